import type { Offer } from '@schrankwerk/contracts'

/**
 * Who sees the enquiry begins a conversation about it: its customer always, a supplier while it is open to him or he has
 * the order.
 */
export const mayBeginChat = ({ enquiry }: Offer): boolean => enquiry !== null
