import type { Cell } from '@schrankwerk/spreadsheet'
import { readPriceHeader } from '../import-file/price-header.ts'
import { textOf } from './cell-text.ts'
import { type ColumnPlan, firstColumn } from './column-plan.ts'
import { askingWords, createPriceReader, type PriceField } from './read-price.ts'
import { createPriceUnitReader, piecesInUnit, unreadPriceUnit, usualPieces } from './read-price-unit.ts'
import { fitPrices, isUnread, largestPrice, type Note, type Unread } from './read-values.ts'
import {
  articleColumnOf,
  askingColumnOf,
  convertedColumn,
  priceUnitColumns,
  type StagedValue,
} from './staged-columns.ts'

interface LinePrices {
  /** Of the reader's `columns`, in their order. */
  values: StagedValue[]
  wholesalerPrice: number | null
}

const withoutPrices: LinePrices = { values: [], wholesalerPrice: null }

interface LinePriceReader {
  columns: string[]
  read(cells: Cell[], note: Note): LinePrices | Unread
}

/**
 * Reads the line's prices and their unit, which is one for all of them, and so for the wholesaler's. Where no cell says
 * it, the headers of the prices do, then the line's unit („100 ST“), which is noted once; where one cannot be read,
 * prices for an unknown number of pieces are left out of the line with a note.
 * @param hasWholesaler whether lines bring infos of a wholesaler
 * @param isUnit whether a word is the name of a unit
 */
export function createLinePriceReader(
  plan: ColumnPlan,
  { hasWholesaler, isUnit }: { hasWholesaler: boolean; isUnit: (word: string) => boolean },
): LinePriceReader {
  const unitAt = firstColumn(plan, 'priceUnitSize')
  const placeOf: Record<PriceField, number> = {
    wholesalerPurchasePrice: hasWholesaler ? firstColumn(plan, 'wholesalerPurchasePrice') : -1,
    purchasePrice: firstColumn(plan, 'purchasePrice'),
    listPrice: firstColumn(plan, 'listPrice'),
  }
  const own = (['purchasePrice', 'listPrice'] as const).filter((field) => placeOf[field] >= 0)
  const isOffered = placeOf.wholesalerPurchasePrice >= 0
  const fields: PriceField[] = isOffered ? ['wholesalerPurchasePrice', ...own] : own
  const hasPrices = fields.length > 0 || unitAt >= 0
  const tellsConverted = plan.settings.propose === true && plan.settings.currencyRate != null
  const readPrice = createPriceReader(plan)
  const readUnit = createPriceUnitReader(plan, isUnit)
  const pieces = fields.map((field) => piecesNamed(plan, placeOf[field]))
  const isNamed = pieces.some((count) => count > 1)
  const ownUnitAt = firstColumn(plan, 'unit')
  const piecesOfUnits = new Map<string, number | null>()

  /** Of a line for whose prices nothing else says it; told where the file has such a unit first. */
  function byOwnUnit(cells: Cell[], note: Note): number | null {
    const ownUnit = textOf(cells[ownUnitAt])
    const known = piecesOfUnits.get(ownUnit)
    if (known !== undefined) return known
    const count = piecesInUnit(ownUnit)
    piecesOfUnits.set(ownUnit, count)
    if (count !== null) note(pricedByUnit(ownUnit, count))
    return count
  }

  function read(cells: Cell[], note: Note): LinePrices | Unread {
    const prices: (number | null)[] = []
    const converted: string[] = []
    const onConverted = tellsConverted ? (sentence: string) => void converted.push(sentence) : undefined
    for (const field of fields) {
      const price = readPrice(field, placeOf[field], cells, { note, onConverted })
      if (isUnread(price)) return price
      prices.push(price)
    }
    const size = readUnit(cells)
    if (isUnread(size)) return size
    const asking = fields.map((field, index) =>
      prices[index] === null ? askingWords(cells[placeOf[field]]) : null,
    )
    const unit = size === 'unreadable' ? null : size
    if (size === 'unreadable') {
      note(unreadPriceUnit(cells[unitAt]))
      prices.fill(null)
      converted.length = 0
    }
    const named = isNamed && !unit ? commonPieces(prices, pieces) : null
    const { prices: fitted, scale } = fitPrices(
      named === null
        ? prices
        : prices.map((price, index) => price && Number(((price * named) / pieces[index]!).toPrecision(15))),
    )
    if (scale > 1 && fitted.some((price) => price !== null && price > largestPrice))
      return {
        skip: 'Die Preise liegen so weit auseinander, dass sie keine gemeinsame Preiseinheit haben können; bitte prüfen Sie sie',
      }
    const wholesalerPrice = isOffered ? (fitted.shift() ?? null) : null
    const isOpen = size === null && named === null && prices.some((price) => price !== null)
    const said = unit || named || (isOpen ? byOwnUnit(cells, note) : null)
    const values: StagedValue[] = [
      ...fitted,
      said ? said * scale : null,
      scale === 1 ? null : scale,
      ...asking,
    ]
    if (tellsConverted) values.push(converted.join('; ') || null)
    return { values, wholesalerPrice }
  }

  const columns = [
    ...own.map((field) => articleColumnOf[field]),
    ...priceUnitColumns,
    ...fields.map((field) => askingColumnOf[field]),
    ...(tellsConverted ? [convertedColumn] : []),
  ]
  return hasPrices ? { columns, read } : { columns: [], read: () => withoutPrices }
}

const pricedByUnit = (unit: string, count: number): string =>
  `Zeilen mit der Einheit „${unit}“ nennen keine Preiseinheit; ihre Preise wurden als Preise für ${count.toLocaleString('de')} übernommen`

/** For how many pieces a column's prices are by its header: „Listenpreis (EUR/100 St.)“. */
function piecesNamed({ headers, isExchange }: ColumnPlan, column: number): number {
  const header = headers[column]
  if (isExchange || header === undefined) return 1
  const { perPieces } = readPriceHeader(header)
  return perPieces !== null && usualPieces.has(perPieces) ? perPieces : 1
}

/** The pieces that all prices of a line can be for, none growing smaller; null for a line without any. */
function commonPieces(prices: readonly (number | null)[], pieces: readonly number[]): number | null {
  const ofPrices = pieces.filter((_, index) => prices[index] !== null)
  return ofPrices.length > 0 ? Math.max(...ofPrices) : null
}
