import type { ImportField } from '@schrankwerk/contracts'
import { columnOfField } from '../article/article-columns.ts'
import type { ArticleTable } from '../database/tables.ts'

const { manufacturerId, manufacturerNumber, orderNumber, unitId, discountGroupId, ...ofBoth } = columnOfField

/**
 * Fields that go into the article's own row, with their columns: those of a saved article, but numbers and manufacturer,
 * which are looked up apart; unit and discount group are told by their names.
 */
export const articleColumnOf = {
  ...ofBoth,
  unit: unitId,
  discountGroup: discountGroupId,
} as const satisfies Partial<Record<ImportField, keyof ArticleTable>>

export type StagedField = keyof typeof articleColumnOf
export type StagedColumn = (typeof articleColumnOf)[StagedField] | 'price_unit_scale'

/** As what a value is handed over to the database. */
export type CopyType = 'int' | 'uuid' | 'text' | 'numeric' | 'boolean' | 'text[]'

/** A value of the staging table: null, a plain value, or the texts of an array. */
export type StagedValue = string | number | boolean | null | string[]

/** The unit of a line's prices, and by how much it is enlarged. */
export const priceUnitColumns = ['price_unit_size', 'price_unit_scale'] as const

/** All that a line may say of the article's own row; no list names the scale, which comes of its prices. */
export const stagedColumns: ReadonlySet<string> = new Set<StagedColumn>([
  ...Object.values(articleColumnOf),
  'price_unit_scale',
])

/** The staging table besides those columns; the order is that of a staged row. */
export const keyColumns = [
  'line',
  'manufacturer',
  'order_number',
  'order_exact',
  'order_loose',
  'type_number',
  'type_exact',
  'type_loose',
  'id',
] as const

/** The words by which a line says that a price is asked for. */
export const askingColumnOf = {
  purchasePrice: 'purchase_price_asked',
  listPrice: 'list_price_asked',
  wholesalerPurchasePrice: 'wholesaler_price_asked',
} as const satisfies Partial<Record<ImportField, string>>

/** What its prices were before they became euros: told to who looks at the import before it counts. */
export const convertedColumn = 'converted'

/** How many columns a line that breaks off has: told to who looks at the import before it counts. */
export const cutOffColumn = 'cut_off'

/** Where the file has the line, in formats that may tell several in one. */
export const fileLineColumn = 'file_line'

export const listColumns = {
  wholesaler: ['wholesaler_number', 'wholesaler_exact', 'wholesaler_loose', 'wholesaler_price'],
  orders: ['alt_order', 'alt_order_exact', 'alt_order_loose'],
  types: ['alt_type', 'alt_type_exact', 'alt_type_loose'],
} as const
