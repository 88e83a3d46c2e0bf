import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../cell/cell-text.ts'
import { fileOf } from '../hostile/file-of.example.ts'
import { openSpreadsheet, stripFormulaMark, writeCsv } from '../index.ts'
import { markFormula } from './formula-mark.ts'

describe('writing csv', () => {
  test('quotes every filled text, marks what Excel would run, leaves numbers alone', async () => {
    const rows = [
      ['Nr', 'Text', 'Preis'],
      ['-K1', 'sagt "ja", laut', -1.5],
      ['=A1', null, 2],
      ["'+x", true, undefined],
    ]
    expect(await text(writeCsv(rows, { bom: false }))).toBe(
      '"Nr","Text","Preis"\r\n"\'-K1","sagt ""ja"", laut",-1.5\r\n"\'=A1",,2\r\n"\'\'+x",TRUE,\r\n',
    )
  })

  test('begins with a mark, uses the separator and the decimal sign asked for', async () => {
    const csv = await text(writeCsv([['a;b', 1.5]], { separator: ';', decimal: ',', guardFormulas: false }))
    expect(csv.replace('\uFEFF', '')).toBe('"a;b";1,5\r\n')
    const bytes = await writeCsv([['a']]).reduce(
      (all, chunk) => Buffer.concat([all, Buffer.from(chunk)]),
      Buffer.alloc(0),
    )
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  test('more than a reader holds at once arrives whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`K${at}`, 'Größe'])
    const bytes = await new Response(Readable.toWeb(writeCsv(rows)) as unknown as ReadableStream).bytes()
    expect(bytes.length).toBeGreaterThan(300_000)
    expect(Buffer.from(bytes).toString().endsWith('"K19999","Größe"\r\n')).toBe(true)
  })

  test('a number is in quotes where it holds the separator', async () => {
    const rows = [['Nr', '', null, 1.5]]
    expect(await text(writeCsv(rows, { bom: false, decimal: ',' }))).toBe('"Nr",,,"1,5"\r\n')
  })

  test('an error in the rows reaches the reader', async () => {
    const failing = (function* () {
      yield ['a']
      throw new Error('Datenbank weg')
    })()
    await expect(text(writeCsv(failing))).rejects.toThrow('Datenbank weg')
  })

  test('the formula mark is always taken off to the letter', () => {
    const nearly = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', 'K', '1', '\t') })
    fc.assert(
      fc.property(nearly, (value) => {
        expect(stripFormulaMark(markFormula(value))).toBe(value)
      }),
    )
    fc.assert(
      fc.property(nearly, (value) => {
        expect(markFormula(value)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  test('what is written is read again, cell by cell', async () => {
    const piece = fc.constantFrom(
      '"',
      ';',
      ',',
      '\t',
      '|',
      '\n',
      '\r',
      "'",
      '=',
      '-',
      '#',
      ' ',
      'ä',
      '€',
      'K1',
      '\u{1F50C}',
    )
    const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(';', ',', '\t', '|'),
        fc.boolean(),
        async (rows, separator, bom) => {
          const path = fileOf(await bytesOf(rows, { separator, bom }))
          const opened = await openSpreadsheet(path, {
            filename: 'a.csv',
            separator,
            encoding: 'utf-8',
          }).catch(() => undefined)
          const read: string[][] = []
          for await (const { cells } of opened?.rows() ?? [])
            read.push([0, 1, 2].map((at) => cells[at]?.text ?? ''))
          expect(read).toEqual(
            rows.map((row) => row.map(cleanText)).filter((row) => row.some((value) => value.trim() !== '')),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})

async function bytesOf(
  rows: readonly string[][],
  options: { separator: string; bom: boolean },
): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeCsv(rows, options)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
