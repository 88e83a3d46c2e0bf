import type { filterFolderLog, QueryOf } from '@schrankwerk/contracts'
import { type Actor, countRows, createTotals, type PageOrder, selectPage } from '@schrankwerk/service-kit'
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { BusinessdataTables, FolderLogTable } from '../database/tables.ts'
import { isOneOf } from '../item/item.queries.ts'

type Db = Kysely<BusinessdataTables>
type Filter = Omit<QueryOf<typeof filterFolderLog>, 'offerId'> & { folderId: string }
type Admin = Pick<Actor, 'companyId'>

/** A row of the log without most of its files, of which there may be thousands. */
export type LogRow = Omit<Selectable<FolderLogTable>, 'item_ids' | 'kind'> & {
  first_item_ids: string[]
  files: number
}

const mostNamed = 10

const order: PageOrder<'at'> = {
  sortable: { at: { by: 'at', notNull: true } },
  fallback: { column: 'at', descending: true },
  tieBreaker: { by: 'id' },
}

const found = (db: Db, { companyId }: Admin, { folderId, acts }: Pick<Filter, 'folderId' | 'acts'>) => {
  // Asked once, not row by row.
  const ofCompany = sql<SqlBool>`exists (select from folder where offer_id = ${folderId}
    and (customer_company_id = ${companyId} or supplier_company_id = ${companyId}))`
  const ofFolder = db.selectFrom('folder_log').where('offer_id', '=', folderId).where(ofCompany)
  return acts === undefined ? ofFolder : ofFolder.where('kind', '=', acts)
}

const totalOf = createTotals()

/** One page of a folder's log, for an admin of one of its two companies, and how many entries there are. */
export async function listLog(
  db: Db,
  admin: Admin,
  filter: Filter,
): Promise<{ rows: LogRow[]; total: number }> {
  const { folderId, acts } = filter
  const [rows, total] = await Promise.all([
    selectPage(
      found(db, admin, filter).select([
        ...(['id', 'offer_id', 'at', 'act', 'user_id', 'company_id', 'side', 'visitor_net'] as const),
        ...(['subfolder_id', 'entry_id', 'fields'] as const),
        sql<string[]>`item_ids[1:${sql.lit(mostNamed)}]`.as('first_item_ids'),
        sql<number>`cardinality(item_ids)`.as('files'),
      ]),
      filter,
      order,
    ),
    totalOf(JSON.stringify([admin.companyId, folderId, acts]), () =>
      countRows(found(db, admin, { folderId, acts })),
    ),
  ])
  return { rows, total }
}

export interface LogNames {
  filenames: ReadonlyMap<string, string>
  subfolderNames: ReadonlyMap<string, string>
  /** Of entries whose address nobody had to forget. */
  entryMails: ReadonlyMap<string, string>
}

/** What these are called now, deleted ones too. */
export async function namesIn(
  db: Db,
  folderId: string,
  { itemIds, subfolderIds, entryIds }: Record<'itemIds' | 'subfolderIds' | 'entryIds', readonly string[]>,
): Promise<LogNames> {
  const [items, subfolders, entries] = await Promise.all([
    db
      .selectFrom('item')
      .select(['id', 'filename as name'])
      .where('offer_id', '=', folderId)
      .where(isOneOf('id', itemIds))
      .execute(),
    db
      .selectFrom('subfolder')
      .select(['id', 'name'])
      .where('offer_id', '=', folderId)
      .where(isOneOf('id', subfolderIds))
      .execute(),
    db
      .selectFrom('visibility')
      .select(['id', 'mail as name'])
      .where('offer_id', '=', folderId)
      .where(isOneOf('id', entryIds))
      .where('mail', '<>', '')
      .execute(),
  ])
  const byId = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { filenames: byId(items), subfolderNames: byId(subfolders), entryMails: byId(entries) }
}

export const insertLogRow = async (db: Db, row: Insertable<FolderLogTable>): Promise<void> => {
  await db.insertInto('folder_log').values(row).execute()
}

type LookedRow = Pick<LogRow, 'offer_id' | 'user_id' | 'visitor_net' | 'act'> & {
  item_ids: readonly string[]
}

/** Of several who look at once, one is logged. */
export const lockLogOf = async (tx: Db, { offer_id, user_id, visitor_net, act, item_ids }: LookedRow) => {
  const key = JSON.stringify(['folder log', offer_id, user_id, visitor_net, act, item_ids])
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whether somebody did this since then; a visitor is known by his net alone. */
export async function wasLoggedSince(db: Db, since: Date, row: LookedRow): Promise<boolean> {
  const known = await db
    .selectFrom('folder_log')
    .select('id')
    .where('offer_id', '=', row.offer_id)
    .where((by) => (row.user_id === null ? by('user_id', 'is', null) : by('user_id', '=', row.user_id)))
    .where('at', '>', since)
    .where('act', '=', row.act)
    .where('visitor_net', 'is not distinct from', row.visitor_net)
    .where(sql<SqlBool>`item_ids = ${[...row.item_ids]}::uuid[]`)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** Takes away some of what was logged before then; answers how many rows. */
export async function pruneLog(db: Db, before: Date, atMost: number): Promise<number> {
  const deleted = await db
    .deleteFrom('folder_log')
    .where('id', 'in', (from) =>
      from.selectFrom('folder_log').select('id').where('at', '<', before).orderBy('at').limit(atMost),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
