import {
  aboveHeader,
  chooseSheet,
  detectHeaderRow,
  headerNames,
  lineIssue,
  proposeQuantityBasis,
  readLines,
  type Sheet,
  type SheetRow,
  suggestMapping,
} from '@schrankwerk/domain/bom'
import { openSpreadsheet } from '@schrankwerk/spreadsheet'
import { expect, test } from 'vitest'
import { type Expected, expectationsOf, pathOf } from './real-files.ts'

async function readSheets(filename: string): Promise<Sheet[]> {
  const opened = await openSpreadsheet(pathOf('bom', filename), { filename })
  try {
    const sheets: Sheet[] = []
    for (const { name, hidden } of opened.sheets) {
      const rows: SheetRow[] = []
      for await (const row of opened.rows({ sheet: name })) rows.push(row)
      sheets.push({ name, hidden, rows })
    }
    return sheets
  } finally {
    await opened.close()
  }
}

async function readList(expected: Expected) {
  const sheets = await readSheets(expected.file)
  const chosen = chooseSheet(sheets)
  const rows = sheets.find((sheet) => sheet.name === chosen.name)!.rows
  const header = detectHeaderRow(rows)
  const headers = headerNames(rows, header.headerRowIndex)
  const below = rows.filter((row) => row.rowIndex > header.headerRowIndex)
  const mapping = suggestMapping(headers, below)
  const basis = proposeQuantityBasis(headers, below, mapping, aboveHeader(rows, header.headerRowIndex))
  const read = readLines(rows, {
    headerRowIndex: header.headerRowIndex,
    headers,
    mapping,
    quantityBasis: basis.basis,
    amount: basis.count,
  })
  return { chosen, header, headers, below, mapping, basis, ...read }
}

const lists = expectationsOf('bom')

test('there are real parts lists', () => {
  expect(lists.length).toBeGreaterThan(3)
})

test.each(lists)('$file: sheet, header row and column names are found', async (expected) => {
  const list = await readList(expected)
  if (expected.sheet) expect(list.chosen.name).toBe(expected.sheet)
  expect(list.header.headerRowIndex).toBe(expected.headerRowIndex)
  // A row ends with its last filled cell, whatever range the file declares.
  const last = expected.headers.findLastIndex((name) => name !== '')
  expect(list.headers.slice(0, last + 1)).toEqual(expected.headers.slice(0, last + 1))
  expect(list.headers.slice(last + 1).filter((name) => name !== '')).toEqual([])
})

test.each(lists)('$file: every row is a line or left out with its reason', async (expected) => {
  const list = await readList(expected)
  expect(list.lines).toHaveLength(expected.lineCount)
  expect(list.lines[0]?.rowIndex).toBe(expected.firstLineRow)
  expect(list.lines.at(-1)?.rowIndex).toBe(expected.lastLineRow)
  expect(list.lines.length + list.leftOut.length).toBeGreaterThanOrEqual(expected.nonEmptyRowsBelowHeader)
  expect(list.leftOut.every((row) => row.reasonText !== '' && row.preview !== '')).toBe(true)
})

/** What a list may hold besides what was written down as its mapping; it is kept on the line. */
const besides = new Set([
  'description',
  'remark',
  'manufacturerLink',
  'purchasePrice',
  'listPrice',
  'erpNumber',
])

test('at least 95 % of the columns get the expected field and none is mapped wildly', async () => {
  const wrong: string[] = []
  const wild: string[] = []
  let columns = 0
  for (const expected of lists) {
    for (const one of (await readList(expected)).mapping) {
      const wanted = expected.mapping[one.importHeader]
      if (wanted) columns += 1
      if (wanted && one.articleField !== wanted) wrong.push(`${expected.file}: ${one.importHeader}`)
      if (!wanted && one.articleField && !besides.has(one.articleField))
        wild.push(`${expected.file}: ${one.importHeader} → ${one.articleField}`)
    }
  }
  expect(columns).toBeGreaterThan(70)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(columns * 0.05)
  expect(wild).toEqual([])
})

test('the relay panel: totals for two sets, accessories and unread quantities', async () => {
  const list = await readList(lists.find((one) => one.file.startsWith('technocrafts'))!)
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
