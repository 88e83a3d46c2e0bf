import { createStore } from '@schrankwerk/shell-api'
import { keep, readKept } from './kept.ts'
import type { PendingReference } from './pending-reference.ts'

export interface MessageDraft {
  content: string
  pointsAt?: PendingReference | undefined
  /** Only until the page is left: a browser keeps no files. */
  file?: File | undefined
}

const nothing: MessageDraft = { content: '' }
const drafts = createStore(() => new Map<string, MessageDraft>())
const nameOf = (conversationId: string): string => `message:${conversationId}`

const draftOf = (conversationId: string): MessageDraft => {
  const all = drafts.get()
  const known = all.get(conversationId) ?? readKept<MessageDraft>(nameOf(conversationId)) ?? nothing
  all.set(conversationId, known)
  return known
}

/** Outside of every component: the panel closes, and another page is shown, without a word being lost. */
export const changeDraft = (conversationId: string, change: Partial<MessageDraft>): void => {
  const next = { ...draftOf(conversationId), ...change }
  drafts.set(new Map(drafts.get()).set(conversationId, next))
  const { content, pointsAt } = next
  keep(nameOf(conversationId), content === '' && !pointsAt ? undefined : { content, pointsAt })
}

/** Puts a message that was not sent in front of what was begun since. */
export const backToDraft = (conversationId: string, message: MessageDraft): void => {
  const begun = draftOf(conversationId)
  changeDraft(conversationId, {
    content: [message.content, begun.content].filter((text) => text !== '').join('\n\n'),
    pointsAt: message.pointsAt ?? begun.pointsAt,
    file: message.file ?? begun.file,
  })
}

/** Ends what was being written, and answers it. */
export const takeDraft = (conversationId: string): MessageDraft => {
  const taken = draftOf(conversationId)
  changeDraft(conversationId, { content: '', pointsAt: undefined, file: undefined })
  return taken
}

export const useMessageDraft = (conversationId: string): MessageDraft =>
  drafts.use(() => draftOf(conversationId))
