import type { Actor } from '@schrankwerk/service-kit'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, ItemTable } from '../database/tables.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>
type Asker = Pick<Actor, 'companyId'>
export type ItemRow = Selectable<ItemTable>

const itemsOfCompany = (db: Db, { companyId }: Asker) =>
  db
    .selectFrom('item')
    .innerJoin('folder', 'folder.offer_id', 'item.offer_id')
    .where((by) =>
      by.or([
        by('folder.customer_company_id', '=', companyId),
        by('folder.supplier_company_id', '=', companyId),
      ]),
    )

/** Files of a folder by name. */
export const itemsOf = (db: Db, asker: Asker, offerId: string): Promise<ItemRow[]> =>
  itemsOfCompany(db, asker)
    .selectAll('item')
    .where('item.offer_id', '=', offerId)
    .where('item.deleted_at', 'is', null)
    .orderBy('item.name_key')
    .execute()

/** These files of one folder, deleted ones too. */
export const findItems = (
  db: Db,
  asker: Asker,
  offerId: string,
  ids: readonly string[],
): Promise<ItemRow[]> =>
  itemsOfCompany(db, asker)
    .selectAll('item')
    .where('item.offer_id', '=', offerId)
    .where('item.id', 'in', [...ids])
    .orderBy('item.name_key')
    .execute()

export const countsOf = async (
  db: Db,
  asker: Asker,
  offerIds: readonly string[],
): Promise<Map<string, number>> => {
  if (offerIds.length === 0) return new Map()
  const rows = await itemsOfCompany(db, asker)
    .select((by) => ['item.offer_id', by.fn.countAll<number>().as('count')])
    .where('item.offer_id', 'in', [...offerIds])
    .where('item.deleted_at', 'is', null)
    .groupBy('item.offer_id')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row.count]))
}

export const insertItem = (
  tx: Tx,
  row: Omit<Insertable<ItemTable>, 'download_counter' | 'deleted_at'>,
): Promise<ItemRow> => tx.insertInto('item').values(row).returningAll().executeTakeFirstOrThrow()

/** Hides the file at once; the janitor takes the bytes seven days later. False if it was gone already. */
export const markItemDeleted = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const updated = await tx
    .updateTable('item')
    .set({ deleted_at: now, last_update: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export const countDownloads = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('item')
    .set({ download_counter: sql`download_counter + 1` })
    .where('id', 'in', [...ids])
    .execute()
}

/** Which of these bytes a row still holds, or held until seven days ago: the janitor leaves them. */
export async function referencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item')
    .select('storage_key')
    .distinct()
    .where('storage_key', 'in', keys)
    .where((by) =>
      by.or([by('deleted_at', 'is', null), by('deleted_at', '>', sql<Date>`now() - interval '7 days'`)]),
    )
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}
