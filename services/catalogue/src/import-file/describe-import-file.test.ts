import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type WriteSheet, writeXlsx } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeImportFile } from './describe-import-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'price-sheets-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sheet = (name: string, headers: readonly string[], rows: readonly string[][]): WriteSheet => ({
  name,
  columns: headers.map((header) => ({ header })),
  rows,
})

test('the articles are found behind dozens of sheets about something else', async () => {
  const about = Array.from({ length: 40 }, (_, at) =>
    sheet(
      `Baureihe ${at + 1}`,
      ['Hub', 'Kräfte'],
      [
        ['25', 'siehe Diagramm'],
        ['50', 'siehe Diagramm'],
      ],
    ),
  )
  const list = sheet(
    'Zubehör',
    ['Bestellnummer', 'Bezeichnung', 'Preis'],
    [
      ['ZB-100', 'Gabelkopf M6', '4,80'],
      ['ZB-101', 'Gabelkopf M8', '5,10'],
      ['ZB-102', 'Gelenkkopf M8', '7,95'],
    ],
  )
  const path = join(folder, 'Preise.xlsx')
  await pipeline(writeXlsx({ sheets: [...about, list] }), createWriteStream(path))
  expect(await describeImportFile({ path, filename: 'Preise.xlsx', today: '2026-10-05' })).toMatchObject({
    sheet: 'Zubehör',
    headerRowIndex: 1,
  })
})
