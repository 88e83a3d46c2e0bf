import variables from '@schrankwerk/ui/variables.css'
import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import shellWords from '../locales/de.json'
import landingWords from '../locales/landing.de.json'
import { greetingId } from './landing/greeting.ts'
import { Landing } from './landing/landing.tsx'
import plain from './landing/plain.css'
import { PlainFrame } from './landing/plain-frame.tsx'
import { signedInKey } from './session/sign-in-hint.ts'

const words = createInstance()
void words.use(initReactI18next).init({
  lng: 'de',
  ns: ['shell'],
  defaultNS: 'shell',
  resources: { de: { shell: { ...shellWords, ...landingWords } } },
  initAsync: false,
  interpolation: { escapeValue: false },
})

/** Set by the kit's switch. */
const chosenSchemeKey = 'schrankwerk:color-scheme'

/** Before anything is painted: the colours, and whether the landing page is what comes here. */
const atOnce = `{
  const root = document.documentElement
  const night = matchMedia('(prefers-color-scheme: dark)')
  const kept = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const colour = () => {
    const chosen = kept('${chosenSchemeKey}')
    const isDark = chosen === 'dark' || (chosen !== 'light' && night.matches)
    root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  colour()
  night.addEventListener('change', colour)
  if (location.pathname === '/' && kept('${signedInKey}') === null && !/[#&](code|error)=/.test(location.hash)) root.dataset.greeted = ''
}`

/** The page that every address begins with. It holds the landing page itself, which is read before any code is there. */
export default function page({ buildDate }: { buildDate: string }): string {
  const greeting = renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <PlainFrame>
        <Landing />
      </PlainFrame>
    </I18nextProvider>,
  )
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="Schrankwerk: Schaltschränke anfragen, anbieten und beauftragen." />
    <meta name="color-scheme" content="light dark" />
    <meta property="csp-nonce" nonce="__CSP_NONCE__" />
    <meta name="build-date" content="${buildDate}" />
    <title>Schrankwerk</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <style nonce="__CSP_NONCE__">${plain}${variables}</style>
    <script nonce="__CSP_NONCE__">${atOnce}</script>
    <noscript><style nonce="__CSP_NONCE__">#${greetingId} { display: contents }</style></noscript>
  </head>
  <body>
    <div id="${greetingId}">${greeting}</div>
    <div id="portal"></div>
    <noscript>Schrankwerk braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.</noscript>
  </body>
</html>
`
}
