import type { FolderAct, FolderActKind } from '@schrankwerk/contracts'

/** What kind of act each is: what the log is filtered by. */
export const actKinds: Readonly<Record<FolderAct, FolderActKind>> = {
  open: 'reading',
  preview: 'reading',
  download: 'reading',
  'wrong-password': 'reading',
  upload: 'changes',
  'new-version': 'changes',
  restore: 'changes',
  rename: 'changes',
  move: 'changes',
  delete: 'changes',
  'create-subfolder': 'changes',
  'rename-subfolder': 'changes',
  'delete-subfolder': 'changes',
  'save-settings': 'settings',
  'set-password': 'settings',
  'add-entry': 'settings',
  'change-entry': 'settings',
  'invite-again': 'settings',
  'end-entry': 'settings',
}
