import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { knownArticles, knownEan } from '../catalogue.example.ts'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Actor = Given['customer']
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterEach(() => {
  given.catalogue.technicalData = {}
})
afterAll(() => given.stop())

const fieldOf: Record<string, string> = {
  Menge: 'quantity',
  ME: 'quantityUnitName',
  Bestellnummer: 'orderNumber',
  'GH-Nummer': 'wholesalerOrderNumber',
  EAN: 'eanNumber',
  Bezeichnung: 'description',
  ERP: 'erpNumber',
  Bemerkung: 'remark',
  Listenpreis: 'listPrice',
  EK: 'purchasePrice',
  Link: 'manufacturerLink',
  BMK: 'bmk',
}
const mappingOf = (content: string) =>
  content
    .split('\n')[0]!
    .split(';')
    .map((importHeader) => ({ importHeader, articleField: fieldOf[importHeader] ?? null }))

const newDraft = async (): Promise<string> =>
  (await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })).body.id

async function map(enquiryId: string, content: string) {
  await given.form(given.customer, '/enquiry/bom/upload', { enquiryId }, { name: 'Liste.csv', content })
  return mapAgain(enquiryId, content)
}
const mapAgain = (enquiryId: string, content: string) =>
  given.form(given.customer, `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`, {
    mapping: JSON.stringify(mappingOf(content)),
  })
async function linesOf(target: string, actor: Actor = given.customer) {
  const { body } = await given.get(
    actor,
    `/enquiry/bom/articles?${target}&paginationSize=100&column=position`,
  )
  return body.content
}
const update = (enquiryId: string, body: object) => given.updateLines(given.customer, { enquiryId, ...body })

describe('a list that has', () => {
  it('only EANs is matched by them, and none of its lines misses a number', async () => {
    const enquiryId = await newDraft()
    const { status, body } = await map(enquiryId, `EAN;Menge\n${knownEan};2\n4006381333948;1`)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await linesOf(`enquiryId=${enquiryId}`)).toMatchObject([
      { eanNumber: knownEan, matchedBy: 'EAN_NUMBER', certainty: 'SURE', bomError: null },
      { eanNumber: '4006381333948', matchedArticleId: null, bomError: 'ARTICLE_NOT_FOUND' },
    ])
    expect(body.summary).toMatchObject({ lines: 2, fine: 1 })
  })

  it('the same EAN twice at one place has a duplicate', async () => {
    const enquiryId = await newDraft()
    await map(enquiryId, `EAN;Menge;BMK\n${knownEan};2;K1\n4006381333948;1;K2\n${knownEan};2;K1`)
    const issues = (await linesOf(`enquiryId=${enquiryId}`)).map(
      (line: { bomError: string }) => line.bomError,
    )
    expect(issues).toEqual([null, 'ARTICLE_NOT_FOUND', 'DUPLICATE'])
  })

  it("only a dealer's numbers can be mapped", async () => {
    const enquiryId = await newDraft()
    expect((await map(enquiryId, 'GH-Nummer;Bezeichnung;Menge\nGH-1;Schütz;2\n;Klemme;3')).status).toBe(200)
    const stream = await given.download(given.customer, `/enquiry/bom/lines?enquiryId=${enquiryId}`)
    const numbers = stream
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).wholesalerOrderNumber)
    expect(numbers).toEqual(['GH-1', undefined])
  })

  it('only descriptions can be mapped; its lines found nothing and miss nothing', async () => {
    const enquiryId = await newDraft()
    const { status, body } = await map(enquiryId, 'Bezeichnung;Menge\nSchütz 24 V;2\nKlemme;4')
    expect(status, JSON.stringify(body)).toBe(200)
    const lines = await linesOf(`enquiryId=${enquiryId}`)
    expect(lines).toMatchObject([{ bomError: 'ARTICLE_NOT_FOUND' }, { bomError: 'ARTICLE_NOT_FOUND' }])
    const chosen = await update(enquiryId, {
      lineIds: [lines[0].id],
      matchedArticleId: knownArticles.contactor.id,
    })
    expect(chosen.body.articles).toMatchObject([
      {
        bomError: null,
        certainty: 'SURE',
        matchedBy: 'MANUAL_REPLACEMENT',
        manualReplacement: true,
        edited: true,
      },
    ])
    expect(chosen.body.summary).toMatchObject({ lines: 2, fine: 1 })
  })

  it('numbers misses one where a line has none', async () => {
    const enquiryId = await newDraft()
    await map(enquiryId, 'Bestellnummer;Bezeichnung;Menge\nNK-100;Schütz;2\n;Klemme;4')
    expect(await linesOf(`enquiryId=${enquiryId}`)).toMatchObject([
      { bomError: null },
      { bomError: 'MISSING_VALUES' },
    ])
  })

  it('neither cannot be mapped', async () => {
    expect(await map(await newDraft(), 'BMK;Menge\nK1;2')).toMatchObject({
      status: 400,
      body: { code: 'mapping-incomplete' },
    })
  })
})

