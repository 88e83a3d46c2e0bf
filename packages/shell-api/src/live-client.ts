import type { LiveEvent } from '@schrankwerk/contracts'
import { readEventStream } from './event-stream.ts'
import { positionOfFirstAnswer } from './first-answer.ts'

/** The part of BroadcastChannel that is needed; tests bring their own. */
export interface TabChannel {
  post(message: TabMessage): void
  listen(receive: (message: TabMessage) => void): void
  close(): void
}
export type TabMessage =
  | { type: 'event'; eventId: string | undefined; event: LiveEvent }
  | { type: 'position'; eventId: string }
  | { type: 'connected'; connected: boolean }
  | { type: 'catch-up' }
  | { type: 'who-leads' }
  | { type: 'come-back' }

export interface LiveClientOptions {
  url: string
  /** Undefined ends the stream: nobody is signed in any more. */
  getToken(): Promise<string | undefined>
  onEvent(event: LiveEvent): void
  /** Something was missed, or nothing is connected and time has passed: everything shown is asked for again. */
  onCatchUp(): void
  /** The position of the oldest answer that the page may show; that of its first call unless told. */
  shownSince?: () => string | undefined
  /** Runs `lead` in one tab of the browser at a time, until the signal. */
  lock(signal: AbortSignal, lead: () => Promise<void>): Promise<void>
  channel: TabChannel
  /** Calls whenever the page comes to the front, until the signal. */
  onFront(listener: () => void, signal: AbortSignal): void
  fetch?: typeof fetch
  random?: () => number
  /** Milliseconds until a catch-up, and between two, while nothing is connected. */
  pollMs?: number
  /** How long a page that comes to the front while nothing is connected waits for the stream before it catches up. */
  patienceMs?: number
  /** A stream without a byte for so long counts as broken. */
  silenceMs?: number
  /** Waits before the attempts to reconnect, half as long to half as long again; the last one repeats. */
  backoffMs?: readonly number[]
  /** When a service stops, all browsers come back; this is the time they spread over, and their catch-ups too. */
  spreadMs?: number
}

const remembered = 500

/**
 * One live stream a browser: the tab that holds the lock reads it and passes every event on to the others.
 * It begins at the page's first answer, so that what passed before the stream was open is told, reconnects by itself
 * and resumes where this tab or its predecessor was. Only where the server says that it cannot resume from there is
 * everything asked for again.
 * Returns the function that ends it.
 */
