import {
  articleImportEnded,
  bindingEnding,
  enquiryReleased,
  estimatesAskedOften,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  offerReleased,
} from '@schrankwerk/contracts'
import type { Parts } from '@schrankwerk/service-kit'
import type { NotificationTables } from '../database/tables.ts'
import { onArticleImportEnded } from './on-article-import-ended.ts'
import { onBindingEnding } from './on-binding-ending.ts'
import { onEnquiryReleased } from './on-enquiry-released.ts'
import { onEstimatesAskedOften } from './on-estimates-asked-often.ts'
import { onOfferAccepted } from './on-offer-accepted.ts'
import { onOfferConfirmed } from './on-offer-confirmed.ts'
import { onOfferDeclined } from './on-offer-declined.ts'
import { onOfferReleased } from './on-offer-released.ts'
import type { PlanGround } from './planning.ts'

/** Starts everything that plans mails. */
export function consumeEvents(consume: Parts<NotificationTables>['consume'], ground: PlanGround): void {
  consume({ durable: 'on-enquiry-released', event: enquiryReleased, handle: onEnquiryReleased(ground) })
  consume({ durable: 'on-offer-released', event: offerReleased, handle: onOfferReleased(ground) })
  consume({ durable: 'on-offer-accepted', event: offerAccepted, handle: onOfferAccepted(ground) })
  consume({ durable: 'on-offer-declined', event: offerDeclined, handle: onOfferDeclined(ground) })
  consume({ durable: 'on-offer-confirmed', event: offerConfirmed, handle: onOfferConfirmed(ground) })
  consume({ durable: 'on-binding-ending', event: bindingEnding, handle: onBindingEnding(ground) })
  consume({
    durable: 'on-article-import-ended',
    event: articleImportEnded,
    handle: onArticleImportEnded(ground),
  })
  consume({
    durable: 'on-estimates-asked-often',
    event: estimatesAskedOften,
    handle: onEstimatesAskedOften(ground),
  })
}
