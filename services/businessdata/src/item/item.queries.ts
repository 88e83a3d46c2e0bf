import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BusinessdataTables, ItemTable } from '../database/tables.ts'
import { type Asker, reachedBy } from '../folder/folder.queries.ts'
import type { OpenFolder } from '../folder/open-folder.ts'

type Db = Kysely<BusinessdataTables>
type Tx = Transaction<BusinessdataTables>
export type ItemRow = Selectable<ItemTable>

/** An open folder, of which some sides may be hidden. */
type Seen = Pick<OpenFolder, 'folderId' | 'seenSides'>

/** Null is seen only beside both sides. */
const seesAll = (seenSides: OpenFolder['seenSides']) => seenSides.includes(null)

/** SQL that holds for what a side put in that the asker may see. */
export const isOfSeenSide = (column: string, seenSides: OpenFolder['seenSides']) =>
  seesAll(seenSides)
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(${sql.ref(column)} = any(${[...seenSides]}::text[]), false)`

/** SQL that holds for a file of which the asker sees what stands under its name, or what stood there before. */
export const isSeenItem = (seenSides: OpenFolder['seenSides']) =>
  sql<boolean>`(${isOfSeenSide('item.side', seenSides)} or exists (select from item_version former
    where former.item_id = item.id and ${isOfSeenSide('former.side', seenSides)}))`

/** One parameter, however many there are. */
export const isOneOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`

/**
 * The content of a file that the asker sees: the current one, or where its side is hidden the latest of those before it.
 * Nothing else of a hidden one is told.
 */
const seenContent = (seenSides: OpenFolder['seenSides']) =>
  sql<ContentRow & Pick<ItemRow, 'version' | 'last_update'>>`(
    select item.version, item.media_type, item.storage_key, item.size, item.sha256, item.side, item.company_id,
      item.created_by, item.create_date, item.last_update
    where ${isOfSeenSide('item.side', seenSides)}
    union all
    (select former.version, former.media_type, former.storage_key, former.size, former.sha256, former.side,
      former.company_id, former.created_by, former.create_date, former.create_date
    from item_version former
    where former.item_id = item.id and not ${isOfSeenSide('item.side', seenSides)}
      and ${isOfSeenSide('former.side', seenSides)}
    order by former.version desc limit 1))`

/** Files of a folder that the asker reaches and sees, deleted ones too, each with the content that he sees. */
const itemsIn = (db: Db, asker: Asker, { folderId, seenSides }: Seen) =>
  db
    .selectFrom('item')
    .innerJoin('folder', 'folder.offer_id', 'item.offer_id')
    .innerJoinLateral(seenContent(seenSides).as<'content'>(sql`content`), (join) => join.onTrue())
    .select(['item.id', 'item.offer_id', 'item.filename', 'item.name_key', 'item.subfolder_id'])
    .select(['item.edit_version', 'item.download_counter', 'item.deleted_at'])
    .selectAll('content')
    .where(reachedBy(asker))
    .where('item.offer_id', '=', folderId)

/** Files of a folder. */
export const itemsOf = (db: Db, asker: Asker, seen: Seen): Promise<ItemRow[]> =>
  itemsIn(db, asker, seen).where('item.deleted_at', 'is', null).orderBy('item.name_key').execute()

/** These files of one folder, deleted ones too. */
export const findItems = (db: Db, asker: Asker, seen: Seen, ids: readonly string[]): Promise<ItemRow[]> =>
  itemsIn(db, asker, seen).where(isOneOf('item.id', ids)).orderBy('item.name_key').execute()

/** Names that are taken in a subfolder, or at the top, whoever sees them. */
export const namesTaken = async (tx: Tx, folderId: string, subfolderId: string | null): Promise<string[]> => {
  const rows = await tx
    .selectFrom('item')
    .select('filename')
    .where('offer_id', '=', folderId)
    .where('subfolder_id', 'is not distinct from', subfolderId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => row.filename)
}

/** Number of files that the asker sees, by folder. */
export const countsOf = async (
  db: Db,
  asker: Asker,
  folders: readonly Seen[],
): Promise<Map<string, number>> => {
  if (folders.length === 0) return new Map()
  const rows = await db
    .selectFrom('item')
    .innerJoin('folder', 'folder.offer_id', 'item.offer_id')
    .select((by) => ['item.offer_id', by.fn.countAll<number>().as('count')])
    .where(reachedBy(asker))
    .where((by) =>
      by.or(
        folders.map(({ folderId, seenSides }) =>
          by.and([by('item.offer_id', '=', folderId), isSeenItem(seenSides)]),
        ),
      ),
    )
    .where('item.deleted_at', 'is', null)
    .groupBy('item.offer_id')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row.count]))
}

