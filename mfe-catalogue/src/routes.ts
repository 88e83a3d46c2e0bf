import type { PageRoute } from '@schrankwerk/shell-api'
import {
  adminBomPath,
  articleListPath,
  articlePath,
  fieldValuesPath,
  importConfigListPath,
  importConfigPath,
  importProposalPath,
  masterDataListPath,
  masterDataPath,
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
  {
    path: fieldValuesPath,
    title: { de: 'Stammdaten' },
    screen: () => import('./screens/master-data.screen.tsx'),
    calls: ['getMasterDataOverview'],
    menuOrder: 75,
  },
  {
    path: masterDataListPath('manufacturer'),
    title: { de: 'Hersteller' },
    screen: () => import('./screens/manufacturer-list.screen.tsx'),
    calls: ['filterManufacturers', 'createManufacturer'],
  },
  {
    path: masterDataPath('manufacturer', ':id'),
    title: { de: 'Hersteller' },
    screen: () => import('./screens/manufacturer.screen.tsx'),
    calls: ['getManufacturer', 'updateManufacturer'],
  },
  {
    path: masterDataListPath('discountgroup'),
    title: { de: 'Rabattgruppen' },
    screen: () => import('./screens/discount-group-list.screen.tsx'),
    calls: ['filterDiscountGroups', 'createDiscountGroup'],
  },
  {
    path: masterDataPath('discountgroup', ':id'),
    title: { de: 'Rabattgruppe' },
    screen: () => import('./screens/discount-group.screen.tsx'),
    calls: ['getDiscountGroup', 'updateDiscountGroup'],
  },
  {
    path: masterDataListPath('unit'),
    title: { de: 'Einheiten' },
    screen: () => import('./screens/unit-list.screen.tsx'),
    calls: ['filterUnits', 'createUnit'],
  },
  {
    path: masterDataPath('unit', ':id'),
    title: { de: 'Einheit' },
    screen: () => import('./screens/unit.screen.tsx'),
    calls: ['getUnit', 'updateUnit'],
  },
  {
    path: masterDataListPath('wholesaler'),
    title: { de: 'Großhändler' },
    screen: () => import('./screens/wholesaler-list.screen.tsx'),
    calls: ['filterWholesalers', 'createWholesaler'],
  },
  {
    path: masterDataPath('wholesaler', ':id'),
    title: { de: 'Großhändler' },
    screen: () => import('./screens/wholesaler.screen.tsx'),
    calls: ['getWholesaler', 'updateWholesaler'],
  },
  {
    path: masterDataListPath('eclass'),
    title: { de: 'E-Class-Nummern' },
    screen: () => import('./screens/eclass-list.screen.tsx'),
    calls: ['filterEclassMappings', 'createEclassMapping'],
  },
  {
    path: masterDataPath('eclass', ':id'),
    title: { de: 'E-Class-Nummer' },
    screen: () => import('./screens/eclass.screen.tsx'),
    calls: ['getEclassMapping', 'updateEclassMapping'],
  },
]
