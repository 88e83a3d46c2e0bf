import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { BusinessdataTables, ItemVersionTable } from '../database/tables.ts'
import { type Asker, reachedBy } from '../folder/folder.queries.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { isOfSeenSide } from './item.queries.ts'

export type ItemVersionRow = Selectable<ItemVersionTable>

type Db = Kysely<BusinessdataTables>
type Seen = Pick<OpenFolder, 'folderId' | 'seenSides'>

const versionsIn = (db: Db, asker: Asker, { folderId, seenSides }: Seen, itemId: string) =>
  db
    .selectFrom('item_version')
    .innerJoin('item', 'item.id', 'item_version.item_id')
    .innerJoin('folder', 'folder.offer_id', 'item.offer_id')
    .selectAll('item_version')
    .where(reachedBy(asker))
    .where('item.offer_id', '=', folderId)
    .where('item_version.item_id', '=', itemId)
    .where(isOfSeenSide('item_version.side', seenSides))

/** What stood under the name of a file before, as far as the asker sees it, the latest first. */
export const formerVersionsOf = (
  db: Db,
  asker: Asker,
  seen: Seen,
  itemId: string,
): Promise<ItemVersionRow[]> =>
  versionsIn(db, asker, seen, itemId).orderBy('item_version.version', 'desc').execute()

export const findFormerVersion = (
  db: Db,
  asker: Asker,
  seen: Seen,
  itemId: string,
  version: number,
): Promise<ItemVersionRow | undefined> =>
  versionsIn(db, asker, seen, itemId).where('item_version.version', '=', version).executeTakeFirst()

export const insertFormerVersion = async (
  tx: Transaction<BusinessdataTables>,
  row: Insertable<ItemVersionTable>,
): Promise<void> => {
  await tx.insertInto('item_version').values(row).execute()
}