export const insertItem = (
  tx: Tx,
  row: Omit<Insertable<ItemTable>, 'download_counter' | 'deleted_at'>,
): Promise<ItemRow> => tx.insertInto('item').values(row).returningAll().executeTakeFirstOrThrow()

/** What stands under a name: the bytes, and whose they are. */
export type ContentRow = Pick<
  ItemRow,
  'media_type' | 'storage_key' | 'size' | 'sha256' | 'side' | 'company_id' | 'created_by' | 'create_date'
>

/** Other bytes under a name in a folder: its next version. */
export const updateContent = (tx: Tx, folderId: string, id: string, content: ContentRow): Promise<ItemRow> =>
  tx
    .updateTable('item')
    .set({
      ...content,
      last_update: content.create_date,
      version: sql`version + 1`,
      edit_version: sql`edit_version + 1`,
    })
    .where('offer_id', '=', folderId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Hides files of a folder at once, as far as the asker sees their current content; the janitor takes the bytes seven days
 * later. Answers the ids of those that were not gone already.
 */
export const markItemsDeleted = async (
  tx: Tx,
  { folderId, seenSides }: Seen,
  ids: readonly string[],
  now: Date,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('item')
    .set({ deleted_at: now, last_update: now })
    .where('offer_id', '=', folderId)
    .where(isOneOf('id', ids))
    .where(isOfSeenSide('side', seenSides))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** Hides the files of a subfolder whose current content the asker sees; answers their ids. */
export const markItemsDeletedIn = async (
  tx: Tx,
  { folderId, seenSides }: Seen,
  subfolderId: string,
  now: Date,
): Promise<string[]> => {
  const rows = await tx
    .updateTable('item')
    .set({ deleted_at: now, last_update: now })
    .where('offer_id', '=', folderId)
    .where('subfolder_id', '=', subfolderId)
    .where(isOfSeenSide('item.side', seenSides))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** What is in a subfolder, whoever sees it. */
export const itemsInSubfolder = (tx: Tx, folderId: string, subfolderId: string): Promise<ItemRow[]> =>
  tx
    .selectFrom('item')
    .selectAll()
    .where('offer_id', '=', folderId)
    .where('subfolder_id', '=', subfolderId)
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .execute()

/** Other names or another place for files of a folder, in one statement; answers at how many nobody was faster. */
export const placeItems = async (
  tx: Tx,
  folderId: string,
  items: readonly { id: string; editVersion: number; filename: string }[],
  subfolderId: string | null,
  now: Date,
): Promise<number> => {
  const placed = await tx
    .updateTable('item')
    .from(
      sql<{ id: string; edit_version: number; filename: string }>`unnest(
        ${items.map(({ id }) => id)}::uuid[],
        ${items.map(({ editVersion }) => editVersion)}::integer[],
        ${items.map(({ filename }) => filename)}::text[],
        ${items.map(({ filename }) => filename.toLowerCase())}::text[]
      )`.as<'place'>(sql`place(id, edit_version, filename, name_key)`),
    )
    .set({
      filename: sql.ref('place.filename'),
      name_key: sql.ref('place.name_key'),
      subfolder_id: subfolderId,
      edit_version: sql`item.edit_version + 1`,
      last_update: now,
    })
    .where('item.offer_id', '=', folderId)
    .whereRef('item.id', '=', 'place.id')
    .whereRef('item.edit_version', '=', 'place.edit_version')
    .where('item.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(placed.numUpdatedRows)
}

export const countDownloads = async (tx: Tx, folderId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('item')
    .set({ download_counter: sql`download_counter + 1` })
    .where('offer_id', '=', folderId)
    .where(isOneOf('id', ids))
    .execute()
}

const isKept = sql<boolean>`(item.deleted_at is null or item.deleted_at > now() - interval '7 days')`

/** Which of these bytes a row still holds, or held until seven days ago: the janitor leaves them. */
export async function referencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('item')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where(isKept)
    .union(
      db
        .selectFrom('item_version')
        .innerJoin('item', 'item.id', 'item_version.item_id')
        .select('item_version.storage_key')
        .where('item_version.storage_key', 'in', keys)
        .where(isKept),
    )
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}
