import { findBom, linesInSlices, sumsOf } from '@schrankwerk/bom-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ofOwner } from '../owner/owner.queries.ts'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list =
  'Bestellnummer;Menge;BMK\nNK-100;30;\nNK-200;7,5;\nNK-300;10;\nUNBEKANNT-1;12;-K1,-K2,-K3\nNK-200;x;'
const mapping = JSON.stringify([
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'BMK', articleField: 'bmk' },
])

async function mapped(amount: number, query: string) {
  const { customer } = given
  const { body: enquiry } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount })
  await given.form(
    customer,
    '/enquiry/bom/upload',
    { enquiryId: enquiry.id },
    { name: 'L.csv', content: list },
  )
  const told = await given.form(customer, `/enquiry/bom/map?enquiryId=${enquiry.id}&${query}`, { mapping })
  expect(told.status).toBe(200)
  return { enquiryId: enquiry.id as string }
}
type Target = Awaited<ReturnType<typeof mapped>>

const readEnquiry = async ({ enquiryId }: Target) =>
  (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
async function save(target: Target, input: Record<string, unknown>) {
  const { editVersion } = await readEnquiry(target)
  return given.post(given.customer, '/enquiry/update', { id: target.enquiryId, editVersion, ...input })
}
const linesIn = async ({ enquiryId }: Target) =>
  (await given.get(given.customer, `/enquiry/bom/articles?enquiryId=${enquiryId}&column=position`)).body
    .content
const quantities = async (target: Target) =>
  (await linesIn(target)).map(({ quantity }: { quantity: number | null }) => quantity)
const told = async ({ enquiryId }: Target) =>
  (await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)).body
const noticesOf = async (target: Target) =>
  (await told(target)).summary.notices.map(({ text }: { text: string }) => text)
const setQuantity = async (target: Target, position: number, quantity: number) => {
  const { id } = (await linesIn(target))[position - 1]
  const changes = { ...target, lineIds: [id], changes: { quantity } }
  expect((await given.updateLines(given.customer, changes)).status).toBe(200)
}

