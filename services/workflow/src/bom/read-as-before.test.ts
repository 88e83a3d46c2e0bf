import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type WriteValue, writeXlsx } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Customer = Given['customer']
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const aCompany = (): Customer => ({ ...given.customer, companyId: randomUUID() })

interface File {
  name: string
  content: string | Buffer
}

async function uploaded(customer: Customer, file: File) {
  const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const enquiryId: string = body.id
  const { body: reading } = await given.form(customer, '/enquiry/bom/upload', { enquiryId }, file)
  const read = async (fields: Record<string, string>) =>
    (await given.form(customer, '/enquiry/bom/header', { enquiryId, ...fields })).body
  const map = ({ suggestedMapping, headerRowIndex, sheet }: typeof reading, decidedReading: string[]) =>
    given.form(customer, `/enquiry/bom/map?${new URLSearchParams({ enquiryId, headerRowIndex, sheet })}`, {
      mapping: JSON.stringify(suggestedMapping),
      decidedReading: JSON.stringify(decidedReading),
    })
  const mapForEach = () =>
    given.form(customer, `/enquiry/bom/map?${new URLSearchParams({ enquiryId, quantityBasis: 'EACH' })}`, {})
  return { reading, read, map, mapForEach }
}

/** Two tables below each other, of which a person wants the second. */
const monthly = (month: string): File => ({
  name: `Bedarf ${month}.csv`,
  content: [
    `Bedarf ${month};;`,
    'Artikelnummer;Bezeichnung;Menge',
    'NK-900;Rahmenvertrag Schütz;500',
    'NK-901;Rahmenvertrag Klemme;900',
    ';;',
    'Abruf;Ware;Stückzahl',
    'NK-100;Schütz;2',
    'NK-200;Klemme;30',
    'NK-300;Leitung;4',
  ].join('\n'),
})

test('a header row that was chosen is found in the list of next month', async () => {
  const customer = aCompany()
  const { reading, read, map } = await uploaded(customer, monthly('Oktober'))
  expect(reading.headerRowIndex).toBe(2)
  const chosen = await read({ headerRowIndex: '6' })
  expect((await map(chosen, ['headerRow'])).status).toBe(200)

  const next = await uploaded(customer, monthly('November'))
  expect(next.reading).toMatchObject({
    headerRowIndex: 6,
    headerRowCertainty: 'SURE',
    headerRowReason: 'Beim letzten Mal haben Sie die Zeile mit diesen Namen gewählt',
    lineCount: 3,
    remembered: true,
  })
  const stranger = await uploaded(aCompany(), monthly('November'))
  expect(stranger.reading.headerRowIndex).toBe(2)

  // Who wants the other one this time gets it, and both are known from then on.
  const first = await next.read({ headerRowIndex: '2' })
  expect(first).toMatchObject({ headerRowIndex: 2, headerRowReason: 'Von Ihnen gewählt' })
  expect((await next.map(first, ['headerRow'])).status).toBe(200)
  expect((await uploaded(customer, monthly('Dezember'))).reading.headerRowIndex).toBe(2)
})

const workbook = async (sheets: Record<string, WriteValue[][]>): Promise<File> => ({
  name: 'Bedarf.xlsx',
  content: await buffer(
    writeXlsx({
      sheets: Object.entries(sheets).map(([name, [head = [], ...rows]]) => ({
        name,
        columns: head.map((text) => ({ header: String(text ?? '') })),
        rows,
      })),
    }),
  ),
})
const bothSheets = (order: string) =>
  workbook({
    Stückliste: [
      ['Bestellnummer', 'Hersteller', 'Bezeichnung', 'Menge'],
      ['NK-900', 'Nordkontakt', 'Schütz', '5'],
      ['NK-901', 'Nordkontakt', 'Klemme', '9'],
      ['NK-902', 'Nordkontakt', 'Leitung', '7'],
    ],
    Abruf: [
      ['Sachnummer', 'Ware', 'Bedarf'],
      [order, 'Schütz', '2'],
      ['NK-200', 'Klemme', '30'],
      ['NK-300', 'Leitung', '4'],
    ],
  })

test('a sheet with the columns of a list that was mapped goes before one that is new', async () => {
  const customer = aCompany()
  const { reading, read, map } = await uploaded(customer, await bothSheets('NK-100'))
  expect(reading.sheet).toBe('Stückliste')
  const chosen = await read({ sheet: 'Abruf' })
  expect((await map(chosen, ['sheet'])).status).toBe(200)

  const next = await uploaded(customer, await bothSheets('NK-400'))
  expect(next.reading).toMatchObject({
    sheet: 'Abruf',
    sheetReason: '„Abruf“ hat die Spaltennamen einer Liste, die Ihre Firma schon zugeordnet hat',
    lineCount: 3,
  })
  expect((await next.map(next.reading, [])).status).toBe(200)

  const other = await next.read({ sheet: 'Stückliste' })
  expect((await next.map(other, ['sheet'])).status).toBe(200)
  expect((await uploaded(customer, await bothSheets('NK-100'))).reading.sheet).toBe('Stückliste')
})

test('what is remembered of the columns stays where a list is mapped by the same ones for each cabinet', async () => {
  const customer = aCompany()
  const listOf = (eans: string[]): File => ({
    name: 'Bedarf.csv',
    content: [
      'Artikelnummer;Bezeichnung;EAN;Menge',
      `NK-100;Schütz;${eans[0] ?? ''};2`,
      `NK-200;Klemme;${eans[1] ?? ''};30`,
      `NK-300;Leitung;${eans[2] ?? ''};4`,
    ].join('\n'),
  })
  const { reading, map, mapForEach } = await uploaded(customer, listOf([]))
  expect((await mapForEach()).body).toMatchObject({ code: 'mapping-incomplete' })
  expect((await map(reading, [])).status).toBe(200)
  const columns = ({ suggestedMapping }: typeof reading) =>
    suggestedMapping.map((one: Record<string, unknown>) => [
      one.importHeader,
      one.articleField,
      one.certainty,
    ])
  const eans = ['4011209313217', '4011209313224', '4011209313231']
  const before = columns((await uploaded(customer, listOf(eans))).reading)
  const again = await mapForEach()
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect(again.body.summary.lines).toBe(3)
  expect(columns((await uploaded(customer, listOf(eans))).reading)).toEqual(before)
  expect(before).toContainEqual(['EAN', 'eanNumber', expect.any(String)])
})
