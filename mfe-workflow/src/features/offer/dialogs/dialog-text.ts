import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-dialogs.json'

export type DialogText = OwnText<typeof words>

/** Words of the questions before each step of an offer. */
export const useDialogText = (): DialogText => useOwnTexts('workflow-offer-dialogs', words)
