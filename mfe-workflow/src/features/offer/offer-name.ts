import type { Offer, OfferListItem } from '@schrankwerk/contracts'
import type { OwnText } from '@schrankwerk/portal-ui/own-texts'
import { modeOfState } from './modes.ts'

/** „AN-2026-17", or that there is no number yet. */
export const offerName = (offer: Pick<OfferListItem, 'offerNumber'>, t: OwnText): string =>
  offer.offerNumber ?? t('unnumbered')

/** What the browser calls its page: „Angebot 4711, Version 2". */
export const documentTitleOf = (
  offer: Pick<Offer, 'offerNumber' | 'referenceNumber' | 'state' | 'version'>,
  t: OwnText,
): string =>
  t('page.documentTitle', {
    kind: t(`mode.${modeOfState(offer.state)}.one`),
    reference: offer.referenceNumber ?? offerName(offer, t),
    version: offer.version,
  })
