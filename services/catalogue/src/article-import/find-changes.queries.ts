import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import {
  type ByUnit,
  byUnit,
  changesUnits,
  convertedPrice,
  isUnfitting,
  linePrice,
  linePriceScale,
  linePriceUnit,
  type PricedShape,
  priceColumns,
  renewedPrice,
  skipUnfitting,
} from './line-prices.queries.ts'
import type { Sql, StagedShape } from './publish-import.queries.ts'
import type { StagedColumn } from './staged-columns.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>
export type LineShape = PricedShape & Pick<StagedShape, 'hasTypes' | 'defaultUnitId'>
type WholeShape = LineShape & Pick<StagedShape, 'hasAlternatives'>

/**
 * Columns that a line may change, with the value it has for them; null where it has none. `a` is the article, `s` the
 * line, `e` what led from one to the other. A number that the article has as an alternative one stays that.
 */
export const lineValues = (shape: LineShape): [string, Sql][] =>
  valuesByUnit(shape).map(([column, value]) => [column, 'same' in value ? byUnit(shape, value) : value])

function valuesByUnit(shape: LineShape): [string, Sql | ByUnit][] {
  const order = sql`case when e.order_alternative then null else s.order_number end`
  const type = sql`case when e.type_alternative then null else s.type_number end`
  const onlyDefault = shape.defaultUnitId && !shape.articleColumns.includes('unit_id')
  // Another unit changes what the prices say that the list does not bring.
  const converted = changesUnits(shape)
    ? priceColumns.filter((column) => !shape.articleColumns.includes(column))
    : []
  const columns = [...shape.articleColumns, ...converted]
  return [
    ['order_number', order],
    ...(shape.hasTypes ? [['manufacturer_number', type] as [string, Sql]] : []),
    ...columns.map((column): [string, Sql | ByUnit] => [column, lineValue(column, shape)]),
    ...(onlyDefault
      ? [['unit_id', sql`coalesce(a.unit_id, ${shape.defaultUnitId}::uuid)`] as [string, Sql]]
      : []),
  ]
}

function lineValue(column: StagedColumn, shape: LineShape): Sql | ByUnit {
  if (column === 'purchase_price' || column === 'list_price') return renewedPrice(column, shape)
  if (column === 'price_unit_size') return linePriceUnit(shape)
  return column === 'price_unit_scale' ? linePriceScale(shape) : sql.ref(`s.${column}`)
}

/** What an article becomes in these columns. An empty cell leaves what is there: a price list with gaps must not wipe out data. */
const becoming = (shape: LineShape, columns: string[]): [string, Sql][] =>
  lineValues(shape)
    .filter(([column]) => columns.includes(column))
    .map(([column, value]) => [column, sql`coalesce(${value}, ${sql.ref(`a.${column}`)})`])

const alwaysRenewed = (now: Date): [string, Sql][] => [
  ['edit_version', sql`a.edit_version + 1`],
  ['last_update', sql`${now}::timestamptz`],
]

/** All that a changed article gets, looked up in its line. */
export const renewedValues = (
  shape: LineShape,
  { now, columns }: { now: Date; columns: string[] },
): Map<string, Sql> => new Map([...becoming(shape, columns), ...alwaysRenewed(now)])

/** What is kept of an article in which these columns may change; its number, to name it by. */
export const keptColumns = (columns: string[]): string[] => [
  ...new Set(['order_number', ...columns, 'edit_version', 'last_update']),
]

const now = (column: string) => `now_${column}`
const was = (column: string) => `was_${column}`

/** Values of these columns, and all that is kept of an article, to stand beside each line that has one. */
export const heldValues = (shape: LineShape, held: string[]): Sql =>
  held.length === 0
    ? sql``
    : sql`, ${sql.join([
        ...becoming(shape, held).map(([column, value]) => sql`${value} as ${sql.ref(now(column))}`),
        ...keptColumns(held).map((column) => sql`${sql.ref(`a.${column}`)} as ${sql.ref(was(column))}`),
      ])}`

