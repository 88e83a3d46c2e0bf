import type { Kysely, Selectable } from 'kysely'
import type { BusinessdataTables, SubfolderTable } from '../database/tables.ts'
import { type Asker, reachedBy } from '../folder/folder.queries.ts'

export type SubfolderRow = Selectable<SubfolderTable>

/** The groups of a folder by name. */
export const subfoldersOf = (
  db: Kysely<BusinessdataTables>,
  asker: Asker,
  folderId: string,
): Promise<SubfolderRow[]> =>
  db
    .selectFrom('subfolder')
    .innerJoin('folder', 'folder.offer_id', 'subfolder.offer_id')
    .selectAll('subfolder')
    .where(reachedBy(asker))
    .where('subfolder.offer_id', '=', folderId)
    .where('subfolder.deleted_at', 'is', null)
    .orderBy('subfolder.name_key')
    .execute()
