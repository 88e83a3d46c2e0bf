import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-list.json'

export type ListText = OwnText<typeof words>

/** Words that the lists of offers, orders and jobs alone say. */
export const useListText = (): ListText => useOwnTexts('workflow-offer-list', words)
