import { sheetsIn } from '@schrankwerk/bom-service/zipped-sheets'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

/** A text of its own in each field of a supplier's own list that is for nobody else. */
const planted = {
  wholesalerOrderNumber: 'GH-GEPFLANZT-1',
  quantityText: 'zwei GEPFLANZT-2',
  description: 'Einkauf über GEPFLANZT-3',
  remark: 'Rabatt GEPFLANZT-4',
  reason: 'Gefunden über GEPFLANZT-5',
  note: 'Aus der Zeile GEPFLANZT-6',
  notice: 'Gelesen wurde GEPFLANZT-7',
  leftOut: 'Summe GEPFLANZT-8',
  erpNumber: 'ERP-GEPFLANZT-9',
  listPrice: '4713.37',
  purchasePrice: '4709.91',
  manufacturerLink: 'https://gepflanzt.example/10',
}
const columns = [
  ['Menge', 'quantity'],
  ['Nummer', 'orderNumber'],
  ['GH-Nummer', 'wholesalerOrderNumber'],
  ['Bezeichnung', 'description'],
  ['Bemerkung', 'remark'],
  ['ERP', 'erpNumber'],
  ['Listenpreis', 'listPrice'],
  ['EK', 'purchasePrice'],
  ['Link', 'manufacturerLink'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))
const table = [
  'Menge;Nummer;GH-Nummer;Bezeichnung;Bemerkung;ERP;Listenpreis;EK;Link',
  `2;NK-100;${planted.wholesalerOrderNumber};${planted.description};${planted.remark};${planted.erpNumber};${planted.listPrice};${planted.purchasePrice};${planted.manufacturerLink}`,
  `3;;${planted.wholesalerOrderNumber};${planted.description} ohne Nummer;;;;;`,
].join('\n')

/** A released enquiry, and on it a released offer with a list of the supplier's own that holds what is planted. */
async function offerWithOwnList(): Promise<string> {
  const { id: enquiryId } = await given.releasedEnquiry(given.customer)
  const { body: draft } = await given.post(given.supplier, '/offer/', {
    enquiryId,
    offerNumber: 'A-1',
    price: 5000,
  })
  const offerId: string = draft.id
  const file = { name: 'Eigene.csv', content: table }
  await given.form(given.supplier, '/enquiry/bom/upload', { offerId }, file)
  const address = `/enquiry/bom/map?offerId=${offerId}&quantityBasis=EACH`
  const mapped = await given.form(given.supplier, address, { mapping: JSON.stringify(columns) })
  if (mapped.status !== 200) throw new Error(JSON.stringify(mapped.body))
  const notes = [{ code: 'PLANTED', certainty: 'CHECK', text: planted.note }]
  await sql`update bom_line set
      quantity_text = ${planted.quantityText}, reason = ${planted.reason}, notes = ${JSON.stringify(notes)}::jsonb,
      article = article || '{"description": "Schütz aus dem Katalog"}'
    where bom_id = (select id from bom where offer_id = ${offerId})`.execute(given.db)
  const notices = [{ code: 'PLANTED', text: planted.notice, rowIndexes: [2] }]
  const leftOut = [{ rowIndex: 9, reason: 'TOTAL', reasonText: 'Summenzeile', preview: planted.leftOut }]
  await sql`update bom set notices = ${JSON.stringify(notices)}::jsonb, left_out = ${JSON.stringify(leftOut)}::jsonb
    where offer_id = ${offerId}`.execute(given.db)
  await given.upload(given.supplier, `offer/${offerId}`, 'Angebot.pdf', 'OFFER')
  await release(offerId)
  return offerId
}
async function release(id: string): Promise<void> {
  const { body } = await given.get(given.supplier, `/offer/?id=${id}`)
  const released = await given.post(given.supplier, '/offer/update', {
    id,
    editVersion: body.editVersion,
    released: true,
  })
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
}

const columnsToSortBy = ['position', 'orderNumber', 'description', 'quantity'].flatMap((column) => [
  `column=${column}`,
  `column=${column}&sortDescending=true`,
])

