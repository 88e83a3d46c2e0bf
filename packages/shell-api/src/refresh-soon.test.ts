import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshSoon } from './refresh-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function shown(answer: () => Promise<number>) {
  const cache = new QueryClient()
  const ask = vi.fn(answer)
  const ofFolder = new QueryObserver(cache, { queryKey: ['businessData', 'id'], queryFn: ask })
  ofFolder.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  ask.mockClear()
  return { cache, ask }
}

test('of many in a row the first is answered at once, the others once a second and after the last', async () => {
  const { cache, ask } = await shown(async () => 1)
  refreshSoon('businessData', cache)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 100; at += 1) {
    refreshSoon('businessData', cache)
    await vi.advanceTimersByTimeAsync(25)
  }
  expect(ask).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ask).toHaveBeenCalledTimes(4)
  refreshSoon('businessData', cache)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(5)
})

test('an answer that takes longer is waited for, and no other kind waits', async () => {
  const { cache, ask } = await shown(() => new Promise((resolve) => setTimeout(() => resolve(1), 5000)))
  await vi.advanceTimersByTimeAsync(5000)
  const offers = vi.fn(async () => 1)
  new QueryObserver(cache, { queryKey: ['offer'], queryFn: offers }).subscribe(() => undefined)
  for (let at = 0; at < 4; at += 1) {
    refreshSoon('businessData', cache)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(ask).toHaveBeenCalledTimes(1)
  refreshSoon('offer', cache)
  await vi.advanceTimersByTimeAsync(0)
  expect(offers).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(2)
})
