import { announceLive, ProblemError, useSessionState } from '@schrankwerk/shell-api'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { beforeEach, expect, test, vi } from 'vitest'
import { followUser, refreshUser, startUser } from './load-user.ts'

const answer = {
  id: '01990000-0000-7000-8000-000000000001',
  name: 'Einkauf',
  lastname: 'Nord',
  mail: 'einkauf.nord@example.test',
  admin: true,
  passwordChangeNeeded: true,
  company: { id: 'c', name: 'Anlagenbau Nord', type: 'CUSTOMER', pendingRegistration: false },
}

beforeEach(() => {
  localStorage.clear()
  mockSession()
})

test('the session knows person, company and gates', async () => {
  mockApi({ getUser: () => answer, countLogin: () => undefined })
  await startUser('sign-in 1')
  expect(useSessionState.getState()).toMatchObject({
    status: 'signed-in',
    user: {
      companyName: 'Anlagenbau Nord',
      companyType: 'CUSTOMER',
      admin: true,
      passwordChangeNeeded: true,
    },
  })
})

test('a sign-in counts once, however many tabs and reloads it sees; the next one counts again', async () => {
  const calls = mockApi({ getUser: () => answer, countLogin: () => undefined })
  const counted = () => calls.filter(({ name }) => name === 'countLogin')
  await startUser('sign-in 1')
  await startUser('sign-in 1')
  await vi.waitFor(() =>
    expect(counted()).toEqual([{ name: 'countLogin', input: { query: { userId: answer.id } } }]),
  )
  await startUser('sign-in 2')
  await vi.waitFor(() => expect(counted()).toHaveLength(2))
})

test('who cannot be counted may still work; who cannot be read may not', async () => {
  const down = () => {
    throw new ProblemError({ status: 503, code: 'part-down', detail: 'x' })
  }
  mockApi({ getUser: () => answer, countLogin: down })
  await startUser('sign-in 1')
  expect(useSessionState.getState().status).toBe('signed-in')
  mockApi({ getUser: down })
  await expect(startUser('sign-in 2')).rejects.toThrow(ProblemError)
})

test.each(['user', 'company'] as const)(
  'the own %s is read again once it changed, and no other',
  async (kind) => {
    const user = mockSession({ pendingRegistration: true })
    const calls = mockApi({ getUser: () => ({ ...answer, id: user.id, passwordChangeNeeded: false }) })
    followUser()
    announceLive({ kind, id: 'another' })
    expect(calls).toEqual([])
    announceLive({ kind, id: kind === 'user' ? user.id : user.companyId })
    await vi.waitFor(() =>
      expect(useSessionState.getState()).toMatchObject({ user: { pendingRegistration: false } }),
    )
  },
)

test('where the own user cannot be read again, what is known stays', async () => {
  const user = mockSession()
  mockApi({})
  await refreshUser()
  expect(useSessionState.getState()).toEqual({ status: 'signed-in', user })
})
