import type { Kysely, Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import { type FileRow, shownTo } from '../file/file.queries.ts'
import { visibleTo as offerVisibleTo } from '../offer/offer.queries.ts'

type Db = Kysely<WorkflowTables>

/** Where attachments of these messages were copied to: files that are there, of offers that the asker may see. */
export const copiesSeenBy = (db: Db, asker: Asker, messageIds: readonly string[]) =>
  db
    .selectFrom('message_copy')
    .innerJoin('file', 'file.id', 'message_copy.file_id')
    .innerJoin('offer', 'offer.id', 'file.offer_id')
    .select([
      'message_copy.message_id',
      'message_copy.create_date',
      'file.id',
      'file.enquiry_id',
      'file.file_type',
      'offer.id as offer_id',
      'offer.offer_number',
      'offer.version',
    ])
    .where('message_copy.message_id', 'in', messageIds)
    .where('file.deleted_at', 'is', null)
    .where(shownTo(asker.actor))
    .where(offerVisibleTo(asker))
    .orderBy('message_copy.create_date')
    .orderBy('file.id')
    .execute()

/** What the same attachment already is in that offer as that type; that of an order that lapsed counts for none. */
export const findCopy = (
  tx: Db,
  { messageId, offerId, fileType }: { messageId: string; offerId: string; fileType: FileRow['file_type'] },
) =>
  tx
    .selectFrom('message_copy')
    .innerJoin('file', 'file.id', 'message_copy.file_id')
    .select(['file.id', 'file.enquiry_id', 'file.offer_id'])
    .where('message_copy.message_id', '=', messageId)
    .where('file.offer_id', '=', offerId)
    .where('file.file_type', '=', fileType)
    .where('file.deleted_at', 'is', null)
    .where('file.lapsed_at', 'is', null)
    .executeTakeFirst()

export const insertCopy = async (
  tx: Transaction<WorkflowTables>,
  row: { message_id: string; file_id: string; copied_by: string; create_date: Date },
): Promise<void> => {
  await tx.insertInto('message_copy').values(row).execute()
}
