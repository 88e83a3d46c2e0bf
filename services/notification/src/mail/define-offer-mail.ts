import type { EventDefinition, OfferParties, OfferState } from '@schrankwerk/contracts'
import type * as z from 'zod/mini'
import { findOffer } from '../neighbours.ts'
import { defineMail, type Mail, type MailDefinition } from './define-mail.ts'
import type { MailContent } from './mail-content.ts'

interface OfferIds {
  offerId: string
  customerCompanyId: string
  supplierCompanyId: string
}
type OfferEvent = EventDefinition<z.ZodMiniType<OfferIds>>
type ContentFor = (offer: OfferParties, mail: { attached: number; now: Date }) => MailContent

interface OfferMailDefinition<Kind extends string>
  extends Pick<MailDefinition<Kind, OfferEvent, OfferParties>, 'kind' | 'event' | 'attachments'> {
  /** Where the mail still tells the truth; what happened since is said in it. */
  states: readonly OfferState[]
  obstacle?(offer: OfferParties, now: Date): string | undefined
  /** The party that has one of these gets the mail; each says only what that party may see. */
  toCustomer?: ContentFor
  toSupplier?: ContentFor
}

/** A mail about a released offer to one of its parties or to both. */
export function defineOfferMail<const Kind extends string>({
  kind,
  event,
  states,
  obstacle,
  attachments,
  toCustomer,
  toSupplier,
}: OfferMailDefinition<Kind>): Mail<Kind> {
  const contentFor = (offer: OfferParties, companyId: string): ContentFor | undefined =>
    companyId === offer.customerCompanyId
      ? toCustomer
      : companyId === offer.supplierCompanyId
        ? toSupplier
        : undefined
  return defineMail({
    kind,
    event,
    topicId: ({ offerId }) => offerId,
    recipients: ({ customerCompanyId, supplierCompanyId }) => ({
      companyIds: [...(toCustomer ? [customerCompanyId] : []), ...(toSupplier ? [supplierCompanyId] : [])],
    }),
    load: findOffer,
    obstacle(offer, { companyId, now }) {
      if (contentFor(offer, companyId) === undefined) return 'the recipient is no party'
      if (!offer.released) return 'the offer is not released'
      if (!states.includes(offer.state)) return `the offer is ${offer.state} by now`
      return obstacle?.(offer, now)
    },
    ...(attachments && { attachments }),
    content: (offer, { companyId, attached, now }) => contentFor(offer, companyId)!(offer, { attached, now }),
  })
}

/** Why an offer that goes on is no longer worth a mail; what was agreed stays agreed, also after it was filed away. */
export function replacedOrArchived({ invalidated, archived, state }: OfferParties): string | undefined {
  if (invalidated) return 'the offer was replaced by a new version'
  return archived && state !== 'CONFIRMED' ? 'the offer is archived' : undefined
}