/** The same as `renewedValues`, held beside the line, `e`. */
export const heldRenewedValues = (held: string[], { now: at }: { now: Date }): Map<string, Sql> =>
  new Map([
    ...held.map((column): [string, Sql] => [column, sql.ref(`e.${now(column)}`)]),
    ...alwaysRenewed(at),
  ])

/** What is kept of an article, held beside its line, `e`. */
export const heldKeptValues = (columns: string[]): Sql[] =>
  keptColumns(columns).map((column) => sql`${sql.ref(`e.${was(column)}`)} as ${sql.ref(column)}`)

/** In which columns the line differs from the article, as bits in their order. */
export const differingColumns = (shape: LineShape): Sql =>
  byUnit(shape, { same: differing(shape, 'same'), other: differing(shape, 'other') })

function differing(shape: LineShape, way: keyof ByUnit): Sql {
  const bits = valuesByUnit(shape).map(([column, values], at) => {
    const value = 'same' in values ? values[way] : values
    return sql`case when ${value} is distinct from ${sql.ref(`a.${column}`)} and ${value} is not null
      then ${sql.lit(2 ** at)} else 0 end`
  })
  return sql`(${sql.join(bits, sql` | `)})`
}

/** The bit behind those of the columns: the line brings something that stands beside the article. */
const besideBit = (shape: LineShape): Sql => sql.lit(2 ** lineValues(shape).length)
/** And the last one: a price would be larger than its column. */
const unfittingBit = (shape: LineShape): number => 2 ** (lineValues(shape).length + 1)

/** Whether the line, `s`, brings an info of the wholesaler, `w`, or an alternative number that is not there yet. */
function bringsMore(shape: WholeShape, way: keyof ByUnit): Sql {
  const { hasWholesaler, hasAlternatives } = shape
  const more: Sql[] = []
  if (hasWholesaler) {
    const former = way === 'same' ? sql`w.purchase_price` : convertedPrice('w.purchase_price', shape).other
    more.push(sql`(s.wholesaler_number is not null or s.wholesaler_price is not null) and (w.article_id is null
      or coalesce(s.wholesaler_number, w.order_number) is distinct from w.order_number
      or s.wholesaler_price is not null and ${linePrice('wholesaler_price', shape)[way]} is distinct from ${former})`)
  }
  if (hasAlternatives)
    for (const [kind, numbers] of [
      ['O', 'alt_order_exact'],
      ['T', 'alt_type_exact'],
    ] as const)
      more.push(sql`exists (select from unnest(${sql.ref(`s.${numbers}`)}) x (exact) where not exists (
        select from article_number n where n.kind = ${sql.lit(kind)} and n.exact = x.exact
          and n.manufacturer_id = s.manufacturer and n.twin is null))`)
  return sql.join(
    more.map((one) => sql`(${one})`),
    sql` or `,
  )
}

/** What the wholesaler of the list says of the article so far, `w`. */
export const joinWholesaler = ({ hasWholesaler, wholesalerId }: WholeShape): Sql =>
  hasWholesaler
    ? sql`left join article_wholesaler w on w.article_id = e.article_id and w.wholesaler_id = ${wholesalerId}::uuid`
    : sql``

/**
 * The same bits as `differingColumns`, and one more where the line changes what stands beside the article. That makes it
 * a changed article too: who has it open must not write over what the import brought.
 */
export function differingInAll(shape: WholeShape): Sql {
  const bits = (way: keyof ByUnit) => {
    const more: [Sql, Sql][] = []
    if (shape.hasWholesaler || shape.hasAlternatives) more.push([bringsMore(shape, way), besideBit(shape)])
    if (mayBeUnfitting(shape)) more.push([isUnfitting(shape)[way], sql.lit(unfittingBit(shape))])
    const beside = more.map(([holds, bit]) => sql`case when ${holds} then ${bit} else 0 end`)
    return sql`(${sql.join([differing(shape, way), ...beside], sql` | `)})`
  }
  return byUnit(shape, { same: bits('same'), other: bits('other') })
}

