import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-standing.json'

export type StandingText = OwnText<typeof words>

/** Words about an offer that is out of play. */
export const useStandingText = (): StandingText => useOwnTexts('workflow-offer-standing', words)
