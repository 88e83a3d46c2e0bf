import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const list = [
  'Menge;Bestellnummer;Hersteller;Bezeichnung',
  '2;NK-100;Nordkontakt;Schütz',
  '5;UNBEKANNT-1;Nordkontakt;Sonderteil',
  '1;;;Montageplatte gebohrt',
].join('\n')
const mapping = JSON.stringify(
  [
    ['Menge', 'quantity'],
    ['Bestellnummer', 'orderNumber'],
    ['Hersteller', 'manufacturerName'],
    ['Bezeichnung', 'description'],
  ].map(([importHeader, articleField]) => ({ importHeader, articleField })),
)

const map = (enquiryId: string) =>
  given.form(given.customer, `/enquiry/bom/map?enquiryId=${enquiryId}`, { mapping })
const linesOf = async (enquiryId: string) => {
  const query = `enquiryId=${enquiryId}&paginationSize=100&column=position`
  return (await given.get(given.customer, `/enquiry/bom/articles?${query}`)).body.content
}
const mapped = async () => {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  await given.form(
    given.customer,
    '/enquiry/bom/upload',
    { enquiryId: body.id },
    { name: 'L.csv', content: list },
  )
  const told = await map(body.id)
  if (told.status !== 200) throw new Error(JSON.stringify(told.body))
  return { enquiryId: body.id as string, lines: await linesOf(body.id), summary: told.body.summary }
}
const decide = async (enquiryId: string, lineId: string, decision: object) => {
  const told = await given.updateLines(given.customer, { enquiryId, lineIds: [lineId], ...decision })
  if (told.status !== 200) throw new Error(JSON.stringify(told.body))
  return told.body
}
const release = async (enquiryId: string) => {
  await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  await given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
}
const stay = { changes: { withoutArticle: true } }
const matchAgain = { changes: { withoutArticle: false } }
const recommendedOf = async (enquiryId: string) =>
  (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body.recommended

describe('a line that stays without an article', () => {
  it('leaves nothing to do, and is open again once that is taken back', async () => {
    const { enquiryId, lines, summary } = await mapped()
    expect(summary).toMatchObject({ lines: 3, errors: 2, fine: 1 })
    expect(summary).not.toHaveProperty('withoutArticle')
    const told = await decide(enquiryId, lines[1].id, stay)
    expect(told.articles).toMatchObject([
      { withoutArticle: true, matchedArticleId: null, bomError: 'ARTICLE_NOT_FOUND', edited: true },
    ])
    expect(told.articles[0].reason).toBe('Bleibt ohne Artikel: so entschieden')
    expect(told.summary).toMatchObject({ lines: 3, errors: 2, fine: 2, withoutArticle: 1 })
    expect(await recommendedOf(enquiryId)).toContainEqual({ code: 'lines-unmatched', count: 1 })
    const taken = await decide(enquiryId, lines[1].id, matchAgain)
    expect(taken.articles).toMatchObject([{ bomError: 'ARTICLE_NOT_FOUND', edited: false }])
    expect(taken.articles[0]).not.toHaveProperty('withoutArticle')
    expect(taken.summary).toEqual(summary)
    expect(await recommendedOf(enquiryId)).toContainEqual({ code: 'lines-unmatched', count: 2 })
  })

  it('counts in the estimate as every other line without an article', async () => {
    const { enquiryId, lines } = await mapped()
    const asked = `/enquiry/bom/estimate?enquiryId=${enquiryId}`
    const before = (await given.get(given.customer, asked)).body.estimate
    const after = await decide(enquiryId, lines[1].id, stay)
    expect(after.estimate).toEqual(before)
  })

  it('needs no number where it has a description', async () => {
    const { enquiryId, lines } = await mapped()
    expect(lines[2].bomError).toBe('MISSING_VALUES')
    const told = await decide(enquiryId, lines[2].id, stay)
    expect(told.articles).toMatchObject([{ bomError: 'ARTICLE_NOT_FOUND', withoutArticle: true }])
    expect(told.summary).toMatchObject({ fine: 2, withoutArticle: 1 })
    const taken = await decide(enquiryId, lines[2].id, matchAgain)
    expect(taken.articles).toMatchObject([{ bomError: 'MISSING_VALUES' }])
  })

  it('gives up what its numbers led to, also where the table is mapped anew, until an article is chosen', async () => {
    const { enquiryId, lines } = await mapped()
    const { matchedArticleId } = lines[0]
    const told = await decide(enquiryId, lines[0].id, stay)
    expect(told.articles).toMatchObject([{ matchedArticleId: null, matchedBy: null, withoutArticle: true }])
    expect((await map(enquiryId)).body.summary).toMatchObject({ matched: 0, withoutArticle: 1 })
    const [again] = await linesOf(enquiryId)
    expect(again).toMatchObject({ matchedArticleId: null, withoutArticle: true, edited: true })
    const chosen = await decide(enquiryId, again.id, { matchedArticleId })
    expect(chosen.articles).toMatchObject([{ matchedArticleId, matchedBy: 'MANUAL_REPLACEMENT' }])
    expect(chosen.articles[0]).not.toHaveProperty('withoutArticle')
    expect(chosen.summary).not.toHaveProperty('withoutArticle')
  })

  it('is matched again by another number', async () => {
    const { enquiryId, lines } = await mapped()
    await decide(enquiryId, lines[1].id, stay)
    const told = await decide(enquiryId, lines[1].id, { changes: { orderNumber: 'NK-200' } })
    expect(told.articles[0].matchedArticleId).not.toBeNull()
    expect(told.articles[0]).not.toHaveProperty('withoutArticle')
  })

  it('is open in the offer of a supplier, who has to find an article for it', async () => {
    const { enquiryId, lines } = await mapped()
    await decide(enquiryId, lines[1].id, stay)
    await release(enquiryId)
    const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId })
    const query = `offerId=${offer.id}&paginationSize=100&column=position`
    const { body: list } = await given.get(given.supplier, `/enquiry/bom/articles?${query}`)
    expect(list.content[1]).toMatchObject({ bomError: 'ARTICLE_NOT_FOUND', edited: false })
    expect(list.content[1]).not.toHaveProperty('withoutArticle')
    expect(list.content[1].reason).toBe('Keine der Nummern führt zu einem Artikel')
    const { body: estimate } = await given.get(given.supplier, `/enquiry/bom/estimate?offerId=${offer.id}`)
    expect(estimate.summary).toMatchObject({ lines: 3, fine: 1 })
    expect(estimate.summary).not.toHaveProperty('withoutArticle')
    expect(offer.recommended).toContainEqual({ code: 'lines-unmatched', count: 2 })
  })

  it('is judged anew in an offer also where the sums of the list were not counted yet', async () => {
    const { enquiryId, lines } = await mapped()
    await decide(enquiryId, lines[2].id, stay)
    await release(enquiryId)
    await sql`update bom set sums = null where enquiry_id = ${enquiryId}`.execute(given.db)
    const { body: offer } = await given.post(given.supplier, '/offer/', { enquiryId })
    const query = `offerId=${offer.id}&paginationSize=100&column=position`
    const { body: list } = await given.get(given.supplier, `/enquiry/bom/articles?${query}`)
    expect(list.content.map((line: { bomError: string | null }) => line.bomError)).toEqual([
      null,
      'ARTICLE_NOT_FOUND',
      'MISSING_VALUES',
    ])
  })

  it('is told in the stream of all lines, to suppliers too', async () => {
    const { enquiryId, lines } = await mapped()
    await decide(enquiryId, lines[1].id, stay)
    await release(enquiryId)
    for (const actor of [given.customer, given.supplier]) {
      const stream = await given.download(actor, `/enquiry/bom/lines?enquiryId=${enquiryId}`)
      const slim = stream
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(slim.map((line: { withoutArticle?: boolean }) => line.withoutArticle)).toEqual([
        undefined,
        true,
        undefined,
      ])
    }
  })
})
