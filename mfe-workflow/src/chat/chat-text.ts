import { useTranslation } from 'react-i18next'
import words from '../../locales/de/chat.json'

const namespace = 'workflow-chat'

export type ChatText = (key: string, values?: Record<string, unknown>) => string

/** The chat's own words; they come with its code, so that no page without a chat loads them. */
export function useChatText(): ChatText {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, words)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as ChatText
}
