import { type BookType, CFB, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { fileOf } from './hostile/file-of.example.ts'
import { readTable } from './index.ts'

function workbook(bookType: BookType): string {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([
    ['Bestell-Nr.', 'Bezeichnung', 'Menge', 'Preis', 'Datum'],
    ['0311087', 'Klemme 2,5 mm²', 25, { t: 'n', v: 1.5, z: '0.00' }, { t: 'n', v: 45_000, z: 'dd.mm.yyyy' }],
    [],
    ['6ES7214-1AG40-0XB0', 'SPS', 1],
  ])
  sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
  utils.book_append_sheet(book, sheet, 'Stückliste')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['leer']]), 'Zweites')
  return fileOf(write(book, { type: 'buffer', bookType, compression: true }) as Buffer)
}

describe.each(['xlsb', 'ods'] as const)('%s', (format) => {
  test('sheets, numbers as they are shown, dates and rows in their places', async () => {
    const table = await readTable(workbook(format), { filename: `liste.${format}` })
    expect(table.format).toBe(format)
    expect(table.sheets.map(({ name }) => name)).toEqual(['Stückliste', 'Zweites'])
    const texts = table.rows.map(({ rowIndex, cells }) => [rowIndex, ...cells.map(({ text }) => text)])
    expect(texts).toEqual([
      [1, 'Bestell-Nr.', 'Bezeichnung', 'Menge', 'Preis', 'Datum'],
      [2, '0311087', 'Klemme 2,5 mm²', '25', '1.50', '15.03.2023'],
      [4, '6ES7214-1AG40-0XB0', 'SPS', '1'],
    ])
  })

  test('is read by its content, whatever it is called', async () => {
    const table = await readTable(workbook(format), { filename: 'liste.xlsx' })
    expect(table).toMatchObject({ format, sheet: 'Stückliste' })
  })
})

test('empty rows of an ods count, also where a program writes each as one tag', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Titel'], ['Menge'], ['2']]), 'Liste')
  const file = CFB.read(write(book, { type: 'buffer', bookType: 'ods' }), { type: 'buffer' })
  const content = CFB.find(file, '/content.xml')
  const xml = Buffer.from(content.content).toString('utf8')
  const withEmptyRows = xml.replaceAll('</table:table-row>', '</table:table-row><table:table-row/>')
  content.content = Buffer.from(withEmptyRows)
  content.size = content.content.length
  const path = fileOf(CFB.write(file, { fileType: 'zip', type: 'buffer' }) as Buffer)
  const { rows } = await readTable(path, { filename: 'liste.ods' })
  expect(rows.map(({ rowIndex, cells }) => [rowIndex, cells[0]!.text])).toEqual([
    [1, 'Titel'],
    [3, 'Menge'],
    [5, '2'],
  ])
})

test('a text that is called .ods is read as what it is, and says so', async () => {
  const table = await readTable(fileOf(Buffer.from('Nr;Menge\nA-1;2\n')), { filename: 'liste.ods' })
  expect(table).toMatchObject({ format: 'csv', notices: [expect.stringContaining('.ods')] })
})
