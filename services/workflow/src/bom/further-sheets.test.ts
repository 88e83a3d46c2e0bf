import { buffer } from 'node:stream/consumers'
import { type WriteValue, writeXlsx } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const header = ['Menge', 'Bestellnummer', 'Hersteller', 'Bezeichnung']
/** A workbook of sheets with the texts of their cells. */
const workbook = (sheets: Record<string, WriteValue[][]>) =>
  buffer(
    writeXlsx({
      sheets: Object.entries(sheets).map(([name, [head = [], ...rows]]) => ({
        name,
        columns: head.map((text) => ({ header: String(text ?? '') })),
        rows,
      })),
    }),
  )
const twoCabinets = {
  'Schrank 1': [
    header,
    ['2', 'NK-100', 'Nordkontakt', 'Schütz'],
    ['30', 'NK-200', 'Nordkontakt', 'Klemme'],
    ['4', 'NK-300', 'Nordkontakt', 'Leitung'],
  ],
  Deckblatt: [['Pumpwerk Süd'], ['Ansprechpartner', 'Einkauf']],
  'Schrank 2': [
    ['Schrank 2', '', '', ''],
    header,
    ['1', 'NK-400', 'Nordkontakt', 'Ersatz'],
    ['Summe', '', '', ''],
  ],
}
const mapping = JSON.stringify([
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Hersteller', articleField: 'manufacturerName' },
  { importHeader: 'Bezeichnung', articleField: 'description' },
])

