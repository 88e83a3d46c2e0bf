import { LazyPart, lazyCode } from '@schrankwerk/ui'

/** Where one talks: beside an enquiry or beside an offer. */
export type ChatPlace = { enquiryId: string } | { offerId: string }

const button = lazyCode(() => import('./chat-button.tsx'))
const side = lazyCode(() => import('./chat-side.tsx'))

/** The way to the chat, with the number of unread messages. */
export const ChatDoor = (place: ChatPlace) => (
  <LazyPart part={button} what="Nachrichten">
    {({ ChatButton }) => <ChatButton place={place} />}
  </LazyPart>
)

/** The chat itself; only while the address says that it is open. */
export const ChatSide = (place: ChatPlace) => (
  <LazyPart part={side} what="Nachrichten">
    {({ ChatSide: Side }) => <Side place={place} />}
  </LazyPart>
)
