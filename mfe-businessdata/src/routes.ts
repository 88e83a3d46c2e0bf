import type { PageRoute } from '@schrankwerk/shell-api'
import { folderListPath, folderLogPath, folderPath } from './paths.ts'

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
  {
    path: folderLogPath(':id'),
    title: { de: 'Verlauf' },
    screen: () => import('./screens/folder-log.screen.tsx'),
    calls: ['filterFolderLog'],
  },
]
