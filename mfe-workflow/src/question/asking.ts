import type { Question, Reference, ReferenceInput } from '@schrankwerk/contracts'
import { useMemo } from 'react'
import type { ChatPlace } from '../chat/chat-door.tsx'
import { askAbout } from '../chat/pending-reference.ts'
import { useChatAddress } from '../chat/use-chat-address.ts'
import type { MarkedObject } from './page-marks-context.ts'
import { useMayAsk } from './use-may-ask.ts'
import { type QuestionsByPlace, useQuestions } from './use-questions.ts'

/** What every mark on a page knows. */
export interface Asking {
  questions: QuestionsByPlace
  mayAsk: boolean
  /** Opens the chat; the next message there is about this. */
  ask: (reference: ReferenceInput, caption: string) => void
  /** Opens the chat at the question. */
  open: (question: Question) => void
  /** Whether both parties see the file. */
  isShared: (path: string) => boolean
  /** What a mark is to point at. */
  shown: Reference | undefined
}

/** The questions about a page, and the way to a new one. */
export function useAsking(of: MarkedObject, place: ChatPlace): Omit<Asking, 'shown'> {
  const questions = useQuestions(place)
  const { mayAsk, conversationId } = useMayAsk(of, place)
  const chat = useChatAddress()
  const isDraft = 'offer' in of && !of.offer.released
  return useMemo(
    () => ({
      questions,
      mayAsk,
      isShared: (path) => !isDraft || !path.startsWith('offer/'),
      ask: (reference, caption) => {
        askAbout(reference, caption)
        chat.open(chat.conversationId ?? conversationId)
      },
      open: ({ conversationId, messageId }) => chat.open(conversationId, messageId),
    }),
    [questions, mayAsk, conversationId, isDraft, chat],
  )
}