/** Prices may grow only with their unit, or for one that has grown. */
const mayBeUnfitting = (shape: WholeShape): boolean =>
  shape.hasScale &&
  (shape.hasWholesaler ||
    changesUnits(shape) ||
    priceColumns.some((column) => shape.articleColumns.includes(column)))

/** Skips lines of which a price would not fit. */
export const skipUnfittingLines = async (tx: Tx, shape: WholeShape & { table: string }): Promise<void> =>
  skipUnfitting(tx, shape.table, sql.lit(unfittingBit(shape)))

/** Whether what was found of a line, `e`, changes what stands beside its article, whichever line leads. */
export const changesBeside = (shape: LineShape): Sql => sql`e.columns & ${besideBit(shape)} <> 0`

/** An article that several lines mean changes as well where another line than the leading one brings something. */
export async function passOnToLeadingLines(tx: Tx, shape: WholeShape & { table: string }): Promise<void> {
  if (!shape.hasWholesaler && !shape.hasAlternatives) return
  const existing = workTable(shape.table, 'existing')
  await sql`update ${existing} l set columns = l.columns | ${besideBit(shape)}
    from ${existing} e where l.leads and not e.leads and l.article_id = e.article_id and ${changesBeside(shape)}`.execute(
    tx,
  )
}

export const namesOfColumns = (shape: LineShape, bits: number): string[] =>
  lineValues(shape).flatMap(([column], at) => (bits & (2 ** at) ? [column] : []))

/** Whether what was found of a line, `e`, changes its article. */
export const changesArticle = sql<boolean>`e.leads and e.columns <> 0`

/** Whether it gives its article another number, or another way to write it. */
export const changesNumbers = ({ hasTypes }: Pick<LineShape, 'hasTypes'>) =>
  sql<boolean>`e.leads and e.columns & ${sql.lit(hasTypes ? 3 : 1)} <> 0`

export interface Changes {
  changed: number
  /** Of the changed ones those that get another number, or another way to write it. */
  renumbered: number
  /** Columns in which any of them differs. */
  columns: string[]
  /** Whether the values of all these stand beside the lines. */
  areHeld: boolean
  /** Whether a price of any would not fit. */
  areUnfitting: boolean
  /** Of the changed ones those of which a price is another by powers of ten; 0 where that is not watched. */
  tenfolds: number
}

/** Adds up in which columns the articles differ from their lines: a price list changes few. */
export async function countChanges(tx: Tx, shape: StagedShape, held: string[]): Promise<Changes> {
  const { rows } = await sql<{ changed: number; renumbered: number; columns: number; tenfolds: number }>`
    select count(*)::int as changed, count(*) filter (where ${changesNumbers(shape)})::int as renumbered,
      coalesce(bit_or(columns), 0) as columns,
      ${shape.watchesPrices ? sql`count(*) filter (where is_tenfold)::int` : sql`0`} as tenfolds
    from ${workTable(shape.table, 'existing')} e where ${changesArticle}`.execute(tx)
  const { columns: bits, ...amounts } = rows[0]!
  const columns = namesOfColumns(shape, bits)
  return {
    ...amounts,
    columns,
    areHeld: held.length > 0 && columns.every((column) => held.includes(column)),
    areUnfitting: (bits & unfittingBit(shape)) !== 0,
  }
}

/** Room for what articles really got beside them: numbers and wholesalers' infos. */
export async function createChangedBeside(tx: Tx, table: string): Promise<void> {
  await sql`create unlogged table ${workTable(table, 'changed_beside')} (article_id uuid not null, manufacturer uuid not null)`.execute(
    tx,
  )
}

/** Articles that were there and are no longer the same, with the manufacturers of their lines. */
export const changedArticles = (table: string): Sql => sql`
  select article_id, manufacturer from ${workTable(table, 'existing')} e where ${changesArticle}
  union all select article_id, manufacturer from ${workTable(table, 'changed_beside')}`

export async function countUpdated(tx: Tx, { table }: Pick<StagedShape, 'table'>): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select count(distinct article_id)::int as amount
    from (${changedArticles(table)}) c`.execute(tx)
  return rows[0]!.amount
}
