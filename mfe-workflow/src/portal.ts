import { definePortalModule } from '@schrankwerk/shell-api'
import { routes } from './routes.tsx'

export default definePortalModule({
  id: 'workflow',
  routes,
  loadTranslations: async () => (await import('./texts.de.ts')).texts,
})
