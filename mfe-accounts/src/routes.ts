import type { PageRoute } from '@schrankwerk/shell-api'
import { companyListPath, companyPath } from './paths.ts'

/** `new` in place of an id is the same page with nothing in it yet. */
export const routes: readonly PageRoute[] = [
  {
    path: companyListPath,
    title: { de: 'Unternehmen' },
    screen: () => import('./screens/company-list.screen.tsx'),
    calls: ['filterCompanies'],
    menuOrder: 55,
  },
  {
    path: companyPath(':id'),
    title: { de: 'Unternehmen' },
    screen: () => import('./screens/company.screen.tsx'),
    calls: ['getCompany', 'updateCompany'],
  },
]
