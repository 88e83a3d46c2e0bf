import { Button } from '@schrankwerk/ui'
import type { ChatPlace } from './chat-door.tsx'
import { useChatAddress } from './use-chat-address.ts'

export function ChatButton(_: { place: ChatPlace }) {
  const { open } = useChatAddress()
  return <Button onClick={() => open()}>Nachrichten</Button>
}
