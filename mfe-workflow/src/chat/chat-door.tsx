import { LazyPart, lazyCode } from '@schrankwerk/ui'

/** Where one talks: beside an enquiry or beside an offer. */
export type ChatPlace = { enquiryId: string } | { offerId: string }

const parts = lazyCode(() => import('./chat-parts.tsx'))
const what = 'Nachrichten'

/** The way to the chat, with the number of unread messages; where none may be begun, only to one that is there. */
export const ChatDoor = ({ mayBegin = true, ...place }: ChatPlace & { mayBegin?: boolean }) => (
  <LazyPart part={parts} what={what}>
    {({ ChatButton }) => <ChatButton place={place} mayBegin={mayBegin} />}
  </LazyPart>
)

/** The chat itself, beside its page while the address says that it is open. */
export const ChatSide = (place: ChatPlace) => (
  <LazyPart part={parts} what={what}>
    {({ ChatFrame }) => <ChatFrame place={place} />}
  </LazyPart>
)
