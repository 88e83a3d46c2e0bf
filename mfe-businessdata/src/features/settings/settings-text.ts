import { useTranslation } from 'react-i18next'
import words from '../../../locales/settings.json'

const namespace = 'businessdata-settings'

export type SettingsText = (key: string, values?: Record<string, unknown>) => string

/** The words of the settings; they come with their code, so that a folder that is only read does not load them. */
export function useSettingsText(): SettingsText {
  const { t, i18n } = useTranslation(namespace, { useSuspense: false })
  if (!i18n.hasResourceBundle('de', namespace)) i18n.addResourceBundle('de', namespace, words)
  // Its own type knows the keys of declared namespaces only.
  return t as unknown as SettingsText
}