async function uploaded(sheets: Record<string, WriteValue[][]> = twoCabinets) {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const enquiryId: string = body.id
  const content = await workbook(sheets)
  const { body: reading } = await given.form(
    given.customer,
    '/enquiry/bom/upload',
    { enquiryId },
    { name: 'Liste.xlsx', content },
  )
  const header = (fields: Record<string, string>) =>
    given.form(given.customer, '/enquiry/bom/header', { enquiryId, ...fields })
  const map = (fields: Record<string, string>, query = '') =>
    given.form(given.customer, `/enquiry/bom/map?enquiryId=${enquiryId}${query}`, { mapping, ...fields })
  const lines = async (): Promise<
    { id: string; position: number; rowIndex: number; orderNumber: string; quantity: number }[]
  > => {
    const { body } = await given.get(
      given.customer,
      `/enquiry/bom/articles?enquiryId=${enquiryId}&paginationSize=100&column=position`,
    )
    return body.content
  }
  const enquiry = async () => (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
  return { enquiryId, reading, header, map, lines, enquiry }
}
const besides = (...names: string[]) => ({ furtherSheets: JSON.stringify(names) })
const secondSheet = 30_000_000

test('sheets with the same columns are offered with the number of their lines, any other is not', async () => {
  const { reading, header: readAgain } = await uploaded()
  expect(reading).toMatchObject({ sheet: 'Schrank 1', lineCount: 3 })
  const second = {
    name: 'Schrank 2',
    lines: 1,
    hasMore: false,
    headerRowIndex: 2,
    missing: [],
    otherNames: [],
    preview: [
      { rowIndex: 1, cells: ['Schrank 2'] },
      { rowIndex: 2, cells: header },
      { rowIndex: 3, cells: ['1', 'NK-400', 'Nordkontakt', 'Ersatz'] },
      { rowIndex: 4, cells: ['Summe'] },
    ],
  }
  expect(reading.furtherSheets).toEqual([{ ...second, isRead: false }])
  const { status, body } = await readAgain({ sheet: 'Schrank 1', ...besides('Schrank 2') })
  expect(status).toBe(200)
  expect(body.furtherSheets).toEqual([{ ...second, isRead: true }])
  expect(body.lineCount).toBe(4)
  expect(body.leftOut).toMatchObject([{ rowIndex: secondSheet + 4, reason: 'SUBTOTAL' }])
})

test('of a sheet whose columns are named further down the rows around them are shown', async () => {
  const above = Array.from({ length: 30 }, (_, at) => [`Hinweis ${at + 1}`, '', '', ''])
  const { reading } = await uploaded({
    'Schrank 1': twoCabinets['Schrank 1'],
    'Schrank 2': [['', '', '', ''], ...above, header, ['1', 'NK-400', 'Nordkontakt', 'x'.repeat(900)]],
  })
  const [{ headerRowIndex, preview }] = reading.furtherSheets
  const rows: { rowIndex: number; cells: string[] }[] = preview
  expect(rows.find(({ rowIndex }) => rowIndex === headerRowIndex)?.cells).toEqual(header)
  expect(rows.at(-1)?.cells[3]).toBe('x'.repeat(100))
  expect(rows[0]?.rowIndex).toBe(headerRowIndex - 10)
})

test('of the sheet that is read, too, and the first rows where they name the columns', async () => {
  const [names, ...lines] = twoCabinets['Schrank 1']!
  const under = async (titles: number) => {
    const above = Array.from({ length: titles }, (_, at) => [`Hinweis ${at + 1}`, '', '', ''])
    const { reading } = await uploaded({ 'Schrank 1': [...above, names!, ...lines] })
    const rows: number[] = reading.preview.map(({ rowIndex }: { rowIndex: number }) => rowIndex)
    return { header: reading.headerRowIndex, first: rows[0], shown: rows.includes(titles + 2) }
  }
  expect(await under(60)).toEqual({ header: 61, first: 51, shown: true })
  expect(await under(9)).toEqual({ header: 10, first: 1, shown: true })
})

test('chosen sheets make one list, and a later mapping of the same sheet keeps them', async () => {
  const { map, lines, enquiry } = await uploaded()
  expect((await map(besides('Schrank 2'))).body.summary).toMatchObject({ lines: 4, matched: 4 })
  const asRead = [
    [1, 2, 'NK-100', 2],
    [2, 3, 'NK-200', 30],
    [3, 4, 'NK-300', 4],
    [4, secondSheet + 3, 'NK-400', 1],
  ]
  const shown = async () =>
    (await lines()).map(({ position, rowIndex, orderNumber, quantity }) => [
      position,
      rowIndex,
      orderNumber,
      quantity,
    ])
  expect(await shown()).toEqual(asRead)
  expect(await enquiry()).toMatchObject({ sheet: 'Schrank 1', furtherSheets: ['Schrank 2'], lineCount: 4 })

  const again = await map({ includedRows: JSON.stringify([secondSheet + 4]) })
  expect(again.body.summary.lines).toBe(5)
  expect((await shown()).slice(0, 4)).toEqual(asRead)
  expect((await enquiry()).furtherSheets).toEqual(['Schrank 2'])

  await map(besides())
  expect(await enquiry()).toMatchObject({ furtherSheets: [], lineCount: 3 })
})

test('sheets with columns of prices are named, read or not, and stay so when others are read', async () => {
  const { enquiryId, map, enquiry } = await uploaded({
    ...twoCabinets,
    Kalkulation: [
      ['Bestellnummer', 'Einkaufspreis', 'Marge €'],
      ['NK-100', '7', '3'],
    ],
  })
  const pricesBySheet = [{ sheet: 'Kalkulation', columns: ['Einkaufspreis', 'Marge €'] }]
  expect(await enquiry()).toMatchObject({ pricesBySheet })
  expect((await map(besides('Schrank 2'))).status).toBe(200)
  expect(await enquiry()).toMatchObject({ furtherSheets: ['Schrank 2'], pricesBySheet })
  const { body: copy } = await given.post(given.customer, `/enquiry/copy?id=${enquiryId}`)
  expect((await given.get(given.customer, `/enquiry/?id=${copy.id}`)).body).toMatchObject({ pricesBySheet })

  // A supplier, who may not have the file, learns nothing of its other sheets, nor from lines that were taken over.
  await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const released = await given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: (await enquiry()).editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  expect(released.status).toBe(200)
  const seen = await given.get(given.supplier, `/enquiry/?id=${enquiryId}`)
  expect(seen.body).toMatchObject({ sheet: 'Schrank 1', pricesBySheet: [] })
  const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId })
  const taken = await given.get(given.supplier, `/offer/?id=${offer.id}`)
  expect(taken.body).toMatchObject({ sheet: 'Schrank 1', pricesBySheet: [] })
})

