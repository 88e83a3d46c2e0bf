import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { readTable } from '@schrankwerk/spreadsheet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Actor = Given['customer']
let given: Given
let now: Date
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
beforeEach(() => {
  now = new Date('2026-11-23T09:00:00Z')
})
afterAll(() => given.stop())

const list = 'Menge;Einheit;Bestellnummer\n2;Stk;NK-100\n30;Stk;NK-200\n5;m;NK-300\n'
const mapping = [
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'Einheit', articleField: 'quantityUnitName' },
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
]

/** A released enquiry for two cabinets with the lines of the list, three matched ones if no other is given. */
async function enquiryWithLines(content = list, amount = 2): Promise<string> {
  const { customer } = given
  const { body: draft } = await given.post(customer, '/enquiry/', {
    title: 'Pumpenschrank',
    referenceNumber: 'PW/4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2027-01-15',
    amount,
  })
  await given.form(customer, '/enquiry/bom/upload', { enquiryId: draft.id }, { name: 'Liste.csv', content })
  const { body: mapped } = await given.form(customer, `/enquiry/bom/map?enquiryId=${draft.id}`, {
    mapping: JSON.stringify(mapping),
  })
  expect(mapped.summary).toMatchObject({ lines: content.trim().split('\n').length - 1, matched: 3 })
  await given.upload(customer, `enquiry/${draft.id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await given.get(customer, `/enquiry/?id=${draft.id}`)
  const input = { id: draft.id, editVersion: body.editVersion, released: true }
  expect((await given.post(customer, '/enquiry/update', input)).status).toBe(200)
  return draft.id
}

interface Wanted {
  price?: number
  desiredDeliveryDate?: string
  validUntil?: string
  deliveryCondition?: string
  additionalInfoSupplier?: string
  /** Of the first line. */
  quantity?: number
}
async function offeredBy(
  supplier: Actor,
  enquiryId: string,
  { quantity, ...values }: Wanted,
): Promise<string> {
  const input = { enquiryId, offerNumber: `AN-${supplier.companyName}`, deliveryCondition: 'EXW', ...values }
  const { body } = await given.post(supplier, '/offer/', { desiredDeliveryDate: '2027-01-15', ...input })
  if (quantity !== undefined) await changeFirstLine(supplier, body.id, quantity)
  const released = await given.release(supplier, body.id)
  expect(released.body).toMatchObject({ released: true })
  return body.id
}
async function changeFirstLine(supplier: Actor, offerId: string, quantity: number) {
  const { body } = await given.get(supplier, `/enquiry/bom/articles?offerId=${offerId}&column=position`)
  const { editVersion } = (await given.get(supplier, `/offer/?id=${offerId}`)).body
  const changed = await given.post(supplier, '/enquiry/bom/articles/update', {
    offerId,
    lineIds: [body.content[0].id],
    changes: { quantity },
    editVersion,
  })
  expect(changed.status).toBe(200)
}

const path = (enquiryId: string) => `/offer/comparison?enquiryId=${enquiryId}`
async function compared(enquiryId: string, who: Actor = given.customer): Promise<OfferComparison> {
  const { status, body } = await given.get(who, path(enquiryId))
  expect(status).toBe(200)
  return body
}
const offerIn = ({ offers }: OfferComparison, id: string): ComparedOffer => {
  const found = offers.find((offer) => offer.id === id)
  if (found === undefined) throw new Error('The offer is not among those compared.')
  return found
}

describe('the offers of an enquiry side by side', () => {
  it('tell price, date, condition and lines against what was asked, and who is best', async () => {
    const enquiryId = await enquiryWithLines()
    const first = await offeredBy(given.supplier, enquiryId, {
      price: 3000,
      desiredDeliveryDate: '2027-01-20',
      deliveryCondition: 'DAP',
      quantity: 4,
      validUntil: '2026-12-24',
      additionalInfoSupplier: 'Zahlbar in 30 Tagen.\nMontage auf Anfrage.',
    })
    const second = await offeredBy(given.competitor, enquiryId, {
      price: 2500.01,
      desiredDeliveryDate: '2027-01-10',
    })
    const comparison = await compared(enquiryId)
    expect(comparison).toMatchObject({
      enquiryId,
      amount: 2,
      lineCount: 3,
      linesWithoutMaterial: 0,
      inPlay: 2,
    })
    expect(comparison.offers.map(({ id }) => id)).toEqual([second, first])
    expect(offerIn(comparison, first)).toMatchObject({
      price: 3000,
      pricePerCabinet: 1500,
      priceRank: 2,
      dateRank: 2,
      daysLate: 5,
      validUntil: '2026-12-24',
      additionalInfoSupplier: 'Zahlbar in 30 Tagen.\nMontage auf Anfrage.',
      otherDeliveryCondition: true,
      inPlay: true,
      sinceFirstVersion: null,
      deviationCounts: { lines: 1, QUANTITY: 1, UNIT: 0, ARTICLE: 0, ADDED: 0, REMOVED: 0 },
      deviations: [{ kind: 'QUANTITY', position: 1, label: 'NK-100', before: '2', after: '4' }],
      files: [{ filename: 'Angebot.pdf', fileType: 'OFFER' }],
    })
    expect(offerIn(comparison, first).allowedActions).toContain('accept')
    expect(offerIn(comparison, second)).toMatchObject({
      pricePerCabinet: 1250.01,
      additionalInfoSupplier: null,
      priceRank: 1,
      dateRank: 1,
      daysLate: -5,
      otherDeliveryCondition: false,
      deviationCounts: { lines: 0 },
    })
  })

  it('are held against the same rounded range that the enquiry tells', async () => {
    const enquiryId = await enquiryWithLines()
    const { body } = await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)
    const { lower, upper } = body.estimate.range
    const below = await offeredBy(given.supplier, enquiryId, { price: 2 * lower - 1 })
    const at = await offeredBy(given.supplier, enquiryId, { price: 2 * upper })
    const above = await offeredBy(given.competitor, enquiryId, { price: 2 * upper + 1 })
    const comparison = await compared(enquiryId)
    expect(comparison.range).toEqual(body.estimate.range)
    expect([below, at, above].map((id) => offerIn(comparison, id).againstRange)).toEqual([
      'BELOW',
      'WITHIN',
      'ABOVE',
    ])
    expect([below, at, above].map((id) => offerIn(comparison, id).fromUpperBound)).toEqual([
      2 * lower - 1 - 2 * upper,
      0,
      1,
    ])
  })

  it('say the same of the range and its upper bound where cents do not divide by the cabinets', async () => {
    const enquiryId = await enquiryWithLines(list, 3)
    const { body } = await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)
    const { lowerForAll, upperForAll } = body.estimate.range
    const below = await offeredBy(given.supplier, enquiryId, { price: lowerForAll - 0.01 })
    const above = await offeredBy(given.competitor, enquiryId, { price: upperForAll + 0.01 })
    const comparison = await compared(enquiryId)
    expect(offerIn(comparison, below).againstRange).toBe('BELOW')
    expect(offerIn(comparison, above)).toMatchObject({ againstRange: 'ABOVE', fromUpperBound: 0.01 })
  })

  it('show the latest version, how its price changed since the first, and no draft', async () => {
    const enquiryId = await enquiryWithLines()
    const first = await offeredBy(given.supplier, enquiryId, { price: 3000 })
    const { body: draft } = await given.get(given.supplier, `/offer/revision?offerId=${first}`)
    await given.post(given.supplier, '/offer/update', {
      id: draft.id,
      editVersion: draft.editVersion,
      price: 2800,
    })
    expect((await compared(enquiryId)).offers).toMatchObject([{ id: first, version: 1, price: 3000 }])
    expect((await given.release(given.supplier, draft.id)).status).toBe(200)
    const { body: third } = await given.get(given.supplier, `/offer/revision?offerId=${draft.id}`)
    const comparison = await compared(enquiryId)
    expect(comparison.offers).toMatchObject([
      { id: draft.id, version: 2, price: 2800, sinceFirstVersion: -200, priceRank: 1 },
    ])
    expect(comparison.offers[0]?.versions).toMatchObject([
      { id: draft.id, version: 2, price: 2800 },
      { id: first, version: 1, price: 3000, invalidated: true },
    ])
    expect(JSON.stringify(comparison)).not.toContain(third.id)
  })

  it('keep those out of play in sight, without a place', async () => {
    const enquiryId = await enquiryWithLines()
    const { supplier, competitor, customer } = given
    const kept = await offeredBy(supplier, enquiryId, { price: 4000 })
    const expired = await offeredBy(competitor, enquiryId, { price: 1000, validUntil: '2026-11-30' })
    const declined = await offeredBy(competitor, enquiryId, { price: 1100 })
    const withdrawn = await offeredBy(competitor, enquiryId, { price: 1200 })
    await given.get(
      customer,
      `/offer/statechange?offerId=${declined}&state=DECLINED&rejectionReason=PROJECT_NOT_REALIZED`,
    )
    await given.post(competitor, `/offer/archive?offerId=${withdrawn}`)
    now = new Date('2026-12-01T09:00:00Z')
    const comparison = await compared(enquiryId)
    expect(comparison.inPlay).toBe(1)
    expect(comparison.offers[0]).toMatchObject({ id: kept, inPlay: true, priceRank: 1 })
    for (const [id, standing] of [
      [expired, 'EXPIRED'],
      [declined, 'RELEASED'],
      [withdrawn, 'WITHDRAWN'],
    ] as const) {
      expect(offerIn(comparison, id)).toMatchObject({
        inPlay: false,
        standing,
        priceRank: null,
        dateRank: null,
      })
      expect(offerIn(comparison, id).allowedActions).not.toContain('accept')
    }
  })

  it('may be none', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    await given.post(given.supplier, '/offer/', { enquiryId: id, price: 1 })
    expect(await compared(id)).toMatchObject({ inPlay: 0, offers: [] })
  })
})

describe('nobody but the customer', () => {
  it('is told that there is anything to compare: page and file answer 404', async () => {
    const enquiryId = await enquiryWithLines()
    await offeredBy(given.supplier, enquiryId, { price: 8351.77 })
    await offeredBy(given.competitor, enquiryId, { price: 8351.78 })
    for (const stranger of [given.supplier, given.competitor, given.otherCustomer]) {
      const answers = await Promise.all([
        given.get(stranger, path(enquiryId)),
        given.post(stranger, '/file/ticket', { comparison: { enquiryId } }),
        given.get(stranger, path(randomUUID())),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
      expect(new Set(answers.map(({ body }) => body.code))).toHaveLength(1)
      expect(JSON.stringify(answers)).not.toContain('8351.7')
    }
    expect((await given.get(given.admin, path(enquiryId))).status).toBe(403)
    expect((await compared(enquiryId, given.colleagueOf(given.customer))).offers).toHaveLength(2)
  })

  it('finds the price or the place of a rival in its own offer', async () => {
    const enquiryId = await enquiryWithLines()
    const own = await offeredBy(given.supplier, enquiryId, { price: 5000 })
    await offeredBy(given.competitor, enquiryId, { price: 6428.19 })
    const seen = await Promise.all([
      given.get(given.supplier, `/offer/?id=${own}`),
      given.get(given.supplier, `/offer/filter?enquiryId=${enquiryId}`),
      given.get(given.supplier, `/enquiry/?id=${enquiryId}`),
      given.get(given.customer, `/offer/?id=${own}`),
    ])
    const text = JSON.stringify(seen)
    for (const word of ['6428.19', 'priceRank', 'dateRank', 'inPlay']) expect(text).not.toContain(word)
  })
})

describe('the comparison as a file', () => {
  const rowsIn = async (bytes: Buffer, sheet: string) => {
    const file = join(tmpdir(), `schrankwerk-${randomUUID()}.xlsx`)
    await writeFile(file, bytes)
    const { rows } = await readTable(file, { filename: 'Angebote.xlsx', sheet })
    return rows.map((row) => row.cells.map((cell) => cell.text))
  }

  it('holds offers, lines that differ and versions, and comes by a ticket for whom it was made', async () => {
    // In Berlin it is the 24th for half an hour.
    now = new Date('2026-11-23T23:30:00Z')
    const enquiryId = await enquiryWithLines()
    const additionalInfoSupplier = 'Zahlbar in 30 Tagen'
    await offeredBy(given.supplier, enquiryId, { price: 3000, quantity: 4, additionalInfoSupplier })
    await offeredBy(given.competitor, enquiryId, { price: 2500 })
    const { body: ticket } = await given.post(given.customer, '/file/ticket', { comparison: { enquiryId } })
    const address = ticket.url.replace('/api', '')
    for (const stranger of [given.supplier, given.otherCustomer])
      expect((await given.get(stranger, address)).status).toBe(404)
    const answer = await given.app.request(address)
    expect(answer.headers.get('content-disposition')).toContain('angebote-PW_4711-2026-11-24.xlsx')
    const file = Buffer.from(await answer.arrayBuffer())
    const [head, ...offers] = await rowsIn(file, 'Angebote')
    const best = head?.indexOf('Bester Preis') as number
    expect(offers.map((row) => row[0])).toEqual([given.competitor.companyName, given.supplier.companyName])
    expect(offers.map((row) => row[best] ?? '')).toEqual(['ja', ''])
    const { range } = await compared(enquiryId)
    const column = (header: string) => offers.map((row) => row[head?.indexOf(header) as number] ?? '')
    expect(column('Zusätzliche Angaben des Lieferanten')).toEqual(['', additionalInfoSupplier])
    expect(column('Abstand zur Obergrenze des Kostenrahmens').map(Number)).toEqual(
      [2500, 3000].map((price) => price - (range?.upperForAll ?? 0)),
    )
    expect(await rowsIn(file, 'Abweichungen')).toMatchObject([
      {},
      [given.supplier.companyName, expect.any(String), '1', 'NK-100', 'Andere Menge', '2', '4'],
    ])
    const [names, ...versions] = await rowsIn(file, 'Versionen')
    expect(versions.map((row) => row[names?.indexOf('Freigegeben am') as number])).toEqual([
      '24.11.2026',
      '24.11.2026',
    ])
    expect(head).toContain('Freigabe')
  })

  it('names the status of an offer that is out of play as its page does', async () => {
    const enquiryId = await enquiryWithLines()
    await offeredBy(given.supplier, enquiryId, { price: 3000 })
    const withdrawn = await offeredBy(given.competitor, enquiryId, { price: 2500 })
    await given.post(given.competitor, `/offer/archive?offerId=${withdrawn}`)
    const { body: ticket } = await given.post(given.customer, '/file/ticket', { comparison: { enquiryId } })
    const answer = await given.app.request(ticket.url.replace('/api', ''))
    const [head, ...offers] = await rowsIn(Buffer.from(await answer.arrayBuffer()), 'Angebote')
    expect(offers.map((row) => [row[0], row[head?.indexOf('Status') as number]])).toEqual([
      [given.supplier.companyName, 'Offen'],
      [given.competitor.companyName, 'Zurückgezogen'],
    ])
  })

  it('holds every line that differs, where a page holds the first and counts them', async () => {
    const others = Array.from({ length: 1100 }, (_, at) => `1;Stk;OHNE-${at}\n`)
    const enquiryId = await enquiryWithLines(list + others.join(''))
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId,
      offerNumber: 'AN-1',
      price: 900,
      desiredDeliveryDate: '2027-01-15',
      deliveryCondition: 'EXW',
    })
    const own = { name: 'Eigene.csv', content: `${list}1;Stk;NEU-1\n` }
    await given.form(given.supplier, '/enquiry/bom/upload', { offerId: draft.id }, own)
    const mapped = await given.form(given.supplier, `/enquiry/bom/map?offerId=${draft.id}`, {
      mapping: JSON.stringify(mapping),
    })
    expect(mapped.status).toBe(200)
    expect((await given.release(given.supplier, draft.id)).body).toMatchObject({ released: true })
    const { offers, linesWithoutMaterial } = await compared(enquiryId)
    expect(linesWithoutMaterial).toBe(1100)
    expect(offers[0]?.deviationCounts).toMatchObject({ lines: 1100, REMOVED: 1100, ADDED: 1 })
    expect(offers[0]?.deviations).toHaveLength(200)
    const { body: offer } = await given.get(given.customer, `/offer/?id=${draft.id}`)
    expect(offer.deviationCount).toBe(1101)
    expect(offer.deviations).toHaveLength(1000)
    const { body: ticket } = await given.post(given.customer, '/file/ticket', { comparison: { enquiryId } })
    const answer = await given.app.request(ticket.url.replace('/api', ''))
    expect(await rowsIn(Buffer.from(await answer.arrayBuffer()), 'Abweichungen')).toHaveLength(1102)
  })
})
