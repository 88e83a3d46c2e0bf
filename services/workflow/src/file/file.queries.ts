import type { FileType } from '@schrankwerk/contracts'
import { type Actor, uuidv7 } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { FileTable, WorkflowTables } from '../database/tables.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { columnsOf, type Owner } from '../owner/owner.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
export type FileRow = Omit<Selectable<FileTable>, 'file_type'> & { file_type: FileType }

const files = (db: Db) => db.selectFrom('file').selectAll().where('deleted_at', 'is', null)

/** Who looks at the files: his company's type decides. */
type Viewer = Pick<Actor, 'companyType'>

/**
 * A parts list of the supplier's own may hold its prices: the table is no file of the customer's. An order, and its
 * confirmation, lies ready with the party that wrote it until it is placed or given: before that it binds nobody. Declining
 * an offer freezes an order that was never placed, and the lapse of an order a confirmation that was never given.
 */
export const shownTo = ({ companyType }: Viewer) => sql<SqlBool>`(file.offer_id is null or (
  ${companyType === 'SUPPLIER' ? sql`true` : sql`not exists (select from bom where bom.file_id = file.id)`}
  and case file.file_type
    when 'ORDER' then ${companyType === 'CUSTOMER'}::boolean or file.lapsed_at is not null
      or (file.frozen_at is not null and exists (
        select from offer ordered where ordered.id = file.offer_id and ordered.state in ('ACCEPTED', 'CONFIRMED')))
    when 'ORDER_CONFIRMATION' then ${companyType === 'SUPPLIER'}::boolean
      or (file.frozen_at is not null and file.lapsed_at is null)
    else true end))`

/** Files of an enquiry or offer that this person may see, in the order they came. */
export const filesSeenBy = (db: Db, owner: Owner, viewer: Viewer): Promise<FileRow[]> =>
  inOrder(files(db).where(shownTo(viewer)).where(ofOwner('file', owner)))

/** The same of several offers at once, by offer. */
export async function filesOfOffersSeenBy(
  db: Db,
  offerIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string | null, FileRow[]>> {
  if (offerIds.length === 0) return new Map()
  const found = await inOrder(files(db).where(shownTo(viewer)).where('offer_id', 'in', offerIds))
  return Map.groupBy(found, (file) => file.offer_id)
}

/** One file of that owner, if this person may see it. */
export const findFileSeenBy = (
  db: Db,
  owner: Owner,
  id: string,
  viewer: Viewer,
): Promise<FileRow | undefined> =>
  files(db)
    .where(shownTo(viewer))
    .where(ofOwner('file', owner))
    .where('id', '=', id)
    .executeTakeFirst() as Promise<FileRow | undefined>

const inOrder = (found: ReturnType<typeof files>) =>
  found.orderBy('create_date').orderBy('id').execute() as Promise<FileRow[]>

/** All files of an enquiry or offer, whoever asks. */
export const filesOf = (db: Db, owner: Owner): Promise<FileRow[]> =>
  inOrder(files(db).where(ofOwner('file', owner)))

/** One file of that owner, whoever asks; a file of another owner is not found. */
export const findFile = (db: Db, owner: Owner, id: string): Promise<FileRow | undefined> =>
  files(db).where(ofOwner('file', owner)).where('id', '=', id).executeTakeFirst() as Promise<
    FileRow | undefined
  >

export const insertFile = async (
  tx: Tx,
  row: Omit<FileRow, 'frozen_at' | 'lapsed_at' | 'deleted_at' | 'enquiry_id' | 'offer_id'> & { owner: Owner },
): Promise<void> => {
  const { owner, ...values } = row
  await tx
    .insertInto('file')
    .values({ ...values, ...columnsOf(owner) })
    .execute()
}

/** Hides a file of that owner at once; the janitor takes the bytes seven days later. */
export const markFileDeleted = async (tx: Tx, owner: Owner, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('file')
    .set({ deleted_at: now })
    .where(ofOwner('file', owner))
    .where('id', '=', id)
    .where('frozen_at', 'is', null)
    .execute()
}

export const setFileType = async (
  tx: Tx,
  owner: Owner,
  id: string,
  values: Pick<FileRow, 'file_type' | 'unreadable'>,
): Promise<void> => {
  await tx
    .updateTable('file')
    .set(values)
    .where(ofOwner('file', owner))
    .where('id', '=', id)
    .where('frozen_at', 'is', null)
    .execute()
}

/** From here on these files of the offer stay as they are. */
export const freezeFiles = async (tx: Tx, offerId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('file')
    .set({ frozen_at: now })
    .where('offer_id', '=', offerId)
    .where('deleted_at', 'is', null)
    .where('frozen_at', 'is', null)
    .execute()
}

/** What belongs to one order of an offer. */
export const orderFileTypes: readonly FileType[] = ['ORDER', 'ORDER_CONFIRMATION']

/** The files of an offer's order, and of its confirmation, belong to an order that lapsed; they stay as they are. */
export const lapseFiles = async (tx: Tx, offerId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('file')
    .set({ lapsed_at: now, frozen_at: sql`coalesce(frozen_at, ${now})` })
    .where('offer_id', '=', offerId)
    .where('file_type', 'in', orderFileTypes)
    .where('deleted_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .execute()
}

/** Copies the files of one owner to another, save some types: new rows on the same bytes. Answers old id → new id. */
export async function copyFiles(
  tx: Tx,
  ctx: { actor: Actor; now(): Date },
  from: Owner,
  to: Owner,
  without: readonly FileType[] = [],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const file of await filesOf(tx, from)) {
    if (without.includes(file.file_type)) continue
    const id = uuidv7()
    ids.set(file.id, id)
    const {
      frozen_at: _,
      lapsed_at: __,
      deleted_at: ___,
      enquiry_id: ____,
      offer_id: _____,
      ...values
    } = file
    await insertFile(tx, { ...values, id, created_by: ctx.actor.userId, create_date: ctx.now(), owner: to })
  }
  return ids
}

/**
 * Which of these bytes a row still holds, or held until seven days ago: the janitor leaves them. An attachment is never
 * deleted, and a copy of it stands on the same bytes.
 */
export async function referencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where((by) =>
      by.or([by('deleted_at', 'is', null), by('deleted_at', '>', sql<Date>`now() - interval '7 days'`)]),
    )
    .union(
      db
        .selectFrom('message')
        .select('attachment_key as storage_key')
        .where('attachment_key', 'in', keys)
        .$narrowType<{ storage_key: string }>(),
    )
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}

/** The order confirmations of each of these offers in the order they came, in one statement. */
export async function confirmationsOf(
  db: Db,
  offerIds: readonly string[],
): Promise<Map<string | null, FileRow[]>> {
  if (offerIds.length === 0) return new Map()
  const found = await inOrder(
    files(db)
      .where('offer_id', 'in', offerIds)
      .where('file_type', '=', 'ORDER_CONFIRMATION')
      .where('lapsed_at', 'is', null),
  )
  return Map.groupBy(found, (file) => file.offer_id)
}
