import type { PageRoute } from '@schrankwerk/shell-api'
import {
  adminBomPath,
  articleListPath,
  articlePath,
  importConfigListPath,
  importConfigPath,
  importProposalPath,
} from './paths.ts'

/** `new` in place of an id is the same page with nothing in it yet. */
export const routes: readonly PageRoute[] = [
  {
    path: articleListPath,
    title: { de: 'Artikel' },
    screen: () => import('./screens/article-list.screen.tsx'),
    calls: ['filterArticles'],
    menuOrder: 60,
  },
  {
    path: articlePath(':id'),
    title: { de: 'Artikel' },
    screen: () => import('./screens/article.screen.tsx'),
    calls: ['getArticle'],
  },
  {
    path: importConfigListPath,
    title: { de: 'Importvorlagen' },
    screen: () => import('./screens/import-config-list.screen.tsx'),
    calls: ['getImportConfigs'],
    menuOrder: 70,
  },
  {
    path: importConfigPath(':id'),
    title: { de: 'Importvorlage' },
    screen: () => import('./screens/import-config.screen.tsx'),
    calls: ['getImportConfig'],
  },
  {
    path: importProposalPath(':id'),
    title: { de: 'Import prüfen' },
    screen: () => import('./screens/import-proposal.screen.tsx'),
    calls: ['getImportProposal'],
  },
  {
    path: adminBomPath,
    title: { de: 'Stücklistentest' },
    screen: () => import('./screens/admin-bom.screen.tsx'),
    calls: ['getAdminBomResults'],
    menuOrder: 80,
  },
]
