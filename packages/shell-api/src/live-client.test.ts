/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@schrankwerk/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LiveClientOptions, startLiveClient, type TabChannel, type TabMessage } from './live-client.ts'

/** A browser with several tabs: one lock, and a channel that reaches all tabs but the sender. */
const aBrowser = () => {
  const receivers = new Map<TabChannel, (message: TabMessage) => void>()
  let queue: Promise<void> = Promise.resolve()
  return {
    tab: () => {
      const channel: TabChannel = {
        post: (message) => {
          for (const [other, receive] of receivers) if (other !== channel) receive(structuredClone(message))
        },
        listen: (receive) => receivers.set(channel, receive),
        close: () => receivers.delete(channel),
      }
      return {
        channel,
        lock: (_signal: AbortSignal, lead: () => Promise<void>) => {
          const turn = queue.then(lead)
          queue = turn.catch(() => undefined)
          return turn
        },
      }
    },
  }
}

const stream = createServer((request, response) => {
  asked.push({
    token: request.headers.authorization,
    resumesAfter: request.headers['last-event-id'] as string | undefined,
  })
  if (refusal) {
    response.writeHead(refusal).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(opening)
  open.add(response)
  response.on('close', () => open.delete(response))
})
let asked: { token: string | undefined; resumesAfter: string | undefined }[] = []
let refusal = 0
/** What the server says first, as it does: a reset where it cannot resume, then where the reader is. */
let opening = ''
const open = new Set<ServerResponse>()
const stops: (() => void)[] = []
let url = ''

beforeEach(async () => {
  asked = []
  refusal = 0
  opening = 'id: @1\n\n'
  open.clear()
  await new Promise<void>((resolve) => stream.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(stream.address() as AddressInfo).port}/stream`
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await new Promise((resolve) => {
    stream.close(resolve)
    stream.closeAllConnections()
  })
})

const send = (id: string, event: LiveEvent) => {
  for (const response of open) response.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)
}

const start = (
  tab: ReturnType<ReturnType<typeof aBrowser>['tab']>,
  more: Partial<LiveClientOptions> = {},
) => {
  const events: string[] = []
  const catchUp = vi.fn()
  let front: () => void = () => undefined
  const stop = startLiveClient({
    url,
    getToken: async () => 'token',
    onEvent: ({ id }) => events.push(id),
    onCatchUp: catchUp,
    onFront: (listener) => {
      front = listener
    },
    backoffMs: [5, 10],
    spreadMs: 5,
    ...tab,
    ...more,
  })
  stops.push(stop)
  return { events, catchUp, stop, toFront: () => front() }
}

const offer = (id: string): LiveEvent => ({ kind: 'offer', id })

test('an event reaches every tab once, over one connection', async () => {
  const browser = aBrowser()
  const one = start(browser.tab())
  const other = start(browser.tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  send('1', offer('a'))
  await vi.waitFor(() => expect([one.events, other.events]).toEqual([['a'], ['a']]))
  expect(asked).toEqual([{ token: 'Bearer token', resumesAfter: undefined }])
})

test('a broken stream is taken up again after the last event, and nothing comes twice', async () => {
  const { events, catchUp } = start(aBrowser().tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  send('1', offer('a'))
  await vi.waitFor(() => expect(events).toEqual(['a']))
  for (const response of open) response.destroy()
  await vi.waitFor(() => {
    expect(asked).toHaveLength(2)
    expect(open.size).toBe(1)
  })
  expect(asked[1]?.resumesAfter).toBe('1')
  send('1', offer('a'))
  send('2', offer('b'))
  await vi.waitFor(() => expect(events).toEqual(['a', 'b']))
  expect(catchUp).not.toHaveBeenCalled()
})

test('however often a stream breaks that was open, the next attempt follows soon', async () => {
  start(aBrowser().tab(), { backoffMs: [1, 1_000_000] })
  for (const count of [1, 2, 3, 4]) {
    await vi.waitFor(() => {
      expect(asked).toHaveLength(count)
      expect(open.size).toBe(1)
    })
    for (const response of open) response.destroy()
  }
})

test('the first stream is told what passed since the first answer of its page, and nothing else is asked for', async () => {
  const browser = aBrowser()
  opening = `id: 7\ndata: ${JSON.stringify(offer('a'))}\n\nid: @9\n\n`
  const { events, catchUp } = start(browser.tab(), { shownSince: () => '@5.page' })
  await vi.waitFor(() => expect(events).toEqual(['a']))
  send('8', offer('b'))
  await vi.waitFor(() => expect(events).toEqual(['a', 'b']))
  expect(asked.map(({ resumesAfter }) => resumesAfter)).toEqual(['@5.page'])
  expect(catchUp).not.toHaveBeenCalled()
})

test('however long the first stream takes to open, and whichever tab opens it, it begins there', async () => {
  refusal = 503
  const browser = aBrowser()
  const one = start(browser.tab(), { shownSince: () => '@5.page' })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  const other = start(browser.tab(), { shownSince: () => '@6.page' })
  one.stop()
  refusal = 0
  await vi.waitFor(() => expect(open.size).toBe(1))
  expect(new Set(asked.map(({ resumesAfter }) => resumesAfter))).toEqual(new Set(['@5.page']))
  send('7', offer('a'))
  await vi.waitFor(() => expect(other.events).toEqual(['a']))
  expect(other.catchUp).not.toHaveBeenCalled()
})

/** Ends the open stream as the server does in order and waits until the next one is open. */
const endInOrder = async () => {
  const before = asked.length
  for (const response of open) response.end()
  await vi.waitFor(() => {
    expect(asked).toHaveLength(before + 1)
    expect(open.size).toBe(1)
  })
}

test('a stream that ends in order, as when a token runs out, is resumed from the last place named', async () => {
  const { catchUp, events, toFront } = start(aBrowser().tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  await endInOrder()
  for (const response of open) response.write('id: @2\n\n')
  send('x', offer('a'))
  await vi.waitFor(() => expect(events).toEqual(['a']))
  for (const response of open) response.write('id: @3\n\n')
  send('y', offer('b'))
  for (const response of open) response.write('id: @4\n\n')
  await vi.waitFor(() => expect(events).toEqual(['a', 'b']))
  await endInOrder()
  expect(asked.map(({ resumesAfter }) => resumesAfter)).toEqual([undefined, '@1', '@4'])
  toFront()
  expect(catchUp).not.toHaveBeenCalled()
})

test('only where the server cannot resume is everything asked for again, once, in every tab', async () => {
  const browser = aBrowser()
  const one = start(browser.tab())
  const other = start(browser.tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  opening = 'event: reset\ndata: {}\n\nid: @9\n\n'
  await endInOrder()
  await vi.waitFor(() => {
    expect(one.catchUp).toHaveBeenCalledTimes(1)
    expect(other.catchUp).toHaveBeenCalledTimes(1)
  })
  opening = 'id: @10\n\n'
  await endInOrder()
  expect(asked.at(-1)?.resumesAfter).toBe('@9')
  expect([one.catchUp.mock.calls.length, other.catchUp.mock.calls.length]).toEqual([1, 1])
})

test('browsers come back and catch up spread over time, as chance has it', async () => {
  const chance = vi.fn(() => 0)
  const { catchUp, events } = start(aBrowser().tab(), { spreadMs: 3_600_000, random: chance })
  await vi.waitFor(() => expect(open.size).toBe(1))
  opening = 'event: reset\ndata: {}\n\nid: @9\n\n'
  // Drawn for the way back: at once. For the catch-up: in an hour.
  chance.mockReturnValueOnce(0).mockReturnValueOnce(1)
  await endInOrder()
  send('1', offer('a'))
  await vi.waitFor(() => expect(events).toEqual(['a']))
  expect(chance).toHaveBeenCalledTimes(2)
  expect(catchUp).not.toHaveBeenCalled()
  await endInOrder()
  await vi.waitFor(() => expect(catchUp).toHaveBeenCalledTimes(1))
  // For the way back: in an hour.
  chance.mockReturnValueOnce(1)
  for (const response of open) response.end()
  await vi.waitFor(() => expect(chance).toHaveBeenCalledTimes(5))
  expect(asked).toHaveLength(3)
})

test('a stream that took several attempts to open is followed by one catch-up where nobody knows since when', async () => {
  refusal = 503
  const { catchUp } = start(aBrowser().tab())
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  refusal = 0
  await vi.waitFor(() => expect(catchUp).toHaveBeenCalledTimes(1))
})

test('while nothing is connected, a page that comes to the front has the stream tried again at once', async () => {
  const browser = aBrowser()
  const one = start(browser.tab(), { backoffMs: [3_600_000], patienceMs: 3_600_000 })
  const other = start(browser.tab(), { patienceMs: 3_600_000 })
  await vi.waitFor(() => expect(open.size).toBe(1))
  send('1', offer('a'))
  await vi.waitFor(() => expect(other.events).toEqual(['a']))
  for (const tab of [one, other]) {
    for (const response of open) response.destroy()
    await vi.waitFor(() => expect(open.size).toBe(0))
    await vi.waitFor(() => {
      tab.toFront()
      expect(open.size).toBe(1)
    })
  }
  expect(asked.map(({ resumesAfter }) => resumesAfter)).toEqual([undefined, '1', '@1'])
  // It went on where it was: nothing has to be asked for again.
  expect([one.catchUp.mock.calls.length, other.catchUp.mock.calls.length]).toEqual([0, 0])
})

test('where that fails, the page catches up', async () => {
  refusal = 503
  const browser = aBrowser()
  const one = start(browser.tab(), { backoffMs: [3_600_000], patienceMs: 10 })
  const other = start(browser.tab(), { patienceMs: 10 })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  other.toFront()
  await vi.waitFor(() => expect(other.catchUp).toHaveBeenCalledTimes(1))
  expect(one.catchUp).not.toHaveBeenCalled()
})

test('a stream that falls silent is taken for broken', async () => {
  start(aBrowser().tab(), { silenceMs: 30 })
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
})

test('when the reading tab closes, another goes on where it was', async () => {
  const browser = aBrowser()
  const one = start(browser.tab())
  const other = start(browser.tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  send('1', offer('a'))
  await vi.waitFor(() => expect(other.events).toEqual(['a']))
  one.stop()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await vi.waitFor(() => expect(open.size).toBe(1))
  expect(asked[1]?.resumesAfter).toBe('1')
  send('2', offer('b'))
  await vi.waitFor(() => expect(other.events).toEqual(['a', 'b']))
  expect(one.events).toEqual(['a'])
})

test('while nothing is connected, everything shown is asked for again from time to time, in every tab', async () => {
  refusal = 503
  const browser = aBrowser()
  const one = start(browser.tab(), { pollMs: 20 })
  const other = start(browser.tab(), { pollMs: 20 })
  await vi.waitFor(() => {
    expect(one.catchUp.mock.calls.length).toBeGreaterThan(1)
    expect(other.catchUp.mock.calls.length).toBeGreaterThan(1)
  })
  refusal = 0
  await vi.waitFor(() => expect(open.size).toBe(1))
  send('1', offer('a'))
  await vi.waitFor(() => expect(other.events).toEqual(['a']))
})

test('it ends with the account', async () => {
  const { stop } = start(aBrowser().tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  stop()
  await vi.waitFor(() => expect(open.size).toBe(0))
  expect(asked).toHaveLength(1)
})
