import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCatalogue, type TestCatalogue } from '../catalogue.example.ts'
import { wordsOfFields } from '../import-file/price-list-headers.ts'

let catalogue: TestCatalogue
let wholesalerId: string
beforeAll(async () => {
  catalogue = await aCatalogue()
  wholesalerId = await catalogue.aWholesaler('Großhandel Süd')
})
afterAll(() => catalogue.stop())

const words = [...new Set(wordsOfFields())]
const meaningless = ['', 'Lagerbestand', 'Freigabe', '"Stand\n01.02.2026"', 'x'.repeat(600)]

const perList = 80

/** Every known word of a price list once, many to a list, among columns that mean nothing. */
const lists = Array.from({ length: Math.ceil(words.length / perList) }, (_, at) => [
  'Bestellnummer',
  ...words
    .slice(at * perList, (at + 1) * perList)
    .flatMap((word, index) => [word, meaningless[(at + index) % 5]!]),
])

test('a suggested mapping sent back as it came makes a configuration', async () => {
  for (const headers of lists) {
    const rows = [1, 2].map((row) => headers.map((_, column) => `${row}${column}`))
    const content = [headers, ...rows].map((cells) => cells.join(';')).join('\n')
    const { body: reading } = await catalogue.upload('/import/config/headers', {
      name: 'Preisliste.csv',
      content,
    })
    const { status, body } = await catalogue.post('/import/config/', {
      title: 'Preisliste',
      description: 'Zum Testen',
      wholesalerId,
      headers: reading.headers,
      headerRowIndex: reading.headerRowIndex,
      sheet: reading.sheet,
      fieldMapping: reading.suggestedMapping,
    })
    expect(status, `${content}\n${JSON.stringify(body)}`).toBe(201)
    const suggested = reading.suggestedMapping.filter(
      (entry: { articleField: string | null }) => entry.articleField !== null,
    )
    expect(body.fieldMapping).toEqual(
      suggested.map(({ importHeader, articleField }: Record<string, string>) => ({
        importHeader,
        articleField,
      })),
    )
  }
})
