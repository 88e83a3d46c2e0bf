import type { ImportCurrency } from '@schrankwerk/contracts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

type Tx = Transaction<CatalogueTables>

const withNames = (db: Kysely<CatalogueTables>) =>
  db
    .selectFrom('import_config as c')
    .leftJoin('manufacturer as m', 'm.id', 'c.manufacturer_id')
    .leftJoin('wholesaler as w', 'w.id', 'c.wholesaler_id')
    .selectAll('c')
    .select(['m.display_name as manufacturer_name', 'w.display_name as wholesaler_name'])

export type ImportConfigRow = Awaited<ReturnType<typeof selectImportConfigs>>[number]

export const selectImportConfigs = (db: Kysely<CatalogueTables>) =>
  withNames(db).orderBy(sql`sort_key(c.title)`).orderBy('c.id').execute()

export const findImportConfig = (db: Kysely<CatalogueTables>, id: string) =>
  withNames(db).where('c.id', '=', id).executeTakeFirst()

export interface ImportConfigValues {
  manufacturer_id: string | null
  wholesaler_id: string | null
  title: string
  description: string
  filename: string | null
  headers: string[]
  samples: string
  field_mapping: string
  header_row_index: number
  sheet: string | null
  default_unit_id: string | null
  unit_depth: 'MM' | 'CM' | 'DM' | 'M'
  unit_height: 'MM' | 'CM' | 'DM' | 'M'
  unit_width: 'MM' | 'CM' | 'DM' | 'M'
  unit_weight: 'MG' | 'G' | 'KG'
  currency: ImportCurrency | null
  currency_rate: number | null
  propose: boolean
  last_update: Date
}

export const insertImportConfig = (tx: Tx, id: string, values: ImportConfigValues) =>
  tx
    .insertInto('import_config')
    .values({ ...values, id, create_date: values.last_update })
    .execute()

/** Writes only over the state the caller saw; answers whether it was there. */
export async function updateImportConfigRow(
  tx: Tx,
  id: string,
  editVersion: number,
  values: ImportConfigValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_config')
    .set((eb) => ({ ...values, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .where('edit_version', '=', editVersion)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteImportConfigRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('import_config').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** By a running import, or by one that waits to be looked at. */
export async function isImporting(tx: Tx, configId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('article_import')
    .select('id')
    .where('import_config_id', '=', configId)
    .where('state', 'in', ['RUNNING', 'PROPOSED'])
    .executeTakeFirst()
  return row !== undefined
}
