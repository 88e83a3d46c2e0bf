import { inheritAccessories } from './accessories.ts'
import { linkAssemblies } from './assemblies.ts'
import type { BomLine, LeftOutRow, LineNote, Notice } from './bom-line.ts'
import {
  type DecimalStyle,
  detectDecimalStyle,
  parseDecimal,
  seemingDecimals,
  thousandsAmong,
} from './decimals.ts'
import { isDitto } from './ditto.ts'
import { countInFront, namePieces } from './enumerations.ts'
import { type BomField, type FieldColumns, type MappingEntry, numberFields } from './fields.ts'
import { dropForeignPrices } from './foreign-prices.ts'
import { columnOfHeader } from './header-names.ts'
import type { LineReading } from './line-source.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { namesOfFigures } from './named-figures.ts'
import { withoutPositions } from './position-before-quantity.ts'
import { sharePricesOut } from './price-units.ts'
import { notesOfRaggedRow } from './ragged-rows.ts'
import { readLine } from './read-line.ts'
import { previewRow } from './row-kind.ts'
import { type Cell, cellText, type SheetRow } from './rows.ts'
import { findRowsOfList, type RowsOfList } from './rows-of-list.ts'
import { bundleRuns } from './runs.ts'
import { createSectionPlaces } from './section-places.ts'
import { setLevels } from './set-levels.ts'
import { notesOfTableRow, noticeOfTables } from './tables-below.ts'
import { tagBelow } from './tags-below.ts'
import { unitOfHeader } from './units.ts'
import { noteUnlikeCabinets } from './unlike-cabinets.ts'
import { noteUnwanted } from './unwanted-lines.ts'

export interface ReadLinesOptions {
  headerRowIndex: number
  headers: readonly string[]
  mapping: readonly MappingEntry[]
  /** TOTAL: the quantities are for all `amount` cabinets. */
  quantityBasis: 'EACH' | 'TOTAL'
  amount: number
  /** Values that mean „supplied by the customer“, joined by `|`. */
  suppliedPartString?: string
  manufacturerAbbreviations?: ReadonlyMap<string, string>
  /** Rows left out that the user takes back in. */
  includedRows?: readonly number[]
  /** Rows that are lines, and that the user leaves out. */
  excludedRows?: readonly number[]
  decimalStyle?: DecimalStyle | null
}

export interface ReadLinesResult {
  lines: BomLine[]
  leftOut: LeftOutRow[]
  notices: Notice[]
}

function columnsByField(
  headers: readonly string[],
  mapping: readonly MappingEntry[],
): Map<BomField, number[]> {
  const columns = new Map<BomField, number[]>()
  for (const { importHeader, articleField } of mapping) {
    if (!articleField) continue
    const column = columnOfHeader(headers, importHeader)
    if (column < 0) continue
    const former = columns.get(articleField) ?? []
    if (!former.includes(column)) columns.set(articleField, [...former, column])
  }
  return columns
}

interface Decimals extends Pick<LineReading, 'mayBeThousands'> {
  decimalStyle: DecimalStyle | null
  likelyStyle: DecimalStyle | null
  /** All quantities have three figures behind their sign. */
  isPadded: boolean
}

function decimalsOf(rows: readonly SheetRow[], columns: FieldColumns): Decimals {
  const textsOf = (field: BomField) =>
    (columns.get(field) ?? []).flatMap((column) =>
      rows.flatMap(({ cells }) => (cells[column]?.kind === 'text' ? [cellText(cells[column])] : [])),
    )
  const proved = detectDecimalStyle((['quantity', 'listPrice', 'purchasePrice'] as const).flatMap(textsOf))
  const [quantity, unit] = (['quantity', 'quantityUnitName'] as const).map((field) => columns.get(field)?.[0])
  const counted = rows.flatMap(({ cells }) =>
    quantity !== undefined && cells[quantity]?.kind === 'text'
      ? [{ text: cellText(cells[quantity]), unit: unit === undefined ? '' : cellText(cells[unit]) }]
      : [],
  )
  if (proved !== null) {
    const mayBeThousands = thousandsAmong(counted, proved)
    return { decimalStyle: proved, likelyStyle: null, isPadded: false, mayBeThousands }
  }
  const { likely, padded } = seemingDecimals(counted)
  return { decimalStyle: padded, likelyStyle: likely, isPadded: padded !== null }
}

