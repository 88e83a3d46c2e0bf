import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list = [
  'Menge;Bestellnummer;Hersteller;Bezeichnung',
  '2;NK-100;Nordkontakt;Schütz',
  '5;UNBEKANNT-1;Nordkontakt;Sonderteil',
  '7;;;Stücke im Ganzen',
  'Summe;;;',
].join('\n')
const mapping = JSON.stringify(
  [
    ['Menge', 'quantity'],
    ['Bestellnummer', 'orderNumber'],
    ['Hersteller', 'manufacturerName'],
    ['Bezeichnung', 'description'],
  ].map(([importHeader, articleField]) => ({ importHeader, articleField })),
)
const notLine = 4
const sumRow = 5

async function mapped() {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 2 })
  const enquiryId = body.id as string
  const file = { name: 'L.csv', content: list }
  await given.form(given.customer, '/enquiry/bom/upload', { enquiryId }, file)
  const map = async (fields: Record<string, string> = {}) => {
    const told = await given.form(given.customer, `/enquiry/bom/map?enquiryId=${enquiryId}`, {
      mapping,
      ...fields,
    })
    if (told.status !== 200) throw new Error(JSON.stringify(told.body))
    return told.body
  }
  const lines = async () => {
    const query = `enquiryId=${enquiryId}&paginationSize=100&column=position`
    return (await given.get(given.customer, `/enquiry/bom/articles?${query}`)).body.content
  }
  const rows = async () => (await lines()).map(({ rowIndex }: { rowIndex: number }) => rowIndex)
  const choose = (rows: number[], areLines: boolean, more: object = {}) =>
    given.post(given.customer, '/enquiry/bom/rows', { enquiryId, rows, areLines, ...more })
  const enquiry = async () => (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
  return { enquiryId, map, lines, rows, choose, enquiry, summary: (await map()).summary }
}

describe('rows that a person leaves out', () => {
  it('are no lines any more, are named among those left out, and are taken back in', async () => {
    const { choose, rows, enquiry, summary } = await mapped()
    const left = await choose([notLine], false)
    expect(left.body.summary).toMatchObject({ lines: 2, errors: 1 })
    expect(left.body.summary.leftOut).toContainEqual({
      rowIndex: notLine,
      reason: 'BY_HAND',
      reasonText: 'Von Hand ausgelassen',
      preview: '7 | Stücke im Ganzen',
    })
    expect(await rows()).toEqual([2, 3])
    expect(await enquiry()).toMatchObject({ excludedRows: [notLine], editVersion: left.body.editVersion })
    const taken = await choose([notLine], true)
    expect(taken.body.summary).toEqual(summary)
    expect(await enquiry()).toMatchObject({ excludedRows: [], includedRows: [] })
  })

  it('keep what was decided and typed in the other lines', async () => {
    const { enquiryId, lines, choose } = await mapped()
    const [first, second] = await lines()
    const change = (lineId: string, changes: object) =>
      given.updateLines(given.customer, { enquiryId, lineIds: [lineId], changes })
    await change(first.id, { quantity: 9 })
    await change(second.id, { withoutArticle: true })
    await choose([notLine], false)
    expect(await lines()).toMatchObject([
      { rowIndex: 2, quantity: 9, matchedArticleId: first.matchedArticleId },
      { rowIndex: 3, withoutArticle: true },
    ])
  })

  it('stay left out where the list is mapped again, unless the mapping says others', async () => {
    const { choose, map, rows } = await mapped()
    await choose([notLine], false)
    await map()
    expect(await rows()).toEqual([2, 3])
    await map({ excludedRows: '[3]' })
    expect(await rows()).toEqual([2, 4])
  })

  it('a row that was left out by itself becomes a line, and is left out again', async () => {
    const { choose, rows, enquiry } = await mapped()
    await choose([sumRow], true)
    expect(await rows()).toEqual([2, 3, 4, sumRow])
    expect(await enquiry()).toMatchObject({ includedRows: [sumRow], excludedRows: [] })
    const again = await choose([sumRow], false)
    expect(again.body.summary.leftOut).toMatchObject([{ rowIndex: sumRow, reason: 'SUBTOTAL' }])
  })

  it('totals stay for as many cabinets as before', async () => {
    const { enquiryId, lines, choose } = await mapped()
    const query = `enquiryId=${enquiryId}&quantityBasis=TOTAL&quantityCount=4`
    await given.form(given.customer, `/enquiry/bom/map?${query}`, { mapping })
    expect((await lines())[0]).toMatchObject({ quantity: 0.5 })
    await choose([notLine], false)
    expect(await lines()).toMatchObject([
      { rowIndex: 2, quantity: 0.5 },
      { rowIndex: 3, quantity: 1.25 },
    ])
  })

  it('cannot be all there are, and nothing changes on an older state or without a mapped list', async () => {
    const { choose, rows } = await mapped()
    const none = await choose([2, 3, notLine], false)
    expect([none.status, none.body.code]).toEqual([400, 'no-lines'])
    const old = await choose([notLine], false, { editVersion: 1 })
    expect([old.status, old.body.code]).toEqual([409, 'changed-meanwhile'])
    expect(await rows()).toEqual([2, 3, 4])
    const { body } = await given.post(given.customer, '/enquiry/', { title: 'Ohne Liste' })
    const missing = await given.post(given.customer, '/enquiry/bom/rows', {
      enquiryId: body.id,
      rows: [1],
      areLines: false,
    })
    expect([missing.status, missing.body.code]).toEqual([404, 'bom-missing'])
  })
})
