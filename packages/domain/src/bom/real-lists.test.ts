import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as xlsx from '@e965/xlsx'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import {
  type Cell,
  chooseSheet,
  detectHeaderRow,
  headerNames,
  lineIssue,
  proposeQuantityBasis,
  readLines,
  type Sheet,
  suggestMapping,
} from './index.ts'

/** Real lists lie beside the repository; without them these promises cannot be asked. */
const folder = new URL('../../../../../shared/data/bom/', import.meta.url)
const present = existsSync(folder)

interface Expected {
  file: string
  sheet?: string
  encoding?: string
  separator?: string
  headerRowIndex: number
  headers: string[]
  mapping: Record<string, string>
  lineCount: number
  nonEmptyRowsBelowHeader: number
  firstLineRow: number
  lastLineRow: number
}

function cellOf(text: string, extra: Partial<Cell> = {}): Cell {
  return { text, kind: text === '' ? 'empty' : 'text', ...extra }
}

function readCsv(path: URL, expected: Expected): Sheet[] {
  const text = new TextDecoder(expected.encoding).decode(readFileSync(path))
  const rows = papaparse.parse<string[]>(text, { delimiter: expected.separator ?? ',' }).data
  return [
    {
      name: expected.file,
      hidden: false,
      rows: rows.map((cells, index) => ({ rowIndex: index + 1, cells: cells.map((one) => cellOf(one)) })),
    },
  ]
}

function readWorkbook(path: URL): Sheet[] {
  const book = xlsx.read(readFileSync(path), { cellFormula: true })
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name]!
    const range = sheet['!ref'] ? xlsx.utils.decode_range(sheet['!ref']) : null
    const rows = Array.from({ length: range ? range.e.r + 1 : 0 }, (_, r) => ({
      rowIndex: r + 1,
      cells: Array.from({ length: range!.e.c + 1 }, (__, c) => {
        const cell: xlsx.CellObject | undefined = sheet[xlsx.utils.encode_cell({ r, c })]
        const text = cell?.v === undefined ? '' : (cell.w ?? String(cell.v))
        const extra: Partial<Cell> = {}
        if (cell?.t === 'n' && text !== '') Object.assign(extra, { kind: 'number', number: cell.v })
        if (cell?.t === 'e') extra.kind = 'error'
        if (cell?.f) extra.formula = cell.f
        return cellOf(text, extra)
      }),
    }))
    for (const merge of sheet['!merges'] ?? []) {
      for (const row of rows.slice(merge.s.r, merge.e.r + 1)) {
        for (const cell of row.cells.slice(merge.s.c, merge.e.c + 1)) cell.merged = true
      }
    }
    return { name, hidden: false, rows }
  })
}

function readList(expected: Expected) {
  const path = new URL(expected.file, folder)
  const sheets = expected.file.endsWith('.csv') ? readCsv(path, expected) : readWorkbook(path)
  const chosen = chooseSheet(sheets)
  const rows = sheets.find((sheet) => sheet.name === chosen.name)!.rows
  const header = detectHeaderRow(rows)
  const headers = headerNames(rows, header.headerRowIndex)
  const below = rows.filter((row) => row.rowIndex > header.headerRowIndex)
  const mapping = suggestMapping(headers, below)
  const basis = proposeQuantityBasis(headers, below, mapping)
  const read = readLines(rows, {
    headerRowIndex: header.headerRowIndex,
    headers,
    mapping,
    quantityBasis: basis.basis,
    amount: basis.count,
  })
  return { chosen, header, headers, below, mapping, basis, ...read }
}

const lists: Expected[] = present
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.expected.json'))
      .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Expected)
  : []

describe.runIf(present)('lists from the field (need shared/data/bom beside the repository)', () => {
  test.each(lists)('$file: sheet, header row and column names are found', (expected) => {
    const list = readList(expected)
    expect(list.chosen.name).toBe(expected.sheet ?? expected.file)
    expect(list.header.headerRowIndex).toBe(expected.headerRowIndex)
    expect(list.headers).toEqual(expected.headers)
  })

  test.each(lists)('$file: every row is a line or left out with its reason', (expected) => {
    const list = readList(expected)
    expect(list.lines).toHaveLength(expected.lineCount)
    expect(list.lines[0]?.rowIndex).toBe(expected.firstLineRow)
    expect(list.lines.at(-1)?.rowIndex).toBe(expected.lastLineRow)
    expect(list.lines.length + list.leftOut.length).toBeGreaterThanOrEqual(expected.nonEmptyRowsBelowHeader)
    expect(list.leftOut.every((row) => row.reasonText !== '' && row.preview !== '')).toBe(true)
  })

  test('at least 95 % of the columns get the expected field and none is mapped wildly', () => {
    const wrong: string[] = []
    const wild: string[] = []
    let columns = 0
    for (const expected of lists) {
      for (const one of readList(expected).mapping) {
        const wanted = expected.mapping[one.importHeader]
        if (wanted) columns += 1
        if (wanted && one.articleField !== wanted) wrong.push(`${expected.file}: ${one.importHeader}`)
        if (!wanted && one.articleField)
          wild.push(`${expected.file}: ${one.importHeader} → ${one.articleField}`)
      }
    }
    expect(columns).toBeGreaterThan(70)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(columns * 0.05)
    expect(wild).toEqual([])
  })

  test('the relay panel: totals for two sets, accessories and unread quantities', () => {
    const list = readList(lists.find((one) => one.file.startsWith('technocrafts'))!)
    expect(list.basis).toMatchObject({ basis: 'TOTAL', count: 2, columnForOne: 'ICOG PANEL ' })
    const at = (row: number) => list.lines.find((line) => line.rowIndex === row)!
    expect(at(2)).toMatchObject({ orderNumber: 'SB202-C2DC', bmk: 'A1-01', quantity: 1 })
    expect(at(14)).toMatchObject({ accessoryOfRow: 13, bmk: 'A1-20', quantity: 8 })
    expect(at(27).orderNumber).toBe('KPLD4')
    expect(at(95)).toMatchObject({ quantity: null, quantityText: 'AS PER GA' })
    expect(lineIssue(at(95), { matched: true, isDuplicate: false })).toBe('MISSING_VALUES')
    expect(list.lines.filter((line) => line.accessoryOfRow).map((line) => line.rowIndex)).toEqual([
      14, 20, 23, 53, 54, 82, 83,
    ])
  })
})
