import { type Kysely, sql, type Transaction } from 'kysely'
import type { Sql } from '../article-import/publish-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { UndoPlan } from './keep-before.queries.ts'

export interface MadeName {
  kind: 'MANUFACTURER' | 'UNIT' | 'DISCOUNT_GROUP'
  id: string
  name: string
  stays: boolean
}

/** Whether a proposal that is open names it: it could not be accepted without. */
const isProposed = (used: 'manufacturers' | 'units' | 'groups') =>
  sql`exists (select from import_proposal p where p.plan -> 'names' -> 'used' -> ${sql.lit(used)} ? m.id::text)`

/**
 * What an import made of master data, and whether something else needs it by now: an article that stays, a configuration,
 * a replacement, a proposal. What a person has edited stays as well. `articles` tells the articles that stay, as `a`.
 */
export async function selectMade(
  db: Kysely<CatalogueTables>,
  { made, createdAt }: UndoPlan,
  articles: Sql,
): Promise<MadeName[]> {
  const used = (column: string) => sql`m.id in (select ${sql.ref(`a.${column}`)} from ${articles}
    and ${sql.ref(`a.${column}`)} = any(${[...made.manufacturers, ...made.units, ...made.groups]}::uuid[]))`
  const isEdited = sql`m.last_update not in (m.create_date, ${createdAt}::timestamptz)`
  const of = (kind: MadeName['kind'], table: string, ids: string[], stays: Sql) =>
    sql`select ${sql.lit(kind)} as kind, m.id, m.display_name as name, (${isEdited} or ${stays}) as stays
      from ${sql.table(table)} m where m.id = any(${ids}::uuid[])`
  const parts: Sql[] = []
  if (made.groups.length > 0)
    parts.push(
      of(
        'DISCOUNT_GROUP',
        'discount_group',
        made.groups,
        sql`${used('discount_group_id')} or ${isProposed('groups')}
          or exists (select from discount_group_wholesaler x where x.discount_group_id = m.id)`,
      ),
    )
  if (made.units.length > 0)
    parts.push(
      of(
        'UNIT',
        'unit',
        made.units,
        sql`${used('unit_id')} or ${isProposed('units')}
          or exists (select from import_config c where c.default_unit_id = m.id)`,
      ),
    )
  if (made.manufacturers.length > 0)
    parts.push(
      of(
        'MANUFACTURER',
        'manufacturer',
        made.manufacturers,
        sql`${used('manufacturer_id')} or ${isProposed('manufacturers')}
          or exists (select from import_config c where c.manufacturer_id = m.id)
          or exists (select from replacement p where p.manufacturer_id = m.id)
          or exists (select from discount_group g where g.manufacturer_id = m.id and g.id <> all(${made.groups}::uuid[]))`,
      ),
    )
  if (parts.length === 0) return []
  const { rows } = await sql<MadeName>`${sql.join(parts, sql` union all `)}`.execute(db)
  const staying = rows.some(({ kind, stays }) => kind === 'DISCOUNT_GROUP' && stays)
  const owners = staying ? await selectOwners(db, rows) : new Set<string>()
  return rows.map((row) => (owners.has(row.id) ? { ...row, stays: true } : row))
}

/** Manufacturers of groups that stay. */
async function selectOwners(db: Kysely<CatalogueTables>, made: MadeName[]): Promise<Set<string>> {
  const groups = made.filter(({ kind, stays }) => kind === 'DISCOUNT_GROUP' && stays).map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`select distinct manufacturer_id as id from discount_group
    where id = any(${groups}::uuid[]) and manufacturer_id is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Deletes what no row of the table `articles` needs, nor anything else. Whoever names one meanwhile holds it or waits. */
export async function deleteMade(
  tx: Transaction<CatalogueTables>,
  plan: UndoPlan,
  articles: string,
): Promise<void> {
  const { made } = plan
  for (const [table, ids] of [
    ['discount_group', made.groups],
    ['unit', made.units],
    ['manufacturer', made.manufacturers],
  ] as const)
    if (ids.length > 0)
      await sql`select from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(
        tx,
      )
  const all = await selectMade(tx, plan, sql`${sql.table(articles)} a where true`)
  const gone = all.filter(({ stays }) => !stays)
  for (const [kind, table] of [
    ['DISCOUNT_GROUP', 'discount_group'],
    ['UNIT', 'unit'],
    ['MANUFACTURER', 'manufacturer'],
  ] as const) {
    const ids = gone.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(tx)
  }
}
