import type { Offer, OfferListItem } from '@schrankwerk/contracts'
import { modeOfState } from './modes.ts'
import type { OfferText } from './offer-text.ts'

/** „AN-2026-17", or that there is no number yet. */
export const offerName = (offer: Pick<OfferListItem, 'offerNumber'>, t: OfferText): string =>
  offer.offerNumber ?? t('unnumbered')

/** What the browser calls its page: „Angebot 4711, Version 2". */
export const documentTitleOf = (
  offer: Pick<Offer, 'offerNumber' | 'referenceNumber' | 'state' | 'version'>,
  t: OfferText,
): string =>
  t('page.documentTitle', {
    kind: t(`mode.${modeOfState(offer.state)}.one`),
    reference: offer.referenceNumber ?? offerName(offer, t),
    version: offer.version,
  })
