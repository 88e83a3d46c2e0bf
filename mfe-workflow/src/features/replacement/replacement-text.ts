import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../locales/de/replacement.json'

export type ReplacementText = OwnText<typeof words>

export const useReplacementText = (): ReplacementText => useOwnTexts('workflow-replacement', words)
