import type { Kysely } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { type Asker, visibleTo as enquiryVisibleTo } from '../enquiry/enquiry.queries.ts'
import { shownTo } from '../file/file.queries.ts'
import { visibleTo as offerVisibleTo } from '../offer/offer.queries.ts'

type Db = Kysely<WorkflowTables>

/** What hangs on an enquiry or an offer that this company may see. */
const ownerVisibleTo = (asker: Asker) =>
  sql<SqlBool>`(${enquiryVisibleTo(asker)} or ${offerVisibleTo(asker)})`

/** The enquiry that the thing is of, or whose offer it is of. */
const about = sql<string>`coalesce(enquiry.id, offer.enquiry_id)`.as('about_enquiry_id')

/** Of these lines those that this company may see, and where each stands. */
export const linesSeenBy = (db: Db, asker: Asker, ids: readonly string[]) =>
  db
    .selectFrom('bom_line')
    .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
    .leftJoin('enquiry', 'enquiry.id', 'bom.enquiry_id')
    .leftJoin('offer', 'offer.id', 'bom.offer_id')
    .select(['bom_line.id', 'bom_line.position', 'bom.enquiry_id', 'bom.offer_id', about])
    .where('bom_line.id', 'in', ids)
    .where(ownerVisibleTo(asker))
    .execute()

/** Of these files those that are there and that this company may see. */
export const sharedFilesSeenBy = (db: Db, asker: Asker, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .leftJoin('enquiry', 'enquiry.id', 'file.enquiry_id')
    .leftJoin('offer', 'offer.id', 'file.offer_id')
    .select(['file.id', 'file.filename', 'file.media_type', 'file.enquiry_id', 'file.offer_id', about])
    .where('file.id', 'in', ids)
    .where('file.deleted_at', 'is', null)
    .where(shownTo(asker.actor))
    .where(ownerVisibleTo(asker))
    .execute()

/** Which of these enquiries this company may see. */
export const enquiriesSeenBy = (db: Db, asker: Asker, ids: readonly string[]) =>
  db
    .selectFrom('enquiry')
    .select('enquiry.id')
    .where('enquiry.id', 'in', ids)
    .where(enquiryVisibleTo(asker))
    .execute()
