import { type Message, sendMessage } from '@schrankwerk/contracts'
import { api, ProblemError, problemText, uploadFile } from '@schrankwerk/shell-api'
import { useSyncExternalStore } from 'react'
import { keep, readKept } from './kept.ts'
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
  /** The server has it for certain not: it can be written anew under another key. */
  isRefused?: boolean | undefined
  /** Name of an attachment that a reload has lost. */
  lostFile?: string | undefined
}

let all: readonly OutgoingMessage[] | undefined
const listeners = new Set<() => void>()
const name = 'outgoing-messages'

/** Of a message that was on its way when the page was left nobody knows what became of it. */
const readBack = (): OutgoingMessage[] =>
  (readKept<OutgoingMessage[]>(name) ?? []).map((kept) => ({ ...kept, state: 'failed' }))

const known = (): readonly OutgoingMessage[] => {
  all ??= readBack()
  return all
}

const become = (next: readonly OutgoingMessage[]): void => {
  all = next
  const kept = next.map(({ file, progress: _, ...message }) => ({
    ...message,
    ...(file ? { lostFile: file.name } : {}),
  }))
  keep(name, kept.length === 0 ? undefined : kept)
  for (const tell of listeners) tell()
}

const change = (key: string, edit: Partial<OutgoingMessage>) =>
  become(known().map((message) => (message.key === key ? { ...message, ...edit } : message)))

/** Takes a message that could not be sent off the list, and answers it. */
export const discardOutgoing = (key: string): OutgoingMessage | undefined => {
  const found = known().find((message) => message.key === key)
  become(known().filter((message) => message.key !== key))
  return found
}

// One after the other, in the order they were written.
let line: Promise<unknown> = Promise.resolve()

const inLine = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
  const turn = line.then(act, act)
  line = turn.catch(() => undefined)
  return turn
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

/** Sends, and hands on what the server made of it; why it failed stands at the message itself. */
export async function sendOutgoing(
  message: OutgoingMessage,
  onSent: (sent: Message) => Promise<void>,
): Promise<void> {
  const { key } = message
  if (known().some((other) => other.key === key))
    change(key, { state: 'sending', cause: undefined, progress: undefined })
  else become([...known(), message])
  try {
    await onSent(await inLine(() => transmit(message)))
    discardOutgoing(key)
  } catch (error) {
    change(key, {
      state: 'failed',
      cause: problemText(error),
      isRefused: error instanceof ProblemError && !error.isUndecided,
    })
  }
}

export const newOutgoing = (conversationId: string, draft: MessageDraft): OutgoingMessage => ({
  ...draft,
  key: crypto.randomUUID(),
  conversationId,
  createDate: new Date().toISOString(),
  state: 'sending',
})

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

/** Messages of a conversation that are on their way or could not be sent, the oldest first. */
export const useOutgoing = (conversationId: string): OutgoingMessage[] =>
  useSyncExternalStore(subscribe, known).filter((message) => message.conversationId === conversationId)

/** Forgets what this page knows, as a reload does. */
export const forgetOutgoing = (): void => {
  all = undefined
}
