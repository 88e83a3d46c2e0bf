import { definePortalModule } from '@schrankwerk/shell-api'
import { routes } from './routes.tsx'

export default definePortalModule({
  id: 'catalogue',
  routes,
  slots: { headerBadge: () => import('./features/article-import/import-badge.tsx') },
  loadTranslations: async () => (await import('../locales/de.json')).default,
})
