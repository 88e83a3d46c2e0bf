import type { OfferListItem } from '@schrankwerk/contracts'
import { isWithdrawnByArchiving } from '@schrankwerk/domain'

type Removed = Pick<OfferListItem, 'state' | 'released' | 'invalidated' | 'allowedActions'>

/** What archiving is called: it withdraws an offer that the customer has before him, and files away any other. */
export const removalOf = (offer: Removed): 'withdraw' | 'archive' =>
  isWithdrawnByArchiving(offer) ? 'withdraw' : 'archive'

export const mayRemove = ({ allowedActions }: Removed): boolean => allowedActions.includes('archive')

/** The same of several, counting those for which it is allowed. */
export const removalOfAll = (offers: readonly Removed[]): 'withdraw' | 'archive' | 'both' => {
  const [first = 'archive', ...more] = new Set(offers.filter(mayRemove).map(removalOf))
  return more.length > 0 ? 'both' : first
}
