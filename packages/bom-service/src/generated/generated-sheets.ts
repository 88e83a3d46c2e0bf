import { compareNames, isLineFine, roundQuantity } from '@schrankwerk/domain'
import { convertToUnit, lineSumKey, quantityOfAll } from '@schrankwerk/domain/bom'
import type { WriteSheet } from '@schrankwerk/spreadsheet'
import type { LineView } from '../keeper/bom-owner.ts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { listUnitPriceOf, unitNamesOf, unitPriceOf } from '../list/line-price.ts'

export interface GeneratedFile {
  filename: string
  sheets: WriteSheet[]
}

type Value = string | number | null
interface Column<Row extends LineRow = LineRow> {
  header: string
  width: number
  kind: 'text' | 'number' | 'unitPrice'
  value: (line: Row) => Value
}

/** A line of added up ones: `quantity` is for all cabinets, in whole packages. */
export interface SummedRow extends LineRow {
  perCabinet: number | null
}

const text = (header: string, width: number, value: (line: LineRow) => string | null): Column => ({
  header,
  width,
  kind: 'text',
  value,
})
const articleOr = (line: LineRow, field: 'orderNumber' | 'manufacturerNumber' | 'manufacturerName') => {
  const own = {
    orderNumber: 'order_number',
    manufacturerNumber: 'manufacturer_number',
    manufacturerName: 'manufacturer_name',
  } as const
  return line.article?.[field] ?? line[own[field]]
}
const quantity: Column = { header: 'Menge', width: 10, kind: 'number', value: (line) => line.quantity }
/** Lists count for one cabinet, and say so where there are several. */
const quantityOfOne = { ...quantity, header: 'Menge je Schrank', width: 16 }
const withQuantities = <Row extends LineRow>(
  columns: readonly Column[],
  quantities: readonly Column<Row>[],
): Column<Row>[] => columns.flatMap((column) => (column === quantity ? quantities : [column]))
const quantityForAll = (amount: number) => ({
  ...quantity,
  header: `Menge für ${amount} Schränke`,
  width: 20,
})
/** What is ordered for several cabinets is a number of its own. */
const summedQuantities = (amount: number): Column<SummedRow>[] =>
  amount === 1 ? [quantity] : [{ ...quantityOfOne, value: (line) => line.perCabinet }, quantityForAll(amount)]
const unit = text('Einheit', 10, (line) => line.quantity_unit_name ?? line.article?.unitName ?? null)
/** What a part is ordered by: a line that nothing else names has its EAN. */
const orderNumberOf = (line: LineRow): string | null => {
  const isUnnamed = line.article === null && line.manufacturer_number === null && line.ean_number !== null
  return articleOr(line, 'orderNumber') ?? (isUnnamed ? `EAN ${line.ean_number}` : null)
}
const orderNumber = text('Bestellnummer', 22, orderNumberOf)
const manufacturerNumber = text('Typnummer', 22, (line) => articleOr(line, 'manufacturerNumber'))
const manufacturer = text('Hersteller', 22, (line) => articleOr(line, 'manufacturerName'))
const supplied = text('Beistellteil', 12, (line) => (line.is_supplied_part ? 'ja' : null))

const priceOf = (line: LineRow): number | null =>
  unitPriceOf({ ...line, ownPrice: line.by_hand.purchasePrice ?? null })

const unitPrice: Column = { header: 'Einkaufspreis je Einheit', width: 16, kind: 'unitPrice', value: priceOf }