export function startLiveClient(options: LiveClientOptions): () => void {
  const {
    channel,
    shownSince = positionOfFirstAnswer,
    random = Math.random,
    pollMs = 15 * 60_000,
    patienceMs = 1500,
    silenceMs = 60_000,
    backoffMs = [1000, 2000, 5000, 15_000],
    spreadMs = 2000,
  } = options
  const request = options.fetch ?? fetch
  const ended = new AbortController()
  const seen = new Set<string>()
  let position: string | undefined
  let isLeader = false
  let isConnected = false
  let heardAt = 0
  let reading: AbortController | undefined
  let endPause: () => void = () => undefined
  let catchingUp: ReturnType<typeof setTimeout> | undefined

  const from = (): string | undefined => position ?? shownSince()

  const take = (eventId: string | undefined, event: LiveEvent): boolean => {
    if (eventId !== undefined) {
      position = eventId
      if (seen.has(eventId)) return false
      seen.add(eventId)
      if (seen.size > remembered) seen.delete(seen.values().next().value as string)
    }
    options.onEvent(event)
    return true
  }

  let poll: ReturnType<typeof setInterval> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const takeConnected = (connected: boolean): void => {
    isConnected = connected
    clearInterval(poll)
    clearTimeout(patience)
    if (!connected && !ended.signal.aborted) poll = setInterval(options.onCatchUp, pollMs)
  }
  const setConnected = (connected: boolean): void => {
    if (connected === isConnected || (connected && ended.signal.aborted)) return
    takeConnected(connected)
    channel.post({ type: 'connected', connected })
  }

  const catchUpSoon = (): void => {
    clearTimeout(catchingUp)
    if (!ended.signal.aborted) catchingUp = setTimeout(options.onCatchUp, random() * spreadMs)
  }
  const catchUpEverywhere = (): void => {
    channel.post({ type: 'catch-up' })
    catchUpSoon()
  }

  channel.listen((message) => {
    if (message.type === 'event') take(message.eventId, message.event)
    if (message.type === 'position') position = message.eventId
    if (message.type === 'connected' && message.connected !== isConnected) takeConnected(message.connected)
    if (message.type === 'catch-up') catchUpSoon()
    if (message.type === 'come-back') endPause()
    if (message.type === 'who-leads' && isLeader) {
      channel.post({ type: 'connected', connected: isConnected })
      const eventId = from()
      if (eventId !== undefined) channel.post({ type: 'position', eventId })
    }
  })
  takeConnected(false)
  channel.post({ type: 'who-leads' })

  options.onFront(() => {
    // A computer that slept has a stream that is dead without knowing it.
    if (isConnected && isLeader && Date.now() - heardAt > silenceMs) reading?.abort()
    if (isConnected) return
    endPause()
    channel.post({ type: 'come-back' })
    clearTimeout(patience)
    patience = setTimeout(options.onCatchUp, patienceMs)
  }, ended.signal)

  /** Attempts in a row that opened no stream. */
  let failures = 0

  const readOnce = async (isFirst: boolean): Promise<'refused' | 'ended'> => {
    const token = await options.getToken()
    if (token === undefined) return 'refused'
    const resumesAfter = from()
    const attempt = new AbortController()
    reading = attempt
    let silence: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      heardAt = Date.now()
      clearTimeout(silence)
      silence = setTimeout(() => attempt.abort(), silenceMs)
    }
    try {
      heard()
      const response = await request(options.url, {
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          ...(resumesAfter === undefined ? {} : { 'last-event-id': resumesAfter }),
        },
        cache: 'no-store',
        signal: AbortSignal.any([ended.signal, attempt.signal]),
      })
      if (!response.ok || !response.body) return 'refused'
      // Nobody knows what passed between the page's first answers and a stream that took long to open.
      if (resumesAfter === undefined && !isFirst) catchUpEverywhere()
      setConnected(true)
      failures = 0
      await readEventStream(
        response.body,
        ({ id, type, data }) => {
          if (type === 'reset') return catchUpEverywhere()
          const event = parseLiveEvent(data)
          if (event) {
            if (take(id, event)) channel.post({ type: 'event', eventId: id, event })
          } else if (id !== undefined) {
            position = id
            channel.post({ type: 'position', eventId: id })
          }
        },
        heard,
      )
      return 'ended'
    } finally {
      clearTimeout(silence)
      attempt.abort()
    }
  }

  const lead = async (): Promise<void> => {
    isLeader = true
    takeConnected(false)
    failures = 0
    for (let attempts = 0; !ended.signal.aborted; attempts += 1) {
      const outcome = await readOnce(attempts === 0).catch(() => 'refused' as const)
      // A stream that ended in order, as when a token runs out, is resumed and counts as connected meanwhile.
      if (outcome === 'refused') setConnected(false)
      const wait = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 1000
      if (outcome === 'refused') failures += 1
      const ms = outcome === 'ended' ? random() * spreadMs : wait * (0.5 + random())
      await pause(ms, ended.signal, (end) => {
        endPause = end
      })
    }
    isLeader = false
  }

  void options.lock(ended.signal, lead).catch(() => undefined)

  return () => {
    ended.abort()
    clearInterval(poll)
    clearTimeout(patience)
    clearTimeout(catchingUp)
    if (isLeader) setConnected(false)
    channel.close()
  }
}

const pause = (ms: number, signal: AbortSignal, onBegin: (end: () => void) => void): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
    onBegin(end)
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
export const browserTabs = (name: string): Pick<LiveClientOptions, 'lock' | 'channel' | 'onFront'> => {
  const broadcast = new BroadcastChannel(name)
  return {
    onFront: (listener, signal) =>
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'visible') listener()
        },
        { signal },
      ),
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
