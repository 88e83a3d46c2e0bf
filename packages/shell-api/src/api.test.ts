import { getUser, updateOffer } from '@schrankwerk/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, api } from './api.ts'

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
