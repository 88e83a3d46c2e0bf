import type { CombinableKind } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import { combinableTables, placeOf, type Reference } from './combine-kinds.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

export interface Chosen {
  id: string
  display_name: string
  /** Of discount groups; null of all others. */
  manufacturerId: string | null
}

/**
 * Holds what is to become one, and what customers remembered of it before: who remembers holds these rows before he
 * asks for their manufacturer.
 */
export async function lockChosen(tx: Tx, kind: CombinableKind, ids: string[]): Promise<Chosen[]> {
  const { table } = combinableTables[kind]
  if (kind === 'manufacturer')
    await sql`select from replacement where manufacturer_id = any(${ids}::uuid[]) order by id for update`.execute(
      tx,
    )
  const { rows } = await sql<Chosen>`
    select id, display_name, ${kind === 'discountgroup' ? sql`manufacturer_id` : sql`null::uuid`} as "manufacturerId"
    from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  if (kind === 'manufacturer')
    await sql`select from discount_group where manufacturer_id = any(${ids}::uuid[]) order by id for update`.execute(
      tx,
    )
  return rows
}

/** Rows as they are, by table; names and discounts go with what they belong to. */
export type FormerRows = Record<string, Record<string, unknown>[]>

export async function selectRows(db: Db, kind: CombinableKind, ids: string[]): Promise<FormerRows> {
  const { table, names, owner } = combinableTables[kind]
  const rowsOf = async (from: string, column: string) =>
    (
      await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(from)} t
        where ${sql.ref(`t.${column}`)} = any(${ids}::uuid[])
        order by array_position(${ids}::uuid[], ${sql.ref(`t.${column}`)})`.execute(db)
    ).rows.map(({ row }) => row)
  return {
    [table]: await rowsOf(table, 'id'),
    [names]: await rowsOf(names, owner),
    ...(kind === 'discountgroup' && {
      discount_group_wholesaler: await rowsOf('discount_group_wholesaler', 'discount_group_id'),
    }),
  }
}

export interface NewCombination {
  id: string
  kind: CombinableKind
  survivor: { id: string; name: string }
  user: { id: string; name: string }
  at: Date
  touched: string[]
}

export async function insertCombination(tx: Tx, made: NewCombination): Promise<void> {
  await tx
    .insertInto('combination')
    .values({
      id: made.id,
      kind: made.kind,
      survivor_id: made.survivor.id,
      survivor_name: made.survivor.name,
      at: made.at,
      user_id: made.user.id,
      user_name: made.user.name,
      former: '{}',
      touched: made.touched,
      undone_at: null,
    })
    .execute()
}

export async function keepFormer(tx: Tx, id: string, former: unknown): Promise<void> {
  await tx
    .updateTable('combination')
    .set({ former: JSON.stringify(former) })
    .where('id', '=', id)
    .execute()
}

export interface Move {
  combinationId: string
  /** Who is named in the place of each that goes. */
  survivors: ReadonlyMap<string, string>
  now: Date
}

/**
 * Makes a place name the survivors, all in one pass: nothing but manufacturers has an index among the articles. Keeps
 * what it named before; answers how many rows each survivor gained.
 */