describe('a match whose article is something else than the line describes', () => {
  const content =
    'Bestellnummer;Bezeichnung;Menge\nNK-100;Leitungsschutzschalter C10 2-polig;2\nNK-200;Klemme;1'
  const offered = () => {
    given.catalogue.technicalData = {
      [knownArticles.contactor.id]: {
        family: 'circuit-breaker',
        attributes: { poles: 2, ratedCurrent: 2, characteristic: 'C' },
      },
    }
  }

  it('is to be checked, with the reason, and counts as noted', async () => {
    offered()
    const enquiryId = await newDraft()
    const { body } = await map(enquiryId, content)
    const [line] = await linesOf(`enquiryId=${enquiryId}`)
    expect(line).toMatchObject({ matchedArticleId: knownArticles.contactor.id, certainty: 'CHECK' })
    expect(line.reason).toMatch(/^Bestellnummer gleich\. Die Angaben widersprechen sich: .*2 A/)
    expect(body.summary).toMatchObject({ lines: 2, toCheck: 1, fine: 1 })
  })

  it('is doubted no more once a person chose it for this line, also where the list is mapped again', async () => {
    offered()
    const enquiryId = await newDraft()
    await map(enquiryId, content)
    const [line] = await linesOf(`enquiryId=${enquiryId}`)
    const choice = { lineIds: [line.id], matchedArticleId: knownArticles.contactor.id }
    expect((await update(enquiryId, choice)).body.articles).toMatchObject([{ certainty: 'SURE' }])
    expect((await mapAgain(enquiryId, content)).body.summary).toMatchObject({ fine: 2 })
    const [again] = await linesOf(`enquiryId=${enquiryId}`)
    expect(again).toMatchObject({ certainty: 'SURE', edited: true, reason: 'Von Hand zugeordnet' })
    const matched = await update(enquiryId, { lineIds: [again.id], changes: {} })
    expect(matched.body.articles).toMatchObject([{ certainty: 'SURE', matchedBy: 'MANUAL_REPLACEMENT' }])
  })

  it('is doubted where it is only remembered', async () => {
    offered()
    const enquiryId = await newDraft()
    await map(enquiryId, content)
    expect((await linesOf(`enquiryId=${enquiryId}`))[0]).toMatchObject({
      matchedBy: 'MANUAL_REPLACEMENT',
      edited: false,
      certainty: 'CHECK',
    })
  })
})

describe('what else a list says', () => {
  const content = [
    'Bestellnummer;Menge;ME;EAN;ERP;Bemerkung;Listenpreis;EK;Link',
    `NK-100;2;Pckg;${knownEan};E-1;eilt;12,50;10,25;https://hersteller.example/nk-100`,
    'NK-200;1;;;;;;;javascript:alert(1)',
  ].join('\n')

  it('is kept, and answered to the company that uploaded it alone', async () => {
    const enquiryId = await newDraft()
    await map(enquiryId, content)
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
    expect(released.status, JSON.stringify(released.body)).toBe(200)
    const own = { erpNumber: 'E-1', remark: 'eilt', listPrice: 12.5, purchasePrice: 10.25 }
    const shown = { eanNumber: knownEan, manufacturerLink: 'https://hersteller.example/nk-100' }
    const [line, other] = await linesOf(`enquiryId=${enquiryId}`)
    expect(line).toMatchObject({ ...own, ...shown })
    expect(other.manufacturerLink).toBeNull()
    const [seen] = await linesOf(`enquiryId=${enquiryId}`, given.supplier)
    expect(seen).toMatchObject(shown)
    for (const name of Object.keys(own)) expect(seen).not.toHaveProperty(name)
    const { body: told } = await given.get(given.supplier, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)
    expect(told.summary).toMatchObject({ leftOut: [], notices: [] })
    const offer = await given.post(given.supplier, '/offer/', { enquiryId })
    const [copied] = await linesOf(`offerId=${offer.body.id}`, given.supplier)
    expect(copied).toMatchObject({
      ...shown,
      erpNumber: null,
      remark: null,
      listPrice: null,
      purchasePrice: null,
    })
  })

  it('stays beside a unit that was chosen, also where the list is mapped again', async () => {
    const enquiryId = await newDraft()
    await map(enquiryId, content)
    const [line] = await linesOf(`enquiryId=${enquiryId}`)
    expect(line).toMatchObject({ quantityUnitName: 'Pckg', quantityUnitText: null })
    const change = async (quantityUnitName: string) =>
      (await update(enquiryId, { lineIds: [line.id], changes: { quantityUnitName } })).body.articles[0]
    const chosen = { quantityUnitName: 'm', quantityUnitText: 'Pckg' }
    expect(await change('Stück')).toMatchObject({ quantityUnitName: 'Stück', quantityUnitText: 'Pckg' })
    expect(await change('m')).toMatchObject(chosen)
    await mapAgain(enquiryId, content)
    expect((await linesOf(`enquiryId=${enquiryId}`))[0]).toMatchObject(chosen)
  })
})
