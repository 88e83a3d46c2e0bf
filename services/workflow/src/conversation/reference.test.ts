import { randomUUID } from 'node:crypto'
import type { Actor } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { say } from './conversation.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const mapping = [
  ['Menge', 'quantity'],
  ['Nummer', 'orderNumber'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))
const table = { name: 'Liste.csv', content: 'Menge;Nummer\n2;NK-100\n3;NK-200\n' }

async function mapList(actor: Actor, target: { enquiryId: string } | { offerId: string }) {
  await given.form(actor, '/enquiry/bom/upload', target, table)
  const address = `/enquiry/bom/map?${new URLSearchParams(target)}&quantityBasis=EACH`
  const { status, body } = await given.form(actor, address, { mapping: JSON.stringify(mapping) })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const linesOf = async (actor: Actor, query: string): Promise<{ id: string; position: number }[]> =>
  (await given.get(actor, `/enquiry/bom/articles?${query}&paginationSize=100&column=position`)).body.content
const fileOf = async (actor: Actor, address: string, name: string): Promise<string> => {
  const { body } = await given.get(actor, address)
  return body.fileItems.find((file: { filename: string }) => file.filename === name).path
}

/** A released enquiry with a list and a plan, and the conversation that this supplier began on it. */
async function talk(supplier = given.supplier, customer = given.customer) {
  const { body: draft } = await given.post(customer, '/enquiry/', {
    title: 'Schrank',
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    amount: 2,
  })
  const enquiryId: string = draft.id
  await mapList(customer, { enquiryId })
  await given.upload(customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await given.get(customer, `/enquiry/?id=${enquiryId}`)
  const released = await given.post(customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    released: true,
  })
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
  const { body: conversation } = await given.post(supplier, `/conversation/?enquiryId=${enquiryId}`)
  return { enquiryId, id: conversation.id as string }
}
const ask = (actor: Actor, conversationId: string, reference: object) =>
  say(given, actor, conversationId, 'Wie ist das gemeint?', { reference })
const referencesOf = async (actor: Actor, conversationId: string) =>
  (await given.get(actor, `/conversation/message?conversationId=${conversationId}`)).body.map(
    (message: { reference: unknown }) => message.reference,
  )

describe('a message', () => {
  it('points at a line, a condition, a file or a place of the enquiry, for both parties alike', async () => {
    const { customer, supplier } = given
    const { enquiryId, id } = await talk()
    const [, line] = await linesOf(supplier, `enquiryId=${enquiryId}`)
    const path = await fileOf(customer, `/enquiry/?id=${enquiryId}`, 'Plan.pdf')
    const place = { kind: 'PLACE', path, page: 2, x: 0.25, y: 0.75 }
    const asked = await ask(supplier, id, { kind: 'LINE', lineId: line?.id })
    expect(asked).toMatchObject({ status: 201, body: { question: 'OPEN' } })
    await ask(customer, id, { kind: 'CONDITION', field: 'regulation' })
    await ask(customer, id, { kind: 'FILE', path })
    await ask(supplier, id, place)
    const owner = { enquiryId, offerId: null }
    const shown = [
      { kind: 'LINE', ...owner, lineId: line?.id, position: line?.position },
      { kind: 'CONDITION', ...owner, field: 'regulation' },
      { kind: 'FILE', ...owner, path, filename: 'Plan.pdf' },
      { ...place, ...owner, filename: 'Plan.pdf' },
    ]
    expect(await referencesOf(customer, id)).toEqual(shown)
    expect(await referencesOf(supplier, id)).toEqual(shown)
  })

  it('points at a released offer’s lines and files, and at nothing of a draft', async () => {
    const { customer, supplier } = given
    const { enquiryId, id } = await talk()
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price: 5 })
    await given.upload(supplier, `offer/${draft.id}`, 'Technik.pdf', 'LEGAL_DOCUMENT')
    const path = await fileOf(supplier, `/offer/?id=${draft.id}`, 'Technik.pdf')
    const [line] = await linesOf(supplier, `offerId=${draft.id}`)
    for (const reference of [
      { kind: 'LINE', lineId: line?.id },
      { kind: 'FILE', path },
    ])
      expect((await ask(supplier, id, reference)).status).toBe(404)
    expect((await given.release(supplier, draft.id)).status).toBe(200)
    expect((await ask(supplier, id, { kind: 'LINE', lineId: line?.id })).status).toBe(201)
    expect((await ask(customer, id, { kind: 'FILE', path })).status).toBe(201)
    expect(await referencesOf(customer, id)).toEqual([
      { kind: 'LINE', enquiryId: null, offerId: draft.id, lineId: line?.id, position: line?.position },
      { kind: 'FILE', enquiryId: null, offerId: draft.id, path, filename: 'Technik.pdf' },
    ])
  })

  it('does not point at a supplier’s own parts list, nor at a place where there are no pages', async () => {
    const { customer, supplier } = given
    const { enquiryId, id } = await talk()
    const { body: draft } = await given.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price: 5 })
    await mapList(supplier, { offerId: draft.id })
    expect((await given.release(supplier, draft.id)).status).toBe(200)
    const own = await fileOf(supplier, `/offer/?id=${draft.id}`, 'Liste.csv')
    expect((await ask(supplier, id, { kind: 'FILE', path: own })).status).toBe(404)
    expect((await ask(customer, id, { kind: 'FILE', path: own })).status).toBe(404)
    const list = await fileOf(customer, `/enquiry/?id=${enquiryId}`, 'Liste.csv')
    expect((await ask(customer, id, { kind: 'PLACE', path: list, page: 1, x: 0, y: 0 })).status).toBe(404)
    expect((await ask(customer, id, { kind: 'FILE', path: list })).status).toBe(201)
  })

  it('points at nothing of another enquiry or of a competitor, nor at what is not there', async () => {
    const { customer, supplier, competitor } = given
    const { enquiryId, id } = await talk()
    const other = await talk()
    const [foreign] = await linesOf(customer, `enquiryId=${other.enquiryId}`)
    const { body: rival } = await given.post(competitor, '/offer/', {
      enquiryId,
      offerNumber: 'B-1',
      price: 5,
    })
    expect((await given.release(competitor, rival.id)).status).toBe(200)
    const [rivals] = await linesOf(customer, `offerId=${rival.id}`)
    const rivalFile = await fileOf(customer, `/offer/?id=${rival.id}`, 'Angebot.pdf')
    for (const actor of [customer, supplier])
      for (const reference of [
        { kind: 'LINE', lineId: foreign?.id },
        { kind: 'LINE', lineId: rivals?.id },
        { kind: 'LINE', lineId: randomUUID() },
        { kind: 'FILE', path: rivalFile },
        { kind: 'FILE', path: rivalFile.replace(rival.id, enquiryId).replace('offer', 'enquiry') },
        { kind: 'FILE', path: `enquiry/${enquiryId}/${randomUUID()}` },
        { kind: 'FILE', path: `enquiry/${enquiryId}/${'-'.repeat(36)}` },
      ])
        expect(await ask(actor, id, reference)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await referencesOf(customer, id)).toEqual([])
  })

  it('points at nothing of the enquiry for a supplier who is out, and the customer cannot point there', async () => {
    const { customer, supplier } = given
    const { enquiryId, id } = await talk()
    const [line] = await linesOf(supplier, `enquiryId=${enquiryId}`)
    await ask(supplier, id, { kind: 'LINE', lineId: line?.id })
    await ask(supplier, id, { kind: 'CONDITION', field: 'regulation' })
    const { body } = await given.get(customer, `/enquiry/?id=${enquiryId}`)
    await given.post(customer, '/enquiry/update', {
      id: enquiryId,
      editVersion: body.editVersion,
      closed: true,
    })
    expect(await referencesOf(supplier, id)).toEqual([null, null])
    expect((await referencesOf(customer, id)).every((one: unknown) => one !== null)).toBe(true)
    expect((await ask(customer, id, { kind: 'LINE', lineId: line?.id })).status).toBe(404)
    expect((await ask(customer, id, { kind: 'CONDITION', field: 'regulation' })).status).toBe(404)
    expect((await say(given, customer, id, 'Trotzdem danke')).status).toBe(201)
  })

  it('loses what it pointed at once that is gone', async () => {
    const { customer, supplier } = given
    const { enquiryId, id } = await talk()
    const path = await fileOf(customer, `/enquiry/?id=${enquiryId}`, 'Plan.pdf')
    expect((await ask(customer, id, { kind: 'FILE', path })).status).toBe(201)
    const [fileId] = path.split('/').slice(-1)
    await given.db
      .updateTable('file')
      .set({ deleted_at: new Date() })
      .where('id', '=', fileId as string)
      .execute()
    expect(await referencesOf(customer, id)).toEqual([null])
    expect(await referencesOf(supplier, id)).toEqual([null])
    const { body } = await given.get(customer, `/conversation/message?conversationId=${id}`)
    expect(body).toMatchObject([{ question: 'OPEN' }])
  })
})
