import { bareEan, exactNumber, isEan, looseNumber } from '@schrankwerk/domain/bom'
import type { Cell, PriceListRow, SheetRow } from '@schrankwerk/spreadsheet'
import { nobody } from '../database/tables.ts'
import { textOrNull } from './cell-text.ts'
import { type ColumnPlan, firstColumn } from './column-plan.ts'
import { createLineIds } from './line-ids.ts'
import { type ArticlesByEan, identifiesByEan } from './lines-by-ean.ts'
import type { MasterNames } from './master-names.ts'
import { readAlternatives } from './read-alternatives.ts'
import { createFieldReader } from './read-field.ts'
import { createGroupPercentReader } from './read-group-percent.ts'
import { createNumberReader } from './read-line-numbers.ts'
import { createLinePriceReader } from './read-line-prices.ts'
import { isUnread, type Note, needsStyle, type Unread } from './read-values.ts'
import { isShortenedNumber } from './rows-without-article.ts'
import {
  articleColumnOf,
  cutOffColumn,
  fileLineColumn,
  keyColumns,
  listColumns,
  type StagedField,
  type StagedValue,
} from './staged-columns.ts'

export interface Staging {
  /** The columns a row delivers, in this order. */
  columns: string[]
  /**
   * A row of values, or why there is none.
   * @param byEan articles of the EAN around this row, for a list that has no other number
   */
  read(row: PriceListRow, note: Note, byEan?: ArticlesByEan): StagedValue[] | Unread
  /** The EAN that such a list has to find its articles by; none where lines name their articles themselves. */
  eansOf(rows: readonly SheetRow[]): string[]
  /** The exact form of its order number. */
  orderOf(row: SheetRow): string | null
}

const pricesAndUnit: readonly StagedField[] = ['purchasePrice', 'listPrice', 'priceUnitSize']

/** Reads lines of a price list as the configuration says. */
export function createStaging(plan: ColumnPlan, names: MasterNames): Staging {
  const { columns, settings } = plan
  const orderAt = firstColumn(plan, 'orderNumber')
  const eanAt = firstColumn(plan, 'eanNumber')
  const wholesalerNumberAt = firstColumn(plan, 'wholesalerOrderNumber')
  const hasWholesaler =
    settings.wholesalerId !== null &&
    (wholesalerNumberAt >= 0 || firstColumn(plan, 'wholesalerPurchasePrice') >= 0)
  const fields = (Object.keys(articleColumnOf) as StagedField[]).filter(
    (field) => columns[field] !== undefined && !pricesAndUnit.includes(field),
  )
  const furtherOrders = columns.possibleOrderNumber ?? []
  const furtherTypes = columns.possibleManufacturerNumber ?? []
  const isByEan = identifiesByEan(plan)
  const idOf = createLineIds()
  const readNumbers = createNumberReader(plan, names)
  const readField = createFieldReader(plan, names)
  const readGroupPercent =
    columns.discountGroup && columns.discountGroupPercent ? createGroupPercentReader(plan, names) : undefined
  const tellsCutOff = settings.propose === true && !plan.isExchange
  const lastColumn = Math.max(...Object.values(columns).flat())
  const prices = createLinePriceReader(plan, { hasWholesaler, isUnit: names.isUnit })

  function read(
    { rowIndex, line, cells, cellsWritten }: PriceListRow,
    note: Note,
    byEan?: ArticlesByEan,
  ): StagedValue[] | Unread {
    const numbers = readNumbers(cells, byEan)
    if ('skip' in numbers) return numbers
    const order = formsOf(numbers.order)
    const type = formsOf(numbers.type)
    const values: StagedValue[] = [rowIndex, numbers.owner ?? nobody, ...order, ...type, idOf(rowIndex)]
    if (plan.isExchange) values.push(line ?? null)
    if (tellsCutOff) values.push(cutOff(cellsWritten))
    const priced = prices.read(cells, note)
    if (isUnread(priced)) return priced
    values.push(...priced.values)
    const reading = { owner: numbers.owner, note }
    for (const field of fields) {
      // The EAN has been found to be the article's.
      const isKnown = numbers.isFound && field === 'eanNumber'
      const value = isKnown ? null : readField(field, cells, reading)
      if (isUnread(value)) return value
      values.push(value)
    }
    const percent = readGroupPercent?.(cells, { ...reading, line: rowIndex })
    if (percent === needsStyle) return percent
    if (hasWholesaler) values.push(...wholesalerForms(cells), priced.wholesalerPrice)
    if (furtherOrders.length > 0)
      values.push(...readAlternatives(furtherOrders, { cells, own: order[1], note }))
    if (furtherTypes.length > 0) values.push(...readAlternatives(furtherTypes, { cells, own: type[1], note }))
    return values
  }

  /** „3 von 7“: columns that the configuration needs are not in the line at all. */
  const cutOff = (written: number | undefined): string | null =>
    written !== undefined && written <= lastColumn ? `${written} von ${plan.headers.length}` : null

  /** A number that is not whole is none. */
  function wholesalerForms(cells: Cell[]): Forms {
    const number = wholesalerNumberAt < 0 ? null : textOrNull(cells[wholesalerNumberAt])
    return formsOf(number !== null && isShortenedNumber(number) ? null : number)
  }

  return {
    columns: [
      ...keyColumns,
      ...(plan.isExchange ? [fileLineColumn] : []),
      ...(tellsCutOff ? [cutOffColumn] : []),
      ...prices.columns,
      ...fields.map((field) => articleColumnOf[field]),
      ...(hasWholesaler ? listColumns.wholesaler : []),
      ...(furtherOrders.length > 0 ? listColumns.orders : []),
      ...(furtherTypes.length > 0 ? listColumns.types : []),
    ],
    read,
    eansOf: (rows) =>
      isByEan
        ? rows.flatMap(({ cells }) => {
            const text = textOrNull(cells[eanAt])
            return text !== null && isEan(text) ? [bareEan(text)] : []
          })
        : [],
    orderOf: ({ cells }) => formsOf(textOrNull(cells[orderAt]))[1],
  }
}

/** A number as it is written, its exact and its loose form. */
type Forms = [string | null, string | null, string | null]

function formsOf(number: string | null): Forms {
  if (number === null) return [null, null, null]
  const exact = exactNumber(number)
  return [number, exact, looseNumber(exact)]
}
