import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/comparison.json'

export type ComparisonText = OwnText<typeof words>

export const useComparisonText = (): ComparisonText => useOwnTexts('workflow-comparison', words)
