import type { OfferParties, OfferState } from '@schrankwerk/contracts'
import type { MailKind } from '../database/tables.ts'

/** The mails that are about an offer. */
export type OfferMailKind = Exclude<
  MailKind,
  'enquiry-released' | 'article-import-ended' | 'estimates-asked-often'
>

/** The states in which a mail still tells the truth; what went on since is said in the mail. */
const trueIn: Readonly<Record<OfferMailKind, readonly OfferState[]>> = {
  'offer-released': ['OPEN', 'ACCEPTED', 'CONFIRMED', 'DECLINED'],
  'offer-accepted': ['ACCEPTED', 'CONFIRMED'],
  'offer-declined': ['DECLINED'],
  'offer-confirmed': ['CONFIRMED'],
  'binding-ending': ['ACCEPTED'],
}

/** Why a mail about this offer is not sent any more; undefined when it is. */
export function offerMailObstacle(kind: OfferMailKind, offer: OfferParties, now: Date): string | undefined {
  if (!offer.released) return 'the offer is not released'
  if (!trueIn[kind].includes(offer.state)) return `the offer is ${offer.state} by now`
  // What was agreed stays agreed, also after it was filed away.
  if (kind === 'offer-declined' || kind === 'offer-confirmed') return undefined
  if (offer.invalidated) return 'the offer was replaced by a new version'
  if (offer.archived && offer.state !== 'CONFIRMED') return 'the offer is archived'
  const bindingIsOver = offer.bindingUntil !== null && new Date(offer.bindingUntil) <= now
  if (kind === 'binding-ending' && bindingIsOver) return 'the order does not bind any more'
  return undefined
}
