import type { Offer } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownArticles, knownEan } from '../catalogue.example.ts'
import { workflowInTest } from '../workflow.example.ts'
import { knownDeviations } from './known-deviations.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const header = 'Menge;Einheit;Bestellnummer;Bezeichnung;BMK;Einbauort;EAN\n'
const mapping = [
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'Einheit', articleField: 'quantityUnitName' },
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'Bezeichnung', articleField: 'description' },
  { importHeader: 'BMK', articleField: 'bmk' },
  { importHeader: 'Einbauort', articleField: 'installationLocation' },
  { importHeader: 'EAN', articleField: 'eanNumber' },
]
const asked = ['2;Stk;NK-100;Klemme', '30;m;NK-200;Leitung', '1;Stk;;Montage']

async function mapped(owner: Record<string, string>, actor: typeof given.customer, lines: readonly string[]) {
  const content = header + lines.join('\n')
  await given.form(actor, '/enquiry/bom/upload', owner, { name: 'Liste.csv', content })
  const { status } = await given.form(actor, `/enquiry/bom/map?${new URLSearchParams(owner)}`, {
    mapping: JSON.stringify(mapping),
  })
  expect(status).toBe(200)
}

/** A released enquiry with these lines, and a draft of an offer with their copies or a list of its own. */
async function offerOn(lines: readonly string[], own?: readonly string[]): Promise<string> {
  const { customer, supplier } = given
  const dates = { desiredDeliveryDate: '2099-01-15', deliveryCondition: 'EXW' }
  const { body: draft } = await given.post(customer, '/enquiry/', {
    title: 'Abweichungen',
    referenceNumber: 'AB-1',
    amount: 1,
    ...dates,
  })
  await mapped({ enquiryId: draft.id }, customer, lines)
  await given.upload(customer, `enquiry/${draft.id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { editVersion } = (await given.get(customer, `/enquiry/?id=${draft.id}`)).body
  const released = await given.post(customer, '/enquiry/update', {
    id: draft.id,
    editVersion,
    released: true,
  })
  expect(released.status, JSON.stringify(released.body)).toBe(200)
  const values = { enquiryId: draft.id, offerNumber: 'AN-1', price: 900, ...dates }
  const { body: offer } = await given.post(supplier, '/offer/', values)
  if (own !== undefined) await mapped({ offerId: offer.id }, supplier, own)
  return offer.id
}
const linesOf = (offerId: string) =>
  given.db
    .selectFrom('bom_line')
    .innerJoin('bom', 'bom.id', 'bom_line.bom_id')
    .select(['bom_line.id', 'bom_line.position', 'bom_line.copied_from'])
    .where('bom.offer_id', '=', offerId)
    .orderBy('bom_line.position')
    .execute()
async function change(offerId: string, position: number, values: Record<string, unknown>) {
  const line = (await linesOf(offerId)).find((one) => one.position === position)
  await given.db.updateTable('bom_line').set(values).where('id', '=', line!.id).execute()
}
async function deviationsOf(offerId: string, who = given.supplier): Promise<Offer['deviations']> {
  const { body } = await given.get(who, `/offer/?id=${offerId}`)
  expect(body.deviationCount).toBe(body.deviations.length)
  return body.deviations
}

describe('what an offer changes', () => {
  it('is nothing while its lines are as they were copied', async () => {
    expect(await deviationsOf(await offerOn(asked))).toEqual([])
  })

  it('is told line by line, what changed before what was added', async () => {
    const offer = await offerOn(asked)
    await change(offer, 1, { quantity: 2.0001, quantity_unit_name: 'Paar' })
    const [, second] = await linesOf(offer)
    await given.db.deleteFrom('bom_line').where('id', '=', second!.id).execute()
    await change(offer, 3, { position: 2, copied_from: null, order_number: 'NEU-1' })
    expect(await deviationsOf(offer)).toEqual([
      { kind: 'QUANTITY', position: 1, label: 'NK-100', before: '2', after: '2,0001' },
      { kind: 'UNIT', position: 1, label: 'NK-100', before: 'Stk', after: 'Paar' },
      { kind: 'REMOVED', position: 2, label: 'NK-200', before: '30 m', after: null },
      { kind: 'ADDED', position: 2, label: 'NEU-1', before: null, after: '1 Stk' },
      { kind: 'REMOVED', position: 3, label: 'Montage', before: '1 Stk', after: null },
    ])
  })

  it('is found once, and anew when a line of either list was written', async () => {
    const offerId = await offerOn(asked)
    const { enquiry_id: enquiryId } = await given.db
      .selectFrom('offer')
      .select('enquiry_id')
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow()
    const found = async () =>
      (await knownDeviations(given.db, { enquiryId, offerIds: [offerId], hidesOwn: false, most: 10 })).get(
        offerId,
      )
    const first = await found()
    expect(await found()).toBe(first)
    await change(offerId, 1, { quantity: 3 })
    const second = await found()
    expect([first?.counts.QUANTITY, second?.counts.QUANTITY]).toEqual([0, 1])
    expect(await found()).toBe(second)
    await given.db
      .updateTable('bom_line')
      .set({ quantity: 3 })
      .where('position', '=', 1)
      .where('bom_id', 'in', given.db.selectFrom('bom').select('id').where('enquiry_id', '=', enquiryId))
      .execute()
    expect((await found())?.counts.QUANTITY).toBe(0)
  })

  it('is compared by what the lines are where the list is the supplier’s own, in whatever order', async () => {
    const own = ['1;Stk;;Montage', '31;m;NK-200;Kabel', '2;Stk;NK-100;Klemme']
    const offer = await offerOn(asked, own)
    expect(await deviationsOf(offer)).toMatchObject([
      { kind: 'QUANTITY', position: 2, before: '30', after: '31' },
    ])
    const { recommended } = (await given.get(given.supplier, `/offer/?id=${offer}`)).body
    expect(recommended).toContainEqual({ code: 'lines-deviate', count: 1 })
  })

  it('is compared by what the lines are where the enquiry’s lines are others by now', async () => {
    const offer = await offerOn(asked)
    await given.db
      .updateTable('bom_line')
      .set({ copied_from: '00000000-0000-4000-8000-000000000000' })
      .where(
        'id',
        'in',
        (await linesOf(offer)).map(({ id }) => id),
      )
      .execute()
    await change(offer, 2, { quantity: 4 })
    expect(await deviationsOf(offer)).toMatchObject([{ kind: 'QUANTITY', position: 2, after: '4' }])
  })

  it('calls a line of the enquiry without an article by its description too', async () => {
    const lines = ['2;Stk;OHNE-1;Klemme', '1;Stk;OHNE-2;Schalter', '1;Stk;OHNE-3;']
    const own = ['3;Stk;OHNE-1;Eigener Text', '1;Stk;OHNE-4;Eigener Text']
    expect(await deviationsOf(await offerOn(lines, own))).toMatchObject([
      { kind: 'QUANTITY', label: 'OHNE-1 · Klemme' },
      { kind: 'REMOVED', label: 'OHNE-2 · Schalter' },
      { kind: 'ADDED', label: 'OHNE-4' },
      { kind: 'REMOVED', label: 'OHNE-3' },
    ])
  })

  it('pairs equal lines in their order, each once', async () => {
    const twice = ['1;Stk;NK-100;a', '2;Stk;NK-100;b']
    const own = [...twice, '3;Stk;NK-100;c']
    expect(await deviationsOf(await offerOn(twice, own))).toMatchObject([
      { kind: 'ADDED', position: 3, label: 'NK-100' },
    ])
    expect(await deviationsOf(await offerOn(own, twice))).toMatchObject([
      { kind: 'REMOVED', position: 3, label: 'NK-100' },
    ])
  })

  it('is nothing where numbers differ in blanks, dashes, dots and case alone', async () => {
    const written = ['1;Stk;5SY1 16-B', '2;Stk;1102 1500', '3;Stk;BES M8 04N S4']
    const own = ['3;Stk;bes-m8-04n-s4', '1;Stk;5SY116-B', '2;Stk;1102.1500']
    expect(await deviationsOf(await offerOn(written, own))).toEqual([])
  })

  it('is nothing where the article is the same under whatever number', async () => {
    const own = [`1;Stk;GH-7;;;;${knownEan}`]
    expect(await deviationsOf(await offerOn(['1;Stk;NK-400'], own))).toEqual([])
  })

  it('pairs lines of one article by their designation, then by their quantity', async () => {
    const written = ['1;Stk;NK-100;;-F1;A1', '2;Stk;NK-100;;-F1;A2', '3;Stk;NK-200', '4;Stk;NK-200']
    const own = ['4;Stk;NK-200', '3;Stk;NK-200', '5;Stk;NK-100;;F1;+A2', '1;Stk;NK-100;;F1;A1']
    expect(await deviationsOf(await offerOn(written, own))).toMatchObject([
      { kind: 'QUANTITY', position: 2, before: '2', after: '5' },
    ])
  })

  it('is another article where one takes the place of another', async () => {
    const written = ['1;Stk;NK-100;;-F1;A1', '1;Stk;NK-100;;-F1;A2', '1;Stk;X-1;;-X1']
    const own = ['1;Stk;NK-400;;-F1;A2', '1;Stk;NK-100;;-F1;A1', '1;Stk;Y-2;;-X1;A9']
    expect(await deviationsOf(await offerOn(written, own))).toEqual([
      {
        kind: 'ARTICLE',
        position: 2,
        label: 'NK-100',
        before: 'Nordkontakt NK-100',
        after: 'Nordkontakt NK-400',
      },
      { kind: 'ARTICLE', position: 3, label: 'X-1', before: 'X-1', after: 'Y-2' },
    ])
  })

  it('names maker and text of both articles, to the customer no text of a list of the supplier’s own', async () => {
    const written = ['1;Stk;X-1;Leitungsschutzschalter C10;-F1', '1;Stk;X-2;Relais;-K1']
    const offer = await offerOn(written)
    await change(offer, 1, {
      manufacturer_name: 'Südwerk',
      order_number: 'Y-1',
      description: 'LS C10, 1-polig',
    })
    expect(await deviationsOf(offer)).toMatchObject([
      {
        before: 'X-1 · Leitungsschutzschalter C10',
        after: 'Südwerk Y-1 · LS C10, 1-polig',
      },
    ])
    const own = await offerOn(written, ['1;Stk;Y-1;unser Text;-F1', '1;Stk;X-2;Relais;-K1'])
    await given.release(given.supplier, own)
    const before = 'X-1 · Leitungsschutzschalter C10'
    expect(await deviationsOf(own)).toMatchObject([{ before, after: 'Y-1 · unser Text' }])
    expect(await deviationsOf(own, given.customer)).toMatchObject([{ before, after: 'Y-1' }])
  })

  it('is no other article in another cabinet or without a designation', async () => {
    const own = ['1;Stk;Y-1;;-F1;A2', '1;Stk;Y-2']
    const found = await deviationsOf(await offerOn(['1;Stk;X-1;;-F1;A1', '1;Stk;X-2'], own))
    expect(found.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
      'REMOVED X-1',
      'ADDED Y-1',
      'REMOVED X-2',
      'ADDED Y-2',
    ])
  })

  it('is another article where a copied line got another number, and none where its number was recognised', async () => {
    const offer = await offerOn(['1;Stk;X-1', '1;Stk;nk 400', '1;Stk;X-3'])
    const { id, orderNumber } = knownArticles.spare
    const article = { matched_article_id: id, article: JSON.stringify(knownArticles.spare) }
    await change(offer, 1, { order_number: 'Y-1' })
    await change(offer, 2, article)
    await change(offer, 3, article)
    expect(await deviationsOf(offer)).toMatchObject([
      { kind: 'ARTICLE', position: 1, before: 'X-1', after: 'Y-1' },
      { kind: 'ARTICLE', position: 3, before: 'X-3', after: `Nordkontakt ${orderNumber}` },
    ])
  })

  it('is another article where a copied line keeps its number and is called otherwise, and has no article', async () => {
    const offer = await offerOn(['1;Stk;SO-99;Anzeige nach Maß', '1;Stk;NK-100;Klemme'])
    await change(offer, 1, { description: 'Bedienfeld MT8071 statt der Anzeige' })
    await change(offer, 2, { description: 'Klemme, grau' })
    expect(await deviationsOf(offer)).toMatchObject([
      {
        kind: 'ARTICLE',
        position: 1,
        before: 'SO-99 · Anzeige nach Maß',
        after: 'SO-99 · Bedienfeld MT8071 statt der Anzeige',
      },
    ])
  })

  it('is no other unit under another name, or where one of the two names none', async () => {
    const written = ['1;St;NK-100', '1;pcs;NK-200', '1;;NK-400', '1;Gebinde;X-1', '1;m;X-2']
    const own = ['1;Stück;NK-100', '1;;NK-200', '1;Stk;NK-400', '1;GEBINDE;X-1', '1;Rolle;X-2']
    expect(await deviationsOf(await offerOn(written, own))).toMatchObject([
      { kind: 'UNIT', position: 5, before: 'm', after: 'Rolle' },
    ])
  })

  it('names a line without a number by its description where the asker may read it, and never by nothing', async () => {
    const offer = await offerOn(['1;Stk;NK-100'], ['1;Stk;NK-100', '1;Stk;;Kundenspezifische Verdrahtung'])
    await given.release(given.supplier, offer)
    expect(await deviationsOf(offer)).toMatchObject([
      { kind: 'ADDED', label: 'Kundenspezifische Verdrahtung' },
    ])
    expect(await deviationsOf(offer, given.customer)).toMatchObject([
      { kind: 'ADDED', label: 'Zeile ohne Nummer' },
    ])
  })
})