describe('a sheet with other names for the same columns', () => {
  const bilingual = ['Menge / Qty', 'Bestell-Nr. / Order No', 'Hersteller / Manufacturer', 'EAN']
  const sheets = {
    Schrank: [bilingual, ['2', 'NK-100', 'Nordkontakt', ''], ['4', 'NK-300', 'Nordkontakt', '']],
    Klemmenkasten: [
      ['Order No', 'Manufacturer', 'Qty'],
      ['NK-200', 'Nordkontakt', '30'],
      ['NK-400', 'Nordkontakt', '5'],
    ],
    Leitungen: [
      ['Typ', 'Länge', 'Anzahl'],
      ['NK-300', 'Nordkontakt', '7'],
    ],
  }
  const fields = ['quantity', 'orderNumber', 'manufacturerName', 'eanNumber']
  const mapping = JSON.stringify(
    bilingual.map((importHeader, at) => ({ importHeader, articleField: fields[at] })),
  )

  test('is offered, whatever the first one leaves empty, and read by them', async () => {
    const { reading, map, lines } = await uploaded({
      Schrank: sheets.Schrank,
      Klemmenkasten: sheets.Klemmenkasten,
    })
    const otherNames = [
      { importHeader: 'Menge / Qty', name: 'Qty' },
      { importHeader: 'Bestell-Nr. / Order No', name: 'Order No' },
      { importHeader: 'Hersteller / Manufacturer', name: 'Manufacturer' },
    ]
    expect(reading.furtherSheets).toMatchObject([
      { name: 'Klemmenkasten', lines: 2, headerRowIndex: 1, missing: [], otherNames },
    ])
    const { body } = await map({ mapping, ...besides('Klemmenkasten') })
    expect(body.summary.notices).toContainEqual({
      code: 'SHEET_NAMES',
      text: 'Tabellenblatt „Klemmenkasten“: „Qty“ gilt als „Menge / Qty“, „Order No“ gilt als „Bestell-Nr. / Order No“, „Manufacturer“ gilt als „Hersteller / Manufacturer“',
      rowIndexes: [],
    })
    expect((await lines()).map(({ orderNumber, quantity }) => [orderNumber, quantity])).toEqual([
      ['NK-100', 2],
      ['NK-300', 4],
      ['NK-200', 30],
      ['NK-400', 5],
    ])
  })

  test('is named by the list where it was not read', async () => {
    const { reading, map } = await uploaded(sheets)
    expect(
      reading.furtherSheets.map((sheet: { name: string; headerRowIndex: number | null }) => [
        sheet.name,
        sheet.headerRowIndex,
      ]),
    ).toEqual([
      ['Klemmenkasten', 1],
      ['Leitungen', null],
    ])
    const notRead = (text: string) => [{ code: 'SHEETS_NOT_READ', text, rowIndexes: [] }]
    expect((await map({ mapping })).body.summary.notices).toEqual(
      notRead('Nicht in dieser Liste: die Tabellenblätter „Klemmenkasten“ (2 Zeilen), „Leitungen“ (1 Zeile)'),
    )
    expect((await map({ mapping, ...besides('Klemmenkasten') })).body.summary.notices).toEqual(
      expect.arrayContaining(notRead('Nicht in dieser Liste: das Tabellenblatt „Leitungen“ (1 Zeile)')),
    )
  })
})

test('what was changed by hand stays with the line of its sheet', async () => {
  const { enquiryId, map, lines } = await uploaded()
  await map(besides('Schrank 2'))
  const last = (await lines())[3]!
  await given.updateLines(given.customer, { enquiryId, lineIds: [last.id], changes: { quantity: 7 } })
  await map(besides('Schrank 2'))
  expect((await lines()).map(({ quantity }) => quantity)).toEqual([2, 30, 4, 7])
})

test.each([
  ['is not there', 'Schrank 9', 'gibt es kein weiteres dieses Namens'],
  ['is the first one', 'Schrank 1', 'gibt es kein weiteres dieses Namens'],
  ['has other columns', 'Deckblatt', 'stehen die zugeordneten Spalten nicht unter denselben Namen'],
])('a further sheet that %s is refused by its name, and nothing changes', async (_, name, why) => {
  const { map, enquiry } = await uploaded()
  const problem = {
    code: 'invalid-input',
    errors: [
      { path: 'furtherSheets', code: 'sheet-differs', detail: expect.stringMatching(`^„${name}“: .*${why}`) },
    ],
  }
  expect(await map(besides(name))).toMatchObject({ status: 400, body: problem })
  expect((await enquiry()).mappedAt).toBeNull()
})

