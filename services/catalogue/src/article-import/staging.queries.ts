import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { KnownNames } from './master-names.ts'
import {
  askingColumnOf,
  type CopyType,
  convertedColumn,
  cutOffColumn,
  fileLineColumn,
  type StagedColumn,
} from './staged-columns.ts'

/** Each import stages in a table of its own, so that what a dead one left can simply be dropped. */
export const stagingTable = (importId: string) => `import_staging_${importId.replaceAll('-', '')}`

/**
 * `id` is that of the article which the line may become. Unlogged unless it is `kept` to be looked at: a crash empties it, and the uploaded file
 * is still there.
 */
export async function createStagingTable(
  db: Kysely<CatalogueTables>,
  table: string,
  { kept }: { kept: boolean },
): Promise<void> {
  const columns = Object.entries(stagingTypes).map(
    ([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`,
  )
  await sql`create ${kept ? sql`` : sql`unlogged`} table ${sql.table(table)} (${sql.join(columns)})
    with (autovacuum_enabled = false)`.execute(db)
}

/** A type with what is said of it besides. */
type ColumnType = `${CopyType}${'' | ' not null' | ' collate "C"' | '(14, 2)'}`

const stagedTypes: Record<StagedColumn, ColumnType> = {
  erp_number: 'text',
  description: 'text',
  image: 'text',
  manufacturer_link: 'text',
  delivery_time: 'int',
  unit_id: 'uuid',
  packaging_unit_size: 'numeric',
  price_unit_size: 'numeric',
  price_unit_scale: 'int',
  order_quantity_unit_size: 'numeric',
  minimum_order_quantity_unit_size: 'numeric',
  width: 'numeric',
  height: 'numeric',
  depth: 'numeric',
  weight: 'numeric',
  purchase_price: 'numeric(14, 2)',
  list_price: 'numeric(14, 2)',
  discount_group_id: 'uuid',
  eclass9_1_id: 'text',
  ean_number: 'text',
  surcharge_code: 'text',
  copper_code: 'text',
  copper_base_value: 'numeric',
  copper_weight: 'numeric',
  customs_tarif_number: 'text',
  country_of_origin_abbreviation: 'text',
  rohs: 'boolean',
}

const exact = 'text collate "C"'

const stagingTypes: Readonly<Record<string, ColumnType>> = {
  line: 'int not null',
  [fileLineColumn]: 'int',
  id: 'uuid not null',
  manufacturer: 'uuid not null',
  order_number: 'text',
  order_exact: exact,
  order_loose: exact,
  type_number: 'text',
  type_exact: exact,
  type_loose: exact,
  ...stagedTypes,
  wholesaler_number: 'text',
  wholesaler_exact: 'text',
  wholesaler_loose: 'text',
  wholesaler_price: 'numeric(14, 2)',
  ...Object.fromEntries(Object.values(askingColumnOf).map((column) => [column, 'text' as const])),
  [convertedColumn]: 'text',
  [cutOffColumn]: 'text',
  alt_order: 'text[]',
  alt_order_exact: 'text[]',
  alt_order_loose: 'text[]',
  alt_type: 'text[]',
  alt_type_exact: 'text[]',
  alt_type_loose: 'text[]',
}

/** As what values of a column of the staging table are handed over. */
export const copyTypeOf = (column: string): CopyType => stagingTypes[column]!.split(/[ (]/)[0] as CopyType

export async function dropStagingTable(db: Kysely<CatalogueTables>, table: string): Promise<void> {
  await sql`drop table if exists ${sql.table(table)}`.execute(db)
}

/** Tables of imports that do not run any more, and of proposals that are none any more. */
export async function selectOrphanedStaging(db: Kysely<CatalogueTables>): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    select t.tablename from pg_tables t
    where t.schemaname = current_schema
      and (t.tablename like 'import\\_staging\\_%' or t.tablename like 'import\\_work\\_%' or t.tablename like 'import\\_proposal\\_%')
      and not exists (select from article_import i where case when t.tablename like 'import\\_staging\\_%'
        then i.state = 'RUNNING' and t.tablename = 'import_staging_' || replace(i.id::text, '-', '')
        when t.tablename like 'import\\_work\\_%'
        then i.state = 'RUNNING' and substr(t.tablename, 13, 32) = replace(i.id::text, '-', '')
        else i.state in ('RUNNING', 'PROPOSED') and substr(t.tablename, 17, 32) = replace(i.id::text, '-', '') end)`.execute(
    db,
  )
  return rows.map((row) => row.tablename)
}

/** Every name that is known when the import begins. */
export async function selectKnownNames(db: Kysely<CatalogueTables>): Promise<KnownNames> {
  const manufacturers = await db
    .selectFrom('manufacturer_name')
    .select(['name_key', 'manufacturer_id'])
    .execute()
  const units = await db.selectFrom('unit_name').select(['name_key', 'unit_id']).execute()
  const groups = await db
    .selectFrom('discount_group_name')
    .select(['manufacturer_id', 'name_key', 'discount_group_id'])
    .execute()
  return {
    manufacturers: new Map(manufacturers.map((row) => [row.name_key, row.manufacturer_id])),
    units: new Map(units.map((row) => [row.name_key, row.unit_id])),
    groups: new Map(groups.map((row) => [`${row.manufacturer_id} ${row.name_key}`, row.discount_group_id])),
  }
}

const found = ['line', 'manufacturer', 'order_exact', 'type_exact']

/** Of what lines are found by; the other columns are only written. A small sample tells whether numbers repeat. */
export async function analyzeStaging(db: Kysely<CatalogueTables>, table: string): Promise<void> {
  const columns = found.map((column) => sql.ref(column))
  await sql`alter table ${sql.table(table)} ${sql.join(columns.map((one) => sql`alter ${one} set statistics 10`))}`.execute(
    db,
  )
  await sql`analyze ${sql.table(table)} (${sql.join(columns)})`.execute(db)
}
