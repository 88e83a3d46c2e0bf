import { inheritAccessories } from './accessories.ts'
import { linkAssemblies, outlineParents, readLevels } from './assemblies.ts'
import { partsWithNameAlone, rowsBesideList } from './beside-list.ts'
import type { BomLine, LeftOutRow, LineNote, Notice } from './bom-line.ts'
import { type DecimalStyle, detectDecimalStyle, parseDecimal, seemingDecimals } from './decimals.ts'
import { isDitto } from './ditto.ts'
import { countInFront, namePieces } from './enumerations.ts'
import { type BomField, type MappingEntry, numberFields } from './fields.ts'
import { columnOfHeader, headerLabels } from './header-names.ts'
import type { LineReading } from './line-source.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { pageTitles } from './page-titles.ts'
import { notesOfRaggedRow } from './ragged-rows.ts'
import { readLine } from './read-line.ts'
import type { RowKind } from './row-facts.ts'
import { leftOutKind, previewRow } from './row-kind.ts'
import { type Cell, cellText, filledColumns, type SheetRow } from './rows.ts'
import { linesAboveHeader } from './rows-above-header.ts'
import { bundleRuns } from './runs.ts'
import { endsLocation, type SectionLocation, sectionLocation } from './section-rows.ts'
import { sideTableColumns } from './side-tables.ts'
import { isSecondHeader, notesOfTableRow, noticeOfTables, tablesBelow } from './tables-below.ts'
import { unitOfHeader } from './units.ts'

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

function decimalsOf(
  rows: readonly SheetRow[],
  columns: ReadonlyMap<BomField, readonly number[]>,
): { decimalStyle: DecimalStyle | null; likelyStyle: DecimalStyle | null; isPadded: boolean } {
  const textsOf = (field: BomField) =>
    (columns.get(field) ?? []).flatMap((column) =>
      rows.flatMap(({ cells }) => (cells[column]?.kind === 'text' ? [cellText(cells[column])] : [])),
    )
  const proved = detectDecimalStyle((['quantity', 'listPrice', 'purchasePrice'] as const).flatMap(textsOf))
  if (proved !== null) return { decimalStyle: proved, likelyStyle: null, isPadded: false }
  const [quantity, unit] = (['quantity', 'quantityUnitName'] as const).map((field) => columns.get(field)?.[0])
  const counted = rows.flatMap(({ cells }) =>
    quantity !== undefined && cells[quantity]?.kind === 'text'
      ? [{ text: cellText(cells[quantity]), unit: unit === undefined ? '' : cellText(cells[unit]) }]
      : [],
  )
  const { likely, padded } = seemingDecimals(counted)
  return { decimalStyle: padded, likelyStyle: likely, isPadded: padded !== null }
}

/**
 * Reads the lines below the header. Every row that holds something is either in `lines` or, with its
 * reason, in `leftOut`; of the rows down to the header those that look like lines. Quantities are stored for one cabinet.
 */
