import type { OfferListItem } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

/** „AN-2026-17", or that there is no number yet. */
export const offerName = (offer: Pick<OfferListItem, 'offerNumber'>, t: TFunction<'workflow'>): string =>
  offer.offerNumber ?? t('offer.unnumbered')
