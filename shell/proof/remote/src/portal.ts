import { definePortalModule, lazyRoute } from '@schrankwerk/shell-api'

export default definePortalModule({
  id: 'workflow',
  routes: [
    { path: 'enquiry', ...lazyRoute(() => import('./list.screen.tsx')) },
    { path: 'enquiry/:id', ...lazyRoute(() => import('./detail.screen.tsx')) },
  ],
  loadTranslations: async () => (await import('../locales/de.json')).default,
})
