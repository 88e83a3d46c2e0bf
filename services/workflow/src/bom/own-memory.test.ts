import { readFile } from 'node:fs/promises'
import { sheetsIn } from '@schrankwerk/bom-service/zipped-sheets'
import { contradictedBy, formerlyRemembered, ledElsewhere } from '@schrankwerk/domain/bom'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownArticles } from '../catalogue.example.ts'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Actor = Given['customer']
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const mapping = JSON.stringify([
  { importHeader: 'Nummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
])
const contradiction = contradictedBy(['10 A statt 2 A'])
const memory = /MANUAL_REPLACEMENT|gemerkt|von Hand|GEPFLANZT/i

async function mapped(actor: Actor, owner: { enquiryId: string } | { offerId: string }, numbers: string[]) {
  const content = ['Nummer;Menge', ...numbers.map((number) => `${number};2`)].join('\n')
  await given.form(actor, '/enquiry/bom/upload', { ...owner }, { name: 'Liste.csv', content })
  const address = `/enquiry/bom/map?${new URLSearchParams(owner)}&quantityBasis=EACH`
  const told = await given.form(actor, address, { mapping })
  if (told.status !== 200) throw new Error(JSON.stringify(told.body))
}

const draftOf = async (actor: Actor): Promise<string> =>
  (await given.post(actor, '/enquiry/', { title: 'Schrank', amount: 1 })).body.id

async function linesOf(actor: Actor, target: string) {
  const { body } = await given.get(actor, `/enquiry/bom/articles?${target}&paginationSize=50&column=position`)
  return body.content
}

/** The company chooses an article for a number in another list, so that it is remembered. */
async function rememberFor(actor: Actor, number: string): Promise<void> {
  const enquiryId = await draftOf(actor)
  await mapped(actor, { enquiryId }, [number])
  const [line] = await linesOf(actor, `enquiryId=${enquiryId}`)
  await given.updateLines(actor, {
    enquiryId,
    lineIds: [line.id],
    matchedArticleId: knownArticles.contactor.id,
  })
}

const releasedWithMemory = {
  numbers: ['FREMD-1', 'FREMD-2', 'NK-200', 'FREMD-1', 'NK-300', 'NK-100'],
  /** Remembered, chosen, left for a number that came, remembered against another, changed by hand, found. */
  kinds: ['ASSIGNED', 'ASSIGNED', 'ORDER_NUMBER_AND_MANUFACTURER', 'ASSIGNED'],
  reasons: [
    'Der Zeile zugeordnet',
    'Der Zeile zugeordnet',
    'Bestellnummer gleich',
    `Der Zeile zugeordnet: NK-100 (Nordkontakt). ${contradiction}`,
    'Bestellnummer gleich',
    'Bestellnummer gleich',
  ],
  edited: [false, false, false, false, true, false],
}

/** A released enquiry in whose lines the customer's company remembers, chose and changed something. */
async function enquiryWithMemory(): Promise<string> {
  await rememberFor(given.customer, 'FREMD-1')
  const enquiryId = await draftOf(given.customer)
  await mapped(given.customer, { enquiryId }, releasedWithMemory.numbers)
  const [, chosen, left, against, changed] = await linesOf(given.customer, `enquiryId=${enquiryId}`)
  const update = (body: object) => given.updateLines(given.customer, { enquiryId, ...body })
  await update({ lineIds: [chosen.id], matchedArticleId: knownArticles.spare.id })
  await update({ lineIds: [changed.id], changes: { quantity: 7 } })
  await sql`update bom_line set reason = reason || ${`. ${formerlyRemembered('GEPFLANZT-1 (X)')}`}
    where id = ${left.id}`.execute(given.db)
  await sql`update bom_line set certainty = 'CHECK',
    reason = reason || ${`: NK-100 (Nordkontakt); ${ledElsewhere('GEPFLANZT-2 (X)')}. ${contradiction}`}
    where id = ${against.id}`.execute(given.db)
  await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body: draft } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  const released = await given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: draft.editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
  return enquiryId
}

const streamed = async (actor: Actor, target: string) =>
  (await given.download(actor, `/enquiry/bom/lines?${target}`))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Everything that a party can read of the list, as text; workbooks by their cells. */
async function everythingTold(actor: Actor, [kind, id]: ['enquiry' | 'offer', string]): Promise<string> {
  const target = `${kind}Id=${id}`
  const lines = await linesOf(actor, target)
  const answers = await Promise.all(
    [
      `/${kind}/?id=${id}`,
      `/enquiry/bom/estimate?${target}`,
      ...lines.map((line: { id: string }) => `/enquiry/bom/suggestions?lineId=${line.id}`),
    ].map((address) => given.get(actor, address)),
  )
  for (const { status } of answers) expect(status).toBe(200)
  const form = new FormData()
  form.append(`${kind}Id`, id)
  const zip = await given.download(actor, '/file/all/enquiry', { method: 'POST', body: form })
  return JSON.stringify([lines, answers, await streamed(actor, target), await sheetsIn(zip)])
}

const column = (lines: Record<string, unknown>[], name: string) => lines.map((line) => line[name])

