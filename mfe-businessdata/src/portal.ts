import { definePortalModule } from '@schrankwerk/shell-api'
import { routes } from './routes.tsx'

export default definePortalModule({
  id: 'businessdata',
  routes,
  loadTranslations: async () => (await import('../locales/de.json')).default,
})