/** Who sees no prices sees none in a file. */
const columnsFor = (showsPrices: boolean): Column[] =>
  showsPrices
    ? [
        text('ERP-Nummer', 16, (line) => line.article?.erpNumber ?? null),
        quantity,
        text('Bestellnummer/Bezeichnung/Hersteller', 48, (line) =>
          [
            orderNumberOf(line),
            line.article?.description ?? line.description,
            articleOr(line, 'manufacturerName'),
          ]
            .filter((part) => part !== null && part !== '')
            .join(' / '),
        ),
        unit,
        unitPrice,
        manufacturerNumber,
        manufacturer,
        {
          header: 'Rabatt der Gruppe in %',
          width: 14,
          kind: 'number',
          value: (line) => line.article?.discountPercent ?? null,
        },
        {
          header: 'Listenpreis je Einheit',
          width: 16,
          kind: 'unitPrice',
          value: listUnitPriceOf,
        },
      ]
    : [manufacturerNumber, orderNumber, quantity, unit]

const placedColumns: Column[] = [
  text('Aufstellungsort (++)', 18, (line) => line.location_identifier),
  text('Einbauort (+)', 16, (line) => line.installation_location),
  text('BMK (-)', 18, (line) => line.bmk),
  text('Anlage (=)', 14, (line) => line.functional_assignment),
  quantity,
  unit,
  orderNumber,
  manufacturerNumber,
  manufacturer,
  text('Bezeichnung', 40, (line) => line.article?.description ?? line.description),
]

const stateOf = (line: LineRow): string =>
  isLineFine({
    bomError: line.bom_error,
    isSuppliedPart: line.is_supplied_part,
    isMatched: line.matched_article_id !== null,
    certainty: line.certainty,
    withoutArticle: line.by_hand.withoutArticle,
  })
    ? 'in Ordnung'
    : 'mit Hinweis'

const position: Column = { header: 'Zeile', width: 8, kind: 'number', value: (line) => line.position }

const sheet = <Row extends LineRow>(
  name: string,
  columns: readonly Column<Row>[],
  lines: readonly Row[],
): WriteSheet => ({
  name,
  columns: columns.map(({ header, width, kind }) => ({ header, width, kind })),
  rows: rowsOf(columns, lines),
})

function* rowsOf<Row>(
  columns: readonly { value: (line: Row) => Value }[],
  lines: readonly Row[],
): Iterable<Value[]> {
  for (const line of lines) yield columns.map((column) => column.value(line))
}

/** Lines in the order in which the shop floor works through them. */
const byLocation = (lines: readonly LineRow[]): LineRow[] =>
  [...lines].sort(
    (a, b) =>
      compareNames(a.location_identifier ?? '', b.location_identifier ?? '') ||
      compareNames(a.installation_location ?? '', b.installation_location ?? '') ||
      a.position - b.position,
  )

/**
 * Quantities for so many cabinets added up per article, rounded up to the packaging unit; lines without an article by
 * their numbers. Where lines of one article have different prices, it has none.
 */
export function summedLines(lines: readonly LineRow[], amount: number): SummedRow[] {
  const sums = new Map<string, SummedRow>()
  for (const line of lines) {
    const counted = countedForAll(line, amount)
    const key = lineSumKey({
      article: line.matched_article_id,
      orderNumber: line.order_number,
      manufacturerNumber: line.manufacturer_number,
      manufacturerName: line.manufacturer_name,
      otherwise: JSON.stringify([line.ean_number, line.description]),
      quantityUnitName: counted.quantity_unit_name,
      isSuppliedPart: line.is_supplied_part,
    })
    const former = sums.get(key)
    sums.set(key, former === undefined ? counted : addedUp(former, counted))
  }
  return [...sums.values()].map((sum) => ({ ...sum, quantity: inPackages(sum) }))
}

/** Millimetres here and metres there are one sum: counted in the article's unit where that can be. */
function countedForAll(line: LineRow, amount: number): SummedRow {
  const { quantity, quantity_unit_name: own, article } = line
  const unitName = article?.unitName ?? null
  const all = quantity === null ? null : quantityOfAll(quantity, amount)
  const unread = { ...line, perCabinet: quantity, quantity: all }
  if (quantity === null || all === null || unitName === null) return unread
  const inUnit = (counted: number) =>
    own === null ? counted : convertToUnit(counted, own, unitNamesOf(article))
  const [ofOne, ofAll] = [inUnit(quantity), inUnit(all)]
  if (ofOne === null || ofAll === null) return unread
  return {
    ...line,
    perCabinet: roundQuantity(ofOne),
    quantity: roundQuantity(ofAll),
    quantity_unit_name: unitName,
  }
}

