import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { fileOf } from '../hostile/file-of.example.ts'
import { xlsxFile } from '../hostile/xlsx-of.example.ts'
import { readTable, type Table } from '../index.ts'

const asLongAsInExcel = 32_767
const long = 'x'.repeat(asLongAsInExcel + 1)

const lengths = ({ rows }: Table) => rows.map((row) => row.cells.map((cell) => cell.text.length))

test('a csv cell ends where a cell of Excel does, and a notice says so', async () => {
  const table = await readTable(fileOf(`Nr;Text\n1;${long}\n2;kurz\n`), { filename: 'a.csv' })
  expect(lengths(table)).toEqual([
    [2, 4],
    [1, asLongAsInExcel],
    [1, 4],
  ])
  expect(table.notices).toEqual([
    'Eine Zelle (Zeile 2, Spalte B) hat mehr als 32.767 Zeichen; gelesen wurde nur ihr Anfang',
  ])
})

test('so does one of xlsx, in the sheet or among the shared texts', async () => {
  const inline = `<c t="inlineStr"><is><t>${long}</t></is></c>`
  const table = await readTable(
    xlsxFile({
      data: `<row r="4">${inline}<c t="s"><v>0</v></c></row>`,
      sharedTexts: `<si><t>${long}</t></si>`,
    }),
    { filename: 'a.xlsx' },
  )
  expect(lengths(table)).toEqual([[asLongAsInExcel, asLongAsInExcel]])
  expect(table.notices).toEqual([
    '2 Zellen (die erste: Zeile 4, Spalte A) haben mehr als 32.767 Zeichen; gelesen wurde nur ihr Anfang',
  ])
})

test('so does one of xls', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Nr', 'Bezeichnung des Teils']]), 'Liste')
  const path = fileOf(write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer)
  const table = await readTable(path, { filename: 'a.xls', limits: { cellLength: 11 } })
  expect(table.rows[0]?.cells.map((cell) => cell.text)).toEqual(['Nr', 'Bezeichnung'])
  expect(table.notices).toEqual([
    'Eine Zelle (Zeile 1, Spalte B) hat mehr als 11 Zeichen; gelesen wurde nur ihr Anfang',
  ])
})

test('a letter of two halves stays whole, and what fits is told by no notice', async () => {
  const path = fileOf('Nr;Text\n1;ab😀\n')
  const cut = await readTable(path, { filename: 'a.csv', limits: { cellLength: 4 } })
  expect(cut.notices).toEqual([])
  const shorter = await readTable(fileOf('A;ab😀\n'), { filename: 'a.csv', limits: { cellLength: 3 } })
  expect(shorter.rows[0]?.cells[1]?.text).toBe('ab')
})
