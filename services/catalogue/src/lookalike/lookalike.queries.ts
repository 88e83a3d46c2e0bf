import type { CombinableKind, Lookalike } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { combinableTables } from '../combine/combine-kinds.ts'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { LookalikeKey } from './lookalike-keys.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

/** One at a time finds pairs or tells them apart, so that none is found that is being told apart. */
export const takeTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('lookalikes'))`.execute(tx)

/** Some whose names changed, all of one kind; whoever takes them compares them in this transaction. */
export async function takeDue(
  tx: Tx,
  limit: number,
): Promise<{ kind: CombinableKind; ids: string[] } | undefined> {
  const { rows } = await sql<{ kind: CombinableKind; id: string }>`
    delete from lookalike_due d using (
      select kind, owner_id from lookalike_due
      where kind = (select min(kind) from lookalike_due) order by owner_id limit ${limit} for update skip locked
    ) taken where d.kind = taken.kind and d.owner_id = taken.owner_id
    returning d.kind, d.owner_id as id`.execute(tx)
  return rows[0] && { kind: rows[0].kind, ids: rows.map(({ id }) => id) }
}

export interface OwnedName {
  ownerId: string
  scope: string
  name: string
}

export async function selectNames(tx: Tx, kind: CombinableKind, ids: string[]): Promise<OwnedName[]> {
  const { names, owner } = combinableTables[kind]
  const { rows } = await sql<OwnedName>`select ${sql.ref(owner)} as "ownerId", name,
      ${kind === 'discountgroup' ? sql`manufacturer_id` : sql`${nobody}::uuid`} as scope
    from ${sql.table(names)} where ${sql.ref(owner)} = any(${ids}::uuid[])`.execute(tx)
  return rows
}

export async function replaceKeys(
  tx: Tx,
  kind: CombinableKind,
  ids: string[],
  keys: (OwnedName & LookalikeKey)[],
): Promise<void> {
  await sql`delete from lookalike_key where kind = ${kind} and owner_id = any(${ids}::uuid[])`.execute(tx)
  await sql`insert into lookalike_key (kind, scope, tag, key, owner_id, name)
    select ${kind}, k.scope, k.tag, k.key, k."ownerId", k.name
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (scope uuid, tag text, key text, "ownerId" uuid, name text)`.execute(
    tx,
  )
}

/** As much of the writing has to be the same; of what is looked through, and of what is alike without being a slip. */
const lookedThroughFrom = 0.4
const similarFrom = 0.6

/**
 * „Simens" and „Siemens": a letter more, less, another or two the other way round, behind the same first one. Short names
 * differ by as little and are others.
 */
const isSlip = sql<boolean>`(length(o.key) >= 6 and length(w.key) >= 6 and abs(length(o.key) - length(w.key)) <= 1
  and left(o.key, 1) = left(w.key, 1) and exists (
  select from generate_series(1, greatest(length(o.key), length(w.key))) at
  where left(o.key, at) || substr(o.key, at + 2) in (w.key, left(w.key, at) || substr(w.key, at + 2))
    or left(w.key, at) || substr(w.key, at + 2) = o.key
    or left(o.key, at) || reverse(substr(o.key, at + 1, 2)) || substr(o.key, at + 3) = w.key))`
const pairsOfOne = 20

/** How sure a reason is, in percent; what is only written alike is as sure as it is alike. */
const certainties: Readonly<Record<Exclude<Lookalike['reason'], 'SIMILAR'>, number>> = {
  SPELLING: 100,
  LEGAL_FORM: 99,
  SAME_UNIT: 98,
  COUNTRY: 95,
  ABBREVIATION: 80,
}

/** Finds anew what looks like one of these, except what somebody told apart: no page has to pass over that. */
export async function replaceLookalikes(tx: Tx, kind: CombinableKind, ids: string[]): Promise<void> {
  await deleteLookalikes(tx, kind, ids)
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(lookedThroughFrom)}, true)`.execute(tx)
  const other = sql`o.kind = w.kind and o.scope = w.scope and o.owner_id <> w.owner_id`
  await sql`
    with changed as materialized (
      select * from lookalike_key where kind = ${kind} and owner_id = any(${ids}::uuid[])
    ), alike as (
      select w.owner_id, w.name, o.owner_id as other_id, o.name as other_name, w.tag as reason,
        (${JSON.stringify(certainties)}::jsonb ->> w.tag)::int as certainty
      from changed w join lookalike_key o on ${other} and o.tag = w.tag and o.key = w.key
      where w.tag not in ('SIMILAR', 'ABBREVIATION', 'ABBREVIATED')
      union all
      select w.owner_id, w.name, o.owner_id, o.name, 'ABBREVIATION', ${certainties.ABBREVIATION}::int
      from changed w join lookalike_key o on ${other} and o.key = w.key
        and o.tag = case w.tag when 'ABBREVIATION' then 'ABBREVIATED' else 'ABBREVIATION' end
      where w.tag in ('ABBREVIATION', 'ABBREVIATED')
      union all
      select w.owner_id, w.name, o.owner_id, o.name, 'SIMILAR', floor(100 * public.similarity(o.key, w.key))::int
      from changed w join lookalike_key o on ${other} and o.tag = 'SIMILAR' and o.key operator(public.%) w.key
          and o.key <> w.key and (public.similarity(o.key, w.key) >= ${similarFrom} or ${isSlip})
      where w.tag = 'SIMILAR'
    ), best as (
      select distinct on (owner_id, other_id) * from alike order by owner_id, other_id, certainty desc, name, other_name
    ), bounded as (
      select *, row_number() over (partition by owner_id order by certainty desc, other_id) as place from best
    )
    insert into lookalike (kind, first_id, second_id, first_name, second_name, reason, certainty)
    select distinct on (least(owner_id, other_id), greatest(owner_id, other_id)) ${kind},
      least(owner_id, other_id), greatest(owner_id, other_id),
      case when owner_id < other_id then name else other_name end,
      case when owner_id < other_id then other_name else name end, reason, certainty
    from bounded b where place <= ${pairsOfOne} and not exists (select from lookalike_apart a
      where a.kind = ${kind} and a.first_id = least(b.owner_id, b.other_id)
        and a.second_id = greatest(b.owner_id, b.other_id))
    order by 2, 3, certainty desc`.execute(tx)
}