const addedUp = (sum: SummedRow, line: SummedRow): SummedRow => ({
  ...(priceOf(sum) === priceOf(line) ? sum : withoutPrices(sum)),
  perCabinet: added(sum.perCabinet, line.perCabinet),
  quantity: added(sum.quantity, line.quantity),
})

const withoutPrices = ({
  article,
  by_hand: { purchasePrice: _, ...by_hand },
  ...sum
}: SummedRow): SummedRow => ({
  ...sum,
  by_hand,
  article: article && { ...article, purchasePrice: null, listPrice: null, discountPercent: null },
})

const added = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : roundQuantity(a + b)

function inPackages({ quantity, article }: SummedRow): number | null {
  const pack = article?.packagingUnitSize ?? 0
  if (quantity === null || pack <= 1) return quantity
  return Math.ceil(Number((quantity / pack).toFixed(6))) * pack
}

/**
 * The generated parts lists: all lines, per location (for who builds the cabinet and sees prices), and what is ordered
 * for so many cabinets.
 */
export function generatedSheets(
  lines: readonly LineRow[],
  showsPrices: boolean,
  amount: number,
): GeneratedFile[] {
  const columns = columnsFor(showsPrices)
  const perCabinet = (all: readonly Column[]) =>
    withQuantities(all, [amount === 1 ? quantity : quantityOfOne])
  const summedColumns = withQuantities(columns, summedQuantities(amount))
  const production = showsPrices
    ? [
        {
          filename: 'Fertigungsstückliste.xlsx',
          sheets: [sheet('Fertigung', perCabinet([...placedColumns, supplied]), byLocation(lines))],
        },
      ]
    : []
  return [
    { filename: 'Gesamtstückliste.xlsx', sheets: [sheet('Gesamt', perCabinet(columns), lines)] },
    ...production,
    {
      filename: 'Summenstückliste.xlsx',
      sheets: [sheet('Summe', summedColumns, summedLines(lines, amount))],
    },
  ]
}

/** What the list itself says of a line, for whose list it is. */
const ownColumns: readonly Column[] = [
  text('Nummer in der Liste', 22, (line) => line.order_number ?? line.manufacturer_number),
  text('ERP-Nummer der Liste', 18, (line) => line.erp_number),
  text('Bemerkung', 30, (line) => line.remark),
]

/** All lines as they are reviewed, in their order. */
export const checkedSheet = (
  lines: readonly LineRow[],
  { showsPrices, showsOwnFields }: Pick<LineView, 'showsPrices' | 'showsOwnFields'>,
  amount: number,
): WriteSheet => {
  const columns = [
    position,
    text('Status', 14, stateOf),
    ...placedColumns,
    supplied,
    ...(showsOwnFields ? ownColumns : []),
    ...(showsPrices ? [unitPrice] : []),
  ]
  return sheet('Stückliste', withQuantities(columns, [amount === 1 ? quantity : quantityOfOne]), lines)
}

/**
 * What the customer supplies, as it is looked for when it is built in, and in all for so many cabinets, as it has to
 * arrive.
 */
export function suppliedSheet(lines: readonly LineRow[], amount: number): WriteSheet {
  const ofAll = (line: LineRow) => (line.quantity === null ? null : quantityOfAll(line.quantity, amount))
  const quantities = amount === 1 ? [quantity] : [quantityOfOne, { ...quantityForAll(amount), value: ofAll }]
  return sheet('Beistellteile', withQuantities(placedColumns, quantities), byLocation(lines))
}
