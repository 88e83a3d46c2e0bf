import { useTranslation } from 'react-i18next'
import words from '../../../locales/de/memory.json'

const namespace = 'workflow-memory'

export type MemoryText = (key: string, values?: Record<string, unknown>) => string

/** The page's own words, which come with its code. */
export function useMemoryText(): MemoryText {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, words)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as MemoryText
}
