import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { writeXlsx } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBomTable } from './read-bom-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A list in the first sheet, and nothing in so many others. */
async function withEmptySheets(count: number): Promise<string> {
  const path = join(folder, 'liste.xlsx')
  const list = {
    name: 'Liste',
    columns: ['Bestellnummer', 'Bezeichnung', 'Menge'].map((header) => ({ header })),
    rows: [['NK-100', 'Schütz', '2']],
  }
  const empty = Array.from({ length: count }, (_, at) => ({
    name: `Tabelle${at + 2}`,
    columns: [],
    rows: [],
  }))
  await writeFile(path, await buffer(writeXlsx({ sheets: [list, ...empty] })))
  return path
}

test.each([
  [0, 'Das einzige Tabellenblatt'],
  [1, 'Das einzige Tabellenblatt mit Inhalt; das andere ist leer'],
  [2, 'Das einzige Tabellenblatt mit Inhalt; die anderen sind leer'],
  [20, 'Unter den ersten 20 Tabellenblättern das einzige mit Inhalt'],
])('beside %d empty sheets the one with the list is chosen, and it is said why', async (count, reason) => {
  const table = await readBomTable(await withEmptySheets(count), 'liste.xlsx', {})
  expect(table).toMatchObject({ sheet: 'Liste', sheetReason: reason, sheetCertainty: 'SURE' })
})

test('what csv files write for Excel alone is read as it is meant, to choose a sheet and for the lines', async () => {
  const path = join(folder, 'liste.csv')
  await writeFile(path, 'Nr;Text;Menge\n="0123";\'Schütz;2\n')
  const { rows } = await readBomTable(path, 'liste.csv', {})
  expect(rows[1]?.cells.map(({ text }) => text)).toEqual(['0123', 'Schütz', '2'])
})
