import type { BomLine } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const columns = [
  ['Menge', 'quantity'],
  ['Bestellnummer', 'orderNumber'],
  ['Bezeichnung', 'description'],
  ['BMK', 'bmk'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))
const table = (...rows: string[]) => ['Menge;Bestellnummer;Bezeichnung;BMK', ...rows].join('\n')
const customers = table('2;NK-100;Schütz;-K1', '1;;Sonderteil blau;-S1', '1;;Montageplatte;-M1')

async function mapAs(actor: Given['customer'], owner: Record<string, string>, content: string) {
  const query = new URLSearchParams(owner)
  await given.form(actor, '/enquiry/bom/upload', owner, { name: 'Liste.csv', content })
  const mapped = await given.form(actor, `/enquiry/bom/map?${query}&quantityBasis=EACH`, {
    mapping: JSON.stringify(columns),
  })
  if (mapped.status !== 200) throw new Error(JSON.stringify(mapped.body))
}
const linesOf = async (actor: Given['customer'], owner: Record<string, string>): Promise<BomLine[]> => {
  const query = new URLSearchParams({ ...owner, paginationSize: '100', column: 'position' })
  return (await given.get(actor, `/enquiry/bom/articles?${query}`)).body.content
}
async function change(actor: Given['customer'], owner: Record<string, string>, at: number, decision: object) {
  const line = (await linesOf(actor, owner))[at]!
  const told = await given.updateLines(actor, { ...owner, lineIds: [line.id], ...decision })
  if (told.status !== 200) throw new Error(JSON.stringify(told.body))
}

/** An enquiry whose customer changed a quantity, chose an article and left a line without one; an offer begun on it. */
async function offerOnChangedList(): Promise<{ offerId: string }> {
  const { customer, supplier } = given
  const { body: enquiry } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const owner = { enquiryId: enquiry.id as string }
  await mapAs(customer, owner, customers)
  const chosen = (await linesOf(customer, owner))[0]!.matchedArticleId
  await change(customer, owner, 0, { changes: { quantity: 5 } })
  await change(customer, owner, 1, { matchedArticleId: chosen })
  await change(customer, owner, 2, { changes: { withoutArticle: true } })
  await given.upload(customer, `enquiry/${owner.enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await given.get(customer, `/enquiry/?id=${owner.enquiryId}`)
  const released = await given.post(customer, '/enquiry/update', {
    id: owner.enquiryId,
    editVersion: body.editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
  const { body: draft } = await given.post(supplier, '/offer/', {
    enquiryId: owner.enquiryId,
    offerNumber: 'A-1',
    price: 5000,
  })
  return { offerId: draft.id }
}

describe('what the customer changed in the list of an enquiry', () => {
  it('is what the list says to the supplier, and no change of his', async () => {
    const owner = await offerOnChangedList()
    const lines = await linesOf(given.supplier, owner)
    expect(lines.map(({ quantity, edited, matchedBy }) => ({ quantity, edited, matchedBy }))).toEqual([
      { quantity: 5, edited: false, matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER' },
      { quantity: 1, edited: false, matchedBy: 'ASSIGNED' },
      { quantity: 1, edited: false, matchedBy: null },
    ])
  })

  it('is not put into a table of the supplier’s own, nor told to him', async () => {
    const owner = await offerOnChangedList()
    await mapAs(given.supplier, owner, table('2;NK-100;Schütz;-K1', '1;;Sonderteil blau;-S1'))
    const lines = await linesOf(given.supplier, owner)
    expect(lines.map(({ quantity, edited, matchedBy }) => ({ quantity, edited, matchedBy }))).toEqual([
      { quantity: 2, edited: false, matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER' },
      { quantity: 1, edited: false, matchedBy: null },
    ])
    const { body } = await given.get(given.supplier, `/offer/?id=${owner.offerId}`)
    expect(JSON.stringify(body)).not.toContain('von Hand')
  })

  it('what the supplier changes of it himself goes along into his own table, without the customer’s choice', async () => {
    const owner = await offerOnChangedList()
    await change(given.supplier, owner, 1, { changes: { quantity: 2.5 } })
    expect((await linesOf(given.supplier, owner))[1]).toMatchObject({
      quantity: 2.5,
      matchedBy: 'ASSIGNED',
      edited: true,
    })
    await mapAs(given.supplier, owner, table('1;;Sonderteil blau;-S1'))
    expect(await linesOf(given.supplier, owner)).toMatchObject([
      { quantity: 2.5, matchedBy: null, matchedArticleId: null },
    ])
  })

  it('leaves each line with the error that it has for the supplier, whichever he changes', async () => {
    const owner = await offerOnChangedList()
    const errors = async () => (await linesOf(given.supplier, owner)).map(({ bomError }) => bomError)
    const before = await errors()
    await change(given.supplier, owner, 0, { changes: { quantity: 4 } })
    expect(await errors()).toEqual(before)
  })
})
