import type { FileType, MessageCopy } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import { pathOf } from '../file/file.presenter.ts'
import { copiesSeenBy } from './copy-attachment.queries.ts'

/** Where the attachments of these messages went, as far as the reader may see those offers: nobody learns of a draft. */
export async function presentCopies(
  db: Kysely<WorkflowTables>,
  asker: Asker,
  messageIds: readonly string[],
): Promise<Map<string, MessageCopy[]>> {
  const copies = new Map<string, MessageCopy[]>()
  if (messageIds.length === 0) return copies
  for (const row of await copiesSeenBy(db, asker, messageIds)) {
    const copy = {
      offerId: row.offer_id,
      offerNumber: row.offer_number,
      version: row.version,
      path: pathOf(row),
      fileType: row.file_type as FileType,
      createDate: row.create_date.toISOString(),
    }
    copies.set(row.message_id, [...(copies.get(row.message_id) ?? []), copy])
  }
  return copies
}
