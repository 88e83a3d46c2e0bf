import type { PageRoute } from '@schrankwerk/shell-api'
import { folderListPath, folderPath } from './paths.ts'

export const routes: readonly PageRoute[] = [
  {
    path: folderListPath,
    title: { de: 'Projektordner' },
    screen: () => import('./screens/folder-list.screen.tsx'),
    calls: ['filterOffers', 'countBusinessData'],
    menuOrder: 50,
  },
  {
    path: folderPath(':id'),
    title: { de: 'Projektordner' },
    screen: () => import('./screens/folder.screen.tsx'),
    calls: ['getBusinessData'],
  },
]