describe('a mapping with further sheets opens again', () => {
  const dealer = 'Ref. Lager'
  const withDealer = {
    ...twoCabinets,
    'Schrank 1': twoCabinets['Schrank 1'].map((row, at) => [...row, at === 0 ? dealer : `L-${at}`]),
  }
  const remembering = JSON.stringify([
    ...JSON.parse(mapping),
    { importHeader: dealer, articleField: 'wholesalerOrderNumber' },
  ])

  test('where the company has mapped a column since that such a sheet lacks', async () => {
    const { map, header, enquiry } = await uploaded(withDealer)
    await map(besides('Schrank 2'))
    const other = await uploaded({ Liste: withDealer['Schrank 1'] })
    expect((await other.map({ mapping: remembering })).status).toBe(200)

    const { sheet, furtherSheets, bomHeaderRowIndex } = await enquiry()
    const again = await header({
      sheet,
      headerRowIndex: String(bomHeaderRowIndex),
      furtherSheets: JSON.stringify(furtherSheets),
    })
    expect(again).toMatchObject({
      status: 200,
      body: {
        lineCount: 4,
        leftOut: [{ rowIndex: secondSheet + 4 }],
        furtherSheets: [{ name: 'Schrank 2', lines: 1, isRead: true, headerRowIndex: 2, missing: [dealer] }],
      },
    })
    expect(again.body.suggestedMapping).toContainEqual(
      expect.objectContaining({ importHeader: dealer, articleField: 'wholesalerOrderNumber' }),
    )
    // As it was mapped it still holds, and what the sheet lacks is refused by its name.
    expect((await map(besides('Schrank 2'))).body.summary.lines).toBe(4)
    expect(await map({ mapping: remembering, ...besides('Schrank 2') })).toMatchObject({
      status: 400,
      body: { errors: [{ detail: expect.stringContaining(`(„${dealer}“)`) }] },
    })
    expect((await enquiry()).lineCount).toBe(4)
  })

  test('where the company has mapped next to nothing of such a list since', async () => {
    const sheets = Object.fromEntries(
      Object.entries(twoCabinets).map(([name, rows]) => [
        name,
        rows.map((row) => row.map((text) => (header.includes(text) ? `${text} neu` : text))),
      ]),
    )
    const renamed = (fields: string[]) =>
      JSON.stringify(
        JSON.parse(mapping).map((entry: { importHeader: string; articleField: string }) => ({
          importHeader: `${entry.importHeader} neu`,
          articleField: fields.includes(entry.articleField) ? entry.articleField : null,
        })),
      )
    const { map, header: readAgain } = await uploaded(sheets)
    const whole = { mapping: renamed(['quantity', 'orderNumber', 'description']), ...besides('Schrank 2') }
    expect((await map(whole)).body.summary.lines).toBe(4)
    const bare = { mapping: renamed(['orderNumber']) }
    expect((await (await uploaded(sheets)).map(bare)).status).toBe(200)
    const { body } = await readAgain({ sheet: 'Schrank 1', ...besides('Schrank 2') })
    expect(
      body.suggestedMapping.filter(({ articleField }: { articleField: unknown }) => articleField),
    ).toHaveLength(1)
    expect(body.furtherSheets).toMatchObject([
      { name: 'Schrank 2', isRead: true, headerRowIndex: 2, missing: [], lines: 1 },
    ])
    expect(await map({ ...bare, ...besides('Schrank 2') })).toMatchObject({ status: 400 })
    expect((await map(whole)).body.summary.lines).toBe(4)
  })

  test.each([
    ['is not there', 'Schrank 9', 0],
    ['has none of the columns', 'Deckblatt', 2],
  ])('where one of them %s', async (_, name, rows) => {
    const { header } = await uploaded()
    const { status, body } = await header({ sheet: 'Schrank 1', ...besides('Schrank 2', name) })
    expect(status).toBe(200)
    expect(body.lineCount).toBe(4)
    expect(body.furtherSheets).toHaveLength(2)
    const told = { lines: 0, hasMore: false, isRead: true, headerRowIndex: null, missing: [], otherNames: [] }
    expect(body.furtherSheets).toContainEqual({ name, ...told, preview: expect.any(Array) })
    expect(body.furtherSheets.find((sheet: { name: string }) => sheet.name === name).preview).toHaveLength(
      rows,
    )
  })

  test('where one of them is the first by now, which is read anyway', async () => {
    const { header } = await uploaded()
    const { body } = await header({ sheet: 'Schrank 1', ...besides('Schrank 1', 'Schrank 2') })
    expect(body.furtherSheets).toMatchObject([{ name: 'Schrank 2', isRead: true }])
  })
})

test('all sheets together may be as large as one table', async () => {
  const rows = (count: number) => [
    header,
    ...Array.from({ length: count }, (_, at) => ['1', `X-${at}`, 'Nordkontakt', 'Schütz']),
  ]
  const { reading, map } = await uploaded({ Vorne: rows(30_000), Hinten: rows(20_000) })
  expect(reading.furtherSheets).toMatchObject([{ name: 'Hinten', lines: 399, hasMore: true, isRead: false }])
  expect(await map(besides('Hinten'))).toMatchObject({ status: 413, body: { code: 'spreadsheet-too-large' } })
})
