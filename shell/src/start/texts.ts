import { createInstance, type i18n } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import de from '../../locales/de.json'
import { loadTexts } from './load-texts.ts'

/** The portal's one i18next; remotes add a namespace named after their id. */
export const texts: i18n = createInstance()

export const startTexts = (): void => {
  void texts
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'de',
      supportedLngs: ['de'],
      ns: ['shell'],
      defaultNS: 'shell',
      resources: { de: { shell: de } },
      initAsync: false,
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: 'i18nextLng',
        lookupSessionStorage: 'i18nextLng',
        caches: ['cookie', 'localStorage'],
        cookieMinutes: 365 * 24 * 60,
        cookieOptions: {
          path: '/',
          sameSite: 'lax',
          ...(location.protocol === 'https:' && { secure: true }),
        },
      },
    })
}

/** Adds a remote's texts; rejects where they could not be loaded, and may be asked again. */
export const addTexts = async (
  namespace: string,
  load: (language: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<void> => {
  const language = texts.resolvedLanguage ?? 'de'
  texts.addResourceBundle(language, namespace, await loadTexts(() => load(language)), true, true)
}
