import { loadTexts } from '../start/load-texts.ts'
import { texts } from '../start/texts.ts'

/** The profile with its words, which no other page needs. */
export const loadProfile = async () => {
  const [page, words] = await Promise.all([
    import(/* webpackChunkName: "profile" */ './profile.screen.tsx'),
    loadTexts(() => import(/* webpackChunkName: "profile" */ '../../locales/profile.de.json')),
  ])
  texts.addResourceBundle('de', 'shell', words.default, true)
  return page
}
