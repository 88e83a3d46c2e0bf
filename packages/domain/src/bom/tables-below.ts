import { isForeignHeader, isPart, namesWhereCounted } from './beside-list.ts'
import type { LineNote, Notice } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { FieldColumns } from './fields.ts'
import { repeatsHeader } from './header-rows.ts'
import { readQuantity } from './quantity.ts'
import type { RowKind } from './row-facts.ts'
import { isTotal } from './row-words.ts'
import {
  type Cell,
  cellText,
  columnLetters,
  filledColumns,
  isMergedFromLeft,
  type SheetRow,
  shownCellText,
} from './rows.ts'
import { listColumnsOf, partNames, readSecondHeader, type SecondHeader } from './second-header.ts'

/** How many rows tell what a table holds. */
const rowsLookedAt = 200
/** Two sums may be the same by chance where they are small. */
const fewestSummed = 10

/** A row of a table below the list. */
export interface MovedRow {
  header: SecondHeader
  /** Its cells where the list has their fields; right of the list's last column those that have none. */
  row: SheetRow
}

export interface TablesBelow {
  /** The headers by their rows. */
  headers: ReadonlyMap<number, SecondHeader>
  rows: ReadonlyMap<number, MovedRow>
}

/**
 * Further tables below the list whose own headers name a quantity and a part, one of them in another column than the
 * list has it, and whose rows have a quantity there. A table ends at the next header, at one of the list's own, and where
 * the rows after a gap are read better by the list's columns or by neither.
 */
export function tablesBelow(
  rows: readonly SheetRow[],
  headers: readonly string[],
  columns: FieldColumns,
): TablesBelow {
  const found = new Map<number, SecondHeader>()
  const moved = new Map<number, MovedRow>()
  if (!columns.has('quantity')) return { headers: found, rows: moved }
  const list = listColumnsOf(headers, columns)
  const named = rows.map((_, at) => readSecondHeader(rows, at, list))
  /** The rows from `start` on, down to the next gap or header. */
  const blockFrom = (start: number): SheetRow[] => {
    const block = rows.slice(start, start + rowsLookedAt)
    const end = block.findIndex(
      (row, at) => at > 0 && (named[start + at] !== null || row.rowIndex - block[at - 1]!.rowIndex > 1),
    )
    return end < 0 ? block : block.slice(0, end)
  }
  const isTableBelow = (header: SecondHeader, at: number): boolean => {
    const block = blockFrom(at + 1)
    return header.isMoved && countsParts(block, header) && !sumsUp(rows.slice(0, at), block, header, columns)
  }
  /** Whether more rows are parts by the list's columns, or as many of which the list names more cells. */
  const fitsList = (block: readonly SheetRow[], { columns: own, names }: SecondHeader): boolean => {
    const byTable = block.filter((row) => isCounted(row, own))
    const byList = block.filter((row) => isCounted(row, columns))
    const cellsIn = (counted: readonly SheetRow[], isKnown: (column: number) => boolean) =>
      counted.flatMap(filledColumns).filter(isKnown).length
    if (byList.length !== byTable.length) return byList.length > byTable.length
    return (
      cellsIn(byList, (column) => (headers[column] ?? '') !== '') >
      cellsIn(byTable, (column) => names.has(column))
    )
  }
  let table: SecondHeader | null = null
  let isOfTable = false
  let hasParts = false
  rows.forEach((row, at) => {
    const before = rows[at - 1]
    const header = named[at]
    if (header) {
      const isTable = hasParts && isTableBelow(header, at)
      table = isTable ? header : null
      if (isTable) found.set(row.rowIndex, header)
      isOfTable = isTable
      return
    }
    if (repeatsHeader(row, headers)) table = null
    if (
      table !== null &&
      before !== undefined &&
      before.rowIndex !== table.rowIndex &&
      row.rowIndex - before.rowIndex > 1
    ) {
      if (isForeignHeader(row, table.columns) || namesWhereCounted(row, rows[at + 1], table.columns))
        table = null
      else {
        const block = blockFrom(at)
        if (fitsList(block, table)) table = null
        isOfTable = table !== null && block.some((one) => isCounted(one, table!.columns))
      }
    }
    if (table === null) hasParts ||= isPart(row, columns)
    else if (isOfTable) moved.set(row.rowIndex, { header: table, row: moveCells(row, table, headers.length) })
  })
  return { headers: found, rows: moved }
}

const quantityIn = (row: SheetRow, columns: FieldColumns): number | null =>
  readQuantity(cellText(row.cells[columns.get('quantity')![0]!])).quantity

const isNamed = (row: SheetRow, columns: FieldColumns): boolean =>
  partNames.some((field) => columns.get(field)?.some((column) => cellText(row.cells[column]) !== ''))

/** Whether these columns hold a quantity and something that names the part. */
const isCounted = (row: SheetRow, columns: FieldColumns): boolean =>
  isNamed(row, columns) && quantityIn(row, columns) !== null

const hasTotal = (row: SheetRow): boolean => row.cells.some((cell) => isTotal(cellText(cell)))

