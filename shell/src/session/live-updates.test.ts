import { queryClient } from '@schrankwerk/shell-api'
import { mockApi, mockSession } from '@schrankwerk/shell-api/mock'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './live-updates.ts'

const minuteMs = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  mockApi({})
  mockSession()
  // The only tab of a browser whose stream does not open.
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { request: (_: string, __: object, lead: () => unknown) => lead() },
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 503 })),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('without the live stream the unread count is asked every 15 minutes, and when the page comes to the front', async () => {
  const ask = vi.fn(async () => ({ unread: 0 }))
  const end = new QueryObserver(queryClient, { queryKey: ['unread', 'count'], queryFn: ask }).subscribe(
    () => undefined,
  )
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  followChanges()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  vi.advanceTimersByTime(14 * minuteMs)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(minuteMs)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  end()
})