/**
 * Reads the lines below the header. Every row that holds something is either in `lines` or, with its
 * reason, in `leftOut`; of the rows down to the header those that look like lines. Quantities are stored for one cabinet.
 */
export function readLines(rows: readonly SheetRow[], options: ReadLinesOptions): ReadLinesResult {
  const columns = columnsByField(options.headers, options.mapping)
  const list = findRowsOfList(withoutPositions(rows, options.headers), options, columns)
  const decimals = decimalsOf(list.below.map(list.readAs), columns)
  const { lines, cells, leftOut, notices } = readRows(
    list,
    readingOf(list, options, { columns, decimals }),
    options,
  )
  notices.push(...setLevels(lines, cells, columns, options.headers))
  for (const header of [undefined, ...list.tables.headers.values()]) {
    const named = header?.columns ?? columns
    inheritAccessories(
      lines.filter((line) => headerOf(list, line) === header),
      {
        hasDescription: named.has('description'),
        hasDesignation: named.has('bmk') || named.has('designation'),
        hasManufacturer: named.has('manufacturerName'),
      },
    )
  }
  linkAssemblies(lines)
  notices.push(...noteUnlikeCabinets(lines, cells, columns, options))
  notices.push(...bundleRuns(lines))
  notices.push(...noteUnwanted(lines, cells, columns, options.headers))
  notices.push(...dropForeignPrices(lines, cells, columns, options.headers))
  notices.push(...sharePricesOut(lines, cells, columns, options.headers))
  if (!columns.has('quantity')) notices.push(...noticeOfUncounted(lines))
  if (decimals.isPadded && options.decimalStyle === undefined)
    notices.push(noticeOfDecimals(lines, decimals.decimalStyle))
  const ofTables = lines.filter((line) => headerOf(list, line)).map(({ rowIndex }) => rowIndex)
  if (ofTables.length > 0) notices.push(noticeOfTables([...list.tables.headers.keys()], ofTables))
  notices.push(
    ...noticeOfRepeatedHeaders(leftOut.filter(({ rowIndex }) => !list.tables.headers.has(rowIndex))),
  )
  return { lines, leftOut, notices }
}

/** The header of a table below by which a line was read; undefined for the list's own. */
const headerOf = ({ tables }: RowsOfList, { rowIndex }: BomLine) => tables.rows.get(rowIndex)?.header

/** How the list says what it says. */
function readingOf(
  { below, withoutBeside }: RowsOfList,
  options: ReadLinesOptions,
  { columns, decimals }: { columns: FieldColumns; decimals: Decimals },
): LineReading {
  const quantityColumn = columns.get('quantity')?.[0]
  const suppliedColumn = columns.get('isSuppliedPart')?.[0]
  const description = columns.get('description')?.[0]
  const reading: LineReading = {
    columns,
    quantityBasis: options.quantityBasis,
    amount: options.amount > 0 ? options.amount : 1,
    suppliedPartString: options.suppliedPartString ?? '',
    suppliedByContainment:
      suppliedColumn !== undefined &&
      matchHeaderWords(options.headers[suppliedColumn]!)[0]?.meaning === 'remark',
    headerUnit: quantityColumn === undefined ? null : unitOfHeader(options.headers[quantityColumn]!),
    figureNames: namesOfFigures(options.headers, columns),
    decimalStyle: options.decimalStyle === undefined ? decimals.decimalStyle : options.decimalStyle,
    likelyStyle: decimals.likelyStyle,
    ...(options.decimalStyle === undefined &&
      decimals.mayBeThousands && { mayBeThousands: decimals.mayBeThousands }),
    isWithoutNumbers: ![...numberFields, 'manufacturerName' as const].some((field) => columns.has(field)),
  }
  if (quantityColumn === undefined && description !== undefined) {
    const described = below
      .map((row) => cellText(withoutBeside(row).cells[description]))
      .filter((text) => text !== '')
    reading.countsInFront = countInFront(described) || namePieces(described)
  }
  if (options.manufacturerAbbreviations) reading.manufacturerAbbreviations = options.manufacturerAbbreviations
  return reading
}

interface ReadRows extends ReadLinesResult {
  /** The cells that each line was read from. */
  cells: SheetRow['cells'][]
}