/** Whether most rows are parts with a quantity where the header says; titles and sums are none and do not count. */
function countsParts(block: readonly SheetRow[], header: SecondHeader): boolean {
  const rows = block.filter((row) => filledColumns(row).length > 1 && !hasTotal(row))
  const counted = rows.filter((row) => {
    if (!isCounted(row, header.columns)) return false
    return !header.needsWholeNumbers || Number.isInteger(quantityIn(row, header.columns))
  })
  return counted.length > rows.length * 0.5
}

/**
 * Whether a table without numbers of parts only sums up the list above it: it counts as many pieces or parts altogether,
 * or has one of the list's totals among its amounts. Who links what a row names buys it.
 */
function sumsUp(
  above: readonly SheetRow[],
  block: readonly SheetRow[],
  header: SecondHeader,
  columns: FieldColumns,
): boolean {
  const isTextAlone = partNames.every((field) => field === 'description' || !header.columns.has(field))
  const isLinked = block.some((row) => row.cells.some((cell) => /^https?:/i.test(cellText(cell))))
  if (!isTextAlone || isLinked) return false
  const own = block.filter((row) => !hasTotal(row))
  const parts = above.filter((row) => isCounted(row, columns) && !hasTotal(row))
  const sumOf = (all: readonly SheetRow[], of: FieldColumns) =>
    all.reduce((sum, row) => sum + (quantityIn(row, of) ?? 0), 0)
  const sum = sumOf(own, header.columns)
  const isCountOfList = sum === parts.length || sum === sumOf(parts, columns)
  if (own.length > 1 && sum >= fewestSummed && isCountOfList) return true
  const amountsOf = (row: SheetRow) =>
    row.cells.flatMap((cell) => {
      const amount = parsePrice(cellText(cell))
      return amount === null || amount === 0 ? [] : [Math.round(amount * 100)]
    })
  const totals = new Set(above.filter(hasTotal).flatMap(amountsOf))
  const quantityColumn = header.columns.get('quantity')![0]!
  const withoutQuantity = (row: SheetRow) => ({
    ...row,
    cells: row.cells.filter((_, column) => column !== quantityColumn),
  })
  return own.some((row) => amountsOf(withoutQuantity(row)).some((amount) => totals.has(amount)))
}

const none: Cell = { text: '', kind: 'empty' }

function moveCells(row: SheetRow, { places }: SecondHeader, width: number): SheetRow {
  const cells: Cell[] = Array.from({ length: width }, () => none)
  row.cells.forEach((cell, column) => {
    if (isMergedFromLeft(row, column) && cellText(cell) !== '') return
    const place = places.get(column)
    if (place !== undefined) cells[place] = joined(cells[place]!, cell)
    else if (cellText(cell) !== '') cells.push(cell)
  })
  return { ...row, cells }
}

/** Two texts where the list has one column for them. */
function joined(first: Cell, second: Cell): Cell {
  if (cellText(first) === '') return second
  if (cellText(second) === '') return first
  return {
    text: `${cellText(first)} ${cellText(second)}`,
    shown: `${shownCellText(first)} ${shownCellText(second)}`,
    kind: 'text',
  }
}

export const isSecondHeader: RowKind = {
  code: 'HEADER_REPEATED',
  text: 'Die Zeile ist die Kopfzeile einer weiteren Tabelle, nach der die Zeilen darunter gelesen sind',
}

/** What a line of a table below says of it; `row` is as the sheet has it. */
export function notesOfTableRow(row: SheetRow, header: SecondHeader): LineNote[] {
  const notes: LineNote[] = [
    {
      code: 'READ_BY_SECOND_HEADER',
      certainty: 'CHECK',
      text: `Nach der Kopfzeile in Zeile ${header.rowIndex} gelesen, deren Spalten anders stehen als die der Liste`,
    },
  ]
  const without = filledColumns(row)
    .filter((column) => !header.places.has(column))
    .map((column) => {
      const name = header.names.get(column)
      const text = shownCellText(row.cells[column])
      return `${name === undefined ? `Spalte ${columnLetters(column)}` : `„${name}“`}: „${text.length > 80 ? `${text.slice(0, 79)}…` : text}“`
    })
  if (without.length > 0) {
    notes.push({
      code: 'CELLS_BEYOND_HEADER',
      certainty: 'CHECK',
      text: `Die Liste hat keine Spalte für ${without.slice(0, 10).join(', ')}`,
    })
  }
  return notes
}

/** One notice for all tables below a list; `lines` are the rows that were read by their headers. */
export function noticeOfTables(headers: readonly number[], lines: readonly number[]): Notice {
  const place =
    headers.length === 1
      ? `steht eine Tabelle mit anderen Spalten (Kopfzeile in Zeile ${headers[0]})`
      : `stehen ${headers.length} Tabellen mit anderen Spalten (Kopfzeilen in den Zeilen ${headers.join(', ')})`
  const read = lines.length === 1 ? '1 Zeile ist' : `${lines.length} Zeilen sind`
  return {
    code: 'HEADER_REPEATED',
    text: `Weiter unten ${place}: ${read} danach gelesen, bitte prüfen`,
    rowIndexes: [...lines],
  }
}
