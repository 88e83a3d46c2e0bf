import type { BomField } from '@schrankwerk/contracts'
import type { LeftOutKind, LineTruth, OwnList, UnitKind } from './own-list.ts'
import { csvOf, type Row, xlsxOf } from './write-file.ts'

interface Written {
  name: string
  about: string
  rules: readonly number[]
  /** Rows above the header, cells parted by `|`. */
  above?: string
  /**
   * `header→field`, columns parted by `|`: several right fields by `/`, `-` for none, `~` before a field that people may
   * leave out as well.
   */
  columns: string
  /** A row a line, cells parted by `|`. `!SECTION ` and its like begin a row that is no line; an empty one is empty. */
  rows: string
  sheet?: string
  quantityBasis?: OwnList['truth']['quantityBasis']
  cabinets?: number
}

const unitKinds: Record<string, UnitKind> = {
  m: 'metre',
  Meter: 'metre',
  metr: 'metre',
  Satz: 'set',
  mt: 'metre',
}
const leftOutRow = /^!([A-Z_,]+)(?: (.*))?$/

/** A list written out by hand, for manners that no list of the generated parts shows. Ends in .csv or .xlsx. */
export function listFromText(written: Written): OwnList {
  const above = written.above === undefined ? [] : written.above.split('\n').map(cellsOf)
  const columns = written.columns.split('|').map((column) => {
    const [header, fields = '-'] = column.split('→')
    const isOptional = fields.startsWith('~')
    const named = fields
      .replace('~', '')
      .split('/')
      .map((field) => (field === '-' ? null : (field as BomField)))
    return {
      header: header!,
      fields: isOptional ? [...named, null] : named,
      needed: !isOptional && named[0] !== null,
    }
  })
  const lines: LineTruth[] = []
  const leftOut: { row: number; kinds: LeftOutKind[] }[] = []
  const headerRowIndex = above.length + 1
  const rows = written.rows.split('\n').map((text, index) => {
    const row = headerRowIndex + 1 + index
    const left = text.match(leftOutRow)
    if (left) {
      leftOut.push({ row, kinds: left[1]!.split(',') as LeftOutKind[] })
      return cellsOf(left[2] ?? '')
    }
    const cells = cellsOf(text)
    if (text !== '') {
      const read = columns.map(({ fields, needed }, column) => ({
        field: needed || fields[0] === 'quantity' ? fields[0]! : null,
        text: String(cells[column] ?? ''),
      }))
      lines.push(lineOf(row, read, written.cabinets ?? 1))
    }
    return cells
  })
  const table: Row[] = [...above, columns.map(({ header }) => header), ...rows]
  const isCsv = written.name.endsWith('.csv')
  return {
    name: written.name,
    about: written.about,
    rules: written.rules,
    bytes: () =>
      isCsv
        ? csvOf(table, { separator: ';', encoding: 'utf-8' })
        : xlsxOf([{ name: written.sheet ?? 'Tabelle1', rows: table }]),
    truth: {
      ...(isCsv ? {} : { sheet: written.sheet ?? 'Tabelle1' }),
      headerRowIndex,
      columns,
      quantityBasis: written.quantityBasis ?? 'EACH',
      cabinets: written.cabinets ?? 1,
      suppliedPartTexts: [],
      lines,
      leftOut,
    },
  }
}

/** "3" and "4.5" are numbers of the sheet, everything else is text. */
const cellsOf = (text: string): (string | number)[] =>
  text.split('|').map((cell) => {
    const trimmed = cell.trim()
    return /^(?:0|[1-9]\d{0,6})(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
  })

function lineOf(row: number, cells: { field: BomField | null; text: string }[], sets: number): LineTruth {
  const of = (field: BomField) => cells.find((cell) => cell.field === field && cell.text !== '')?.text ?? null
  const quantity = cells.some(({ field }) => field === 'quantity') ? of('quantity') : '1'
  return {
    row,
    quantity: quantity === null ? null : Number(quantity.replace(',', '.')) / sets,
    unit: unitKinds[of('quantityUnitName') ?? ''] ?? 'piece',
    orderNumber: of('orderNumber'),
    manufacturerNumber: of('manufacturerNumber'),
    manufacturerName: of('manufacturerName'),
    wholesalerOrderNumber: of('wholesalerOrderNumber'),
    eanNumber: of('eanNumber'),
    functionDesignation: null,
    functionalAssignment: null,
    locationIdentifier: null,
    installationLocation: of('installationLocation'),
    bmk: of('bmk')?.replace(/^-/, '') ?? null,
    description: cells.flatMap(({ field, text }) => (field === 'description' && text !== '' ? [text] : [])),
    isSuppliedPart: false,
    equivalentAllowed: false,
  }
}
