import type { ChatPlace } from './chat-door.tsx'

export function ChatSide(_: { place: ChatPlace }) {
  return null
}
