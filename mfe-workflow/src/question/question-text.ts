import { useTranslation } from 'react-i18next'
import texts from '../../locales/de/questions.json'

const namespace = 'questions'

export type QuestionText = (key: string, values?: Record<string, unknown>) => string

/** Words of the questions; they come with their own code. */
export function useQuestionText(): QuestionText {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, texts)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as QuestionText
}
