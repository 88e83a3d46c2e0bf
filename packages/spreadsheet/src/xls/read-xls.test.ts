import { readFileSync } from 'node:fs'
import { type BookType, CFB, utils, write } from '@e965/xlsx'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { biffStream, record, textCell, u8, u16 } from '../hostile/biff.example.ts'
import { fileOf } from '../hostile/file-of.example.ts'
import { container } from '../hostile/xls-of.example.ts'
import { openSpreadsheet, readTable } from '../index.ts'

const problem = (code: string) => expect.objectContaining({ name: 'SpreadsheetProblem', code })

function xlsFile(rows: unknown[][], bookType: BookType = 'biff8'): string {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Liste')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['zweites']]), 'Zwei')
  return fileOf(write(book, { type: 'buffer', bookType }) as Buffer)
}

describe('xls', () => {
  test('hidden rows say so', async () => {
    // Row 2, of two cells.
    const hiddenRow = record(0x0208, u16(1, 0, 2, 255, 0, 0), u8(0x20, 1), u16(0x0f))
    const cells = [0, 1, 2].map((row) => textCell(8, row, 0, 'Nr'))
    const stream = biffStream({ version: 8, sheets: [{ name: 'Liste', cells: [hiddenRow, ...cells] }] })
    const { rows } = await readTable(fileOf(container(stream)), { filename: 'a.xls' })
    expect(rows.map(({ hidden }) => hidden)).toEqual([undefined, true, undefined])
  })

  test('xlsb: hidden rows say so', async () => {
    const book = utils.book_new()
    const sheet = utils.aoa_to_sheet([['Nr'], ['A'], ['B']])
    sheet['!rows'] = [{}, { hidden: true }, {}]
    utils.book_append_sheet(book, sheet, 'Liste')
    const path = fileOf(write(book, { type: 'buffer', bookType: 'xlsb' }) as Buffer)
    const { rows } = await readTable(path, { filename: 'a.xlsb' })
    expect(rows.map(({ hidden }) => hidden)).toEqual([undefined, true, undefined])
  })

  test.each<BookType>(['biff8', 'biff5'])(
    '%s: sheets, texts, numbers, errors, formulas',
    async (bookType) => {
      const path = xlsFile(
        [
          ['Nr', 'Menge'],
          ['Motor', 2.5],
          [],
          [
            { t: 'n', v: 311087, z: '0000000' },
            { t: 'e', v: 0x2a },
            { t: 'n', v: 0, f: 'A1+B1-C5' },
          ],
        ],
        bookType,
      )
      const table = await readTable(path, { filename: 'a.xls' })
      expect(table.format).toBe('xls')
      expect(table.sheets).toEqual([
        { name: 'Liste', hidden: false },
        { name: 'Zwei', hidden: false },
      ])
      expect(table.rows).toMatchObject([
        {
          rowIndex: 1,
          cells: [
            { text: 'Nr', kind: 'text' },
            { text: 'Menge', kind: 'text' },
          ],
        },
        {
          rowIndex: 2,
          cells: [
            { text: 'Motor', kind: 'text' },
            { text: '2.5', kind: 'number', number: 2.5 },
          ],
        },
        {
          rowIndex: 4,
          cells: [
            { text: '0311087', kind: 'number', number: 311087 },
            { text: '', kind: 'error' },
            { text: '0' },
          ],
        },
      ])
      expect((await readTable(path, { filename: 'a.xls', sheet: 'Zwei' })).rows[0]?.cells[0]?.text).toBe(
        'zweites',
      )
      await expect(readTable(path, { filename: 'a.xls', sheet: 'Drei' })).rejects.toEqual(problem('no-sheet'))
    },
  )

  test('blank cells that are fewer than they say stand in nobody’s way', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Nr'], ['K1']]), 'Liste')
    const file = CFB.read(write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer, { type: 'buffer' })
    const stream = CFB.find(file, 'Workbook')!
    const content = Buffer.from(stream.content)
    // Row 3, from D to E, one cell for both of them; before the sheet ends.
    const blanks = Buffer.from('be000800020003001b000400', 'hex')
    stream.content = Buffer.concat([content.subarray(0, -4), blanks, content.subarray(-4)])
    stream.size = stream.content.length
    const path = fileOf(CFB.write(file, { fileType: 'cfb', type: 'buffer' }) as Buffer)
    const { rows } = await readTable(path, { filename: 'a.xls' })
    expect(rows.map(({ rowIndex, cells }) => [rowIndex, cells[0]?.text])).toEqual([
      [1, 'Nr'],
      [2, 'K1'],
    ])
  })

  test('before Excel 97 texts stand in the code page of their country', async () => {
    const ascii = readFileSync(xlsFile([['Sch_tz 5 _']], 'biff5')).toString('latin1')
    const path = fileOf(Buffer.from(ascii.replace('Sch_tz 5 _', 'Sch\xfctz 5 \x80'), 'latin1'))
    expect((await readTable(path, { filename: 'a.xls' })).rows[0]?.cells[0]?.text).toBe('Schütz 5 €')
  })

  test('where none is named, letters with accents alone are Cyrillic ones', async () => {
    const words = ['Наименование товара', 'Единица измерения', 'Основная цена']
    const marks = words.map((word) => '_'.repeat(word.length))
    const book = readFileSync(xlsFile([marks, ['NK-1', 'Stk', '12']], 'biff5')).toString('latin1')
    // The record of the code page, 1252, becomes one that nobody reads.
    const unnamed = book.replace('\x42\x00\x02\x00\xe4\x04', '\xbe\x01\x02\x00\xe4\x04')
    expect(unnamed).not.toBe(book)
    const western = (word: string) => iconv.encode(word, 'windows-1251').toString('latin1')
    const written = words.reduce((text, word, at) => text.replace(marks[at]!, western(word)), unnamed)
    const { rows } = await readTable(fileOf(Buffer.from(written, 'latin1')), { filename: 'a.xls' })
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([words, ['NK-1', 'Stk', '12']])
  })

  test('two readings of one file run side by side, and one may stop early', async () => {
    const path = xlsFile(Array.from({ length: 3000 }, (_, at) => [`Zeile ${at}`, at]))
    const opened = await openSpreadsheet(path, { filename: 'a.xls' })
    const first: number[] = []
    for await (const row of opened.rows({ maxRows: 5 })) first.push(row.rowIndex)
    const [whole, other] = await Promise.all([count(opened.rows()), count(opened.rows({ sheet: 'Zwei' }))])
    expect([first, whole, other]).toEqual([[1, 2, 3, 4, 5], 3000, 1])
    expect(opened.progress()).toBe(1)
    await opened.close()
  })

  test('time and size are limited', async () => {
    const path = xlsFile([['a']])
    const limits = { xlsSeconds: 0.001, xlsSecondsPerMegabyte: 0 }
    await expect(readTable(path, { filename: 'a.xls', limits })).rejects.toEqual(problem('too-large'))
    await expect(readTable(path, { filename: 'a.xls', limits: { xlsBytes: 10 } })).rejects.toEqual(
      problem('too-large'),
    )
  })

  test('an abort ends the worker with its reason', async () => {
    const abort = new AbortController()
    const opening = openSpreadsheet(xlsFile([['a']]), { filename: 'a.xls', signal: abort.signal })
    const reason = new Error('Abgebrochen')
    abort.abort(reason)
    await expect(opening).rejects.toBe(reason)
  })

  test('an OLE container without a workbook, and noise behind its mark', async () => {
    const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    const noise = Buffer.alloc(4096, 0x5a)
    await expect(
      readTable(fileOf(Buffer.concat([mark, noise])), { filename: 'a.xls' }),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/^(damaged|not-a-spreadsheet)$/),
    })
  })

  test('a file cut off in the middle is a problem or fewer rows, never a crash', async () => {
    const whole = readFileSync(xlsFile(Array.from({ length: 500 }, (_, at) => [`Zeile ${at}`, at])))
    await expect(readTable(fileOf(whole.subarray(0, 3000)), { filename: 'a.xls' })).rejects.toMatchObject({
      name: 'SpreadsheetProblem',
    })
  })
})

async function count(rows: AsyncIterable<unknown>): Promise<number> {
  let total = 0
  for await (const _ of rows) total++
  return total
}
