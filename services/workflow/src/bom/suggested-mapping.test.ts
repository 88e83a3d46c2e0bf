import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

let service: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  service = await workflowInTest()
})
afterAll(() => service.stop())

/** The same numbers between 0 and 1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) / 2 ** 32
  }
}

const otherHeaders = [
  'Bezeichnung',
  'Bezeichnung 2',
  'Hersteller',
  'ME',
  'BMK',
  'Einbauort',
  '',
  '',
  'Lieferung bis',
  'Freigabe durch Herrn Müller',
  'Bemerkung',
  '"Preis je\nStück"',
  'Menge',
  'Beistellung',
  'x'.repeat(600),
  'Zeile',
]
const values = ['', 'A1', 'Schütz 24 V', '12', '1,50', 'KB', '+S1', 'Stk']

/** A list that has a number and a quantity, between columns that mean something or nothing. */
function generatedList(seed: number): string {
  const next = numbersFrom(seed)
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(next() * from.length)] as Value
  const headers = Array.from({ length: 1 + Math.floor(next() * 8) }, () => pick(otherHeaders))
  headers.splice(Math.floor(next() * headers.length), 0, 'Bestellnummer', 'Stückzahl')
  const rows = Array.from({ length: 3 }, (_, row) =>
    headers.map((header) =>
      header === 'Bestellnummer' ? `NK-${row}00` : header === 'Stückzahl' ? String(row + 1) : pick(values),
    ),
  )
  return [headers, ...rows].map((cells) => cells.join(';')).join('\n')
}

describe('a suggested mapping sent back as it came', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('maps list %i', async (seed) => {
    const { customer } = service
    const { body: draft } = await service.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    const file = { name: 'Liste.csv', content: generatedList(seed) }
    const { body: reading } = await service.form(
      customer,
      '/enquiry/bom/upload',
      { enquiryId: draft.id },
      file,
    )
    const mapping = JSON.stringify(reading.suggestedMapping)
    const query = new URLSearchParams({ enquiryId: draft.id, suppliedPartString: 'KB' })
    const mapped = await service.form(customer, `/enquiry/bom/map?${query}`, { mapping })
    expect([mapped.status, mapped.body.code], file.content).toEqual([200, undefined])
    expect(mapped.body.summary.lines).toBe(reading.lineCount)
    const { body: enquiry } = await service.get(customer, `/enquiry/?id=${draft.id}`)
    expect(
      enquiry.fieldMapping.every((entry: { articleField: unknown }) => entry.articleField !== null),
    ).toBe(true)
  })

  test('holds for every column of a wide list', async () => {
    const { customer } = service
    const { body: draft } = await service.post(customer, '/enquiry/', { title: 'Breit', amount: 1 })
    const headers = ['Bestellnummer', 'Stückzahl', ...Array.from({ length: 900 }, (_, at) => `Merkmal ${at}`)]
    const content = [headers, ['NK-100', '2', ...Array.from({ length: 900 }, () => 'ja')]]
      .map((row) => row.join(';'))
      .join('\n')
    const { body: reading } = await service.form(
      customer,
      '/enquiry/bom/upload',
      { enquiryId: draft.id },
      { name: 'Breit.csv', content },
    )
    expect(reading.suggestedMapping.length).toBeGreaterThan(900)
    const mapping = JSON.stringify(reading.suggestedMapping)
    const mapped = await service.form(customer, `/enquiry/bom/map?enquiryId=${draft.id}`, { mapping })
    expect([mapped.status, mapped.body.code]).toEqual([200, undefined])
  })
})
