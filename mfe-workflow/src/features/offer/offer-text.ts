import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/offer.json'

/** Words of offers, orders and jobs. */
export const useOfferText = (): OwnText => useOwnTexts('workflow-offer', words)