export async function deleteLookalikes(tx: Tx, kind: CombinableKind, ids: string[]): Promise<void> {
  await sql`delete from lookalike where kind = ${kind}
    and (first_id = any(${ids}::uuid[]) or second_id = any(${ids}::uuid[]))`.execute(tx)
}

interface Page {
  page: number
  paginationSize: number
  sortDescending?: boolean | undefined
}

type Side = Lookalike['pair'][number]
export interface LookalikeRow {
  reason: Lookalike['reason']
  certainty: number
  first: Side
  second: Side
}

/** One page, the surest first. */
export async function selectLookalikes(
  db: Db,
  kind: CombinableKind,
  { page, paginationSize, sortDescending = true }: Page,
): Promise<LookalikeRow[]> {
  const { table } = combinableTables[kind]
  const way = sortDescending ? sql`desc` : sql`asc`
  const ofGroups = kind === 'discountgroup'
  const side = (row: 'f' | 's', name: string) => sql`jsonb_build_object('id', ${sql.ref(`${row}.id`)},
    'displayName', ${sql.ref(`${row}.display_name`)}, 'name', ${sql.ref(name)},
    'articles', ${sql.ref(`${row}.article_amount`)},
    'percent', ${ofGroups ? sql.ref(`${row}.percent`) : sql`null`},
    'manufacturerName', ${ofGroups ? sql`(select m.display_name from manufacturer m where m.id = ${sql.ref(`${row}.manufacturer_id`)})` : sql`null`})`
  const { rows } = await sql<LookalikeRow>`
    with page as (
      select * from lookalike l where kind = ${kind}
      order by certainty ${way}, first_id, second_id limit ${paginationSize} offset ${page * paginationSize}
    )
    select l.reason, l.certainty, ${side('f', 'l.first_name')} as first, ${side('s', 'l.second_name')} as second
    from page l join ${sql.table(table)} f on f.id = l.first_id join ${sql.table(table)} s on s.id = l.second_id
    order by l.certainty ${way}, l.first_id, l.second_id`.execute(db)
  return rows
}

export async function countLookalikesOf(db: Db, kind: CombinableKind): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from lookalike
    where kind = ${kind}`.execute(db)
  return rows[0]!.amount
}

export const areThere = async (tx: Tx, kind: CombinableKind, ids: string[]): Promise<boolean> =>
  (
    await sql`select from ${sql.table(combinableTables[kind].table)} where id = any(${ids}::uuid[])`.execute(
      tx,
    )
  ).rows.length === ids.length

export async function writeApart(
  tx: Tx,
  kind: CombinableKind,
  [first, second]: readonly [string, string],
  by: { userId: string; at: Date } | undefined,
): Promise<void> {
  if (by) {
    await sql`insert into lookalike_apart (kind, first_id, second_id, user_id, at)
      values (${kind}, ${first}, ${second}, ${by.userId}, ${by.at}) on conflict do nothing`.execute(tx)
    await sql`delete from lookalike where kind = ${kind} and first_id = ${first} and second_id = ${second}`.execute(
      tx,
    )
    return
  }
  await sql`delete from lookalike_apart
    where kind = ${kind} and first_id = ${first} and second_id = ${second}`.execute(tx)
  await replaceLookalikes(tx, kind, [first])
}
