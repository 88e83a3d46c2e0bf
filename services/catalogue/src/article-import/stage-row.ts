import { bareEan, exactNumber, isEan, isWordForNothing, looseNumber } from '@schrankwerk/domain/bom'
import type { Cell, PriceListRow, SheetRow } from '@schrankwerk/spreadsheet'
import { nobody } from '../database/tables.ts'
import type { ColumnPlan } from './column-plan.ts'
import { createLineIds } from './line-ids.ts'
import { type ArticlesByEan, articleOfEan, identifiesByEan } from './lines-by-ean.ts'
import type { MasterNames } from './master-names.ts'
import { readCountry } from './read-country.ts'
import { askingWords, createPriceReader, type PriceField } from './read-price.ts'
import { fitPrices, largestPrice, readDays, readDecimal, readFlag, readMeasure } from './read-values.ts'
import { isShortenedNumber, whyNoArticle } from './rows-without-article.ts'
import {
  articleColumnOf,
  askingColumnOf,
  fileLineColumn,
  keyColumns,
  listColumns,
  type StagedField,
} from './staged-columns.ts'

/** A value of the staging table: null, a plain value, or the texts of an array. */
export type StagedValue = string | number | boolean | null | string[]

/** Takes what was left out of a line that is taken all the same. */
export type Note = (reason: string) => void

export interface Staging {
  /** The columns a row delivers, in this order. */
  columns: string[]
  /**
   * A row of values, or why the line is skipped. `'unclear'`: its numbers need the style of the whole column.
   * @param byEan articles of the EAN around this row, for a list that has no other number
   */
  read(row: PriceListRow, note: Note, byEan?: ArticlesByEan): StagedValue[] | { skip: string } | 'unclear'
  /** The EAN that such a list has to find its articles by; none where lines name their articles themselves. */
  eansOf(rows: readonly SheetRow[]): string[]
  /** The exact form of its order number. */
  orderOf(row: SheetRow): string | null
}

const spaces = /[\s\u00a0\u202f\u200b\ufeff]+/g
const blank = 0x20
/** And every other one of Latin-1. */
const isGermanLetter = (code: number) => code >= 0xc0 && code <= 0xff
const longestNumber = 200
const limits: Partial<Record<StagedField, number>> = {
  erpNumber: 200,
  eclass9_1Id: 20,
  surchargeCode: 50,
  copperCode: 50,
  customsTarifNumber: 50,
}
const lengths = { width: 'unitWidth', height: 'unitHeight', depth: 'unitDepth' } as const
const sizes: ReadonlySet<StagedField> = new Set<StagedField>([
  'packagingUnitSize',
  'orderQuantityUnitSize',
  'minimumOrderQuantityUnitSize',
  'copperBaseValue',
  'copperWeight',
])
const largest = 1e9

function textOf(cell: Cell | undefined): string {
  if (!cell || cell.kind === 'empty' || cell.kind === 'error') return ''
  const { text } = cell
  return isTidy(text) ? text : text.replace(spaces, ' ').trim()
}

/** Nearly every text: words with one blank between them. */
function isTidy(text: string): boolean {
  let before = blank
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < blank || (code > 0x7e && !isGermanLetter(code)) || (code === blank && before === blank))
      return false
    before = code
  }
  return before !== blank || text === ''
}

/** The same as the person sees it, for descriptions. */
const shownOf = (cell: Cell | undefined): string =>
  cell?.shown === undefined || cell.kind === 'error' ? textOf(cell) : textOf({ ...cell, text: cell.shown })

const numberText = (cell: Cell | undefined): string | null => {
  const text = textOf(cell)
  return text === '' || isWordForNothing(text) ? null : text
}

