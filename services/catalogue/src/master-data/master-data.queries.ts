import type { MasterDataKind } from '@schrankwerk/contracts'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { masterDataTables, type UsedKind } from './master-data-tables.ts'

type Db = Kysely<CatalogueTables>
type Tx = Transaction<CatalogueTables>

export interface KeptRow {
  id: string
  editVersion: number
  createDate: Date
  lastUpdate: Date
}

/** Of a row `x` of any kind. */
export const keptColumns = sql`x.id, x.edit_version as "editVersion", x.create_date as "createDate",
  x.last_update as "lastUpdate"`

/** Held until the transaction ends, against everyone who changes it or begins to name it; answers its version. */
export async function lockMasterRow(tx: Tx, kind: MasterDataKind, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select edit_version as version
    from ${sql.table(masterDataTables[kind].table)} where id = ${id} for update`.execute(tx)
  return rows[0]?.version
}

export async function updateMasterRow(
  tx: Tx,
  kind: MasterDataKind,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(masterDataTables[kind].table)}
    set ${sql.join(set)}, edit_version = edit_version + 1 where id = ${id}`.execute(tx)
}

/** Held against everyone who names them until the transaction ends, in one order; answers those that are there. */
export async function lockMasterRows(tx: Tx, kind: MasterDataKind, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(masterDataTables[kind].table)}
    where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
  return rows.map((row) => row.id)
}

export async function deleteMasterRows(tx: Tx, kind: MasterDataKind, ids: string[]): Promise<void> {
  await sql`delete from ${sql.table(masterDataTables[kind].table)} where id = any(${ids}::uuid[])`.execute(tx)
}

type Use = 'article' | 'import-config' | 'discount-group' | 'wholesaler-info' | 'replacement'

/** Who names a row of a kind: table and column. */
const references: Record<MasterDataKind, Partial<Record<Use, readonly [table: string, column: string]>>> = {
  manufacturer: {
    article: ['article', 'manufacturer_id'],
    'import-config': ['import_config', 'manufacturer_id'],
    'discount-group': ['discount_group', 'manufacturer_id'],
    replacement: ['replacement', 'manufacturer_id'],
  },
  unit: { article: ['article', 'unit_id'], 'import-config': ['import_config', 'default_unit_id'] },
  wholesaler: {
    'wholesaler-info': ['article_wholesaler', 'wholesaler_id'],
    'import-config': ['import_config', 'wholesaler_id'],
    'discount-group': ['discount_group_wholesaler', 'wholesaler_id'],
  },
  discountgroup: { article: ['article', 'discount_group_id'] },
  // Articles carry its number, whether it has a mapping or not.
  eclass: {},
}

const referencesOf = (kind: MasterDataKind) =>
  Object.entries(references[kind]) as [Use, readonly [string, string]][]

/** What names one of them and how often. Its articles, of which there may be a million, are those that lists show. */
export async function selectUses(
  db: Db,
  kind: UsedKind,
  row: { id: string; usedByArticleAmount: number },
): Promise<{ by: Use; amount: number }[]> {
  const counts = referencesOf(kind).map(([by, [table, column]]) =>
    by === 'article' || by === 'wholesaler-info'
      ? sql`select ${by}::text as by, ${row.usedByArticleAmount}::int as amount`
      : sql`select ${by}::text, count(*)::int from ${sql.table(table)} where ${sql.ref(column)} = ${row.id}`,
  )
  const { rows } = await sql<{ by: Use; amount: number }>`
    select * from (${sql.join(counts, sql` union all `)}) counted where amount > 0`.execute(db)
  return rows
}

/**
 * Which of them anything names. Only manufacturers have an index among the articles: others are looked for once for
 * all ids, since an index would cost every import more than it spares the few who delete a unit.
 */
export async function selectUsed(tx: Tx, kind: MasterDataKind, ids: string[]): Promise<Set<string>> {
  const naming = referencesOf(kind).map(
    ([, [table, column]]): RawBuilder<unknown> =>
      table === 'article' && kind !== 'manufacturer'
        ? sql`select distinct ${sql.ref(column)} as id from article where ${sql.ref(column)} = any(${ids}::uuid[])`
        : sql`select w.id from unnest(${ids}::uuid[]) w (id)
            where exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = w.id)`,
  )
  if (naming.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`${sql.join(naming, sql` union `)}`.execute(tx)
  return new Set(rows.map((row) => row.id))
}
