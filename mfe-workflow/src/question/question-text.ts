import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../locales/de/questions.json'

export const useQuestionText = (): OwnText => useOwnTexts('workflow-questions', words)
