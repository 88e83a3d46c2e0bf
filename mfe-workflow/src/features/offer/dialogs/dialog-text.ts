import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/offer-dialogs.json'

/** Words of the questions before each step of an offer. */
export const useDialogText = (): OwnText => useOwnTexts('workflow-offer-dialogs', words)
