import type { OfferListItem } from '@schrankwerk/contracts'
import { useChatText } from './chat-text.ts'

/** „AN-17, Version 2", or its version alone while it has no number. */
export function useOfferCaption(): (offer: Pick<OfferListItem, 'offerNumber' | 'version'>) => string {
  const t = useChatText()
  return ({ offerNumber, version }) =>
    offerNumber === null
      ? t('copy.unnumbered', { version })
      : t('copy.numbered', { number: offerNumber, version })
}
