import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/enquiry-steps.json'

export type StepText = OwnText<typeof words>

/** Words of the dialogs before an enquiry is released, closed or archived. */
export const useStepText = (): StepText => useOwnTexts('workflow-steps', words)
