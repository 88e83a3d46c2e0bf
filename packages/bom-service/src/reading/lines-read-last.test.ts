import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReadLinesOptions } from '@schrankwerk/domain/bom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesRead } from './lines-read-last.ts'
import { type BomTable, readBomTable } from './read-bom-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function tableOf(content: string): Promise<BomTable> {
  const path = join(folder, 'liste.csv')
  await writeFile(path, content)
  return readBomTable(path, 'liste.csv', {})
}

const content = 'Menge;Bestellnummer;Text\n4;ABB 3RT2015;Schütz\n2;X-7;Klemme\n'
const options: ReadLinesOptions = {
  headerRowIndex: 1,
  headers: ['Menge', 'Bestellnummer', 'Text'],
  mapping: [
    { importHeader: 'Menge', articleField: 'quantity' },
    { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
    { importHeader: 'Text', articleField: null },
  ],
  quantityBasis: 'EACH',
  amount: 2,
}

test('the same bytes by the same choices are read once, whether columns without a field are named or not', async () => {
  const read = linesRead(await tableOf(content), options)
  const mapping = options.mapping.slice(0, 2)
  expect(linesRead(await tableOf(content), { ...options, mapping, includedRows: [] })).toBe(read)
  expect(read.lines.map(({ quantity }) => quantity)).toEqual([4, 2])
})

test.each<[string, Partial<ReadLinesOptions>]>([
  ['amount', { amount: 4 }],
  ['basis', { quantityBasis: 'TOTAL' }],
  ['header row', { headerRowIndex: 0, headers: [] }],
  ['mapping', { mapping: [{ importHeader: 'Text', articleField: 'orderNumber' }] }],
  ['rows taken back in', { includedRows: [1] }],
  ['abbreviations', { manufacturerAbbreviations: new Map([['ABB', 'ABB AG']]) }],
  ['supplied parts', { suppliedPartString: 'x' }],
  ['decimal style', { decimalStyle: 'ENGLISH' }],
])('another choice is another reading: %s', async (_, other) => {
  const table = await tableOf(content)
  const read = linesRead(table, options)
  expect(linesRead(table, { ...options, ...other })).not.toBe(read)
})

test('other bytes are another reading', async () => {
  const read = linesRead(await tableOf(content), options)
  const changed = linesRead(await tableOf(content.replace('4;', '5;')), options)
  expect(changed.lines[0]?.quantity).toBe(5)
  expect(read.lines[0]?.quantity).toBe(4)
})
