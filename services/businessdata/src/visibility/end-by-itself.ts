import { recordChange } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import { type EntryRow, lockFolderRow } from '../folder/folder.queries.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { logAct } from '../log/log-act.ts'
import { writeSettings } from '../settings/settings.queries.ts'
import { endEntries } from './end-entries.ts'
import { dueEntriesOf, entriesOfUser, foldersNaming, foldersWithDueEntries } from './ending.queries.ts'

type Tx = Transaction<BusinessdataTables>

/** Ends the entries whose last day has passed. */
export async function endDueEntries(db: Kysely<BusinessdataTables>, now: Date): Promise<void> {
  for (;;) {
    const folderIds = await foldersWithDueEntries(db, now)
    if (folderIds.length === 0) return
    for (const folderId of folderIds)
      await db
        .transaction()
        .execute((tx) => endInFolder(tx, folderId, now, () => dueEntriesOf(tx, folderId, now)))
  }
}

/** Ends all entries of somebody who is gone, or those by another address than he has. */
export async function endEntriesOf(
  tx: Tx,
  whom: { userId: string; otherThan?: string },
  now: Date,
): Promise<void> {
  for (const folderId of await foldersNaming(tx, whom))
    await endInFolder(tx, folderId, now, () => entriesOfUser(tx, folderId, whom))
}

/** Nobody did it, and the log says so; who has the folder's settings open starts anew. */
async function endInFolder(
  tx: Tx,
  folderId: string,
  now: Date,
  entriesToEnd: () => Promise<EntryRow[]>,
): Promise<void> {
  const folder = await lockFolderRow(tx, folderId)
  const entries = await entriesToEnd()
  if (entries.length === 0) return
  const named = await endEntries(tx, folderId, entries, now)
  await writeSettings(tx, folderId, {})
  const clock = { now: () => now }
  await recordChange(tx, clock, { entity: 'folder', entityId: folderId, action: 'end-entry' })
  for (const { id } of entries) await logAct(tx, clock, { folderId }, { act: 'end-entry', entryId: id })
  await publishEnding(tx, clock, folderId, folder?.allow_external ? named : [])
}

/**
 * A folder with entries was open once, so that its offer's family has been released. Guests see no entries: those who
 * stay are not told, and whether the folder is open need not be asked.
 */
const publishEnding = (tx: Tx, clock: { now(): Date }, folderId: string, formerGuestIds: readonly string[]) =>
  publishFolder(
    tx,
    clock,
    { folderId, offer: { family: { id: folderId, released: true, open: false } } },
    null,
    formerGuestIds,
  )
