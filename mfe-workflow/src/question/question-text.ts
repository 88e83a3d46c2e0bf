import { type OwnText, useOwnTexts } from '@schrankwerk/portal-ui/own-texts'
import words from '../../locales/de/questions.json'

export type QuestionText = OwnText<typeof words>

export const useQuestionText = (): QuestionText => useOwnTexts('workflow-questions', words)