/** The finds of the enquiry without what the customer remembers, in full and in slim form. */
async function expectNoMemory(actor: Actor, target: string): Promise<void> {
  const { reasons, kinds, edited } = releasedWithMemory
  const lines = await linesOf(actor, target)
  expect(column(lines, 'reason')).toEqual(reasons)
  expect(column(lines, 'manualReplacement')).toEqual(lines.map(() => false))
  expect(column(lines, 'matchedArticleId').slice(0, 2)).toEqual([
    knownArticles.contactor.id,
    knownArticles.spare.id,
  ])
  for (const told of [lines, await streamed(actor, target)]) {
    expect(column(told, 'matchedBy').slice(0, 4)).toEqual(kinds)
    // To the supplier of an offer what the customer changed is no change of his own.
    expect(column(told, 'edited')).toEqual(edited.map((one) => one && target.startsWith('enquiryId')))
    expect(told[3].certainty).toBe('CHECK')
  }
}

describe('what a customer’s company remembers', () => {
  it('no supplier reads in its enquiry, which tells the finds all the same', async () => {
    const enquiryId = await enquiryWithMemory()
    expect(await everythingTold(given.customer, ['enquiry', enquiryId])).toMatch(
      /Für diese Nummern so gemerkt.*Gemerkt war GEPFLANZT-1.*GEPFLANZT-2/,
    )
    expect(await everythingTold(given.supplier, ['enquiry', enquiryId])).not.toMatch(memory)
    await expectNoMemory(given.supplier, `enquiryId=${enquiryId}`)
  })

  it('no supplier reads in an offer that took over the lines, nor in its next version', async () => {
    const offerId = await given.releasedOffer(given.supplier, await enquiryWithMemory())
    await expectNoMemory(given.supplier, `offerId=${offerId}`)
    const revisionId = await given.releasedRevision(given.supplier, offerId)
    for (const id of [offerId, revisionId]) {
      expect(await everythingTold(given.supplier, ['offer', id])).not.toMatch(memory)
      expect(await everythingTold(given.customer, ['offer', id])).not.toMatch(memory)
    }
  })

  it('is taken out of offers that took it over before', async () => {
    const enquiryId = await enquiryWithMemory()
    const offerId = await given.releasedOffer(given.supplier, enquiryId)
    await sql`update bom_line set matched_by = origin.matched_by, reason = origin.reason
      from bom_line origin where origin.id = bom_line.copied_from`.execute(given.db)
    const own = await linesOf(given.customer, `enquiryId=${enquiryId}`)
    const name = '0027-2026-11-23-memory-of-another-company.sql'
    const migration = await readFile(new URL(`../database/migrations/${name}`, import.meta.url), 'utf8')
    await sql.raw(migration).execute(given.db)
    await expectNoMemory(given.supplier, `offerId=${offerId}`)
    expect(await everythingTold(given.supplier, ['offer', offerId])).not.toMatch(memory)
    expect(await linesOf(given.customer, `enquiryId=${enquiryId}`)).toEqual(own)
  })
})

describe('what a supplier’s company chose', () => {
  it('it reads in its own offer, and no customer does', async () => {
    const enquiryId = await enquiryWithMemory()
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId,
      offerNumber: 'A-1',
      price: 10,
    })
    const offerId: string = draft.id
    const lines = await linesOf(given.supplier, `offerId=${offerId}`)
    const update = (body: object) => given.updateLines(given.supplier, { offerId, ...body })
    await update({ lineIds: [lines[5].id], matchedArticleId: knownArticles.cable.id })
    const own = (await linesOf(given.supplier, `offerId=${offerId}`))[5]
    expect(own).toMatchObject({
      reason: 'Von Hand zugeordnet',
      matchedBy: 'MANUAL_REPLACEMENT',
      manualReplacement: true,
      edited: true,
    })
    await given.release(given.supplier, offerId)
    const target = `offerId=${offerId}`
    expect((await linesOf(given.customer, target))[5]).toMatchObject({
      matchedArticleId: knownArticles.cable.id,
      reason: 'Der Zeile zugeordnet',
      matchedBy: 'ASSIGNED',
      manualReplacement: false,
      edited: false,
    })
    expect((await streamed(given.customer, target))[5]).toMatchObject({
      matchedBy: 'ASSIGNED',
      edited: false,
    })
    expect(await everythingTold(given.customer, ['offer', offerId])).not.toMatch(memory)
    expect((await streamed(given.supplier, target))[5]).toMatchObject({
      matchedBy: 'MANUAL_REPLACEMENT',
      edited: true,
    })
  })

  it('for a list of its own no customer reads either', async () => {
    const { id: enquiryId } = await given.releasedEnquiry(given.customer)
    const { body: draft } = await given.post(given.supplier, '/offer/', {
      enquiryId,
      offerNumber: 'A-1',
      price: 10,
    })
    const offerId: string = draft.id
    await mapped(given.supplier, { offerId }, ['EIGENE-1'])
    const [line] = await linesOf(given.supplier, `offerId=${offerId}`)
    const choice = { offerId, lineIds: [line.id], matchedArticleId: knownArticles.cable.id }
    await given.updateLines(given.supplier, choice)
    await given.release(given.supplier, offerId)
    expect((await linesOf(given.customer, `offerId=${offerId}`))[0]).toMatchObject({
      matchedArticleId: knownArticles.cable.id,
      matchedBy: 'ASSIGNED',
      reason: '',
    })
    expect(await everythingTold(given.customer, ['offer', offerId])).not.toMatch(memory)
  })
})