export async function moveReference(
  tx: Tx,
  reference: Reference,
  { combinationId, survivors, now }: Move,
): Promise<Map<string, number>> {
  const column = sql.ref(reference.column)
  const goneIds = [...survivors.keys()]
  const { rows } = await sql<{ id: string; amount: number }>`
    with moved as (
      update ${sql.table(reference.table)} t set ${column} = w.survivor_id ${changeMarks(reference, now, 't.')}
      from unnest(${goneIds}::uuid[], ${[...survivors.values()]}::uuid[]) as w (gone_id, survivor_id)
      where t.${column} = w.gone_id and t.${column} = any(${goneIds}::uuid[])
      returning t.id, w.gone_id, w.survivor_id
    ), kept as (
      insert into combination_moved (combination_id, place, from_id, amount, ids)
      select ${combinationId}::uuid, ${placeOf(reference)}, gone_id, count(*), array_agg(id) from moved group by gone_id
    ) select survivor_id as id, count(*)::int as amount from moved group by survivor_id`.execute(tx)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/** Whether articles name any of them, as is kept beside it. */
export async function haveArticles(tx: Tx, kind: CombinableKind, ids: string[]): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(combinableTables[kind].table)}
    where id = any(${ids}::uuid[]) and article_amount <> 0 limit 1`.execute(tx)
  return rows.length > 0
}

/** An open form that named what is gone could not be saved without saying why: so its state counts as changed. */
export const changeMarks = ({ edited }: Reference, now: Date, row = '') =>
  edited ? sql`, edit_version = ${sql.ref(`${row}edit_version`)} + 1, last_update = ${now}` : sql``

/** Numbers and names of groups say their manufacturer themselves. */
export async function moveBesideManufacturer(tx: Tx, survivorId: string, goneIds: string[]): Promise<void> {
  await sql`update article_number set manufacturer_id = ${survivorId}
    where manufacturer_id = any(${goneIds}::uuid[])`.execute(tx)
  await sql`update discount_group_name set manufacturer_id = ${survivorId}
    where manufacturer_id = any(${goneIds}::uuid[])`.execute(tx)
}

/** The survivor takes the names of the others; answers the keys of those that it did not have. */
export async function takeNames(
  tx: Tx,
  kind: CombinableKind,
  survivorId: string,
  goneIds: string[],
): Promise<string[]> {
  const { names, owner } = combinableTables[kind]
  const ownerColumn = sql.ref(owner)
  if (kind !== 'discountgroup') {
    const { rows } = await sql<{ key: string }>`update ${sql.table(names)}
      set ${ownerColumn} = ${survivorId}, kind = 'VARIANT' where ${ownerColumn} = any(${goneIds}::uuid[])
      returning name_key as key`.execute(tx)
    return rows.map(({ key }) => key)
  }
  const gone = await sql<{ key: string; name: string }>`delete from discount_group_name
    where discount_group_id = any(${goneIds}::uuid[]) returning name_key as key, name`.execute(tx)
  const { rows } = await sql<{ key: string }>`
    insert into discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind)
    select coalesce((select manufacturer_id from discount_group where id = ${survivorId}), ${nobody}), w.key,
      ${survivorId}, w.name, 'VARIANT'
    from jsonb_to_recordset(${JSON.stringify(gone.rows)}::jsonb) as w (key text, name text)
    on conflict do nothing returning name_key as key`.execute(tx)
  return rows.map(({ key }) => key)
}

export interface GainedDiscount {
  wholesaler_id: string
  percent: number
}

/** The survivor's discount at a wholesaler stays; where it has none, it takes the first that comes. */
export async function takeWholesalerDiscounts(
  tx: Tx,
  survivorId: string,
  goneIds: string[],
): Promise<GainedDiscount[]> {
  const { rows } = await sql<GainedDiscount>`
    insert into discount_group_wholesaler (discount_group_id, wholesaler_id, percent)
    select ${survivorId}, wholesaler_id, percent from discount_group_wholesaler
    where discount_group_id = any(${goneIds}::uuid[])
    order by array_position(${goneIds}::uuid[], discount_group_id)
    on conflict do nothing returning wholesaler_id, percent`.execute(tx)
  return rows
}

export async function deleteGone(tx: Tx, kind: CombinableKind, goneIds: string[]): Promise<void> {
  await sql`delete from ${sql.table(combinableTables[kind].table)} where id = any(${goneIds}::uuid[])`.execute(
    tx,
  )
}

/** Whoever has its form open saves over another state. */
export async function markChanged(tx: Tx, kind: CombinableKind, id: string, now: Date): Promise<void> {
  await sql`update ${sql.table(combinableTables[kind].table)}
    set last_update = ${now}, edit_version = edit_version + 1 where id = ${id}`.execute(tx)
}
