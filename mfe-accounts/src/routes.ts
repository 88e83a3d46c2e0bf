import type { PageRoute } from '@schrankwerk/shell-api'
import { companyListPath, companyPath, userListPath, userPath } from './paths.ts'

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
  {
    path: userListPath,
    title: { de: 'Benutzer' },
    screen: () => import('./screens/user-list.screen.tsx'),
    calls: ['filterUsers'],
    menuOrder: 90,
    // Last in the menu, and yet where the operator's admins begin.
    startOrder: 51,
  },
  {
    path: userPath(':id'),
    title: { de: 'Benutzer' },
    screen: () => import('./screens/user.screen.tsx'),
    calls: ['getUser', 'getSignInState'],
  },
]
