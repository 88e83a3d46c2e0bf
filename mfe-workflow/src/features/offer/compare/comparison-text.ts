import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../../../locales/de/comparison.json'

export const useComparisonText = (): OwnText => useOwnTexts('workflow-comparison', words)