export function readLines(rows: readonly SheetRow[], options: ReadLinesOptions): ReadLinesResult {
  const columns = columnsByField(options.headers, options.mapping)
  const below = rows.filter((row) => row.rowIndex > options.headerRowIndex)
  const filled = below.filter((row) => filledColumns(row).length > 0)
  const included = new Set(options.includedRows ?? [])
  const quantityColumn = columns.get('quantity')?.[0]
  const suppliedColumn = columns.get('isSuppliedPart')?.[0]
  const ownRows = withoutSideTables(filled, options.headers, columns)
  const own = ownRows === null ? filled : filled.map((row) => ownRows.get(row)!)
  const tables = tablesBelow(own, options.headers, columns)
  const inTable = (row: SheetRow) => tables.rows.get(row.rowIndex)
  const decimals = decimalsOf(
    filled.map((row) => inTable(row)?.row ?? row),
    columns,
  )
  const reading: LineReading = {
    columns,
    quantityBasis: options.quantityBasis,
    amount: options.amount > 0 ? options.amount : 1,
    suppliedPartString: options.suppliedPartString ?? '',
    suppliedByContainment:
      suppliedColumn !== undefined &&
      matchHeaderWords(options.headers[suppliedColumn]!)[0]?.meaning === 'remark',
    headerUnit: quantityColumn === undefined ? null : unitOfHeader(options.headers[quantityColumn]!),
    decimalStyle: options.decimalStyle === undefined ? decimals.decimalStyle : options.decimalStyle,
    likelyStyle: decimals.likelyStyle,
  }
  const description = columns.get('description')?.[0]
  if (quantityColumn === undefined && description !== undefined) {
    const described = own.map((row) => cellText(row.cells[description])).filter((text) => text !== '')
    reading.countsInFront = countInFront(described) || namePieces(described)
  }
  reading.isWithoutNumbers = ![...numberFields, 'manufacturerName' as const].some((field) =>
    columns.has(field),
  )
  if (options.manufacturerAbbreviations) reading.manufacturerAbbreviations = options.manufacturerAbbreviations

  const lines: BomLine[] = []
  const cellsRead: SheetRow['cells'][] = []
  const leftOut: LeftOutRow[] = []
  const notices: Notice[] = []
  const above = new Map<number, Cell>()
  let section: { location: SectionLocation; text: string; rowIndex: number; filled: number[] } | null = null
  const closeSection = () => {
    if (section && section.filled.length > 0) {
      notices.push({
        code: 'SECTION_LOCATION',
        text: `„${section.text}“ (Zeile ${section.rowIndex}) gilt für ${section.filled.length} Zeilen darunter`,
        rowIndexes: section.filled,
      })
    }
    section = null
  }

  // A list without header has as many columns as its widest row.
  const width = options.headers.length === 0 ? Number.POSITIVE_INFINITY : options.headers.length
  const ownRow = (row: SheetRow | undefined) => row && (inTable(row)?.row ?? ownRows?.get(row) ?? row)
  const listed = filled
    .filter((row) => !tables.headers.has(row.rowIndex))
    .map((row) => ownRow(row)!)
    .filter((row) => filledColumns(row).length > 0)
  const beside = rowsBesideList(listed, options.headers, columns)
  const named = partsWithNameAlone(listed, columns)
  const early = rows.filter((row) => row.rowIndex <= options.headerRowIndex)
  const linesAbove = new Set(linesAboveHeader(early, filled, options.headerRowIndex))
  const shown = [...linesAbove, ...filled]
  const titles = pageTitles(
    early.filter((row) => row.rowIndex < options.headerRowIndex && !linesAbove.has(row)),
    listed,
    columns,
  )
  const kindOf = (row: SheetRow, next: SheetRow | undefined): RowKind | null | undefined => {
    if (row.rowIndex === options.headerRowIndex) return isHeader
    if (row.rowIndex < options.headerRowIndex) return aboveHeader
    if (tables.headers.has(row.rowIndex)) return isSecondHeader
    const ofList = ownRow(row)!
    if (ofList !== row && filledColumns(ofList).length === 0) return besideAlone
    if (titles.has(row.rowIndex)) return isPageTitle
    const kind = leftOutKind(ofList, options.headers, columns, ownRow(next))
    return named.has(row.rowIndex) && kind?.code === 'SECTION' ? null : (kind ?? beside.get(row.rowIndex))
  }
  shown.forEach((row, index) => {
    const kind = kindOf(row, shown[index + 1])
    if (kind && !included.has(row.rowIndex)) {
      leftOut.push({
        rowIndex: row.rowIndex,
        reason: kind.code,
        reasonText: kind.text,
        preview: previewRow(row),
      })
      if (kind.code === 'SECTION') {
        for (const column of filledColumns(row)) {
          const text = cellText(row.cells[column])
          const location = sectionLocation(text)
          if (!location) {
            if (endsLocation(text)) closeSection()
            continue
          }
          closeSection()
          section = { location, text, rowIndex: row.rowIndex, filled: [] }
        }
      }
      above.clear()
      return
    }
    const table = inTable(row)
    const { cells } = table?.row ?? row
    cells.forEach((cell, column) => {
      if (cellText(cell) !== '' && !isDitto(cellText(cell))) above.set(column, cell)
    })
    const ofTable = table && { ...reading, headerUnit: table.header.unit }
    const line = readLine(table?.row ?? row, ofTable ?? reading, (column) => above.get(column))
    if (table) line.notes.push(...notesOfTableRow(ownRows?.get(row) ?? row, table.header))
    else if (cells.length > width) line.notes.push(...notesOfRaggedRow(row, width, columns))
    if (kind)
      line.notes.push({ code: 'TAKEN_BACK_IN', certainty: 'SURE', text: `Wieder aufgenommen: ${kind.text}` })
    if (section) fillLocation(line, section)
    line.position = lines.length + 1
    lines.push(line)
    cellsRead.push(cells)
  })
  closeSection()
  notices.push(...setLevels(lines, cellsRead, columns, options.headers))

  const headerOf = (line: BomLine) => tables.rows.get(line.rowIndex)?.header
  for (const header of [undefined, ...tables.headers.values()]) {
    const named = header?.columns ?? columns
    inheritAccessories(
      lines.filter((line) => headerOf(line) === header),
      {
        hasDescription: named.has('description'),
        hasDesignation: named.has('bmk') || named.has('designation'),
        hasManufacturer: named.has('manufacturerName'),
      },
    )
  }
  linkAssemblies(lines)
  notices.push(...bundleRuns(lines))
  const uncounted = columns.has('quantity') ? [] : lines.filter(({ notes }) => !notes.some(namesQuantity))
  if (uncounted.length > 0) {
    const which = uncounted.length === lines.length ? 'jede Zeile' : 'was keine nennt,'
    notices.push({
      code: 'QUANTITY_ASSUMED',
      text: `Keine Spalte ist der Menge zugeordnet: ${which} gilt als ein Stück, bitte prüfen`,
      rowIndexes: uncounted.map(({ rowIndex }) => rowIndex),
    })
  }
  if (decimals.isPadded && options.decimalStyle === undefined) {
    const text = lines.map(({ quantityText }) => quantityText).find((shown) => /\d/.test(shown)) ?? ''
    const meant = String(parseDecimal(text, decimals.decimalStyle)).replace('.', ',')
    notices.push({
      code: 'QUANTITY_DECIMALS',
      text: `Alle Mengen haben drei Stellen hinter dem Trennzeichen: „${text}“ gilt als ${meant}`,
      rowIndexes: [],
    })
  }
  const ofTables = lines.filter(headerOf).map(({ rowIndex }) => rowIndex)
  if (ofTables.length > 0) notices.push(noticeOfTables([...tables.headers.keys()], ofTables))
  const repeated = leftOut.filter(
    (row) => row.reason === 'HEADER_REPEATED' && !tables.headers.has(row.rowIndex),
  )
  if (repeated.length > 0) {
    notices.push({
      code: 'HEADER_REPEATED',
      text: `Die Kopfzeile steht noch ${repeated.length === 1 ? 'einmal' : `${repeated.length}-mal`} in der Liste`,
      rowIndexes: repeated.map((row) => row.rowIndex),
    })
  }
  return { lines, leftOut, notices }
}

