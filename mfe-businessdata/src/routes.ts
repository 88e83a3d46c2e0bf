import type { PageRoute } from '@schrankwerk/shell-api'
import { folderListPath, folderLogPath, folderPath, inviteLinkPath, invitePath } from './paths.ts'

const invite = {
  title: { de: 'Einladung' },
  screen: () => import('./screens/invite.screen.tsx'),
  calls: ['checkInvite'],
  open: true,
} satisfies Partial<PageRoute>

export const routes: readonly PageRoute[] = [
  {
    path: folderListPath,
    title: { de: 'Projektordner' },
    screen: () => import('./screens/folder-list.screen.tsx'),
    calls: ['filterSharedFolders'],
    menuOrder: 50,
  },
  { path: invitePath, ...invite },
  { path: inviteLinkPath(':code'), ...invite },
  {
    path: folderPath(':id'),
    title: { de: 'Projektordner' },
    screen: () => import('./screens/folder-door.screen.tsx'),
    calls: ['getBusinessData'],
    open: true,
  },
  {
    path: folderLogPath(':id'),
    title: { de: 'Verlauf' },
    screen: () => import('./screens/folder-log.screen.tsx'),
    calls: ['filterFolderLog'],
  },
]
