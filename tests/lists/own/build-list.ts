import type { Column } from './columns.ts'
import type { Entry } from './entries.ts'
import type { LeftOutKind, LineTruth, ListTruth, OwnList } from './own-list.ts'
import { type CsvShape, csvOf, type Row, type Sheet, xlsOf, xlsxOf } from './write-file.ts'

/** A row that does not follow from the columns. */
interface OddRow {
  cells: Row
  gives?: Partial<LineTruth>
  leftOut?: readonly LeftOutKind[]
}

/** A line written by hand: its cells, and what has to be read from them. */
export const odd = (cells: Row, gives: Partial<LineTruth>): OddRow => ({ cells, gives })
/** No line: of one of these kinds. */
export const leftOut = (kinds: LeftOutKind | readonly LeftOutKind[], ...cells: Row): OddRow => ({
  cells,
  leftOut: typeof kinds === 'string' ? [kinds] : kinds,
})
export const blank: OddRow = { cells: [] }

type File =
  | {
      kind: 'xlsx'
      sheet: string
      merged?: readonly string[]
      hiddenColumns?: readonly number[]
      before?: readonly Sheet[]
      after?: readonly Sheet[]
    }
  | { kind: 'xls'; sheet: string; before?: readonly Sheet[]; after?: readonly Sheet[] }
  | ({ kind: 'csv' } & CsvShape)

interface Shape {
  name: string
  about: string
  rules: readonly number[]
  file: File
  /** Rows above the header. */
  above?: readonly Row[]
  /** Where the header is not one row of the columns' names. */
  headerRows?: readonly Row[]
  headerRowIndex?: number | readonly number[] | null
  columns: readonly Column[]
  rows: readonly (Entry | OddRow)[]
  quantityBasis?: ListTruth['quantityBasis']
  cabinets?: number
  suppliedPartTexts?: readonly string[]
  knownDifferences?: ListTruth['knownDifferences']
}

const nothing: Omit<LineTruth, 'row'> = {
  quantity: null,
  unit: 'piece',
  orderNumber: null,
  manufacturerNumber: null,
  manufacturerName: null,
  wholesalerOrderNumber: null,
  eanNumber: null,
  functionDesignation: null,
  functionalAssignment: null,
  locationIdentifier: null,
  installationLocation: null,
  bmk: null,
  description: [],
  isSuppliedPart: false,
  equivalentAllowed: false,
}

/** The file and what is right about it, from the same entries. */
export function listOf(shape: Shape): OwnList {
  const { name, about, rules, file, above = [], columns } = shape
  const headerRows = shape.headerRows ?? [columns.map(({ header }) => header)]
  const firstRow = above.length + headerRows.length + 1
  const cells: Row[] = [...above, ...headerRows]
  const lines: LineTruth[] = []
  const left: { row: number; kinds: readonly LeftOutKind[] }[] = []
  let position = 0
  shape.rows.forEach((one, index) => {
    const row = firstRow + index
    if ('part' in one) {
      const entry = { ...one, position: ++position }
      cells.push(columns.map((column) => column.cell(entry)))
      lines.push(lineOf(row, columns, entry))
      return
    }
    cells.push(one.cells)
    if (one.gives) {
      position += 1
      lines.push({ ...nothing, row, ...one.gives })
    }
    if (one.leftOut) left.push({ row, kinds: one.leftOut })
  })
  const headerRowIndex =
    shape.headerRowIndex === undefined ? above.length + headerRows.length : shape.headerRowIndex
  return {
    name,
    about,
    rules,
    bytes: () => bytesOf(file, cells),
    truth: {
      ...('sheet' in file ? { sheet: file.sheet } : {}),
      headerRowIndex,
      columns: columns.map(({ header, fields, needed }) => ({ header, fields, needed })),
      quantityBasis: shape.quantityBasis ?? 'EACH',
      cabinets: shape.cabinets ?? 1,
      suppliedPartTexts: shape.suppliedPartTexts ?? [],
      lines,
      leftOut: left,
      ...(shape.knownDifferences ? { knownDifferences: shape.knownDifferences } : {}),
    },
  }
}

/** Later columns add to what earlier ones gave; descriptions are joined, a filled value in its own column wins. */
function lineOf(row: number, columns: readonly Column[], entry: Entry): LineTruth {
  const line: LineTruth = { ...nothing, row }
  for (const column of columns) {
    const { description = [], ...values } = column.gives(entry)
    const filled = Object.entries(values).filter(([, value]) => value !== null)
    Object.assign(line, Object.fromEntries(filled))
    line.description = [...line.description, ...description]
  }
  return line
}

function bytesOf(file: File, rows: readonly Row[]): Uint8Array | Promise<Uint8Array> {
  if (file.kind === 'csv') return csvOf(rows, file)
  const { before = [], after = [] } = file
  if (file.kind === 'xls') return xlsOf([...before, { name: file.sheet, rows }, ...after])
  const { sheet, merged = [], hiddenColumns = [] } = file
  return xlsxOf([...before, { name: sheet, rows, merged, hiddenColumns }, ...after])
}
