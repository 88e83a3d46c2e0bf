import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/offer.json'

export type OfferText = OwnText<typeof words>

/** Words of offers, orders and jobs. */
export const useOfferText = (): OfferText => useOwnTexts('workflow-offer', words)