/** Reads lines of a price list as the configuration says. */
export function createStaging(plan: ColumnPlan, names: MasterNames): Staging {
  const { columns, settings, styles } = plan
  const first = (field: keyof ColumnPlan['columns']) => columns[field]?.[0] ?? -1
  const at = {
    order: first('orderNumber'),
    type: first('manufacturerNumber'),
    manufacturer: first('manufacturerName'),
    wholesalerNumber: first('wholesalerOrderNumber'),
    wholesalerPrice: first('wholesalerPurchasePrice'),
    purchase: first('purchasePrice'),
    list: first('listPrice'),
    priceUnit: first('priceUnitSize'),
  }
  const priced: ('purchasePrice' | 'listPrice')[] = []
  if (at.purchase >= 0) priced.push('purchasePrice')
  if (at.list >= 0) priced.push('listPrice')
  const placeOf = {
    purchasePrice: at.purchase,
    listPrice: at.list,
    wholesalerPurchasePrice: at.wholesalerPrice,
  }
  const plain = (Object.keys(articleColumnOf) as StagedField[]).filter(
    (field) =>
      columns[field] !== undefined && !['purchasePrice', 'listPrice', 'priceUnitSize'].includes(field),
  )
  const hasWholesaler =
    settings.wholesalerId !== null && (at.wholesalerNumber >= 0 || at.wholesalerPrice >= 0)
  const hasPrices = priced.length > 0 || at.priceUnit >= 0 || (hasWholesaler && at.wholesalerPrice >= 0)
  const asked: PriceField[] =
    hasWholesaler && at.wholesalerPrice >= 0 ? [...priced, 'wholesalerPurchasePrice'] : priced
  const isByEan = identifiesByEan(plan)
  const eanAt = first('eanNumber')
  const readPrice = createPriceReader(plan)
  const idOf = createLineIds()
  const altOrders = columns.possibleOrderNumber ?? []
  const altManufacturerNumbers = columns.possibleManufacturerNumber ?? []

  const read: Staging['read'] = ({ rowIndex, line, cells }, note, byEan) => {
    const found = isByEan ? articleOfEan(numberText(cells[eanAt]), byEan) : undefined
    if (found && 'skip' in found) return found
    const order = found ? found.orderNumber : numberText(cells[at.order])
    const type = found ? found.manufacturerNumber : at.type < 0 ? null : numberText(cells[at.type])
    const manufacturerText = found || at.manufacturer < 0 ? '' : textOf(cells[at.manufacturer])
    const owner = found
      ? found.manufacturerId
      : ((manufacturerText === '' ? null : names.manufacturer(manufacturerText)) ?? settings.manufacturerId)
    if (order === null && (type === null || owner === null))
      return {
        skip: type === null ? 'Keine Bestellnummer' : 'Typnummer ohne Hersteller und ohne Bestellnummer',
      }
    if (order !== null && order === plan.headers[at.order]?.replace(spaces, ' ').trim())
      return { skip: 'Die Kopfzeile steht hier noch einmal' }
    const noArticle =
      order === null || found || plan.isExchange ? undefined : whyNoArticle(order, cells, plan)
    if (noArticle !== undefined) return { skip: noArticle }
    const shortened =
      order !== null && isShortenedNumber(order)
        ? order
        : type !== null && isShortenedNumber(type)
          ? type
          : null
    if (shortened !== null)
      return { skip: `Die Nummer „${shortened}“ ist gekürzt, ihre letzten Ziffern fehlen` }
    if ((order?.length ?? 0) > longestNumber || (type?.length ?? 0) > longestNumber)
      return { skip: `Die Nummer ist länger als ${longestNumber} Zeichen` }

    const orderExact = order === null ? null : exactNumber(order)
    const manufacturerNumberExact = type === null ? null : exactNumber(type)
    const values: StagedValue[] = [
      rowIndex,
      owner ?? nobody,
      order,
      orderExact,
      orderExact === null ? null : looseNumber(orderExact),
      type,
      manufacturerNumberExact,
      manufacturerNumberExact === null ? null : looseNumber(manufacturerNumberExact),
      idOf(rowIndex),
    ]
    if (plan.isExchange) values.push(line ?? null)
    const offered =
      !hasWholesaler || at.wholesalerPrice < 0
        ? null
        : readPrice('wholesalerPurchasePrice', at.wholesalerPrice, cells, note)
    if (offered === 'unclear') return 'unclear'
    if (typeof offered === 'object' && offered !== null) return offered
    let wholesalerPrice: number | null = null
    if (hasPrices) {
      const read = readPrices(cells, offered, note)
      if (read === 'unclear' || 'skip' in read) return read
      values.push(...read.values)
      wholesalerPrice = read.wholesalerPrice
    }
    for (const field of plain) {
      // The EAN has been found to be the article's.
      const value =
        found && field === 'eanNumber' ? null : readField(field, columns[field]!, cells, { owner, note })
      if (value === 'unclear') return 'unclear'
      if (typeof value === 'object' && value !== null) return value
      values.push(value)
    }
    if (hasWholesaler) {
      const written = at.wholesalerNumber < 0 ? null : numberText(cells[at.wholesalerNumber])
      const number = written !== null && isShortenedNumber(written) ? null : written
      const exact = number === null ? null : exactNumber(number)
      values.push(number, exact, exact === null ? null : looseNumber(exact), wholesalerPrice)
    }
    if (altOrders.length > 0) values.push(...alternatives(altOrders, cells, orderExact))
    if (altManufacturerNumbers.length > 0)
      values.push(...alternatives(altManufacturerNumbers, cells, manufacturerNumberExact))
    return values
  }

  /** The line's prices and their unit, which is one for all of them, and so for the wholesaler's. */
  function readPrices(
    cells: Cell[],
    offered: number | null,
    note: Note,
  ): { values: StagedValue[]; wholesalerPrice: number | null } | { skip: string } | 'unclear' {
    const prices: (number | null)[] = []
    for (const field of priced) {
      const price = readPrice(field, placeOf[field], cells, note)
      if (price === 'unclear') return 'unclear'
      if (typeof price === 'object' && price !== null) return price
      prices.push(price)
    }
    const unit =
      at.priceUnit < 0 ? null : readAmount(cells[at.priceUnit], styles.get(at.priceUnit) ?? 'unclear')
    if (unit === 'unclear') return 'unclear'
    const all = [...prices, offered]
    const asking = asked.map((field, index) =>
      all[index] === null ? askingWords(cells[placeOf[field]]) : null,
    )
    const { prices: fitted, scale } = fitPrices(all)
    if (scale > 1 && fitted.some((price) => price !== null && price > largestPrice))
      return {
        skip: 'Die Preise liegen so weit auseinander, dass sie keine gemeinsame Preiseinheit haben können; bitte prüfen Sie sie',
      }
    const wholesalerPrice = fitted.pop() ?? null
    const values = [...fitted, unit ? unit * scale : null, scale === 1 ? null : scale, ...asking]
    return { values, wholesalerPrice }
  }

  function readField(
    field: StagedField,
    sources: number[],
    cells: Cell[],
    { owner, note }: { owner: string | null; note: Note },
  ): string | number | boolean | null | 'unclear' | { skip: string } {
    const column = sources[0]!
    const cell = cells[column]
    const style = styles.get(column) ?? 'unclear'
    switch (field) {
      case 'unit':
        return names.unit(textOf(cell)) ?? null
      case 'discountGroup':
        return names.discountGroup(textOf(cell), owner)
      case 'rohs':
        return readFlag(cell)
      case 'deliveryTime':
        return readDays(cell)
      case 'width':
      case 'height':
      case 'depth':
        return size(readMeasure(cell, style, settings[lengths[field]]))
      case 'weight':
        return size(readMeasure(cell, style, settings.unitWeight))
      case 'description':
        return joined(sources, cells)
      case 'manufacturerLink':
        return link(textOf(cell))
      case 'image':
        return image(numberText(cell))
      case 'countryOfOriginAbbreviation': {
        if (numberText(cell) === null) return null
        const { code, notice } = readCountry(textOf(cell))
        if (notice !== undefined) note(notice)
        return code
      }
      case 'eanNumber': {
        const text = numberText(cell)
        if (text === null) return null
        if (isEan(text)) return bareEan(text)
        note(`Die EAN „${text.slice(0, 60)}“ hat keine richtige Prüfziffer und wurde nicht übernommen`)
        return null
      }
      default: {
        if (sizes.has(field)) return readAmount(cell, style)
        const text = numberText(cell)
        // Ten articles would share what is left of their numbers.
        if (text !== null && isShortenedNumber(text)) return null
        if (text !== null && text.length > limits[field]!)
          return field === 'erpNumber'
            ? { skip: `Die ERP-Nummer ist länger als ${limits[field]} Zeichen` }
            : null
        return text
      }
    }
  }

  const priceColumns = hasPrices
    ? [
        ...priced.map((field) => articleColumnOf[field]),
        'price_unit_size',
        'price_unit_scale',
        ...asked.map((field) => askingColumnOf[field]),
      ]
    : []
  return {
    columns: [
      ...keyColumns,
      ...(plan.isExchange ? [fileLineColumn] : []),
      ...priceColumns,
      ...plain.map((field) => articleColumnOf[field]),
      ...(hasWholesaler ? listColumns.wholesaler : []),
      ...(altOrders.length > 0 ? listColumns.orders : []),
      ...(altManufacturerNumbers.length > 0 ? listColumns.types : []),
    ],
    read,
    eansOf: (rows) =>
      isByEan
        ? rows.flatMap(({ cells }) => {
            const text = numberText(cells[eanAt])
            return text !== null && isEan(text) ? [bareEan(text)] : []
          })
        : [],
    orderOf: ({ cells }) => {
      const order = numberText(cells[at.order])
      return order === null ? null : exactNumber(order)
    },
  }
}