/** Everything that a party can ask about the offer, as text; workbooks by their cells. */
async function everythingTold(actor: Given['customer'], offerId: string): Promise<string> {
  const addresses = [
    `/offer/?id=${offerId}`,
    '/offer/filter',
    `/enquiry/bom/estimate?offerId=${offerId}`,
    `/file/names?path=offer/${offerId}`,
    ...columnsToSortBy.map((column) => `/enquiry/bom/articles?offerId=${offerId}&${column}`),
  ]
  const answers = await Promise.all(addresses.map((address) => given.get(actor, address)))
  for (const [at, { status }] of answers.entries()) expect(status, addresses[at]).toBe(200)
  const lines = answers.at(-1)?.body.content as { id: string }[]
  const suggested = await Promise.all(
    lines.map(({ id }) => given.get(actor, `/enquiry/bom/suggestions?lineId=${id}`)),
  )
  const stream = await given.download(actor, `/enquiry/bom/lines?offerId=${offerId}`)
  const form = new FormData()
  form.append('offerId', offerId)
  const zip = await given.download(actor, '/file/all/enquiry', { method: 'POST', body: form })
  return JSON.stringify([answers, suggested]) + stream.toString() + JSON.stringify(await sheetsIn(zip))
}

describe('of a supplier’s own list', () => {
  it('a customer reads no text of the list itself, in no answer and no file', async () => {
    const offerId = await offerWithOwnList()
    const seen = await everythingTold(given.customer, offerId)
    expect(seen).not.toMatch(/GEPFLANZT|4713\.37|4709\.91/i)
    expect(seen).toContain('Schütz aus dem Katalog')
    expect(seen).toContain('NK-100')
    const own = await everythingTold(given.supplier, offerId)
    for (const text of [planted.wholesalerOrderNumber, planted.quantityText, planted.description])
      expect(own).toContain(text)
    for (const text of [
      planted.remark,
      planted.erpNumber,
      planted.listPrice,
      planted.purchasePrice,
      planted.manufacturerLink,
    ])
      expect(own).toContain(text)
    for (const text of [planted.reason, planted.note, planted.notice, planted.leftOut])
      expect(own).toContain(text)
  })

  it('the supplier is told which of his files that is, and the customer of none', async () => {
    const offerId = await offerWithOwnList()
    const filesOf = async (actor: Given['customer']) => {
      const { body } = await given.get(actor, `/offer/?id=${offerId}`)
      return body.fileItems.map(({ filename, onlyOwn }: { filename: string; onlyOwn?: boolean }) => [
        filename,
        onlyOwn ?? false,
      ])
    }
    expect(await filesOf(given.supplier)).toEqual([
      ['Eigene.csv', true],
      ['Angebot.pdf', false],
    ])
    expect(await filesOf(given.customer)).toEqual([['Angebot.pdf', false]])
  })

  it('nor after it was revised', async () => {
    const former = await offerWithOwnList()
    const { body } = await given.get(given.supplier, `/offer/revision?offerId=${former}`)
    await given.upload(given.supplier, `offer/${body.id}`, 'Angebot 2.pdf', 'OFFER')
    await release(body.id)
    expect(await everythingTold(given.customer, body.id)).not.toMatch(/GEPFLANZT|4713\.37|4709\.91/i)
    expect(await everythingTold(given.supplier, body.id)).toMatch(/ERP-GEPFLANZT.*4713\.37/)
  })

  it('the supplier has its prices in the table of lines too, and the file for himself', async () => {
    const offerId = await offerWithOwnList()
    const address = `/enquiry/bom/lines?offerId=${offerId}`
    const first = async (who: Given['customer']) =>
      JSON.parse((await given.download(who, address)).toString().split('\n')[0] as string)
    expect(await first(given.supplier)).toMatchObject({ listPrice: 4713.37, purchasePrice: 4709.91 })
    const seen = await first(given.customer)
    expect(seen).not.toHaveProperty('listPrice')
    expect(seen).not.toHaveProperty('purchasePrice')
    const namesFor = async (who: Given['customer']) =>
      (await given.get(who, `/file/names?path=offer/${offerId}`)).body
    expect(await namesFor(given.supplier)).toEqual(['Eigene.csv', 'Angebot.pdf'])
    expect(await namesFor(given.customer)).toEqual(['Angebot.pdf'])
  })

  it('a customer cannot sort by what customers do not see', async () => {
    const offerId = await offerWithOwnList()
    await sql`update bom_line set description = position::text, article = null, matched_article_id = null
      where bom_id = (select id from bom where offer_id = ${offerId})`.execute(given.db)
    const orders = await Promise.all(
      ['', '&sortDescending=true'].map(async (way) => {
        const address = `/enquiry/bom/articles?offerId=${offerId}&column=description${way}`
        const { body } = await given.get(given.customer, address)
        return body.content.map(({ position }: { position: number }) => position)
      }),
    )
    expect(orders[0]).toEqual(orders[1])
  })

  it('suggestions are not looked for by what customers do not see', async () => {
    const offerId = await offerWithOwnList()
    const { body } = await given.get(given.customer, `/enquiry/bom/articles?offerId=${offerId}`)
    given.catalogue.suggestedFor.length = 0
    await given.get(given.customer, `/enquiry/bom/suggestions?lineId=${body.content[0].id}`)
    expect(given.catalogue.suggestedFor).toHaveLength(1)
    expect(JSON.stringify(given.catalogue.suggestedFor)).not.toMatch(/GEPFLANZT/)
  })
})

