import { definePortalModule } from '@schrankwerk/shell-api'
import manifest from '../portal.json'
import { routes } from './routes.ts'

export default definePortalModule({
  id: manifest.id,
  pages: routes,
  slots: { headerBadge: () => import('./features/messages/bell.tsx') },
  loadTranslations: async () => (await import('./texts.de.ts')).texts,
})
