import '@schrankwerk/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Entrance } from './entrance.tsx'
import { startTexts, texts } from './start/texts.ts'

startTexts()

createRoot(document.getElementById('portal') as HTMLElement).render(
  <I18nextProvider i18n={texts}>
    <Entrance />
  </I18nextProvider>,
)