describe('another number of cabinets', () => {
  it('shares the totals of the list out anew, with the sums, and says so', async () => {
    const target = await mapped(1, 'quantityBasis=TOTAL')
    const before = await told(target)
    const { status } = await save(target, { amount: 3 })
    expect(status).toBe(200)
    expect(await quantities(target)).toEqual([10, 2.5, 3.3333, 4, null])
    expect(await noticesOf(target)).toEqual(['Die Mengen von 4 Zeilen wurden auf 3 Schränke umgerechnet.'])
    const bom = await findBom(given.db, ofOwner('bom', target))
    expect(bom?.sums).toEqual(sumsOf(await linesInSlices(given.db, bom!.id)))
    expect((await told(target)).estimate.range.upper).toBeLessThan(before.estimate.range.upper)
  })

  it('is computed from the list, however often it changes', async () => {
    const target = await mapped(7, 'quantityBasis=TOTAL')
    for (const amount of [3, 11, 999, 13, 2]) await save(target, { amount })
    expect(await quantities(target)).toEqual([15, 3.75, 5, 6, null])
    await save(target, { amount: 1 })
    expect(await quantities(target)).toEqual([30, 7.5, 10, 12, null])
  })

  it('comes to what mapping for it comes to, with the notes of the lines', async () => {
    const changed = await mapped(1, 'quantityBasis=TOTAL')
    for (const amount of [5, 4]) await save(changed, { amount })
    const mappedSo = await mapped(4, 'quantityBasis=TOTAL')
    const seen = async (target: Target) =>
      (await linesIn(target)).map(({ quantity, notes, bomError, certainty }: Record<string, unknown>) => ({
        quantity,
        notes,
        bomError,
        certainty,
      }))
    expect(await seen(changed)).toEqual(await seen(mappedSo))
    const [one, other] = [await told(changed), await told(mappedSo)]
    expect(one.estimate).toEqual(other.estimate)
  })

  it('doubts what is no whole number of pieces by then, and no longer what is', async () => {
    const inPieces = 'Bestellnummer;Menge;Einheit\nNK-100;30;Stk\nNK-300;6;Stk\nNK-400;9;Stk\n'
    const withUnit = JSON.stringify([
      ...JSON.parse(mapping).slice(0, 2),
      { importHeader: 'Einheit', articleField: 'quantityUnitName' },
    ])
    const { customer } = given
    const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 4 })
    const target = { enquiryId: body.id as string }
    await given.form(customer, '/enquiry/bom/upload', target, { name: 'L.csv', content: inPieces })
    const map = () =>
      given.form(customer, `/enquiry/bom/map?enquiryId=${body.id}&quantityBasis=TOTAL`, { mapping: withUnit })
    await map()
    const seen = async () =>
      (await linesIn(target)).map(({ certainty, reason }: Record<string, string>) => [certainty, reason])
    const doubted = async () => (await seen()).map(([certainty]: [string]) => certainty)
    expect(await doubted()).toEqual(['CHECK', 'CHECK', 'CHECK'])
    const { id } = (await linesIn(target))[2]
    const { matchedArticleId } = (await linesIn(target))[2]
    await given.updateLines(customer, { ...target, lineIds: [id], matchedArticleId })
    for (const [amount, expected] of [
      [3, ['SURE', 'SURE', 'SURE']],
      [5, ['SURE', 'CHECK', 'SURE']],
      [4, ['CHECK', 'CHECK', 'SURE']],
    ] as const) {
      await save(target, { amount })
      expect(await doubted()).toEqual(expected)
      const rescaled = await seen()
      await map()
      expect(rescaled).toEqual(await seen())
    }
  })

  it('leaves what was set by hand, and names it', async () => {
    const target = await mapped(2, 'quantityBasis=TOTAL')
    await setQuantity(target, 1, 100)
    await setQuantity(target, 5, 4)
    await save(target, { amount: 4 })
    expect(await quantities(target)).toEqual([100, 1.875, 2.5, 3, 4])
    expect(await noticesOf(target)).toEqual([
      'Die Mengen von 3 Zeilen wurden auf 4 Schränke umgerechnet. 2 Zeilen mit eigener Menge blieben, wie sie sind: Zeile 1, 5.',
    ])
    await save(target, { amount: 2 })
    expect(await quantities(target)).toEqual([100, 3.75, 5, 6, 4])
  })

  it.each([
    ['quantities for one cabinet', 'quantityBasis=EACH', [30, 7.5, 10, 12, null], []],
    [
      'totals for a number of their own',
      'quantityBasis=TOTAL&quantityCount=5',
      [6, 1.5, 2, 2.4, null],
      ['Die Mengen der Liste gelten für 5 Schränke, die Anfrage für 4 Schränke: sie wurden durch 5 geteilt'],
    ],
  ] as const)('leaves %s', async (_, query, expected, notices) => {
    const target = await mapped(2, query)
    await save(target, { amount: 4 })
    expect(await quantities(target)).toEqual(expected)
    expect(await noticesOf(target)).toEqual(notices)
  })

  it('has nothing more to say once the enquiry is for as many as the list', async () => {
    const target = await mapped(2, 'quantityBasis=TOTAL&quantityCount=5')
    expect(await noticesOf(target)).toHaveLength(1)
    await save(target, { amount: 5 })
    expect(await noticesOf(target)).toEqual([])
  })

  it('leaves lines whose pieces were assumed', async () => {
    const { customer } = given
    const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    const target = { enquiryId: body.id as string }
    await given.form(customer, '/enquiry/bom/upload', target, { name: 'L.csv', content: list })
    const fields = { mapping: JSON.stringify(JSON.parse(mapping).slice(0, 1)) }
    await given.form(customer, `/enquiry/bom/map?enquiryId=${body.id}&quantityBasis=TOTAL`, fields)
    await save(target, { amount: 4 })
    expect(await quantities(target)).toEqual([1, 1, 1, 1, 1])
  })

  it('reaches the lines with the release as well, and a copy goes on from the list', async () => {
    const target = await mapped(1, 'quantityBasis=TOTAL')
    const copy = await given.post(given.customer, `/enquiry/copy?id=${target.enquiryId}`)
    await save({ enquiryId: copy.body.id }, { amount: 7 })
    await save({ enquiryId: copy.body.id }, { amount: 2 })
    expect(await quantities({ enquiryId: copy.body.id })).toEqual([15, 3.75, 5, 6, null])
    await given.upload(given.customer, `enquiry/${target.enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
    const { status } = await save(target, {
      amount: 2,
      referenceNumber: '1',
      deliveryCondition: 'EXW',
      desiredDeliveryDate: '2099-01-15',
      released: true,
    })
    expect(status).toBe(200)
    expect(await quantities(target)).toEqual([15, 3.75, 5, 6, null])
  })

  it('is refused with an older version, and then no line has changed', async () => {
    const target = await mapped(1, 'quantityBasis=TOTAL')
    const { editVersion } = await readEnquiry(target)
    await save(target, { title: 'Anders' })
    const late = await given.post(given.customer, '/enquiry/update', {
      id: target.enquiryId,
      editVersion,
      amount: 3,
    })
    expect(late.status).toBe(409)
    expect(await quantities(target)).toEqual([30, 7.5, 10, 12, null])
  })
})
