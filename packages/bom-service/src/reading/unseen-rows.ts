import {
  type BomLine,
  columnOfHeader,
  filledColumns,
  type Notice,
  type ReadLinesOptions,
  type SheetRow,
} from '@schrankwerk/domain/bom'

/** What says which part a row is about. */
const tellingFields: readonly (string | null)[] = ['orderNumber', 'manufacturerNumber', 'description']

/**
 * Says which rows became lines though who has the file open does not see them, or sees them crossed out: such rows are
 * often those that are no longer meant.
 */
export function noticesOfUnseen(
  rows: readonly SheetRow[],
  lines: readonly BomLine[],
  { headers, mapping }: Pick<ReadLinesOptions, 'headers' | 'mapping'>,
): Notice[] {
  const telling = mapping
    .filter(({ articleField }) => tellingFields.includes(articleField))
    .map(({ importHeader }) => columnOfHeader(headers, importHeader))
  const read = new Set(lines.map(({ rowIndex }) => rowIndex))
  const readRows = rows.filter(({ rowIndex }) => read.has(rowIndex))
  return [
    ...noticeOf(
      'ausgeblendet',
      readRows.filter(({ hidden }) => hidden),
    ),
    ...noticeOf(
      'durchgestrichen',
      readRows.filter((row) => isStruck(row, telling)),
    ),
  ]
}

function noticeOf(how: string, rows: readonly SheetRow[]): Notice[] {
  if (rows.length === 0) return []
  const named = rowsNamed(rows.map(({ rowIndex }) => rowIndex))
  return [{ code: 'FILE', text: `In Excel ${how} und trotzdem gelesen: ${named}`, rowIndexes: [] }]
}

/** All that is filled, or all that says which part it is. */
function isStruck(row: SheetRow, telling: readonly number[]): boolean {
  const filled = filledColumns(row)
  const areStruck = (columns: readonly number[]) =>
    columns.length > 0 && columns.every((column) => row.cells[column]!.struck)
  return areStruck(filled) || areStruck(filled.filter((column) => telling.includes(column)))
}

const mostNamed = 10

/** „Zeilen 4, 9–12“ */
function rowsNamed(rows: readonly number[]): string {
  if (rows.length === 1) return `Zeile ${rows[0]}`
  const runs: { from: number; to: number }[] = []
  for (const row of rows) {
    const last = runs.at(-1)
    if (last && row === last.to + 1) last.to = row
    else runs.push({ from: row, to: row })
  }
  const named = runs.slice(0, mostNamed)
  const more = runs.slice(mostNamed).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return `Zeilen ${named.map(runNamed).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`
}

function runNamed({ from, to }: { from: number; to: number }): string {
  if (from === to) return String(from)
  return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`
}
