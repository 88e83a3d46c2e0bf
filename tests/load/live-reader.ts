import { setTimeout as pause } from 'node:timers/promises'
import { openLiveStream } from '@schrankwerk/contracts'
import { request } from 'undici'
import type { ChatPerson } from './chat-people.ts'

/** As the portal's pages wait before they come back: after a stream that ended in order, and after a failure. */
const spreadMs = 2000
const backoffMs = [1000, 2000, 5000, 15_000]

export interface LiveReader {
  person: ChatPerson
  isOpen: boolean
  /** How often it was told to ask for everything. */
  resets: number
  /** Streams that were opened. */
  opened: number
  /** Unread messages it was told of, by conversation: when each came, in milliseconds of `performance.now()`. */
  heard: Map<string, number[]>
  stop(): void
}

/** Reads the live stream of one person as a page does: comes back, resumes, and drops what it was told before. */
export function openLiveReader(gateway: string, person: ChatPerson): LiveReader {
  const ended = new AbortController()
  const seen = new Set<string>()
  let position: string | undefined
  const reader: LiveReader = {
    person,
    isOpen: false,
    resets: 0,
    opened: 0,
    heard: new Map(),
    stop: () => ended.abort(),
  }

  function take(block: string): void {
    const line = (field: string) => new RegExp(`^${field}: (.*)$`, 'm').exec(block)?.[1]
    const [id, data] = [line('id'), line('data')]
    if (line('event') === 'reset') {
      reader.resets += 1
      return
    }
    if (id === undefined) return
    position = id
    if (data === undefined || seen.has(id)) return
    seen.add(id)
    const event = JSON.parse(data) as { kind: string; id: string }
    if (event.kind !== 'unread') return
    const times = reader.heard.get(event.id) ?? []
    times.push(performance.now())
    reader.heard.set(event.id, times)
  }

  async function readOnce(): Promise<boolean> {
    const answer = await request(`${gateway}/api${openLiveStream.path}`, {
      headers: {
        authorization: `Bearer ${await person.token()}`,
        accept: 'text/event-stream',
        ...(position !== undefined && { 'last-event-id': position }),
      },
      signal: ended.signal,
      bodyTimeout: 60_000,
    })
    if (answer.statusCode !== 200) {
      await answer.body.dump()
      return false
    }
    reader.isOpen = true
    reader.opened += 1
    const decoder = new TextDecoder()
    let rest = ''
    for await (const bytes of answer.body) {
      const blocks = (rest + decoder.decode(bytes as Buffer, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      blocks.forEach(take)
    }
    return true
  }

  const running = (async () => {
    let failures = 0
    while (!ended.signal.aborted) {
      const endedInOrder = await readOnce().catch(() => false)
      reader.isOpen = false
      const wait = backoffMs[Math.min(failures, backoffMs.length - 1)]! * (0.5 + Math.random())
      failures = endedInOrder ? 0 : failures + 1
      const ms = endedInOrder ? Math.random() * spreadMs : wait
      await pause(ms, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  })()
  running.catch(() => undefined)
  return reader
}
