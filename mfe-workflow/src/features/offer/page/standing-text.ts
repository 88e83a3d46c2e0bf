import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-standing.json'

/** Words about an offer that is out of play. */
export const useStandingText = (): OwnText => useOwnTexts('workflow-offer-standing', words)
