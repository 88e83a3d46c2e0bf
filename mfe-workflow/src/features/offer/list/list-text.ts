import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-list.json'

/** Words that the lists of offers, orders and jobs alone say. */
export const useListText = (): OwnText => useOwnTexts('workflow-offer-list', words)
