import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const header = 'BMK;Menge;Einheit;Bestellnummer;Hersteller;Bezeichnung'
const first = [
  'K1;2;Stk;NK-100;Nordkontakt;Schütz',
  'X1;30;Stk;NK-200;Nordkontakt;Klemme',
  'W1;1250,5;mm;NK-300;Nordkontakt;Leitung',
  'A1;1;Stk;FALSCH-1;Nordkontakt;Sonderteil',
  'A2;4;Stk;NK-400;Nordkontakt;Ersatz',
]

async function mapped(enquiryId: string, lines: readonly string[]) {
  const { customer } = given
  const { body: reading } = await given.form(
    customer,
    '/enquiry/bom/upload',
    { enquiryId },
    { name: 'Liste.csv', content: [header, ...lines].join('\n') },
  )
  const { status, body } = await given.form(
    customer,
    `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`,
    { mapping: JSON.stringify(reading.suggestedMapping) },
  )
  expect(status).toBe(200)
  const { body: page } = await given.get(
    customer,
    `/enquiry/bom/articles?enquiryId=${enquiryId}&paginationSize=100&column=position`,
  )
  const about = (body.summary.notices as { code: string; text: string; rowIndexes: number[] }[]).filter(
    ({ code }) => code.startsWith('BY_HAND'),
  )
  return { lines: page.content, about }
}

async function corrected() {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const enquiryId = body.id as string
  const { lines, about } = await mapped(enquiryId, first)
  expect(about).toEqual([])
  const change = (at: number, changes: object) =>
    given.updateLines(given.customer, { enquiryId, lineIds: [lines[at].id], changes })
  await change(2, { quantity: 1.25, quantityUnitName: 'm' })
  await change(3, { orderNumber: 'NK-400' })
  return { enquiryId, change }
}

it('what was changed by hand is carried over to the same lines of the next version', async () => {
  const { enquiryId } = await corrected()
  const next = [
    first[4]!,
    first[0]!.replace('2;', '3;'),
    first[2]!,
    first[3]!,
    'S1;1;Stk;NK-100;Nordkontakt;Schütz',
  ]
  const { lines, about } = await mapped(enquiryId, next)
  expect(
    lines.map(({ bmk, quantity, quantityUnitName, orderNumber }: Record<string, unknown>) => [
      bmk,
      quantity,
      quantityUnitName,
      orderNumber,
    ]),
  ).toEqual([
    ['A2', 4, 'Stk', 'NK-400'],
    ['K1', 3, 'Stk', 'NK-100'],
    ['W1', 1.25, 'm', 'NK-300'],
    ['A1', 1, 'Stk', 'NK-400'],
    ['S1', 1, 'Stk', 'NK-100'],
  ])
  expect(about).toEqual([
    {
      code: 'BY_HAND_KEPT',
      text: '2 Änderungen von Hand aus der vorigen Liste gelten weiter',
      rowIndexes: [4, 5],
    },
  ])
})

it('what finds no line, and a quantity that the new list says otherwise, is told', async () => {
  const { enquiryId } = await corrected()
  const next = [first[0]!, first[2]!.replace('1250,5', '2000')]
  const { lines, about } = await mapped(enquiryId, next)
  expect(lines[1]).toMatchObject({ bmk: 'W1', quantity: 2000, quantityUnitName: 'mm' })
  expect(about).toEqual([
    {
      code: 'BY_HAND_LOST',
      text: '2 Änderungen von Hand aus der vorigen Liste gelten nicht mehr, weil die Zeilen fehlen, anders sind oder mehrfach vorkommen: Zeile 4 der Datei (W1): Menge 1,25, Einheit „m“; Zeile 5 der Datei (A1): Bestellnummer „NK-400“',
      rowIndexes: [],
    },
  ])
})

it('nothing is carried over where two lines could be meant', async () => {
  const { enquiryId } = await corrected()
  const { lines, about } = await mapped(enquiryId, [first[2]!, first[2]!])
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1250.5, 1250.5])
  expect(about.map(({ code }) => code)).toEqual(['BY_HAND_LOST'])
})

it('a list that was uploaded and never mapped passes on what it took the place of, and a mapped one forgets it', async () => {
  const { enquiryId, change } = await corrected()
  await given.form(
    given.customer,
    '/enquiry/bom/upload',
    { enquiryId },
    { name: 'Falsch.csv', content: 'A;B\n1;2\n' },
  )
  const { lines } = await mapped(enquiryId, first)
  expect(lines[2]).toMatchObject({ quantity: 1.25 })
  await given.updateLines(given.customer, {
    enquiryId,
    lineIds: [lines[2].id],
    changes: { quantity: 1250.5, quantityUnitName: 'mm' },
  })
  expect(change).toBeDefined()
  const again = await mapped(enquiryId, first)
  expect(again.lines[2]).toMatchObject({ quantity: 1250.5, quantityUnitName: 'mm' })
})

it('a number that the new list says otherwise goes before the one that was typed', async () => {
  const { enquiryId } = await corrected()
  const { lines, about } = await mapped(enquiryId, [first[3]!.replace('FALSCH-1', 'NK-100'), first[2]!])
  expect(lines.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(['NK-100', 'NK-300'])
  expect(lines[1]).toMatchObject({ quantity: 1.25, quantityUnitName: 'm' })
  expect(about.map(({ code }) => code)).toEqual(['BY_HAND_KEPT', 'BY_HAND_LOST'])
})

it('a quantity of another unit is another one', async () => {
  const { enquiryId } = await corrected()
  const { lines, about } = await mapped(enquiryId, [first[2]!.replace(';mm;', ';cm;')])
  expect(lines[0]).toMatchObject({ quantity: 1250.5, quantityUnitName: 'cm' })
  expect(about.map(({ code }) => code)).toEqual(['BY_HAND_LOST'])
})

it('what was not found stays named, and is found by a better mapping', async () => {
  const { enquiryId } = await corrected()
  const content = [header, ...first].join('\n')
  const file = { name: 'Liste.csv', content }
  const { body: reading } = await given.form(given.customer, '/enquiry/bom/upload', { enquiryId }, file)
  const mapBy = async (mapping: { importHeader: string; articleField: string | null }[]) => {
    const address = `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`
    const { body } = await given.form(given.customer, address, { mapping: JSON.stringify(mapping) })
    return (body.summary.notices as { code: string }[]).map(({ code }) => code)
  }
  const right = reading.suggestedMapping as { importHeader: string; articleField: string | null }[]
  const wrong = right.map((one) =>
    one.importHeader === 'Bezeichnung' ? { ...one, articleField: 'remark' } : one,
  )
  expect(await mapBy(wrong)).toContain('BY_HAND_LOST')
  expect(await mapBy(wrong)).toContain('BY_HAND_LOST')
  const codes = await mapBy(right)
  expect(codes).toContain('BY_HAND_KEPT')
  expect(codes).not.toContain('BY_HAND_LOST')
})
