import { type Kysely, sql, type Transaction } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'

type Db = Kysely<BusinessdataTables>

/** Until the transaction ends nobody else weighs files of this company. */
export const lockRoomOf = async (tx: Transaction<BusinessdataTables>, companyId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${companyId}`}, 0))`.execute(tx)
}

/**
 * Locks what is noted of a folder and its two companies, in one order: the next version of the other side's file changes
 * the room of both, one after the other.
 */
export const lockRoomUsed = async (tx: Transaction<BusinessdataTables>, folderId: string): Promise<void> => {
  await sql`select from room_used
    where owner_id in (select unnest(array[offer_id, customer_company_id, supplier_company_id])
      from folder where offer_id = ${folderId})
    order by owner_id for update`.execute(tx)
}

const otherThan = (uploadId: string | undefined) =>
  uploadId === undefined ? sql`` : sql`and id <> ${uploadId}::uuid`

/** All versions of what is there, and what unfinished uploads were promised. */
export async function usedInFolder(db: Db, folderId: string, uploadId?: string) {
  const { rows } = await sql<{ bytes: number; files: number }>`
    select (coalesce(used.bytes, 0) + uploads.bytes)::bigint as bytes,
      (coalesce(used.files, 0) + uploads.files)::int as files
    from (select coalesce(sum(size), 0) as bytes, count(*) filter (where version_of is null) as files
        from folder_upload where offer_id = ${folderId} and item_id is null ${otherThan(uploadId)}) uploads
      left join room_used used on used.owner_id = ${folderId}
  `.execute(db)
  return rows[0]!
}

/** The same of one company, in all folders. */
export async function usedByCompany(db: Db, companyId: string, uploadId?: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (coalesce(used.bytes, 0) + uploads.bytes)::bigint as bytes
    from (select coalesce(sum(size), 0) as bytes
        from folder_upload where company_id = ${companyId} and item_id is null ${otherThan(uploadId)}) uploads
      left join room_used used on used.owner_id = ${companyId}
  `.execute(db)
  return rows[0]!.bytes
}
