import {
  type BodyInput,
  createUser,
  deleteUser,
  eraseUser,
  exportPerson,
  exportUsers,
  filterUsers,
  getLastLogins,
  getSignInState,
  getUser,
  getUsersOfCompany,
  type QueryInput,
  type SignInState,
  sendUserLink,
  takeBackMail as takeBackMailEndpoint,
  type User,
  unlockUser,
  updateUser,
} from '@schrankwerk/contracts'
import { saveAnswer } from '@schrankwerk/portal-ui/save-answer'
import { api, ProblemError } from '@schrankwerk/shell-api'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

export type UserFilter = { [K in keyof QueryInput<typeof filterUsers>]?: unknown }
export type UserInput = Omit<BodyInput<typeof updateUser>, 'id' | 'editVersion'>

const userKey = (id: string) => ['user', id] as const

/** A page of the list; the previous one stays until the next is there. */
export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: ['user', 'list', filter],
    queryFn: ({ signal }) => api.call(filterUsers, { query: filter, signal }),
    placeholderData: keepPreviousData,
  })

export const usersOfCompanyQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['user', 'company', companyId],
    queryFn: ({ signal }) => api.call(getUsersOfCompany, { query: { companyId }, signal }),
  })

export const lastLoginsQuery = queryOptions({
  queryKey: ['user', 'lastLogins'],
  queryFn: ({ signal }) => api.call(getLastLogins, { signal }),
})

export async function read(id: string, signal?: AbortSignal): Promise<User> {
  const user = await api.call(getUser, { query: { id }, signal })
  if ('editVersion' in user) return user
  // Of others no more than the name is told, which is no page.
  throw new ProblemError({ status: 404, code: 'not-found', detail: '' })
}

export const userQuery = (id: string) =>
  queryOptions({ queryKey: userKey(id), queryFn: ({ signal }) => read(id, signal) })

/** A link counts from the moment its mail is written, a little after the call that asks for it. */
const isLinkUnderWay = (state: SignInState | undefined): boolean =>
  state?.companyActive === true &&
  state.linkValidUntil === null &&
  (state.awaitsFirstPassword || !state.mailConfirmed)

export const signInStateQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId, 'signIn'],
    queryFn: ({ signal }) => api.call(getSignInState, { query: { userId }, signal }),
    refetchInterval: ({ state }) => isLinkUnderWay(state.data) && 3000,
  })

/** Puts what a call answered into the cache, past any read that is still under way. */
export const rememberUser = async (cache: QueryClient, user: User): Promise<void> => {
  await cache.cancelQueries({ queryKey: userKey(user.id), exact: true })
  cache.setQueryData(userKey(user.id), user)
  for (const queryKey of [
    ['user', user.id, 'signIn'],
    ['user', 'list'],
    ['user', 'company'],
    ['company', 'list'],
  ])
    void cache.invalidateQueries({ queryKey })
}

type NewUser = BodyInput<typeof createUser>

/** Fails with `mail-external` where the address belongs to a guest: then nothing was made. */
export async function create(input: UserInput, idempotencyKey: string): Promise<User> {
  const answer = await api.call(createUser, { body: input as NewUser, idempotencyKey })
  if (!('external' in answer)) return answer
  throw new ProblemError({ status: 412, code: 'mail-external', detail: '' })
}
export const update = (id: string, editVersion: number, input: UserInput): Promise<User> =>
  api.call(updateUser, { body: { ...input, id, editVersion } })
export const remove = (userId: string): Promise<void> => api.call(deleteUser, { query: { userId } })
export const erase = (userId: string): Promise<void> => api.call(eraseUser, { query: { userId } })
export const takeBackMail = (userId: string): Promise<User> =>
  api.call(takeBackMailEndpoint, { query: { userId } })
export const sendLink = (userId: string): Promise<void> => api.call(sendUserLink, { query: { userId } })
export const unlock = (userId: string): Promise<void> => api.call(unlockUser, { query: { userId } })

export type ExportQuery = { [K in keyof QueryInput<typeof exportUsers>]?: unknown }

export const downloadUsers = async (query: ExportQuery): Promise<void> =>
  saveAnswer(await api.call(exportUsers, { query }))
export const downloadPerson = async (userId: string): Promise<void> =>
  saveAnswer(await api.call(exportPerson, { query: { userId } }))
