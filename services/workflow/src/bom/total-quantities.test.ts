import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list =
  'Bestellnummer;Bezeichnung;TOTAL QTY 2 SETS\nNK-100;Schütz;4\nNK-200;Klemme;30\nNK-300;Leitung;2 m'

/** An enquiry for so many cabinets with the list, mapped as suggested. */
async function mapped(amount: number, query = '') {
  const { customer } = given
  const { body: enquiry } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount })
  const target = { enquiryId: enquiry.id }
  const { body: reading } = await given.form(customer, '/enquiry/bom/upload', target, {
    name: 'Liste.csv',
    content: list,
  })
  const told = await given.form(customer, `/enquiry/bom/map?enquiryId=${enquiry.id}${query}`, {
    mapping: JSON.stringify(reading.suggestedMapping),
  })
  const lines = await given.get(customer, `/enquiry/bom/articles?enquiryId=${enquiry.id}&column=position`)
  const { body: after } = await given.get(customer, `/enquiry/?id=${enquiry.id}`)
  return {
    reading,
    notices: told.body.summary.notices.map(({ text }: { text: string }) => text),
    lines: lines.body.content,
    quantities: lines.body.content.map(({ quantity }: { quantity: number }) => quantity),
    quantityCount: after.quantityCount,
  }
}

it('totals of a list for two are divided by two in an enquiry for one, and both are named', async () => {
  const { reading, notices, quantities, quantityCount } = await mapped(1)
  expect(reading.suggestedQuantityBasis).toMatchObject({ basis: 'TOTAL', count: 2 })
  expect(quantities).toEqual([2, 15, 1])
  expect(notices).toContain(
    'Die Mengen der Liste gelten für 2 Schränke, die Anfrage für einen Schrank: sie wurden durch 2 geteilt',
  )
  expect(quantityCount).toBe(2)
})

it('nothing is to be said where list and enquiry agree', async () => {
  const { notices, quantities, quantityCount } = await mapped(2)
  expect([quantities, notices, quantityCount]).toEqual([[2, 15, 1], [], null])
})

it('totals can be for as many cabinets as an enquiry can', async () => {
  const { quantities } = await mapped(100_000, '&quantityBasis=TOTAL&quantityCount=100000')
  // Kept with four decimals.
  expect(quantities).toEqual([0, 0.0003, 0])
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 100_001 })
  expect(body.errors).toMatchObject([{ path: 'amount' }])
})

it.each([
  ['for one cabinet', '&quantityBasis=EACH', [4, 30, 2], null],
  ['for four', '&quantityBasis=TOTAL&quantityCount=4', [1, 7.5, 0.5], 4],
] as const)('a person decides that the quantities are %s', async (_, query, expected, count) => {
  const { quantities, quantityCount } = await mapped(1, query)
  expect([quantities, quantityCount]).toEqual([expected, count])
})

it('pieces that cannot be shared out evenly are to be checked, whole ones and lengths are not', async () => {
  const { lines } = await mapped(1, '&quantityBasis=TOTAL&quantityCount=4')
  const judged = lines.map(({ certainty, reason }: { certainty: string; reason: string }) => [
    certainty,
    /Menge zu prüfen: .*|(?<!\.).$/.exec(reason)?.[0].replace(/^.$/, ''),
  ])
  expect(judged).toEqual([
    ['SURE', ''],
    ['CHECK', 'Menge zu prüfen: Menge 30 lässt sich nicht gleich auf 4 Schränke verteilen'],
    // Two metres for four cabinets are half a metre for each.
    ['SURE', ''],
  ])
})
