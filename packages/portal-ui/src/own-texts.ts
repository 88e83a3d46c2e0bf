import { useTranslation } from 'react-i18next'

/** Says a key of them. */
export type OwnText = (key: string | readonly string[], values?: Record<string, unknown>) => string

/** The words of a part, in a namespace of its own; they come with its code, so that no page without it loads them. */
export function useOwnTexts(namespace: string, words: Readonly<Record<string, unknown>>): OwnText {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, words)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as OwnText
}
