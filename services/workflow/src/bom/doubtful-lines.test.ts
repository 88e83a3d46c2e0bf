import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownArticles } from '../catalogue.example.ts'
import { workflowInTest } from '../workflow.example.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const mapping = JSON.stringify([
  { importHeader: 'Nummer', articleField: 'orderNumber' },
  { importHeader: 'Menge', articleField: 'quantity' },
])

/** A draft with a list of these rows, number and quantity each. */
async function draftWith(rows: readonly string[]): Promise<string> {
  const { customer } = given
  const { body: draft } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  const content = ['Nummer;Menge', ...rows].join('\n')
  await given.form(customer, '/enquiry/bom/upload', { enquiryId: draft.id }, { name: 'Liste.csv', content })
  await map(draft.id)
  return draft.id
}
async function map(enquiryId: string) {
  const address = `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`
  expect((await given.form(given.customer, address, { mapping })).status).toBe(200)
}
async function linesOf(enquiryId: string) {
  const { body } = await given.get(
    given.customer,
    `/enquiry/bom/articles?enquiryId=${enquiryId}&paginationSize=50&column=position`,
  )
  return body.content
}
const update = (enquiryId: string, body: object) => given.updateLines(given.customer, { enquiryId, ...body })

describe('pieces that are no whole ones', () => {
  it('are to be checked, lengths are not, and a whole number puts it right', async () => {
    const id = await draftWith(['NK-100;12,5 Stk', 'NK-100;12,5 m', 'NK-100;12 Stk'])
    const [broken, length, whole] = await linesOf(id)
    expect(broken).toMatchObject({
      certainty: 'CHECK',
      reason: 'Bestellnummer gleich. Die Menge ist keine ganze Stückzahl',
    })
    expect(length.reason).toBe('Bestellnummer gleich')
    expect(whole).toMatchObject({ certainty: 'SURE', reason: 'Bestellnummer gleich' })
    await update(id, { lineIds: [broken.id], changes: { quantity: 13 } })
    expect((await linesOf(id))[0]).toMatchObject({ certainty: 'SURE', quantity: 13, edited: true })
    await update(id, { lineIds: [whole.id], changes: { quantity: 1.5 } })
    expect((await linesOf(id))[2]).toMatchObject({ certainty: 'CHECK', quantity: 1.5 })
  })

  it('stay with the article that a person chose', async () => {
    const id = await draftWith(['FREMD-7;2,5 Stk'])
    const [line] = await linesOf(id)
    await update(id, { lineIds: [line.id], matchedArticleId: knownArticles.spare.id })
    await update(id, { lineIds: [line.id], changes: { quantity: 3 } })
    expect((await linesOf(id))[0]).toMatchObject({
      matchedArticleId: knownArticles.spare.id,
      certainty: 'SURE',
      quantity: 3,
    })
  })
})

describe('a quantity that may mean another number', () => {
  it('is to be checked until somebody says how many', async () => {
    const id = await draftWith(['NK-100;1.250', 'NK-100;5', 'NK-100;10x2', 'NK-100;ca. 7'])
    const [thousands, plain, product, about] = await linesOf(id)
    expect(thousands).toMatchObject({
      quantity: 1250,
      certainty: 'CHECK',
      reason: 'Bestellnummer gleich. Menge zu prüfen: „1.250“ als 1250 gelesen, kann auch 1,25 heißen',
    })
    expect(plain).toMatchObject({ quantity: 5, certainty: 'SURE' })
    expect(product).toMatchObject({ quantity: 20, certainty: 'CHECK' })
    expect(about).toMatchObject({ quantity: 7, certainty: 'CHECK' })
    await update(id, { lineIds: [thousands.id], changes: { quantity: 1250 } })
    expect((await linesOf(id))[0]).toMatchObject({
      quantity: 1250,
      certainty: 'SURE',
      edited: true,
      reason: 'Bestellnummer gleich',
    })
  })
})

