import type { Offer } from '@schrankwerk/contracts'

/** The customer has the offer, or the supplier who writes it sees the enquiry. */
export const mayBeginChat = ({ released, enquiry }: Offer): boolean => released || enquiry !== null
