import { type Message, sendMessage } from '@schrankwerk/contracts'
import { api, createStore, ProblemError, problemText, uploadFile } from '@schrankwerk/shell-api'
import type { QueryClient } from '@tanstack/react-query'
import { rememberMessages } from './conversation.api.ts'
import { keep, keptNames, onKeptGone, readKept } from './kept.ts'
import type { MessageDraft } from './message-draft.ts'

/** A message between its writing and the server's answer. */
export interface OutgoingMessage extends MessageDraft {
  /** The same at every attempt, so that a lost answer makes no second message. */
  key: string
  conversationId: string
  createDate: string
  state: 'sending' | 'failed'
  /** 0 to 1, of its attachment. */
  progress?: number | undefined
  cause?: string | undefined
  /** The browser itself had no connection. */
  isOffline?: boolean | undefined
  /** The server has it for certain not: it can be written anew under another key. */
  isRefused?: boolean | undefined
  /** Name of an attachment that a reload has lost. */
  lostFile?: string | undefined
}

interface Outgoing {
  all?: readonly OutgoingMessage[]
  /** What is being sent in each conversation, until the last of it. */
  lines: Map<string, Promise<void>>
  /** What ends the pause before a message is sent again by itself. */
  pauses: Map<string, () => void>
}

const outgoing = createStore<Outgoing>(() => ({ lines: new Map(), pauses: new Map() }))
// One entry each: another tab keeps its own beside them.
const beginning = 'outgoing:'

/** Of a message that was on its way when the page was left nobody knows what became of it. */
const readBack = (): OutgoingMessage[] =>
  keptNames(beginning)
    .flatMap((name) => readKept<OutgoingMessage>(name) ?? [])
    // What the browser said of its connection was of that time.
    .map((kept): OutgoingMessage => ({ ...kept, state: 'failed', isOffline: false }))
    .sort((one, other) => one.createDate.localeCompare(other.createDate))

const known = (): readonly OutgoingMessage[] => {
  const state = outgoing.get()
  state.all ??= readBack()
  return state.all
}

const become = (all: readonly OutgoingMessage[]): void => outgoing.set({ ...outgoing.get(), all })

const put = (message: OutgoingMessage): void => {
  const { file, progress: _, ...kept } = message
  keep(beginning + message.key, file ? { ...kept, lostFile: file.name } : kept)
  const isKnown = known().some(({ key }) => key === message.key)
  become(
    isKnown ? known().map((other) => (other.key === message.key ? message : other)) : [...known(), message],
  )
}

const change = (key: string, edit: Partial<OutgoingMessage>): void => {
  const message = known().find((other) => other.key === key)
  if (message) put({ ...message, ...edit })
}

/** Takes a message off the list that was sent, or is not to be. */
export const discardOutgoing = (key: string): void => {
  keep(beginning + key, undefined)
  drop(key)
}

const drop = (key: string): void => {
  become(known().filter((message) => message.key !== key))
  outgoing.get().pauses.get(key)?.()
}

/** One after the other in each conversation, in the order they were written. */
const sendInLine = (conversationId: string, send: () => Promise<void>): void => {
  const { lines } = outgoing.get()
  const turn = (lines.get(conversationId) ?? Promise.resolve()).then(send)
  lines.set(
    conversationId,
    turn.catch(() => undefined),
  )
}

const transmit = ({ key, conversationId, content, pointsAt, file }: OutgoingMessage): Promise<Message> => {
  const fields = { conversationId, content, reference: pointsAt?.reference }
  if (!file) return api.call(sendMessage, { fields, idempotencyKey: key })
  return uploadFile(sendMessage, {
    file,
    fields,
    idempotencyKey: key,
    onProgress: (progress) => change(key, { progress }),
  })
}

/** Sends, and shows what the server made of it; why it failed stands at the message itself. */
export function sendOutgoing(message: OutgoingMessage, cache: QueryClient): void {
  begin(message)
  const endPause = outgoing.get().pauses.get(message.key)
  // It keeps its place before what was written after it.
  if (endPause) endPause()
  else sendInLine(message.conversationId, () => sendPatiently(message, cache))
}

const begin = (message: OutgoingMessage): void =>
  put({ ...message, state: 'sending', cause: undefined, isOffline: false, progress: undefined })

const pausesMs = [3000, 10_000, 30_000]

/**
 * Sends it again by itself where nobody knows what became of it: it may stand in the conversation already, its answer
 * lost, and under its key it is written only once. What was written after it waits as long. A file is not sent again
 * unasked.
 */
async function sendPatiently(message: OutgoingMessage, cache: QueryClient): Promise<void> {
  let isUndecided = await sendOnce(message, cache)
  for (const pauseMs of pausesMs) {
    if (!isUndecided || message.file) return
    await pauseOf(message, pauseMs)
    // Discarded, or sent by another tab.
    if (!known().some(({ key }) => key === message.key)) return
    begin(message)
    isUndecided = await sendOnce(message, cache)
  }
}

const pauseOf = async ({ key }: OutgoingMessage, pauseMs: number): Promise<void> => {
  const { pauses } = outgoing.get()
  await new Promise<void>((resolve) => {
    pauses.set(key, resolve)
    setTimeout(resolve, pauseMs)
  })
  pauses.delete(key)
}

/** Whether nobody knows what became of it, though there is a connection. */
async function sendOnce(message: OutgoingMessage, cache: QueryClient): Promise<boolean> {
  const { key } = message
  try {
    await rememberMessages(cache, [await transmit(message)])
    void cache.invalidateQueries({ queryKey: ['conversation', 'list'] })
    discardOutgoing(key)
    return false
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'changed-meanwhile') {
      // It was written at an earlier attempt, whose answer was lost for good.
      await cache.invalidateQueries({ queryKey: ['conversation'] })
      discardOutgoing(key)
      return false
    }
    const isOffline = !navigator.onLine
    const isRefused = error instanceof ProblemError && !error.isUndecided
    change(key, { state: 'failed', cause: isOffline ? undefined : problemText(error), isOffline, isRefused })
    if (isOffline) sendOnceOnline(key, cache)
    return !isOffline && !isRefused
  }
}

// What another tab has sent or discarded is not shown as unsent here.
onKeptGone(beginning, (key) => {
  if (outgoing.get().all) drop(key)
})

/** Sends it when the connection is back, wherever in the portal one is by then. */
const sendOnceOnline = (key: string, cache: QueryClient): void =>
  globalThis.addEventListener(
    'online',
    () => {
      const message = known().find((one) => one.key === key)
      if (message?.state === 'failed' && message.isOffline) sendOutgoing(message, cache)
    },
    { once: true },
  )

export const newOutgoing = (conversationId: string, draft: MessageDraft): OutgoingMessage => ({
  ...draft,
  key: crypto.randomUUID(),
  conversationId,
  createDate: new Date().toISOString(),
  state: 'sending',
})

/** Messages of a conversation that are on their way or could not be sent, the oldest first. */
export const useOutgoing = (conversationId: string): OutgoingMessage[] =>
  outgoing.use(known).filter((message) => message.conversationId === conversationId)