describe('a quantity without a unit of an article that is sold by the metre', () => {
  const reason = 'Bestellnummer gleich. Die Liste nennt keine Einheit, der Artikel wird in m geführt'

  it('is to be checked until somebody says the unit, how many, or that it is this article', async () => {
    const id = await draftWith(['NK-300;12500', 'NK-300;20', 'NK-300;30', 'NK-300;40m', 'NK-100;5'])
    const [inMillimetres, counted, chosen, withUnit, pieces] = await linesOf(id)
    for (const line of [inMillimetres, counted, chosen])
      expect(line).toMatchObject({ certainty: 'CHECK', bomError: null, reason })
    for (const line of [withUnit, pieces])
      expect(line).toMatchObject({ certainty: 'SURE', reason: 'Bestellnummer gleich' })
    const { body: told } = await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${id}`)
    expect(told.summary).toMatchObject({ lines: 5, matched: 5, fine: 2, toCheck: 3, errors: 0 })
    await update(id, { lineIds: [inMillimetres.id], changes: { quantityUnitName: 'mm' } })
    await update(id, { lineIds: [counted.id], changes: { quantity: 20 } })
    await update(id, { lineIds: [chosen.id], matchedArticleId: chosen.matchedArticleId })
    const decided = (await linesOf(id)).slice(0, 3)
    expect(decided.map((line: { certainty: string }) => line.certainty)).toEqual(['SURE', 'SURE', 'SURE'])
    await map(id)
    expect((await linesOf(id)).slice(0, 3)).toMatchObject(decided.map(() => ({ certainty: 'SURE' })))
  })
})

describe('a line that the list itself does not want', () => {
  const fitted = JSON.stringify([
    { importHeader: 'Nummer', articleField: 'orderNumber' },
    { importHeader: 'Menge', articleField: 'quantity' },
    { importHeader: 'Bestückt', articleField: null },
  ])

  it('is to be checked until somebody chooses its article or says how many', async () => {
    const { customer } = given
    const { body: draft } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    const content = 'Nummer;Menge;Bestückt\nNK-100;2;ja\nNK-100;1;nein\nNK-200;4;nein\nNK-300;1;ja'
    await given.form(customer, '/enquiry/bom/upload', { enquiryId: draft.id }, { name: 'Liste.csv', content })
    const address = `/enquiry/bom/map?enquiryId=${draft.id}&quantityBasis=EACH`
    expect((await given.form(customer, address, { mapping: fitted })).status).toBe(200)
    const [wanted, chosen, counted] = await linesOf(draft.id)
    const doubt =
      'Bestellnummer gleich. Laut Liste nicht vorgesehen („Bestückt: nein“): bitte prüfen, ob das Teil gebraucht wird'
    expect(wanted).toMatchObject({ certainty: 'SURE', reason: 'Bestellnummer gleich' })
    expect(chosen).toMatchObject({ quantity: 1, certainty: 'CHECK', reason: doubt })
    expect(counted).toMatchObject({ quantity: 4, certainty: 'CHECK', reason: doubt })
    await update(draft.id, { lineIds: [chosen.id], matchedArticleId: chosen.matchedArticleId })
    await update(draft.id, { lineIds: [counted.id], changes: { quantity: 4 } })
    const after = await linesOf(draft.id)
    expect(after[1]).toMatchObject({ certainty: 'SURE', quantity: 1 })
    expect(after[2]).toMatchObject({ certainty: 'SURE', reason: 'Bestellnummer gleich' })
  })
})

describe('a line whose remark names a part that the customer supplies', () => {
  const withRemark = JSON.stringify([
    { importHeader: 'Nummer', articleField: 'orderNumber' },
    { importHeader: 'Menge', articleField: 'quantity' },
    { importHeader: 'Bemerkung', articleField: 'remark' },
  ])

  it('is to be checked until somebody says who buys it, or chooses its article', async () => {
    const { customer } = given
    const { body: draft } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    const content =
      'Nummer;Menge;Bemerkung\nNK-100;2;lose\nNK-100;1;beigestellt\nNK-200;4;vom Kunden beigestellt\nNK-400;1;bauseits'
    await given.form(customer, '/enquiry/bom/upload', { enquiryId: draft.id }, { name: 'Liste.csv', content })
    const address = `/enquiry/bom/map?enquiryId=${draft.id}&quantityBasis=EACH`
    expect((await given.form(customer, address, { mapping: withRemark })).status).toBe(200)
    const [bought, supplied, own, chosen] = await linesOf(draft.id)
    // No word of the remark, which is the list owner's.
    const reason = expect.stringMatching(/\. Die Bemerkung nennt ein Beistellteil$/)
    expect(bought).toMatchObject({ certainty: 'SURE', notes: [] })
    expect(supplied).toMatchObject({
      certainty: 'CHECK',
      isSuppliedPart: false,
      reason,
    })
    expect(own).toMatchObject({ certainty: 'CHECK', reason })
    await update(draft.id, { lineIds: [supplied.id], changes: { isSuppliedPart: true } })
    await update(draft.id, { lineIds: [own.id], changes: { isSuppliedPart: false } })
    await update(draft.id, { lineIds: [chosen.id], matchedArticleId: chosen.matchedArticleId })
    const after = await linesOf(draft.id)
    expect(after[1]).toMatchObject({ certainty: 'SURE', isSuppliedPart: true, notes: [] })
    expect(after[2]).toMatchObject({ certainty: 'SURE', isSuppliedPart: false, notes: [] })
    expect(after[3]).toMatchObject({ certainty: 'SURE', isSuppliedPart: false })
  })
})

describe('a number that a spreadsheet cut', () => {
  it('is remembered for no other line, and what was chosen for its own stays when the list is mapped again', async () => {
    const id = await draftWith(['1,23457E+12;2'])
    const [line] = await linesOf(id)
    expect(line.notes).toMatchObject([{ code: 'NUMBER_CUT' }])
    await update(id, { lineIds: [line.id], matchedArticleId: knownArticles.spare.id })
    expect((await linesOf(id))[0]).toMatchObject({ matchedArticleId: knownArticles.spare.id })
    await map(id)
    expect((await linesOf(id))[0]).toMatchObject({ matchedArticleId: knownArticles.spare.id })
    const other = await draftWith(['1,23457E+12;5', 'dito;1'])
    expect(await linesOf(other)).toMatchObject([
      { matchedArticleId: null },
      { matchedArticleId: null, orderNumber: null, bomError: 'MISSING_VALUES' },
    ])
  })
})

describe('a note about a value', () => {
  const codes = (line: { notes: { code: string }[] }) => line.notes.map(({ code }) => code)

  it('is no more once a person wrote the value, nor in a list mapped again and a copy', async () => {
    const id = await draftWith(['NK-100;n. B.', 'NK-200;3m'])
    const [unread, split] = await linesOf(id)
    expect([unread, split].map(codes)).toEqual([['QUANTITY_UNREAD'], ['QUANTITY_SPLIT']])
    await update(id, { lineIds: [unread.id], changes: { quantity: 2 } })
    expect((await linesOf(id)).map(codes)).toEqual([[], ['QUANTITY_SPLIT']])
    await map(id)
    expect((await linesOf(id)).map(codes)).toEqual([[], ['QUANTITY_SPLIT']])
    const { body: copy } = await given.post(given.customer, `/enquiry/copy?id=${id}`)
    expect((await linesOf(copy.id)).map(codes)).toEqual([[], ['QUANTITY_SPLIT']])
  })

  it('stays where another value was written, or another number is as it was read', async () => {
    const id = await draftWith(['1,23457E+12;2'])
    const [line] = await linesOf(id)
    await update(id, { lineIds: [line.id], changes: { quantity: 5 } })
    expect(codes((await linesOf(id))[0])).toEqual(['NUMBER_CUT'])
    await update(id, { lineIds: [line.id], changes: { manufacturerNumber: 'T-1' } })
    expect(codes((await linesOf(id))[0])).toEqual(['NUMBER_CUT'])
    await update(id, { lineIds: [line.id], changes: { orderNumber: '1234567890123' } })
    expect(codes((await linesOf(id))[0])).toEqual([])
  })
})

it('lines without a quantity are worth a look before the release', async () => {
  const id = await draftWith(['NK-100;0', 'NK-200;-2', 'NK-300;3'])
  const { body } = await given.get(given.customer, `/enquiry/?id=${id}`)
  expect(body.recommended).toContainEqual({ code: 'lines-incomplete', count: 2 })
})