/** Each row as a line of its own, or left out. */
function readRows(
  list: RowsOfList,
  reading: LineReading,
  {
    headers,
    includedRows = [],
    excludedRows = [],
  }: Pick<ReadLinesOptions, 'headers' | 'includedRows' | 'excludedRows'>,
): ReadRows {
  const included = new Set(includedRows)
  const excluded = new Set(excludedRows)
  // A list without header has as many columns as its widest row.
  const width = headers.length === 0 ? Number.POSITIVE_INFINITY : headers.length
  const lines: BomLine[] = []
  const cellsRead: SheetRow['cells'][] = []
  const leftOut: LeftOutRow[] = []
  const sections = createSectionPlaces()
  const above = new Map<number, Cell>()
  list.rows.forEach((row, index) => {
    const last = lines.at(-1)
    const further = included.has(row.rowIndex) ? null : tagBelow(row, last, reading.columns)
    if (last && further !== null) {
      last.bmk = `${last.bmk}, ${further}`
      leftOut.push({
        rowIndex: row.rowIndex,
        reason: 'NOTE',
        reasonText: `„${further}“ steht bei der Zeile darüber, die mehrere zählt`,
        preview: previewRow(row),
      })
      return
    }
    const kind = list.kindOf(row, list.rows[index + 1])
    if (kind && !included.has(row.rowIndex)) {
      leftOut.push({
        rowIndex: row.rowIndex,
        reason: kind.code,
        reasonText: kind.text,
        preview: previewRow(row),
      })
      if (kind.code === 'SECTION') sections.read(row)
      above.clear()
      return
    }
    if (excluded.has(row.rowIndex)) {
      leftOut.push({
        rowIndex: row.rowIndex,
        reason: 'BY_HAND',
        reasonText: 'Von Hand ausgelassen',
        preview: previewRow(row),
      })
      return
    }
    const table = list.tables.rows.get(row.rowIndex)
    const { cells } = list.readAs(row)
    cells.forEach((cell, column) => {
      if (cellText(cell) !== '' && !isDitto(cellText(cell))) above.set(column, cell)
    })
    const ofTable = table && { ...reading, headerUnit: table.header.unit }
    const line = readLine(list.readAs(row), ofTable ?? reading, (column) => above.get(column))
    if (table) line.notes.push(...notesOfTableRow(list.withoutBeside(row), table.header))
    else if (cells.length > width) line.notes.push(...notesOfRaggedRow(row, width, reading.columns))
    if (kind)
      line.notes.push({ code: 'TAKEN_BACK_IN', certainty: 'SURE', text: `Wieder aufgenommen: ${kind.text}` })
    sections.fill(line)
    line.position = lines.length + 1
    lines.push(line)
    cellsRead.push(cells)
  })
  return { lines, cells: cellsRead, leftOut, notices: sections.end() }
}

/** No column holds quantities: what each line counts for. */
function noticeOfUncounted(lines: readonly BomLine[]): Notice[] {
  const uncounted = lines.filter(({ notes }) => !notes.some(namesQuantity))
  if (uncounted.length === 0) return []
  const which = uncounted.length === lines.length ? 'jede Zeile' : 'was keine nennt,'
  return [
    {
      code: 'QUANTITY_ASSUMED',
      text: `Keine Spalte ist der Menge zugeordnet: ${which} gilt als ein Stück, bitte prüfen`,
      rowIndexes: uncounted.map(({ rowIndex }) => rowIndex),
    },
  ]
}

const namesQuantity = ({ code }: LineNote): boolean => code === 'QUANTITY_SPLIT'

function noticeOfDecimals(lines: readonly BomLine[], style: DecimalStyle | null): Notice {
  const text = lines.map(({ quantityText }) => quantityText).find((shown) => /\d/.test(shown)) ?? ''
  const meant = String(parseDecimal(text, style)).replace('.', ',')
  return {
    code: 'QUANTITY_DECIMALS',
    text: `Alle Mengen haben drei Stellen hinter dem Trennzeichen: „${text}“ gilt als ${meant}`,
    rowIndexes: [],
  }
}

function noticeOfRepeatedHeaders(leftOut: readonly LeftOutRow[]): Notice[] {
  const repeated = leftOut.filter(({ reason }) => reason === 'HEADER_REPEATED')
  if (repeated.length === 0) return []
  return [
    {
      code: 'HEADER_REPEATED',
      text: `Die Kopfzeile steht noch ${repeated.length === 1 ? 'einmal' : `${repeated.length}-mal`} in der Liste`,
      rowIndexes: repeated.map((row) => row.rowIndex),
    },
  ]
}
