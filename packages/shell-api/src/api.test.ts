import { getBusinessData, getUser, updateOffer } from '@schrankwerk/contracts'
import { createClient, ProblemError } from '@schrankwerk/contracts/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, api } from './api.ts'
import { mockSession } from './mock-session.ts'
import { getToken, setSession, useSessionState } from './session.ts'

const hanging = (signals: (AbortSignal | undefined)[]) =>
  answerWith({
    call: (_endpoint, input) => {
      signals.push(input?.signal)
      return new Promise((_, reject) => {
        input?.signal?.addEventListener('abort', () => reject(new DOMException('x', 'AbortError')))
      })
    },
  })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  answerWith(undefined)
})

test('a read is given up after 20 seconds, with a sentence for the person who waited', async () => {
  hanging([])
  const failed = expect(api.call(getUser)).rejects.toMatchObject({ code: 'request-timeout' })
  await vi.advanceTimersByTimeAsync(20_000)
  await failed
})

test('a read that its page no longer needs ends at once, without that sentence', async () => {
  hanging([])
  const page = new AbortController()
  const failed = expect(api.call(getUser, { signal: page.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  page.abort()
  await failed
})

test('a call that changes something is never given up', async () => {
  const signals: (AbortSignal | undefined)[] = []
  hanging(signals)
  void api.call(updateOffer, { body: {} } as never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals).toEqual([undefined])
})

test('a call with a share token carries no bearer, and its refusal does not end the session', async () => {
  mockSession()
  const sent: Headers[] = []
  const refuse = async (_: unknown, init?: RequestInit) => {
    sent.push(new Headers(init?.headers))
    return new Response('{}', { status: 401 })
  }
  answerWith(createClient({ baseUrl: '/api', getToken, fetch: refuse }))
  const query = { offerId: '01990000-0000-7000-8000-000000000101' }
  await expect(api.call(getBusinessData, { query, shareToken: 'of-a-visitor' })).rejects.toMatchObject({
    status: 401,
  })
  expect(sent.map((headers) => [headers.get('share-token'), headers.get('authorization')])).toEqual([
    ['of-a-visitor', null],
  ])
  expect(useSessionState.getState().status).toBe('signed-in')
})
test('a refusal ends the session whose call it was, never that of a visitor beside it', async () => {
  const refused = new ProblemError({ status: 401, code: 'share-token-ended', detail: '' })
  answerWith({ call: () => Promise.reject(refused) })
  const user = { id: 'u' } as never
  setSession({ status: 'signed-in', user })
  const query = { offerId: '0199b1c0-0000-7000-8000-000000000001' }
  await expect(api.call(getBusinessData, { query, shareToken: 'token' })).rejects.toBe(refused)
  expect(useSessionState.getState().status).toBe('signed-in')
  await expect(api.call(getBusinessData, { query })).rejects.toBe(refused)
  expect(useSessionState.getState().status).toBe('ended')
})
