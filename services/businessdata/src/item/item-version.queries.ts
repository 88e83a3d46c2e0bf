import type { Kysely, Selectable, Transaction } from 'kysely'
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

/** What stood under the name of a file before a version, as far as the asker sees it, the latest first. */
export const formerVersionsOf = (
  db: Db,
  asker: Asker,
  seen: Seen,
  item: { id: string; version: number },
): Promise<ItemVersionRow[]> =>
  versionsIn(db, asker, seen, item.id)
    .where('item_version.version', '<', item.version)
    .orderBy('item_version.version', 'desc')
    .execute()

export const findFormerVersion = (
  db: Db,
  asker: Asker,
  seen: Seen,
  itemId: string,
  version: number,
): Promise<ItemVersionRow | undefined> =>
  versionsIn(db, asker, seen, itemId).where('item_version.version', '=', version).executeTakeFirst()

/** Makes what stands under the name of a file in a folder one of its former versions. */
export const keepFormerVersion = async (
  tx: Transaction<BusinessdataTables>,
  folderId: string,
  itemId: string,
): Promise<void> => {
  const content = ['media_type', 'storage_key', 'size', 'sha256', 'side', 'company_id'] as const
  const kept = ['version', ...content, 'created_by', 'create_date'] as const
  await tx
    .insertInto('item_version')
    .columns(['item_id', ...kept])
    .expression((from) =>
      from
        .selectFrom('item')
        .select(['id', ...kept])
        .where('offer_id', '=', folderId)
        .where('id', '=', itemId),
    )
    .execute()
}
