import { getUser, takeBackMail as takeBackMailEndpoint, type User, updateUser } from '@schrankwerk/contracts'
import { api, setSession, useSessionState } from '@schrankwerk/shell-api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { sessionUser } from '../session/load-user.ts'
import type { PersonInput } from './person-values.ts'

const ownUserKey = ['user', 'own'] as const

export const readOwnUser = async (signal?: AbortSignal): Promise<User> => {
  const user = await api.call(getUser, signal ? { signal } : {})
  if (!('company' in user)) throw new Error('The own user came without its company.')
  return user
}

export const ownUserQuery = queryOptions({
  queryKey: ownUserKey,
  queryFn: ({ signal }) => readOwnUser(signal),
})

/** Puts what a call answered where page and frame read it. */
export const rememberOwnUser = async (cache: QueryClient, user: User): Promise<void> => {
  await cache.cancelQueries({ queryKey: ownUserKey })
  cache.setQueryData(ownUserKey, user)
  if (useSessionState.getState().status === 'signed-in')
    setSession({ status: 'signed-in', user: sessionUser(user) })
}

export const update = (id: string, editVersion: number, input: PersonInput): Promise<User> =>
  api.call(updateUser, { body: { ...input, id, editVersion } })

export const takeBackMail = (userId: string): Promise<User> =>
  api.call(takeBackMailEndpoint, { query: { userId } })
