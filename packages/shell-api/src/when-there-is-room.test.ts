import { ProblemError } from '@schrankwerk/contracts/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn, whenThereIsRoom } from './when-there-is-room.ts'

const refusal = (code: string, seconds: number) =>
  new ProblemError({ status: 429, code, detail: 'Es wird schon gelesen.' }, seconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call that the server has no room for', () => {
  test('is made again after the time that was named, and says meanwhile what it waits for', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(refusal('own-work-running', 3))
      .mockRejectedValueOnce(refusal('service-busy', 5))
      .mockResolvedValueOnce('done')
    const said: (string | undefined)[] = []
    const result = whenThereIsRoom(call, { onWaiting: (sentence) => said.push(sentence) })
    await vi.advanceTimersByTimeAsync(2999)
    expect(call).toHaveBeenCalledTimes(1)
    expect(said).toEqual(['Wartet, bis Ihr anderer Vorgang fertig ist.'])
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await result).toBe('done')
    expect(said.at(-1)).toBeUndefined()
  })

  test('is not made for ever', async () => {
    const call = vi.fn(() => Promise.reject(refusal('service-busy', 5)))
    const result = whenThereIsRoom(call)
    const failed = expect(result).rejects.toMatchObject({ code: 'service-busy' })
    await vi.runAllTimersAsync()
    await failed
    expect(call).toHaveBeenCalledTimes(60)
  })

  test('ends when it is cancelled', async () => {
    const aborter = new AbortController()
    const result = whenThereIsRoom(() => Promise.reject(refusal('service-busy', 5)), {
      signal: aborter.signal,
    })
    const failed = expect(result).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(1000)
    aborter.abort()
    await failed
  })

  test.each(['upload-quota-used', 'too-many-releases', 'too-many-requests', 'not-allowed'])(
    '%s is told at once',
    async (code) => {
      const call = vi.fn(() => Promise.reject(refusal(code, 3600)))
      await expect(whenThereIsRoom(call)).rejects.toMatchObject({ code })
      expect(call).toHaveBeenCalledTimes(1)
    },
  )
})

test('of many uploads three go at a time; the others say that they wait, and one that is cancelled leaves its place', async () => {
  const under: PromiseWithResolvers<void>[] = []
  const said: string[] = []
  const aborter = new AbortController()
  const all = Array.from({ length: 6 }, (_, at) =>
    inTurn(
      'file',
      {
        ...(at === 3 && { signal: aborter.signal }),
        onWaiting: (sentence) => said.push(`${at}: ${sentence ? 'waits' : 'goes'}`),
      },
      () => {
        const one = Promise.withResolvers<void>()
        under.push(one)
        return one.promise
      },
    ),
  )
  const settled = Promise.allSettled(all)
  expect([under.length, said]).toEqual([3, ['3: waits', '4: waits', '5: waits']])
  aborter.abort()
  await expect(all[3]).rejects.toMatchObject({ name: 'AbortError' })
  under[0]!.reject(new Error('broken'))
  await expect(all[0]).rejects.toThrow('broken')
  await vi.waitFor(() => expect(under).toHaveLength(4))
  expect(said.at(-1)).toBe('4: goes')
  under[1]!.resolve()
  await vi.waitFor(() => expect(under).toHaveLength(5))
  for (const one of under) one.resolve()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
})
