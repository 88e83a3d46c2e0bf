import { LazyPart, lazyCode } from '@schrankwerk/ui'

/** Where one talks: beside an enquiry or beside an offer. */
export type ChatPlace = { enquiryId: string } | { offerId: string }

const parts = lazyCode(() => import('./chat-parts.tsx'))
const what = 'Nachrichten'

/** Where a conversation that is not there yet is begun: by whoever reads, here or at an offer; by the supplier; not at all. */
export type Beginning = 'here' | 'at-offer' | 'by-supplier' | 'nowhere'
type BeginningAt = ChatPlace & { begins?: Beginning }

/** The way to the chat, with the number of unread messages; where none may be begun, only to one that is there. */
export const ChatDoor = ({ begins = 'here', ...place }: BeginningAt) => (
  <LazyPart part={parts} what={what}>
    {({ ChatButton }) => <ChatButton place={place} begins={begins} />}
  </LazyPart>
)

/** The chat itself, beside its page while the address says that it is open. */
export const ChatSide = ({ begins = 'here', ...place }: BeginningAt) => (
  <LazyPart part={parts} what={what}>
    {({ ChatFrame }) => <ChatFrame place={place} begins={begins} />}
  </LazyPart>
)
