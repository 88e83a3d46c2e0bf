import { folderEntryEnded } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { EntryRow } from '../folder/folder.queries.ts'
import { updateEntry } from './visibility.queries.ts'

/** Ends entries of a locked folder; answers whom they named. */
export async function endEntries(
  tx: Transaction<BusinessdataTables>,
  entries: readonly EntryRow[],
  now: Date,
): Promise<string[]> {
  const userIds: string[] = []
  for (const { id } of entries) {
    const ended = await updateEntry(tx, id, { ended_at: now })
    if (ended === undefined) continue
    userIds.push(ended.user_id)
    // Nobody is told of the end of what he never heard of.
    if (ended.invited_at === null) continue
    await publish(
      tx,
      folderEntryEnded,
      { entryId: id, offerId: ended.offer_id, userId: ended.user_id },
      { aggregateId: id, aggregateVersion: ended.version },
    )
  }
  return userIds
}