/** A released enquiry whose parts list is this table. */
async function enquiryWithList(list: string, mapped: object[]): Promise<string> {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const enquiryId: string = body.id
  await given.form(given.customer, '/enquiry/bom/upload', { enquiryId }, { name: 'L.csv', content: list })
  const address = `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`
  const { body: told } = await given.form(given.customer, address, { mapping: JSON.stringify(mapped) })
  await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  await given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: told.editVersion + 1,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  return enquiryId
}

it('a customer reads lines without an article in the words that his own list has for their numbers', async () => {
  const named = [
    ['Menge', 'quantity'],
    ['Nummer', 'orderNumber'],
    ['Hersteller', 'manufacturerName'],
    ['Bezeichnung', 'description'],
  ].map(([importHeader, articleField]) => ({ importHeader, articleField }))
  const head = 'Menge;Nummer;Hersteller;Bezeichnung'
  const asked = [head, '2;OHNE-1;;Klemme', '1;OHNE-2;Wago;Schalter', '1;OHNE-3;Wago;Lampe'].join('\n')
  const enquiryId = await enquiryWithList(asked, named)
  const { body: draft } = await given.post(given.supplier, '/offer/', {
    enquiryId,
    offerNumber: 'A-2',
    price: 5000,
  })
  const offerId: string = draft.id
  const own = [
    head,
    '5;ohne-1;Phoenix;GEPFLANZT-1',
    '1;OHNE-2;Phoenix;GEPFLANZT-2',
    '1;OHNE-3;WAGO;GEPFLANZT-3',
    '1;OHNE-4;;GEPFLANZT-4',
  ].join('\n')
  await given.form(given.supplier, '/enquiry/bom/upload', { offerId }, { name: 'Eigene.csv', content: own })
  const address = `/enquiry/bom/map?offerId=${offerId}&quantityBasis=EACH`
  await given.form(given.supplier, address, { mapping: JSON.stringify(named) })
  await given.upload(given.supplier, `offer/${offerId}`, 'Angebot.pdf', 'OFFER')
  await release(offerId)
  type Line = { orderNumber: string; description: string | null }
  const words = (lines: Line[]) => lines.map(({ orderNumber, description }) => [orderNumber, description])
  const expected = [
    ['ohne-1', 'Klemme'],
    ['OHNE-2', null],
    ['OHNE-3', 'Lampe'],
    ['OHNE-4', null],
  ]
  const stream = await given.download(given.customer, `/enquiry/bom/lines?offerId=${offerId}`)
  expect(
    words(
      stream
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ),
  ).toEqual(expected)
  const page = await given.get(given.customer, `/enquiry/bom/articles?offerId=${offerId}&column=position`)
  expect(words(page.body.content)).toEqual(expected)
})

it('lines taken over from the enquiry keep the customer’s own texts', async () => {
  const enquiryId = await enquiryWithList(table, columns)
  const offerId = await given.releasedOffer(given.supplier, enquiryId)
  const { body: lines } = await given.get(given.customer, `/enquiry/bom/articles?offerId=${offerId}`)
  expect(JSON.stringify(lines)).toContain(planted.description)
  expect(JSON.stringify(lines)).toContain(planted.wholesalerOrderNumber)
})
