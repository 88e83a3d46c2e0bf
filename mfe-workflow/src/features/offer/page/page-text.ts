import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-page.json'

export type PageText = OwnText<typeof words>

/** Words that an offer's own page alone says. */
export const usePageText = (): PageText => useOwnTexts('workflow-offer-page', words)
