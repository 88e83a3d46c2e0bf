import { definePortalModule } from '@schrankwerk/shell-api'
import manifest from '../portal.json'
import { routes } from './routes.ts'

export default definePortalModule({
  id: manifest.id,
  pages: routes,
  slots: { offerFolder: () => import('./features/settings/offer-folder.tsx') },
  loadTranslations: async () => (await import('../locales/de.json')).default,
})
