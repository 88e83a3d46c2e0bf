import type { Kysely } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'

export const hasOpenedSince = async (
  db: Kysely<BusinessdataTables>,
  folderId: string,
  userId: string,
  since: Date,
): Promise<boolean> => {
  const row = await db
    .selectFrom('folder_log')
    .select('id')
    .where('offer_id', '=', folderId)
    .where('user_id', '=', userId)
    .where('act', '=', 'open')
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
