import { ProblemError } from '@schrankwerk/contracts/client'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn, useWaiting, waitingInFrame, whenThereIsRoom } from './when-there-is-room.ts'

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
    expect(said).toEqual(['Es wird schon gelesen.'])
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await result).toBe('done')
    expect(said.at(-1)).toBeUndefined()
  })

  test('is made for five minutes and not for ever, however long a try takes', async () => {
    const call = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40_000))
      throw refusal('service-busy', 5)
    })
    const said: (string | undefined)[] = []
    const result = whenThereIsRoom(call, { onWaiting: (sentence) => said.push(sentence) })
    const failed = expect(result).rejects.toMatchObject({ code: 'service-busy' })
    await vi.runAllTimersAsync()
    await failed
    // The last one begins 5 s after the seventh refusal, 275 s after the first.
    expect(call).toHaveBeenCalledTimes(8)
    expect(said.at(-1)).toBeUndefined()
  })

  test.each(['before', 'while'])('ends when it is cancelled %s it waits, and then says so', async (when) => {
    const aborter = new AbortController()
    const said: (string | undefined)[] = []
    if (when === 'before') aborter.abort()
    const result = whenThereIsRoom(() => Promise.reject(refusal('service-busy', 5)), {
      signal: aborter.signal,
      onWaiting: (sentence) => said.push(sentence),
    })
    const failed = expect(result).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(1000)
    aborter.abort()
    await failed
    expect(said.at(-1)).toBeUndefined()
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
  expect(said.at(-1)).toBe('3: goes')
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

describe('an upload that is cancelled', () => {
  const onWaiting = () => undefined
  const held = () => {
    const one = Promise.withResolvers<void>()
    const act = vi.fn(() => one.promise)
    return { act, end: one.resolve }
  }

  test('in the moment its turn comes takes nobody else out of the row', async () => {
    const aborter = new AbortController()
    const running = [held(), held(), held()]
    const under = running.map(({ act }) => inTurn('list', {}, act))
    const cancelled = inTurn('list', { signal: aborter.signal, onWaiting }, async () =>
      aborter.signal.throwIfAborted(),
    )
    const failed = expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
    const last = inTurn('list', { onWaiting }, async () => 'sent')
    // What hears second that the first is over: the turn is given on and not yet taken.
    running[0]!.act.mock.results[0]!.value.then(() => aborter.abort())
    for (const { end } of running) end()
    await failed
    expect(await last).toBe('sent')
    await Promise.all(under)
  })

  test('before it begins waits for no turn and takes none', async () => {
    const running = [held(), held(), held()]
    const under = running.map(({ act }) => inTurn('plan', {}, act))
    const act = vi.fn(async () => undefined)
    await expect(inTurn('plan', { signal: AbortSignal.abort() }, act)).rejects.toMatchObject({
      name: 'AbortError',
    })
    for (const { end } of running) end()
    await Promise.all(under)
    expect(act).not.toHaveBeenCalled()
  })
})

test('of several calls that wait the frame shows the last; one that goes on leaves the others theirs', () => {
  const { result } = renderHook(() => useWaiting())
  const [first, second] = [waitingInFrame(), waitingInFrame()]
  act(() => first('Wartet auf das Erste.'))
  act(() => second('Wartet auf das Zweite.'))
  expect(result.current).toBe('Wartet auf das Zweite.')
  act(() => second(undefined))
  expect(result.current).toBe('Wartet auf das Erste.')
  act(() => first(undefined))
  expect(result.current).toBeUndefined()
})