/** „100", „100 Stück": an amount; what cannot be one is left out. */
function readAmount(
  cell: Cell | undefined,
  style: Parameters<typeof readDecimal>[1],
): number | null | 'unclear' {
  const text = cell?.kind === 'text' ? cell.text.replace(/(?<![\p{L}.])[\p{L}.]+$/u, '').trim() : ''
  return size(readDecimal(cell?.kind === 'text' ? { ...cell, text } : cell, style))
}

function size(value: ReturnType<typeof readDecimal>): number | null | 'unclear' {
  if (value === 'unclear') return value
  return typeof value === 'number' && value >= 0 && value <= largest ? value : null
}

function joined(sources: number[], cells: Cell[]): string | null {
  const text =
    sources.length === 1
      ? plainText(cells[sources[0]!])
      : sources
          .map((column) => shownOf(cells[column]))
          // Programs export one text under two names.
          .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
          .join(' ')
  if (text === '') return null
  return text.length > 4000 ? `${text.slice(0, 3999)}…` : text
}

/** Line breaks of a single description stay. */
const plainText = (cell: Cell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : (cell.shown ?? cell.text).trim()

function link(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\/\S+$/i.test(address) && address.length <= 2000 ? address : null
}

/** Name of a file or an address; what else has a colon could be an address that runs something. */
const image = (text: string | null): string | null =>
  text !== null && text.length <= 500 && /^(https?:\/\/\S+|[^:]+)$/i.test(text) ? text : null

/** Further numbers of a line: number, exact and loose form as three arrays; several in a cell are parted by ; or |. */
function alternatives(sources: number[], cells: Cell[], own: string | null): StagedValue[] {
  const byExact = new Map<string, string>()
  for (const column of sources)
    for (const part of textOf(cells[column])
      .split(/[;|]/)
      .map((piece) => piece.trim())) {
      const exact = exactNumber(part)
      if (!isWordForNothing(part) && exact !== own && part.length <= longestNumber) byExact.set(exact, part)
    }
  if (byExact.size === 0) return [null, null, null]
  const exact = [...byExact.keys()]
  return [[...byExact.values()], exact, exact.map(looseNumber)]
}
