import type { CombinableKind } from '@schrankwerk/contracts'
import { masterDataTables, nameTables } from '../master-data/master-data-tables.ts'

/** A column that names master data, and moves with it. */
export interface Reference {
  table: 'article' | 'import_config' | 'discount_group' | 'replacement'
  column: 'manufacturer_id' | 'unit_id' | 'default_unit_id' | 'discount_group_id'
  /** Open pages hold it: whoever saves one is to see that it names something else now. */
  edited: boolean
}

export interface CombinableTable {
  /** In the account of changes. */
  entity: string
  table: 'manufacturer' | 'unit' | 'discount_group'
  names: 'manufacturer_name' | 'unit_name' | 'discount_group_name'
  /** Of the names. */
  owner: 'manufacturer_id' | 'unit_id' | 'discount_group_id'
  references: readonly Reference[]
}

/** Every place that names master data; `article_number` and the names of groups follow their article and group. */
export const combinableTables: Readonly<Record<CombinableKind, CombinableTable>> = {
  manufacturer: {
    ...masterDataTables.manufacturer,
    ...nameTables.manufacturer,
    references: [
      { table: 'article', column: 'manufacturer_id', edited: true },
      { table: 'discount_group', column: 'manufacturer_id', edited: true },
      { table: 'import_config', column: 'manufacturer_id', edited: true },
      { table: 'replacement', column: 'manufacturer_id', edited: false },
    ],
  },
  unit: {
    ...masterDataTables.unit,
    ...nameTables.unit,
    references: [
      { table: 'article', column: 'unit_id', edited: true },
      { table: 'import_config', column: 'default_unit_id', edited: true },
    ],
  },
  discountgroup: {
    ...masterDataTables.discountgroup,
    ...nameTables.discountgroup,
    references: [{ table: 'article', column: 'discount_group_id', edited: true }],
  },
}

export const placeOf = ({ table, column }: Pick<Reference, 'table' | 'column'>): string =>
  `${table}.${column}`
