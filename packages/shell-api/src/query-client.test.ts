import { countLogin, getUser } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/contracts/client'
import { afterEach, expect, test } from 'vitest'
import { answerWith, api } from './api.ts'
import { mockApi, mockSession } from './mock-session.ts'
import { shouldRetry } from './query-client.ts'
import { useSessionState } from './session.ts'

const problem = (status: number) => new ProblemError({ status, code: 'x', detail: 'x' })

afterEach(() => answerWith(undefined))

test.each([
  ['the network was away', problem(0), true],
  ['a part was down', problem(503), true],
  ['something unexpected', problem(500), true],
  ['not found', problem(404), false],
  ['refused', problem(403), false],
  ['changed meanwhile', problem(409), false],
  ['a bug of the page', new TypeError('x'), true],
])('a read is repeated after: %s → %s', (_name, error, expected) => {
  expect(shouldRetry(0, error)).toBe(expected)
})

test('a read is repeated twice at most', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, problem(503)))).toEqual([true, true, false])
})

test('a read that took too long is not repeated unasked', () => {
  const late = new ProblemError({ status: 503, code: 'request-timeout', detail: 'x' })
  expect(shouldRetry(0, late)).toBe(false)
})

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a GET that changes something is never repeated, a plain one is', async () => {
  const fail = () => {
    throw problem(503)
  }
  mockApi({ countLogin: fail, getUser: fail })
  const userId = mockSession().id
  expect(shouldRetry(0, await failureOf(api.call(countLogin, { query: { userId } })))).toBe(false)
  expect(shouldRetry(0, await failureOf(api.call(getUser)))).toBe(true)
})

test('a refused token ends the session and keeps the person on the page', async () => {
  const user = mockSession()
  mockApi({
    getUser: () => {
      throw problem(401)
    },
  })
  await failureOf(api.call(getUser))
  expect(useSessionState.getState()).toEqual({ status: 'ended', user })
})
