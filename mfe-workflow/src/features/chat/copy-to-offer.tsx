import type { Conversation, Message } from '@schrankwerk/contracts'
import type { ChatPlace } from './chat-door.tsx'

export function CopyToOffer(_: {
  place: ChatPlace
  conversation: Conversation
  message: Message
  filename: string
}) {
  return null
}
