/// <reference types="node" />
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveEvent } from '@schrankwerk/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLiveClient, type TabChannel, type TabMessage } from './live-client.ts'

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
  response.write(': hello\n\n')
  open.add(response)
  response.on('close', () => open.delete(response))
})
let asked: { token: string | undefined; resumesAfter: string | undefined }[] = []
let refusal = 0
const open = new Set<ServerResponse>()
const stops: (() => void)[] = []
let url = ''

beforeEach(async () => {
  asked = []
  refusal = 0
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
  more: { pollMs?: number; silenceMs?: number } = {},
) => {
  const events: string[] = []
  const catchUp = vi.fn()
  const stop = startLiveClient({
    url,
    getToken: async () => 'token',
    onEvent: ({ id }) => events.push(id),
    onCatchUp: catchUp,
    backoffMs: [5, 10],
    ...tab,
    ...more,
  })
  stops.push(stop)
  return { events, catchUp, stop }
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
  expect(catchUp).toHaveBeenCalledTimes(1)
})

test('a stream that the server ends in order, as when a token runs out, is taken up again', async () => {
  start(aBrowser().tab())
  await vi.waitFor(() => expect(open.size).toBe(1))
  for (const response of open) response.end()
  await vi.waitFor(() => {
    expect(asked).toHaveLength(2)
    expect(open.size).toBe(1)
  })
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
