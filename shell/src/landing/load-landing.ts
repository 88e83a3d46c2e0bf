import { loadTexts } from '../start/load-texts.ts'
import { texts } from '../start/texts.ts'

/** The landing page with its words, which those who are signed in leave alone. */
export const loadLanding = async () => {
  const [page, words] = await Promise.all([
    import(/* webpackChunkName: "landing" */ './landing.tsx'),
    loadTexts(() => import(/* webpackChunkName: "landing" */ '../../locales/landing.de.json')),
  ])
  texts.addResourceBundle('de', 'shell', words.default, true)
  return page
}