/**
 * Sets the levels by their column; the notice is of a column that only counts rows. Without one, positions whose numbers
 * lie below others are named: they may be parts that the list counts with their assembly.
 */
function setLevels(
  lines: readonly BomLine[],
  cells: readonly SheetRow['cells'][],
  columns: ReadonlyMap<BomField, readonly number[]>,
  headers: readonly string[],
): Notice[] {
  const textsIn = (column: number) => cells.map((row) => cellText(row[column]))
  const named = (column: number) => `„${headerLabels(headers)[column]}“`
  const column = columns.get('level')?.[0]
  if (column !== undefined) {
    const { levels, isRunning } = readLevels(textsIn(column))
    lines.forEach((line, index) => {
      const level = levels[index] ?? null
      if (level !== null) line.level = level
    })
    const text = `${named(column)} zählt die Zeilen und nennt keine Ebenen: keine Zeile gilt danach als Baugruppe`
    return isRunning ? [{ code: 'ASSEMBLY', text, rowIndexes: [] }] : []
  }
  if (columns.has('parent')) return []
  const mapped = new Set([...columns.values()].flat())
  for (const [position, header] of headers.entries()) {
    if (mapped.has(position) || matchHeaderWords(header)[0]?.meaning !== 'none') continue
    const parents = outlineParents(textsIn(position)).map((place) => lines[place]!.rowIndex)
    if (parents.length > 0) return [noticeOfPositions(named(position), parents)]
  }
  return []
}

function noticeOfPositions(column: string, parents: readonly number[]): Notice {
  const which =
    parents.length === 1
      ? `Zeile ${parents[0]} hat nach ${column} Unterpositionen und zählt neben ihnen`
      : `${parents.length} Zeilen haben nach ${column} Unterpositionen und zählen neben ihnen`
  return {
    code: 'ASSEMBLY',
    text: `${which}, bitte prüfen: Baugruppen zählen nur einmal, wenn ${column} der Ebene zugeordnet ist`,
    rowIndexes: [...parents],
  }
}

const namesQuantity = ({ code }: LineNote): boolean => code === 'QUANTITY_SPLIT'

/** The rows with the cells of the list alone; null where no table stands beside it. What is mapped belongs to the list. */
function withoutSideTables(
  rows: readonly SheetRow[],
  headers: readonly string[],
  columns: ReadonlyMap<BomField, readonly number[]>,
): Map<SheetRow, SheetRow> | null {
  const beside = sideTableColumns(headers, rows)
  if (beside.size === 0 || [...columns.values()].flat().some((column) => beside.has(column))) return null
  const none: Cell = { text: '', kind: 'empty' }
  const without = (row: SheetRow) => ({
    ...row,
    cells: row.cells.map((cell, column) => (beside.has(column) ? none : cell)),
  })
  return new Map(rows.map((row) => [row, without(row)]))
}

const besideAlone: RowKind = {
  code: 'NOTE',
  text: 'In der Zeile ist nur eine Tabelle neben der Liste gefüllt',
}
const aboveHeader: RowKind = { code: 'ABOVE_HEADER', text: 'Die Zeile steht über der Kopfzeile' }
const isHeader: RowKind = {
  code: 'ABOVE_HEADER',
  text: 'Die Zeile gilt als Kopfzeile, sieht aber wie ein Teil aus',
}

const isPageTitle: RowKind = {
  code: 'NOTE',
  text: 'Die Zeile steht auch über der Kopfzeile: Titel einer weiteren Seite',
}
function fillLocation(
  line: BomLine,
  section: { location: SectionLocation; text: string; filled: number[] },
): void {
  let given = false
  for (const part of ['installationLocation', 'locationIdentifier', 'functionalAssignment'] as const) {
    const value = section.location[part]
    if (value && line[part] === '') {
      line[part] = value
      given = true
    }
  }
  if (!given) return
  section.filled.push(line.rowIndex)
  line.notes.push({
    code: 'LOCATION_FROM_SECTION',
    certainty: 'CHECK',
    text: `Einbauort aus der Überschrift „${section.text}“`,
  })
}
