import type { Kysely } from 'kysely'
import type { BusinessdataTables } from '../database/tables.ts'
import type { FolderRow } from '../folder/folder.queries.ts'
import type { Visit } from './share-token.ts'

type Db = Kysely<BusinessdataTables>

/** Whether the folder still has the password that a visit began with, and lets visitors in. */
export const letsIn = async (
  db: Db,
  { folderId, passwordVersion }: Pick<Visit, 'folderId' | 'passwordVersion'>,
): Promise<boolean> => {
  const folder = await db
    .selectFrom('folder')
    .select('offer_id')
    .where('offer_id', '=', folderId)
    .where('password_version', '=', passwordVersion)
    .where('password_hash', 'is not', null)
    .where('allow_anonymous', '=', true)
    .executeTakeFirst()
  return folder !== undefined
}

/** Whoever may reach it: what is told of it the password decides. */
export const findFolder = (db: Db, folderId: string): Promise<FolderRow | undefined> =>
  db.selectFrom('folder').selectAll().where('offer_id', '=', folderId).executeTakeFirst()
