import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-page.json'

/** Words that an offer's own page alone says. */
export const usePageText = (): OwnText => useOwnTexts('workflow-offer-page', words)
