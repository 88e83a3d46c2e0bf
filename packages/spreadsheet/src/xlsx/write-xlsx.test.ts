import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '../cell/cell-text.ts'
import { fileOf } from '../hostile/file-of.example.ts'
import { openSpreadsheet, readTable, type WriteSheet, writeXlsx } from '../index.ts'

async function written(sheets: readonly WriteSheet[]): Promise<string> {
  return fileOf(await buffer(writeXlsx({ sheets })))
}

test('designations and numbers with zeros come back as the texts they were', async () => {
  const texts = [
    '-K1',
    '=A1+S1-K5',
    '+S1',
    '@x',
    '0311087',
    '8806.500',
    'a\nb',
    '<b>&amp;',
    '_x0041_',
    ' blank ',
    '🔌',
  ]
  const path = await written([
    { name: 'Liste', columns: [{ header: 'BMK' }], rows: texts.map((text) => [text]) },
  ])
  const { rows } = await readTable(path, { filename: 'a.xlsx' })
  expect(rows.map((row) => row.cells)).toEqual([
    [{ text: 'BMK', kind: 'text' }],
    ...texts.map((text) => [{ text, kind: 'text' }]),
  ])
})

test('every text comes back to the letter, but for control characters', async () => {
  const piece = fc.constantFrom(
    '_x000D_',
    '_x',
    '_',
    '<',
    '&',
    '>',
    '"',
    "'",
    ']]>',
    '&amp;',
    '\n',
    '\t',
    '\u0001',
    '\r\n',
    ' ',
    'ä',
    '=',
    '🔌',
  )
  const text = fc.oneof(
    fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  )
  const texts = fc.array(text, { minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const path = await written([
        { name: 'Liste', columns: [{ header: 'Nr' }], rows: values.map((value) => ['x', value]) },
      ])
      const { rows } = await readTable(path, { filename: 'a.xlsx' })
      expect(rows.slice(1).map((row) => row.cells[1]?.text ?? '')).toEqual(values.map(cleanText))
    }),
    { numRuns: 40 },
  )
})

test('kinds come back as kinds, empty values as empty cells', async () => {
  const path = await written([
    {
      name: 'Liste',
      columns: [
        { header: 'Menge', kind: 'number' },
        { header: 'Preis', kind: 'money', width: 20 },
        { header: 'Einzelpreis', kind: 'unitPrice' },
        { header: 'Tag', kind: 'date' },
        { header: 'Ja', kind: 'boolean' },
      ],
      rows: [
        [2, 1234.5, 9.9455, new Date('2026-11-21'), true],
        [null, Number.NaN, 9.5, undefined, false],
      ],
    },
  ])
  const { rows } = await readTable(path, { filename: 'a.xlsx' })
  expect(rows.slice(1).map((row) => row.cells.map((cell) => `${cell.kind} ${cell.text}`))).toEqual([
    ['number 2', 'number 1234.50', 'number 9.9455', 'date 21.11.2026', 'boolean TRUE'],
    ['empty ', 'empty ', 'number 9.50', 'empty ', 'boolean FALSE'],
  ])
})

test('sheet names are made valid and unique; another reader opens the file', async () => {
  const sheet = (name: string): WriteSheet => ({ name, columns: [{ header: 'a' }], rows: [['x']] })
  const path = await written([
    sheet('Summe [1/2]'),
    sheet('summe  1 2'),
    sheet('Summe  1 2'),
    sheet('x'.repeat(40)),
    sheet(''),
  ])
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(path)
  const names = workbook.worksheets.map((worksheet) => worksheet.name)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5)
  expect(names.every((name) => name.length <= 31 && !/[[\]:*?/\\]/.test(name))).toBe(true)
  expect(workbook.worksheets[0]?.getCell('A2').value).toBe('x')
})

test('rows are drawn no faster than the file is read', async () => {
  let drawn = 0
  const rows = (function* () {
    for (; drawn < 200_000; drawn++) yield [`Zeile ${drawn}`, Math.sin(drawn)]
  })()
  const stream = writeXlsx({
    sheets: [{ name: 'Liste', columns: [{ header: 'a' }, { header: 'b', kind: 'number' }], rows }],
  })
  await new Promise<void>((resolve) => stream.once('readable', () => resolve()))
  stream.destroy()
  await new Promise<void>((resolve) => stream.once('close', () => resolve()))
  expect(drawn).toBeLessThan(100_000)
})

test('an error in the rows destroys the stream', async () => {
  const rows = (async function* () {
    yield ['a']
    throw new Error('Datenbank weg')
  })()
  const stream = writeXlsx({ sheets: [{ name: 'Liste', columns: [{ header: 'a' }], rows }] })
  await expect(pipeline(stream, createWriteStream(fileOf('')))).rejects.toThrow('Datenbank weg')
})

test('twenty thousand rows come back complete and in order', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`3RT${at}`, at])
  const opened = await openSpreadsheet(
    await written([
      { name: 'Liste', columns: [{ header: 'Nr' }, { header: 'Menge', kind: 'number' }], rows },
    ]),
    { filename: 'a.xlsx' },
  )
  const read: unknown[] = []
  for await (const { cells } of opened.rows()) read.push([cells[0]?.text, cells[1]?.number])
  await opened.close()
  expect(read.slice(1)).toEqual(rows)
})
