import { folderEntryEnded } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { EntryRow } from '../folder/folder.queries.ts'
import { deleteUploadsWithoutEntry } from '../upload/upload.queries.ts'
import { updateEntry } from './visibility.queries.ts'

/**
 * Ends entries of a locked folder; answers whom they gave a right. What those have not finished to upload takes no room any
 * more; its parts are left to the store's janitor.
 */
export async function endEntries(
  tx: Transaction<BusinessdataTables>,
  folderId: string,
  entries: readonly EntryRow[],
  now: Date,
): Promise<string[]> {
  const userIds: string[] = []
  for (const { id } of entries) {
    const ended = await updateEntry(tx, folderId, id, { ended_at: now })
    if (ended === undefined) continue
    if (ended.may_read || ended.may_write) userIds.push(ended.user_id)
    // Nobody is told of the end of what he never heard of.
    if (ended.invited_at === null) continue
    await publish(
      tx,
      folderEntryEnded,
      { entryId: id, offerId: folderId, userId: ended.user_id },
      { aggregateId: id, aggregateVersion: ended.version },
    )
  }
  await deleteUploadsWithoutEntry(tx, folderId, userIds)
  return userIds
}
