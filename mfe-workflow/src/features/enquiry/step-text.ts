import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/enquiry-steps.json'

/** Words of the dialogs before an enquiry is released, closed or archived. */
export const useStepText = (): OwnText => useOwnTexts('workflow-steps', words)
