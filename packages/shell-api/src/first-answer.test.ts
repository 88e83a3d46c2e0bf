import { getUser } from '@schrankwerk/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { positionOfFirstAnswer } from './first-answer.ts'
import { mockSession } from './mock-session.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a live stream begins at the first answer of the page, by the clock of the server', async () => {
  mockSession()
  const answers: Record<string, string>[] = [
    {},
    { date: 'Sat, 28 Nov 2026 20:00:05 GMT' },
    { date: 'Sat, 28 Nov 2026 20:00:09 GMT' },
  ]
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404, headers: answers.shift() }))
  const positions: (string | undefined)[] = []
  for (let calls = answers.length; calls > 0; calls -= 1) {
    positions.push(positionOfFirstAnswer())
    await api.call(getUser).catch(() => undefined)
  }
  const first = `@${Date.UTC(2026, 10, 28, 20, 0, 5)}.page`
  expect([...positions, positionOfFirstAnswer()]).toEqual([undefined, undefined, first, first])
})
