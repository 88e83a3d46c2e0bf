import type { FolderSettings, FolderSide, Visibility } from '@schrankwerk/contracts'
import { initialTypes } from '../folder/folder.policy.ts'
import type { EntryRow, FolderRow } from '../folder/folder.queries.ts'

/** `today` is the date in Berlin. */
export const presentEntry = (entry: EntryRow, today: string): Visibility => ({
  id: entry.id,
  side: entry.side,
  email: entry.mail,
  endDate: entry.end_date,
  permissions: { read: entry.may_read, write: entry.may_write },
  isOver: entry.end_date !== null && entry.end_date < today,
  invitedAt: entry.invited_at?.toISOString() ?? null,
})

/** Who may open a folder, for an admin of this side; `folder` is undefined before anything was put in or set. */
export const presentSettings = (
  folder: FolderRow | undefined,
  side: FolderSide,
  entries: readonly EntryRow[],
  today: string,
): FolderSettings => ({
  editVersion: folder?.edit_version ?? 1,
  side,
  allowExternal: folder?.allow_external ?? false,
  allowAnonymous: folder?.allow_anonymous ?? false,
  hasPassword: typeof folder?.password_hash === 'string',
  agreed: {
    external: {
      SUPPLIER: folder?.external_agreed_supplier ?? false,
      CUSTOMER: folder?.external_agreed_customer ?? false,
    },
    anonymous: {
      SUPPLIER: folder?.anonymous_agreed_supplier ?? false,
      CUSTOMER: folder?.anonymous_agreed_customer ?? false,
    },
  },
  types: folder?.types ?? initialTypes,
  visibilities: entries.map((entry) => presentEntry(entry, today)),
})
