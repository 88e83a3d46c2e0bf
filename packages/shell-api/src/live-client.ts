import type { LiveEvent } from '@schrankwerk/contracts'
import { readEventStream } from './event-stream.ts'

/** The part of BroadcastChannel that is needed; tests bring their own. */
export interface TabChannel {
  post(message: TabMessage): void
  listen(receive: (message: TabMessage) => void): void
  close(): void
}
export type TabMessage =
  | { type: 'event'; eventId: string | undefined; event: LiveEvent }
  | { type: 'connected'; connected: boolean; missed: boolean }
  | { type: 'who-leads' }

export interface LiveClientOptions {
  url: string
  /** Undefined ends the stream: nobody is signed in any more. */
  getToken(): Promise<string | undefined>
  onEvent(event: LiveEvent): void
  /** Something may have been missed, or nothing is connected and time has passed: everything shown is asked for again. */
  onCatchUp(): void
  /** Runs `lead` in one tab of the browser at a time, until the signal. */
  lock(signal: AbortSignal, lead: () => Promise<void>): Promise<void>
  channel: TabChannel
  fetch?: typeof fetch
  /** Milliseconds between two catch-ups while nothing is connected. */
  pollMs?: number
  /** A stream without a byte for so long counts as broken. */
  silenceMs?: number
  /** Waits before the attempts to reconnect; the last one repeats. */
  backoffMs?: readonly number[]
}

const remembered = 500

/**
 * One live stream a browser: the tab that holds the lock reads it and passes every event on to the others.
 * It reconnects by itself and resumes after the last event that this tab or its predecessor saw.
 * Returns the function that ends it.
 */
export function startLiveClient(options: LiveClientOptions): () => void {
  const {
    channel,
    pollMs = 30_000,
    silenceMs = 60_000,
    backoffMs = [500, 1000, 2000, 5000, 15_000],
  } = options
  const request = options.fetch ?? fetch
  const ended = new AbortController()
  const seen = new Set<string>()
  let lastEventId: string | undefined
  let isLeader = false
  let isConnected = false
  let wasConnected = false

  const take = (eventId: string | undefined, event: LiveEvent): boolean => {
    if (eventId !== undefined) {
      if (seen.has(eventId)) return false
      seen.add(eventId)
      if (seen.size > remembered) seen.delete(seen.values().next().value as string)
      lastEventId = eventId
    }
    options.onEvent(event)
    return true
  }

  const setConnected = (connected: boolean): void => {
    if (connected === isConnected || (connected && ended.signal.aborted)) return
    isConnected = connected
    const missed = connected && wasConnected
    wasConnected ||= connected
    channel.post({ type: 'connected', connected, missed })
    // The server's memory is bounded; after a gap it is cheaper to ask again than to trust it.
    if (missed) options.onCatchUp()
  }

  channel.listen((message) => {
    if (message.type === 'event') take(message.eventId, message.event)
    if (message.type === 'connected') {
      isConnected = message.connected
      wasConnected ||= message.connected
      if (message.missed) options.onCatchUp()
    }
    if (message.type === 'who-leads' && isLeader) {
      channel.post({ type: 'connected', connected: isConnected, missed: false })
    }
  })
  channel.post({ type: 'who-leads' })

  const poll = setInterval(() => {
    if (!isConnected) options.onCatchUp()
  }, pollMs)

  const readOnce = async (): Promise<'refused' | 'ended'> => {
    const token = await options.getToken()
    if (token === undefined) return 'refused'
    const attempt = new AbortController()
    let silence: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => attempt.abort(), silenceMs)
    }
    try {
      heard()
      const response = await request(options.url, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([ended.signal, attempt.signal]),
      })
      if (!response.ok || !response.body) return 'refused'
      setConnected(true)
      await readEventStream(
        response.body,
        ({ id, data }) => {
          const event = parseLiveEvent(data)
          if (event && take(id, event)) channel.post({ type: 'event', eventId: id, event })
        },
        heard,
      )
      return 'ended'
    } finally {
      clearTimeout(silence)
      attempt.abort()
      setConnected(false)
    }
  }

  const lead = async (): Promise<void> => {
    isLeader = true
    isConnected = false
    let failures = 0
    while (!ended.signal.aborted) {
      const outcome = await readOnce().catch(() => 'refused' as const)
      // A stream that was accepted and ended (a token ran out) is taken up again at once, a refused one is not.
      failures = outcome === 'ended' ? 0 : failures + 1
      const wait = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 1000
      await pause(wait * (0.75 + Math.random() / 2), ended.signal)
    }
    isLeader = false
  }

  void options.lock(ended.signal, lead).catch(() => undefined)

  return () => {
    ended.abort()
    clearInterval(poll)
    if (isLeader) setConnected(false)
    channel.close()
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

const parseLiveEvent = (data: string): LiveEvent | undefined => {
  try {
    const event = JSON.parse(data) as Partial<LiveEvent> | null
    if (typeof event?.kind !== 'string' || typeof event.id !== 'string') return undefined
    return event as LiveEvent
  } catch {
    return undefined
  }
}

/** The browser's own means: Web Locks choose the tab that reads, BroadcastChannel carries events to the others. */
export const browserTabs = (name: string): Pick<LiveClientOptions, 'lock' | 'channel'> => {
  const broadcast = new BroadcastChannel(name)
  return {
    lock: (signal, lead) => navigator.locks.request(name, { signal }, lead),
    channel: {
      post: (message) => broadcast.postMessage(message),
      listen: (receive) => {
        broadcast.onmessage = ({ data }: MessageEvent<TabMessage>) => receive(data)
      },
      close: () => broadcast.close(),
    },
  }
}
