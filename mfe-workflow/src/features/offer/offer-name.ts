import type { Offer, OfferListItem } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'
import { modeOfState } from './modes.ts'

/** „AN-2026-17", or that there is no number yet. */
export const offerName = (offer: Pick<OfferListItem, 'offerNumber'>, t: TFunction<'workflow'>): string =>
  offer.offerNumber ?? t('offer.unnumbered')

/** What the browser calls its page: „Angebot 4711, Version 2". */
export const documentTitleOf = (
  offer: Pick<Offer, 'offerNumber' | 'referenceNumber' | 'state' | 'version'>,
  t: TFunction<'workflow'>,
): string =>
  t('offer.page.documentTitle', {
    kind: t(`offer.mode.${modeOfState(offer.state)}.one`),
    reference: offer.referenceNumber ?? offerName(offer, t),
    version: offer.version,
  })
