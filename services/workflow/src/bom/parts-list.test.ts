import { randomUUID } from 'node:crypto'
import { rowsIn, sheetsIn, storedEntries } from '@schrankwerk/bom-service/zipped-sheets'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { knownArticles } from '../catalogue.example.ts'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterEach(() => {
  given.catalogue.down = false
})
afterAll(() => given.stop())

const list = [
  'Menge;ME;Bestellnummer;Hersteller;Bezeichnung;BMK;Beistellung',
  '2;Nos;NK-100;Nordkontakt;Schütz;K1;',
  '30;Stk;NK-200;Nordkontakt;Klemme;X1;',
  '40;Stück;NK-200;Nordkontakt;Klemme;X2;',
  '5;Stk;UNBEKANNT-1;Nordkontakt;Sonderteil;A1;',
  '5;Stk;UNBEKANNT-1;Nordkontakt;Sonderteil;A2;',
  '1;Stk;NK-400;Nordkontakt;Ersatz;A3;KB',
  '1500;mm;NK-300;Nordkontakt;Leitung;W1;',
  'Gesamtsumme;;;;987,65;;',
].join('\n')
const mapping = [
  ['Menge', 'quantity'],
  ['ME', 'quantityUnitName'],
  ['Bestellnummer', 'orderNumber'],
  ['Hersteller', 'manufacturerName'],
  ['Bezeichnung', 'description'],
  ['BMK', 'bmk'],
  ['Beistellung', 'isSuppliedPart'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))

type Actor = Given['customer']
interface Target {
  enquiryId?: string
  offerId?: string
}
const queryOf = (target: Target) => new URLSearchParams(target as Record<string, string>).toString()

const draft = async (customer: Actor = given.customer, amount = 2): Promise<{ enquiryId: string }> => {
  const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount })
  return { enquiryId: body.id }
}
const uploadList = (actor: Actor, target: Target, content = list, name = 'Liste.csv') =>
  given.form(actor, '/enquiry/bom/upload', target as Record<string, string>, { name, content })
const mapList = (
  actor: Actor,
  target: Target,
  {
    query = 'suppliedPartString=kb%7CBauseits',
    fields = {},
    file = undefined as string | undefined,
    as = mapping,
  } = {},
) =>
  given.form(
    actor,
    `/enquiry/bom/map?${queryOf(target)}&${query}`,
    { mapping: JSON.stringify(as), ...fields },
    file === undefined ? undefined : { name: 'Andere.csv', content: file },
  )
const linesOf = async (actor: Actor, target: Target) => {
  const { body } = await given.get(
    actor,
    `/enquiry/bom/articles?${queryOf(target)}&paginationSize=100&column=position`,
  )
  return body.content
}
const update = (actor: Actor, target: Target, body: object) =>
  given.updateLines(actor, { ...target, ...body })
const mapped = async (actor = given.customer): Promise<{ enquiryId: string }> => {
  const target = await draft(actor)
  await uploadList(actor, target)
  const { status, body } = await mapList(actor, target)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return target
}
/** A released enquiry with this parts list, and an offer draft on it. */
const offered = async (): Promise<{ enquiryId: string; offerId: string }> => {
  const { enquiryId } = await mapped()
  await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
  const released = await given.post(given.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
  const offer = await given.post(given.supplier, '/offer/', { enquiryId })
  return { enquiryId, offerId: offer.body.id }
}
const releaseOffer = async (offerId: string) => {
  await given.upload(given.supplier, `offer/${offerId}`, 'Angebot.pdf', 'OFFER')
  const { body } = await given.get(given.supplier, `/offer/?id=${offerId}`)
  const { editVersion } = body
  const input = { id: offerId, editVersion, offerNumber: 'A-1', price: 5000, released: true }
  const released = await given.post(given.supplier, '/offer/update', input)
  if (released.status !== 200) throw new Error(JSON.stringify(released.body))
}

describe('a parts list', () => {
  it('is uploaded, mapped, matched, judged and released', async () => {
    const target = await draft()
    const { status, body: reading } = await uploadList(given.customer, target)
    expect(status).toBe(201)
    expect(reading).toMatchObject({
      bomFileName: 'Liste.csv',
      headerRowIndex: 1,
      lineCount: 7,
      remembered: false,
    })
    const { body: owner } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    expect(reading.editVersion).toBe(owner.editVersion)
    expect(owner.recommended).toContainEqual({ code: 'list-not-mapped' })
    const again = await given.form(given.customer, '/enquiry/bom/header', { ...target, headerRowIndex: '1' })
    expect(again.body.editVersion).toBe(reading.editVersion)
    const query = `suppliedPartString=kb%7CBauseits&editVersion=${reading.editVersion}`
    const { body: told } = await mapList(given.customer, target, { query })
    expect(told.editVersion).toBe(reading.editVersion + 1)
    expect(told.summary).toMatchObject({ lines: 7, matched: 5, suppliedParts: 1, matchedPercent: 71 })
    expect(told.summary.byError).toEqual({
      MISSING_VALUES: 0,
      ARTICLE_NOT_FOUND: 2,
      WRONG_UNIT: 0,
      DUPLICATE: 0,
    })
    expect(told.summary.leftOut).toHaveLength(1)
    const lines = await linesOf(given.customer, target)
    expect(lines[0]).toMatchObject({ orderNumber: 'NK-100', quantity: 2, certainty: 'SURE', bomError: null })
    expect(lines[3]).toMatchObject({ matchedBy: null, certainty: 'OPEN', bomError: 'ARTICLE_NOT_FOUND' })
    expect(lines[5]).toMatchObject({ isSuppliedPart: true })
    const enquiry = (await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body
    expect(enquiry).toMatchObject({ bomFileName: 'Liste.csv', lineCount: 7, editVersion: told.editVersion })
    expect(enquiry.recommended).toContainEqual({ code: 'lines-unmatched', count: 2 })
    expect(enquiry.recommended).not.toContainEqual({ code: 'list-not-mapped' })
    expect(enquiry.fileItems).toMatchObject([{ filename: 'Liste.csv', fileType: 'BILL_OF_MATERIAL' }])
  })

  it('whose quantities no column names says so before the release', async () => {
    const target = await draft()
    await uploadList(given.customer, target)
    const as = mapping.filter(({ articleField }) => articleField !== 'quantity')
    await mapList(given.customer, target, { as })
    const { body: uncounted } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    expect(uncounted.recommended).toContainEqual({ code: 'quantities-assumed', count: 7 })
    await mapList(given.customer, target)
    const { body: counted } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    expect(JSON.stringify(counted.recommended)).not.toContain('quantities-assumed')
  })

  it('is no list read where its file is merely attached, which a release warns of and does not refuse', async () => {
    const { enquiryId } = await draft()
    await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
    // Nothing that a list could be read of.
    await given.upload(given.customer, `enquiry/${enquiryId}`, 'Teile.csv', 'BILL_OF_MATERIAL', 'Anlage 1')
    const { body: enquiry } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
    expect(enquiry).toMatchObject({ bomFileName: null, lineCount: 0 })
    expect(enquiry.recommended).toContainEqual({ code: 'list-not-read' })
    const released = await given.post(given.customer, '/enquiry/update', {
      id: enquiryId,
      editVersion: enquiry.editVersion,
      referenceNumber: '4711',
      deliveryCondition: 'EXW',
      desiredDeliveryDate: '2099-01-15',
      released: true,
    })
    expect(released.status).toBe(200)
  })

  it('holds no open point in what the customer supplies and no article was found for', async () => {
    const target = await draft()
    const rows = ['2;NK-100;', '1;UNBEKANNT-1;KB', '1;UNBEKANNT-2;', ';UNBEKANNT-3;KB']
    await uploadList(given.customer, target, ['Menge;Bestellnummer;Beistellung', ...rows].join('\n'))
    const as = ['Menge', 'Bestellnummer', 'Beistellung'].map((header) =>
      mapping.find(({ importHeader }) => importHeader === header),
    ) as typeof mapping
    const { body: told } = await mapList(given.customer, target, { as })
    expect(told.summary).toMatchObject({ lines: 4, matched: 1, errors: 3, fine: 2, suppliedUnmatched: 1 })
    expect(told.summary.byError).toMatchObject({ ARTICLE_NOT_FOUND: 2, MISSING_VALUES: 1 })
    const lines = await linesOf(given.customer, target)
    expect(lines[1]).toMatchObject({ isSuppliedPart: true, bomError: 'ARTICLE_NOT_FOUND' })
    const { body: enquiry } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    expect(enquiry.recommended).toContainEqual({ code: 'lines-unmatched', count: 1 })
  })

  it('may name numbers too large for a quantity: the line keeps the text and lacks its value', async () => {
    const target = await draft()
    const quantities = ['1234567890123456', '99999999999999999999', '999999999999', '2']
    const rows = quantities.map((quantity) => `${quantity};NK-100`)
    await uploadList(given.customer, target, ['Menge;Bestellnummer', ...rows].join('\n'))
    const as = mapping.filter(({ importHeader }) => ['Menge', 'Bestellnummer'].includes(importHeader!))
    const { status, body } = await mapList(given.customer, target, { as, query: 'quantityBasis=EACH' })
    expect([status, body.summary.byError.MISSING_VALUES]).toEqual([200, 2])
    const lines = await linesOf(given.customer, target)
    expect(lines.map((line: Record<string, unknown>) => [line.quantity, line.quantityText])).toEqual([
      [null, quantities[0]],
      [null, quantities[1]],
      [999_999_999_999, quantities[2]],
      [2, quantities[3]],
    ])
    for (const line of lines.slice(0, 2)) {
      expect(line.bomError).toBe('MISSING_VALUES')
      expect(line.notes).toEqual([
        {
          code: 'QUANTITY_UNREAD',
          certainty: 'OPEN',
          text: `„${line.quantityText}“ ist zu groß für eine Menge`,
        },
      ])
    }
  })

  it('costs a piece what its article does, whatever the rounded price of the line comes to', async () => {
    const { offerId } = await offered()
    const lines = await linesOf(given.supplier, { offerId })
    await update(
      given.supplier,
      { offerId },
      { lineIds: [lines[1].id], changes: { quantity: 2, purchasePrice: 7.4732 } },
    )
    await update(given.supplier, { offerId }, { lineIds: [lines[3].id], changes: { purchasePrice: 7 } })
    const after = await linesOf(given.supplier, { offerId })
    expect(after[1]).toMatchObject({
      linePrice: 14.95,
      unitPrice: 7.4732,
      matchedArticle: { purchasePricePerPiece: 7.4732 },
    })
    expect(after[3]).toMatchObject({ matchedArticle: null, unitPrice: 7 })
    const stream = (await given.download(given.supplier, `/enquiry/bom/lines?offerId=${offerId}`)).toString()
    const slim = stream
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const pricesIn = (all: { unitPrice: number | null }[]) => all.map(({ unitPrice }) => unitPrice)
    expect(pricesIn(slim)).toEqual(pricesIn(after))
  })

  it('costs by the purchase price of its quantity, and supplied parts nothing', async () => {
    const { offerId } = await offered()
    const lines = await linesOf(given.supplier, { offerId })
    // 2 × 71.37; 30 of 137.73 for a hundred; 1,500 mm at 3.19 a metre
    expect(lines[0].linePrice).toBe(142.74)
    expect(lines[1].linePrice).toBe(41.32)
    expect(lines[6].linePrice).toBe(4.79)
    const { body } = await given.get(given.supplier, `/enquiry/bom/estimate?offerId=${offerId}`)
    // 142.74 + 41.32 + 55.09 + 4.79; NK-400 is supplied
    expect(body.estimate.parts).toMatchObject({
      discountedSum: 0,
      nonDiscountedSum: 243.94,
      suppliedParts: 1,
    })
  })

  it('counts quantities for all cabinets as those of one', async () => {
    const target = await draft()
    await uploadList(given.customer, target)
    await mapList(given.customer, target, { query: 'suppliedPartString=KB&quantityBasis=TOTAL' })
    const lines = await linesOf(given.customer, target)
    expect(lines.map((line: { quantity: number }) => line.quantity)).toEqual([1, 15, 20, 2.5, 2.5, 0.5, 750])
  })

  it('takes a row that was left out back in', async () => {
    const target = await draft()
    await uploadList(given.customer, target)
    const first = await mapList(given.customer, target)
    const [{ rowIndex }] = first.body.summary.leftOut
    const second = await mapList(given.customer, target, {
      fields: { includedRows: JSON.stringify([rowIndex]) },
    })
    expect(second.body.summary).toMatchObject({ lines: 8, leftOut: [] })
    const { body } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
    expect(body).toMatchObject({ includedRows: [rowIndex], lineCount: 8 })
  })

  it('comes with the mapping that the company chose for these headers, and no other company', async () => {
    const customer = { ...given.otherCustomer, companyId: randomUUID() }
    const headers = 'Stück;Code;Was auch immer\n3;NK-100;x\n4;NK-200;y\n'
    const choice = [
      { importHeader: 'Stück', articleField: 'quantity' },
      { importHeader: 'Was auch immer', articleField: 'remark' },
      { importHeader: 'Code', articleField: 'orderNumber' },
    ]
    const target = await draft(customer)
    await uploadList(customer, target, headers)
    expect((await mapList(customer, target, { query: '', as: choice })).status).toBe(200)
    const again = await uploadList(customer, await draft(customer), headers)
    expect(again.body.remembered).toBe(true)
    const fieldOf = Object.fromEntries(
      again.body.suggestedMapping.map((entry: { importHeader: string; articleField: string }) => [
        entry.importHeader,
        entry.articleField,
      ]),
    )
    expect(fieldOf).toEqual({ Stück: 'quantity', Code: 'orderNumber', 'Was auch immer': 'remark' })
    expect((await uploadList(given.customer, await draft(), headers)).body.remembered).toBe(false)
  })

  it('comes back as the guess that it was where nobody decided it', async () => {
    const customer = { ...given.otherCustomer, companyId: randomUUID() }
    const content = 'Bestell-Nr.;Dings;Bauteil;Anz.\nNK-100;blau;Schütz;2\nNK-200;rot;Relais 24 V;1\n'
    const isGuess = ({ certainty }: { certainty: string }) => certainty !== 'SURE'
    const target = await draft(customer)
    const { suggestedMapping } = (await uploadList(customer, target, content)).body
    const guesses = suggestedMapping.filter(isGuess)
    expect(guesses.length).toBeGreaterThan(1)
    expect((await mapList(customer, target, { query: '', as: suggestedMapping })).status).toBe(200)

    const second = await draft(customer)
    const again = (await uploadList(customer, second, content)).body
    expect(again.remembered).toBe(true)
    expect(again.suggestedMapping.filter(isGuess)).toEqual(
      guesses.map((guess: { reason: string }) => ({
        ...guess,
        reason: `${guess.reason}; beim letzten Mal ungeprüft so übernommen`,
      })),
    )

    // Without a certainty a person decided.
    const decided = again.suggestedMapping.map(
      ({ certainty: _, ...entry }: { certainty: string; importHeader: string; articleField: string }) =>
        entry,
    )
    expect((await mapList(customer, second, { query: '', as: decided })).status).toBe(200)
    const third = (await uploadList(customer, await draft(customer), content)).body
    expect(third.suggestedMapping.filter(isGuess)).toEqual([])
    const { body: enquiry } = await given.get(customer, `/enquiry/?id=${target.enquiryId}`)
    expect(Object.keys(enquiry.fieldMapping[0])).toEqual(['importHeader', 'articleField'])
  })

  it('calls of the reading only that chosen which a person chose, and asks for no header row twice', async () => {
    const customer = { ...given.otherCustomer, companyId: randomUUID() }
    // Two tables below each other, so that the row of the column names is a guess.
    const content =
      'Bestell-Nr.;Menge\nNK-100;1\nNK-200;2\nNK-300;10\n;\nTeil-ID;Typ;Name;Anzahl\n201;A;1M1;1\n202;B;1M2;1\n'
    const headerOf = ({
      body: { headerRowIndex, headerRowCertainty, headerRowReason },
    }: Awaited<ReturnType<typeof uploadList>>) => ({
      headerRowIndex,
      headerRowCertainty,
      headerRowReason,
    })
    const takenOver = await draft(customer)
    const first = await uploadList(customer, takenOver, content)
    const guess = headerOf(first)
    expect(guess).toMatchObject({ headerRowCertainty: 'CHECK' })
    const { suggestedMapping: as } = first.body
    expect((await mapList(customer, takenOver, { query: '', as })).status).toBe(200)
    const read = (target: object, headerRowIndex: number) =>
      given.form(customer, '/enquiry/bom/header', { ...target, headerRowIndex: String(headerRowIndex) })
    expect(headerOf(await read(takenOver, guess.headerRowIndex))).toEqual(guess)
    expect(headerOf(await read(takenOver, guess.headerRowIndex + 1))).toMatchObject({
      headerRowCertainty: 'SURE',
      headerRowReason: 'Von Ihnen gewählt',
    })
    const shown = async ({ enquiryId }: Target) =>
      (await given.get(customer, `/enquiry/?id=${enquiryId}`)).body.decidedReading
    expect(await shown(takenOver)).toEqual([])

    const confirmed = await draft(customer)
    expect(headerOf(await uploadList(customer, confirmed, content))).toEqual(guess)
    const decidedReading = ['headerRow', 'encoding']
    const fields = { decidedReading: JSON.stringify(decidedReading) }
    expect((await mapList(customer, confirmed, { query: '', as, fields })).status).toBe(200)
    expect(await shown(confirmed)).toEqual(decidedReading)

    // Taken over without a word the next time, it stays known.
    for (const _ of ['next', 'the one after']) {
      const later = await draft(customer)
      expect(headerOf(await uploadList(customer, later, content))).toEqual({
        ...guess,
        headerRowCertainty: 'SURE',
        headerRowReason: 'Beim letzten Mal bestätigt',
      })
      expect((await mapList(customer, later, { query: '', as })).status).toBe(200)
    }
  })
})

it('of two mappings of one state the first holds, and the other is refused and writes nothing', async () => {
  const target = await draft()
  const { editVersion } = (await uploadList(given.customer, target)).body
  const query = `suppliedPartString=KB&editVersion=${editVersion}`
  expect((await mapList(given.customer, target, { query })).status).toBe(200)
  const withoutMaker = mapping.filter(({ articleField }) => articleField !== 'manufacturerName')
  const refused = await mapList(given.customer, target, { query, as: withoutMaker })
  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
  const { body: enquiry } = await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)
  expect(enquiry).toMatchObject({ fieldMapping: mapping, editVersion: editVersion + 1 })
})

describe('what cannot be mapped', () => {
  it('changes nothing: neither lines nor the table, also when the table came along', async () => {
    const target = await mapped()
    const before = (await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body
    const other = 'Menge;Bestellnummer\n1;NK-100\n'
    expect(await mapList(given.customer, target, { file: other })).toMatchObject({
      status: 400,
      body: { code: 'mapping-invalid' },
    })
    given.catalogue.down = true
    const as = [
      { importHeader: 'Menge', articleField: 'quantity' },
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
    ]
    expect(await mapList(given.customer, target, { file: other, as, query: '' })).toMatchObject({
      status: 503,
      body: { code: 'part-down' },
    })
    expect((await mapList(given.customer, target)).status).toBe(503)
    expect((await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body).toEqual(before)
    given.catalogue.down = false
    const done = await mapList(given.customer, target, { file: other, as, query: '' })
    expect(done.body.summary).toMatchObject({ lines: 1, matched: 1 })
    const after = (await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body
    expect(after).toMatchObject({
      bomFileName: 'Andere.csv',
      lineCount: 1,
      headers: ['Menge', 'Bestellnummer'],
    })
    expect(after.fileItems).toHaveLength(1)
  })

  it('names what is wrong: no number, no text for supplied parts, another version, released', async () => {
    const target = await draft()
    expect(await mapList(given.customer, target)).toMatchObject({
      status: 404,
      body: { code: 'bom-missing' },
    })
    await uploadList(given.customer, target)
    const noNumber = mapping.filter(
      (entry) => entry.articleField !== 'orderNumber' && entry.articleField !== 'description',
    )
    expect(await mapList(given.customer, target, { as: noNumber })).toMatchObject({
      status: 400,
      body: { code: 'mapping-incomplete' },
    })
    expect(await mapList(given.customer, target, { query: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'suppliedPartString' }] },
    })
    expect(
      await mapList(given.customer, target, { query: 'suppliedPartString=KB&editVersion=1' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    expect((await mapList(given.supplier, target)).status).toBe(404)
    const { enquiryId } = await offered()
    expect(await mapList(given.customer, { enquiryId })).toMatchObject({
      status: 409,
      body: { code: 'enquiry-released' },
    })
    expect((await mapList(given.supplier, { enquiryId })).status).toBe(403)
  })

  it('keeps the columns of a table when the catalogue cannot be asked', async () => {
    given.catalogue.down = true
    expect((await uploadList(given.customer, await draft())).status).toBe(201)
  })
})

describe('another article for a line', () => {
  it('is remembered for equal lines and the next list, and undone again', async () => {
    const target = await mapped()
    const lines = await linesOf(given.customer, target)
    const { body: found } = await given.get(given.customer, `/enquiry/bom/suggestions?lineId=${lines[3].id}`)
    expect(found.equalLineIds).toEqual([lines[3].id, lines[4].id])
    const articleId = knownArticles.spare.id
    const one = await update(given.customer, target, { lineIds: [lines[3].id], matchedArticleId: articleId })
    expect(one.body.articles).toMatchObject([
      {
        matchedArticleId: articleId,
        matchedBy: 'MANUAL_REPLACEMENT',
        manualReplacement: true,
        bomError: null,
      },
    ])
    expect(one.body.summary).toMatchObject({ matched: 6, errors: 1 })
    const all = await update(given.customer, target, {
      lineIds: found.equalLineIds,
      matchedArticleId: articleId,
    })
    expect(all.body.summary).toMatchObject({ matched: 7, errors: 0 })
    expect((await linesOf(given.customer, await mapped()))[3]).toMatchObject({
      matchedArticleId: articleId,
      manualReplacement: true,
    })
    const undone = await update(given.customer, target, {
      lineIds: found.equalLineIds,
      matchedArticleId: null,
    })
    expect(undone.body.summary).toMatchObject({ matched: 5, errors: 2 })
    expect((await linesOf(given.customer, await mapped()))[3]).toMatchObject({ matchedArticleId: null })
  })

  it('is not offered for lines of the same number about which something else is doubtful', async () => {
    const target = await mapped()
    const lines = await linesOf(given.customer, target)
    await given.db
      .updateTable('bom_line')
      .set({ reason: 'Menge zu prüfen: „1.000“ kann tausend sein' })
      .where('id', '=', lines[4].id)
      .execute()
    const equalTo = async (id: string) =>
      (await given.get(given.customer, `/enquiry/bom/suggestions?lineId=${id}`)).body.equalLineIds
    expect(await equalTo(lines[3].id)).toEqual([lines[3].id])
    expect(await equalTo(lines[4].id)).toEqual([lines[4].id])
  })

  it('is refused for lines of another list, from an older version and on an enquiry’s price', async () => {
    const target = await mapped()
    const [line] = await linesOf(given.customer, target)
    const [foreign] = await linesOf(given.customer, await mapped())
    const articleId = knownArticles.spare.id
    expect(
      (await update(given.customer, target, { lineIds: [foreign.id], matchedArticleId: articleId })).status,
    ).toBe(404)
    const old = { lineIds: [line.id], matchedArticleId: articleId, editVersion: 1 }
    expect((await update(given.customer, target, old)).status).toBe(409)
    const price = { lineIds: [line.id], changes: { purchasePrice: 1 } }
    expect((await update(given.customer, target, price)).status).toBe(403)
    expect((await update(given.customer, target, { lineIds: [line.id] })).status).toBe(400)
    expect(
      (await update(given.customer, target, { lineIds: [line.id], matchedArticleId: randomUUID() })).status,
    ).toBe(404)
    expect((await update(given.otherCustomer, target, old)).status).toBe(404)
  })

  it('judges a changed line again', async () => {
    const target = await mapped()
    const [line] = await linesOf(given.customer, target)
    const change = async (changes: object) => {
      const { body } = await update(given.customer, target, { lineIds: [line.id], changes })
      return body.articles[0]
    }
    expect(await change({ quantityUnitName: 'm' })).toMatchObject({ bomError: 'WRONG_UNIT', edited: true })
    expect(await change({ quantity: 0 })).toMatchObject({ bomError: 'MISSING_VALUES' })
    expect(await change({ quantity: 1, quantityUnitName: 'pcs' })).toMatchObject({ bomError: null })
    expect(await change({ orderNumber: 'NK-300', quantityUnitName: 'cm' })).toMatchObject({
      matchedArticleId: knownArticles.cable.id,
      bomError: null,
    })
  })
})

describe('the lines of an offer', () => {
  it('are the supplier’s own and never change the offer’s price', async () => {
    const { enquiryId, offerId } = await offered()
    const { body: priced } = await given.get(given.supplier, `/offer/?id=${offerId}`)
    await given.post(given.supplier, '/offer/update', {
      id: offerId,
      editVersion: priced.editVersion,
      price: 900,
    })
    const lines = await linesOf(given.supplier, { offerId })
    const { body } = await update(
      given.supplier,
      { offerId },
      {
        lineIds: [lines[1].id],
        changes: { quantity: 60, purchasePrice: 2 },
      },
    )
    expect(body.articles).toMatchObject([
      { quantity: 60, linePrice: 120, matchedArticle: { purchasePricePerPiece: 2 } },
    ])
    const own = await update(
      given.supplier,
      { offerId },
      { lineIds: [lines[3].id], changes: { purchasePrice: 7 } },
    )
    expect(own.body.articles).toMatchObject([{ matchedArticle: null, linePrice: 35 }])
    const more = await update(
      given.supplier,
      { offerId },
      { lineIds: [lines[3].id], changes: { quantity: 6 } },
    )
    expect(more.body.articles).toMatchObject([{ linePrice: 42 }])
    expect((await given.get(given.supplier, `/offer/?id=${offerId}`)).body).toMatchObject({
      price: 900,
      deviations: [
        { kind: 'QUANTITY', position: 2, before: '30', after: '60' },
        { kind: 'QUANTITY', position: 4, before: '5', after: '6' },
      ],
    })
    expect((await linesOf(given.customer, { enquiryId }))[1]).toMatchObject({ quantity: 30 })
  })

  it('deviate from the enquiry in the next version as in the former one', async () => {
    const { offerId } = await offered()
    const [, second] = await linesOf(given.supplier, { offerId })
    await update(given.supplier, { offerId }, { lineIds: [second.id], changes: { quantity: 60 } })
    await releaseOffer(offerId)
    const revised = await given.get(given.supplier, `/offer/revision?offerId=${offerId}`)
    expect(revised.body).toMatchObject({
      version: 2,
      deviations: [{ kind: 'QUANTITY', position: 2, before: '30', after: '60' }],
    })
  })

  it('get the catalogue’s price back when the supplier takes his own away', async () => {
    const { offerId } = await offered()
    const lines = await linesOf(given.supplier, { offerId })
    const priceOf = async (line: { id: string }, purchasePrice: number | null) => {
      const input = { lineIds: [line.id], changes: { purchasePrice } }
      const { body } = await update(given.supplier, { offerId }, input)
      return body.articles[0]
    }
    const { linePrice, matchedArticle } = lines[1]
    expect(matchedArticle.purchasePricePerPiece).toBeGreaterThan(0)
    expect(await priceOf(lines[1], 2)).toMatchObject({ matchedArticle: { purchasePricePerPiece: 2 } })
    expect(await priceOf(lines[1], 3)).toMatchObject({ matchedArticle: { purchasePricePerPiece: 3 } })
    expect(await priceOf(lines[1], null)).toMatchObject({ linePrice, matchedArticle })
    expect(await priceOf(lines[3], 7)).toMatchObject({ linePrice: 35 })
    expect(await priceOf(lines[3], null)).toMatchObject({ linePrice: null })
  })

  it('cost what quantity and price make of each other, up to the largest of both', async () => {
    const { offerId } = await offered()
    const lines = await linesOf(given.supplier, { offerId })
    for (const [line, largest] of [lines[1], lines[3]].entries()) {
      const input = { lineIds: [largest.id], changes: { quantity: 1e9, purchasePrice: 1e9 } }
      const { status, body } = await update(given.supplier, { offerId }, input)
      expect([line, status, body.articles[0].linePrice]).toEqual([line, 200, 1e18])
      expect((await linesOf(given.supplier, { offerId }))[line === 0 ? 1 : 3].linePrice).toBe(1e18)
    }
  })

  it('keep what was changed by hand when a row that was left out is taken back in', async () => {
    const { offerId } = await offered()
    const target = { offerId }
    await uploadList(given.supplier, target)
    await mapList(given.supplier, target)
    const lines = await linesOf(given.supplier, target)
    const change = (at: number, changes: object) =>
      update(given.supplier, target, { lineIds: [lines[at].id], changes })
    await change(1, { quantity: 60, purchasePrice: 2 })
    await change(3, { orderNumber: 'NK-100', description: 'Von Hand' })
    await change(4, { purchasePrice: 7 })
    const { status } = await mapList(given.supplier, target, { fields: { includedRows: '[9]' } })
    expect(status).toBe(200)
    const after = await linesOf(given.supplier, target)
    expect(after).toHaveLength(lines.length + 1)
    expect(after[1]).toMatchObject({
      quantity: 60,
      linePrice: 120,
      matchedArticle: { purchasePricePerPiece: 2 },
      edited: true,
    })
    expect(after[3]).toMatchObject({
      orderNumber: 'NK-100',
      description: 'Von Hand',
      matchedArticleId: lines[0].matchedArticleId,
      edited: true,
    })
    expect(after[4]).toMatchObject({ matchedArticle: null, linePrice: 35, edited: true })
    expect(after[0]).toMatchObject({ quantity: 2, edited: false })
    const { body } = await update(given.supplier, target, {
      lineIds: [after[1].id],
      changes: { purchasePrice: null },
    })
    expect(body.articles[0].matchedArticle).toEqual(lines[1].matchedArticle)
  })

  it('may come from a list of the supplier’s own, whose table and prices stay his', async () => {
    const { offerId } = await offered()
    const target = { offerId }
    const own = 'Menge;Bestellnummer;Mein EK 999\n9;NK-100;4321,09\nGesamtsumme;;38889,81\n'
    expect((await uploadList(given.supplier, target, own, 'Kalkulation.csv')).status).toBe(201)
    const as = [
      { importHeader: 'Menge', articleField: 'quantity' },
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
      { importHeader: 'Mein EK 999', articleField: 'remark' },
    ]
    const { body } = await mapList(given.supplier, target, { as, query: '' })
    expect(body.summary).toMatchObject({ lines: 1, matched: 1 })
    await releaseOffer(offerId)
    const { body: file } = await given.get(given.supplier, `/offer/?id=${offerId}`)
    expect(file).toMatchObject({ bomFileName: 'Kalkulation.csv', fieldMapping: as })
    const { path } = file.fileItems.find((item: { filename: string }) => item.filename === 'Kalkulation.csv')
    expect((await given.get(given.supplier, `/file/?path=${path}`)).status).toBe(200)
    expect((await given.get(given.customer, `/file/?path=${path}`)).status).toBe(404)
    expect((await given.get(given.customer, `/enquiry/bom/?offerId=${offerId}`)).status).toBe(404)
    expect((await given.post(given.customer, '/file/ticket', { path })).status).toBe(404)
    const zip = await given.form(given.customer, '/file/all/enquiry', { offerId, 'filesToAppend[]': [path] })
    expect(zip.status).toBe(404)
    const answers = await Promise.all(
      [
        `/offer/?id=${offerId}`,
        `/file/names?path=offer/${offerId}`,
        `/enquiry/bom/articles?offerId=${offerId}`,
        `/enquiry/bom/lines?offerId=${offerId}`,
        `/enquiry/bom/estimate?offerId=${offerId}`,
      ].map((address) => given.get(given.customer, address)),
    )
    for (const { status, body: seen } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(seen)).not.toMatch(
        /4321[.,]09|38889[.,]81|71[.,]37|83[.,]91|Mein EK|Kalkulation\.csv/,
      )
    }
    expect(answers[0]?.body).toMatchObject({
      bomFileName: null,
      bomHeaderRowIndex: null,
      headers: [],
      fieldMapping: [],
      mappedAt: file.mappedAt,
      lineCount: 1,
    })
    expect(answers[4]?.body).toMatchObject({ estimate: null, summary: { lines: 1, leftOut: [] } })
  })
})

describe('a header row that is none', () => {
  it.each(['0', '-1', '1.5', '1048577', 'x', ''])(
    'is refused by its own code: %j',
    async (headerRowIndex) => {
      const target = await draft()
      await uploadList(given.customer, target)
      const wrong = {
        status: 400,
        body: {
          code: 'header-row-invalid',
          detail: 'Kopfzeile ungültig',
          errors: [{ path: 'headerRowIndex', code: 'header-row-invalid' }],
        },
      }
      const fields = { ...target, headerRowIndex }
      expect(await given.form(given.customer, '/enquiry/bom/header', fields)).toMatchObject(wrong)
      const file = { name: 'Liste.csv', content: list }
      expect(await given.form(given.customer, '/enquiry/bom/upload', fields, file)).toMatchObject(wrong)
      const query = new URLSearchParams({ headerRowIndex }).toString()
      expect(await mapList(given.customer, target, { query })).toMatchObject(wrong)
    },
  )

  it('below the last row has no headers', async () => {
    const target = await draft()
    await uploadList(given.customer, target)
    const fields = { ...target, headerRowIndex: '500' }
    const { status, body } = await given.form(given.customer, '/enquiry/bom/header', fields)
    expect([status, body.code]).toEqual([400, 'headers-missing'])
  })
})

it('every call to catalogue carries the id of the request it is made for', async () => {
  const target = await draft()
  const lineOf = async () => (await linesOf(given.customer, target))[3].id
  const asked = async (act: () => Promise<Response>) => {
    given.catalogue.requestIds = []
    const response = await act()
    expect(response.ok, await response.clone().text()).toBe(true)
    expect(given.catalogue.requestIds.length).toBeGreaterThan(0)
    expect(new Set(given.catalogue.requestIds)).toEqual(new Set([response.headers.get('x-request-id')]))
  }
  const form = (path: string, fields: Record<string, string>, file?: string) => async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (file) body.append('file', new Blob([file]), 'Liste.csv')
    return given.request(given.customer, path, { method: 'POST', body })
  }
  await asked(form('/enquiry/bom/upload', { enquiryId: target.enquiryId }, list))
  await asked(form('/enquiry/bom/header', { enquiryId: target.enquiryId }))
  const address = `/enquiry/bom/map?enquiryId=${target.enquiryId}&suppliedPartString=kb`
  await asked(form(address, { mapping: JSON.stringify(mapping) }))
  const lineId = await lineOf()
  await asked(() => given.request(given.customer, `/enquiry/bom/suggestions?lineId=${lineId}`))
  for (const decision of [
    { matchedArticleId: knownArticles.spare.id },
    { matchedArticleId: null },
    { changes: { orderNumber: 'NK-300' } },
  ]) {
    const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body
    await asked(() =>
      given.request(given.customer, '/enquiry/bom/articles/update', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...target, lineIds: [lineId], ...decision, editVersion }),
      }),
    )
  }
})

it('a decision says which version it is of; reading a table again is refused where the one it names is over', async () => {
  const target = await mapped()
  const [line] = await linesOf(given.customer, target)
  const decision = { ...target, lineIds: [line.id], changes: { quantity: 9 } }
  const without = await given.post(given.customer, '/enquiry/bom/articles/update', decision)
  expect([without.status, without.body.code]).toEqual([400, 'edit-version-missing'])
  const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${target.enquiryId}`)).body
  const older = { ...decision, editVersion: editVersion - 1 }
  expect((await given.post(given.customer, '/enquiry/bom/articles/update', older)).status).toBe(409)
  expect((await linesOf(given.customer, target))[0].quantity).toBe(line.quantity)
  const readAgain = (version: number | undefined) =>
    given.form(given.customer, '/enquiry/bom/header', {
      ...target,
      headerRowIndex: '1',
      ...(version === undefined ? {} : { editVersion: String(version) }),
    })
  expect((await readAgain(undefined)).status).toBe(200)
  expect((await readAgain(editVersion)).status).toBe(200)
  const refused = await readAgain(editVersion - 1)
  expect([refused.status, refused.body.code]).toEqual([409, 'changed-meanwhile'])
})

describe('the generated files', () => {
  const zipFor = async (actor: Actor, fields: Record<string, string | string[]>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      for (const one of [value].flat()) body.append(name, one)
    return given.download(actor, '/file/all/enquiry', { method: 'POST', body })
  }

  it('show a customer all lines and sums without prices', async () => {
    const { enquiryId } = await mapped()
    const sheets = await sheetsIn(await zipFor(given.customer, { enquiryId }))
    expect(Object.keys(sheets)).toEqual(['Gesamtstückliste.xlsx', 'Summenstückliste.xlsx'])
    const [header, ...rows] = sheets['Gesamtstückliste.xlsx'] as string[][]
    expect(header).toEqual(['Typnummer', 'Bestellnummer', 'Menge je Schrank', 'Einheit'])
    expect(sheets['Summenstückliste.xlsx']?.[0]).toEqual(header?.toSpliced(3, 0, 'Menge für 2 Schränke'))
    expect(rows).toHaveLength(7)
    expect(JSON.stringify(sheets)).not.toMatch(/71[.,]37|83[.,]91|137[.,]73|ERP-|preis|Rabatt/i)
  })

  it('have one quantity for one cabinet, summed up in whole packages', async () => {
    const { enquiryId } = await mapped()
    const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
    const one = { id: enquiryId, editVersion: body.editVersion, amount: 1 }
    expect((await given.post(given.customer, '/enquiry/update', one)).status).toBe(200)
    const sheets = await sheetsIn(await zipFor(given.customer, { enquiryId }))
    const [header] = sheets['Gesamtstückliste.xlsx'] as string[][]
    expect(header).toEqual(['Typnummer', 'Bestellnummer', 'Menge', 'Einheit'])
    const [ofSums, ...sums] = sheets['Summenstückliste.xlsx'] as string[][]
    expect(ofSums).toEqual(header)
    // 70 pieces of an article that is sold by 50.
    expect(sums.find((row) => row[2] === '100')).toMatchObject({ 3: 'Stück' })
    expect(sums.find((row) => row[3] === 'm')).toMatchObject({ 2: '1.5' })
  })

  it('are of no enquiry or offer for the operator: to him they are not there', async () => {
    const { enquiryId, offerId } = await offered()
    for (const fields of [{ enquiryId }, { offerId }] as Record<string, string>[]) {
      const { status, body } = await given.form(given.admin, '/file/all/enquiry', fields)
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
  })

  it('show a supplier prices, the production list by location and sums in whole packages', async () => {
    const { offerId } = await offered()
    const sheets = await sheetsIn(await zipFor(given.supplier, { offerId }))
    expect(Object.keys(sheets)).toEqual([
      'Gesamtstückliste.xlsx',
      'Fertigungsstückliste.xlsx',
      'Summenstückliste.xlsx',
    ])
    const [header, first, terminal] = sheets['Gesamtstückliste.xlsx'] as string[][]
    expect(header).toEqual([
      'ERP-Nummer',
      'Menge je Schrank',
      'Bestellnummer/Bezeichnung/Hersteller',
      'Einheit',
      'Einkaufspreis je Einheit',
      'Typnummer',
      'Hersteller',
      'Rabatt der Gruppe in %',
      'Listenpreis je Einheit',
    ])
    expect(first?.[0]).toBe('ERP-1')
    expect([terminal?.[1], terminal?.[4]]).toEqual(['30', '1.3773'])
    const sums = sheets['Summenstückliste.xlsx'] as string[][]
    // 30 Stk and 40 Stück are 70 pieces, 140 for two cabinets and sold by 50; 1,500 mm are 1.5 m
    expect(sums.find((row) => row[0] === 'ERP-2')).toMatchObject({ 1: '70', 2: '150', 4: 'Stück' })
    expect(sums.find((row) => row[0] === 'ERP-3')).toMatchObject({ 1: '1.5', 2: '3', 4: 'm' })
    expect(sums).toHaveLength(6)
  })

  it('order what the list says in all, and not a package more', async () => {
    const { enquiryId } = await draft(given.customer, 3)
    await uploadList(
      given.customer,
      { enquiryId },
      'Menge;ME;Bestellnummer;Hersteller\n50;Stk;NK-200;Nordkontakt\n20;m;NK-300;Nordkontakt\n',
    )
    const as = mapping.filter(({ importHeader }) => !/BMK|Bezeichnung|Beistellung/.test(importHeader ?? ''))
    const { status } = await mapList(
      given.customer,
      { enquiryId },
      {
        as,
        query: 'quantityBasis=TOTAL&quantityCount=3',
      },
    )
    expect(status).toBe(200)
    const sheets = await sheetsIn(await zipFor(given.customer, { enquiryId }))
    const [header, terminal, cable] = sheets['Summenstückliste.xlsx'] as string[][]
    expect(header?.slice(2, 4)).toEqual(['Menge je Schrank', 'Menge für 3 Schränke'])
    expect(terminal?.slice(2, 4)).toEqual(['16.6667', '50'])
    expect(cable?.slice(2, 4)).toEqual(['6.6667', '20'])
  })

  it('have prices for what the quantity counts, the own one as well, and none where lines differ', async () => {
    const { offerId } = await offered()
    const target = { offerId }
    const lines = await linesOf(given.supplier, target)
    for (const [line, purchasePrice] of [
      [lines[2], 1.5],
      [lines[3], 12.5],
    ]) {
      const { status } = await update(given.supplier, target, {
        lineIds: [line.id],
        changes: { purchasePrice },
      })
      expect(status).toBe(200)
    }
    const sheets = await sheetsIn(await zipFor(given.supplier, target))
    const all = sheets['Gesamtstückliste.xlsx'] as string[][]
    expect(all.slice(1).map((row) => row[4])).toEqual([
      '71.37',
      '1.3773',
      '1.50',
      '12.50',
      '',
      '59.53',
      '0.0032',
    ])
    const sums = sheets['Summenstückliste.xlsx'] as string[][]
    expect(sums.find((row) => row[0] === 'ERP-2')?.[5]).toBe('')
    expect(sums.find((row) => row[0] === 'ERP-3')?.[5]).toBe('3.19')
  })

  it('are taken out as they are reviewed, with prices by suppliers alone', async () => {
    const { enquiryId, offerId } = await offered()
    const listOf = async (actor: typeof given.customer, target: Record<string, string>) =>
      rowsIn(await given.download(actor, `/enquiry/bom/checked?${new URLSearchParams(target)}`))
    const [header, ...rows] = await listOf(given.customer, { enquiryId })
    expect(header?.slice(0, 2)).toEqual(['Zeile', 'Status'])
    expect(header).not.toContain('Einkaufspreis je Einheit')
    const own = ['Nummer in der Liste', 'ERP-Nummer der Liste', 'Bemerkung']
    expect(header).toEqual(expect.arrayContaining(own))
    const ofSupplier = (await listOf(given.supplier, { enquiryId }))[0]
    expect(own.filter((name) => ofSupplier!.includes(name))).toEqual([])
    const { body } = await given.get(
      given.customer,
      `/enquiry/bom/articles?enquiryId=${enquiryId}&column=position`,
    )
    expect(rows).toHaveLength(body.content.length)
    const at = (name: string) => header!.indexOf(name)
    const first = body.content[0]
    expect([rows[0]![0], rows[0]![at('Bestellnummer')], Number(rows[0]![at('Menge je Schrank')])]).toEqual([
      String(first.position),
      first.orderNumber,
      first.quantity,
    ])
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['in Ordnung', 'mit Hinweis']))
    for (const target of [{ enquiryId }, { offerId }] as Record<string, string>[])
      expect((await listOf(given.supplier, target))[0]).toContain('Einkaufspreis je Einheit')
    const { body: ticket } = await given.post(given.customer, '/file/ticket', { checked: { enquiryId } })
    const fetched = await rowsIn(await given.download(given.customer, ticket.url.replace('/api', '')))
    expect(fetched[0]).toEqual(header)
    const foreign = await given.get(given.otherCustomer, `/enquiry/bom/checked?enquiryId=${enquiryId}`)
    expect(foreign.status).toBe(404)
    expect((await given.post(given.otherCustomer, '/file/ticket', { checked: { enquiryId } })).status).toBe(
      404,
    )
  })

  it('name to a supplier, and to nobody else, the parts that the customer sends', async () => {
    const { enquiryId, offerId } = await offered()
    const named: Record<string, string>[] = [{ enquiryId }, { offerId }]
    for (const target of named) {
      const address = `/enquiry/bom/supplied?${new URLSearchParams(target)}`
      const [header, ...rows] = await rowsIn(await given.download(given.supplier, address))
      expect(header).toEqual([
        'Aufstellungsort (++)',
        'Einbauort (+)',
        'BMK (-)',
        'Anlage (=)',
        'Menge je Schrank',
        'Menge für 2 Schränke',
        'Einheit',
        'Bestellnummer',
        'Typnummer',
        'Hersteller',
        'Bezeichnung',
      ])
      const { body } = await given.get(given.supplier, `/enquiry/bom/articles?${new URLSearchParams(target)}`)
      const supplied = body.content.filter((line: { isSuppliedPart: boolean }) => line.isSuppliedPart)
      expect(supplied.length).toBeGreaterThan(0)
      for (const row of rows) expect(Number(row[5])).toBe(2 * Number(row[4]))
      expect(rows.map((row) => row[7]).sort()).toEqual(
        supplied.map(({ orderNumber }: { orderNumber: string }) => orderNumber).sort(),
      )
      expect((await given.get(given.customer, address)).status).toBe(403)
      expect((await given.post(given.customer, '/file/ticket', { supplied: target })).status).toBe(403)
      const { body: ticket } = await given.post(given.supplier, '/file/ticket', { supplied: target })
      const fetched = await given.download(given.supplier, ticket.url.replace('/api', ''))
      expect(await rowsIn(fetched)).toEqual([header, ...rows])
    }
  })

  it('come with the files named, each authorised by itself', async () => {
    const { enquiryId } = await mapped()
    await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
    const { body } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
    const plan = body.fileItems.find((item: { filename: string }) => item.filename === 'Plan.pdf')
    const often = Array(20).fill(plan.path)
    const zip = await zipFor(given.customer, { enquiryId, 'filesToAppend[]': often })
    const names = [...storedEntries(zip)].map(([name]) => name)
    expect(names.filter((name) => name.includes('Plan'))).toEqual(['Plan.pdf'])
    const foreign = await mapped(given.otherCustomer)
    const theirs = (await given.get(given.otherCustomer, `/enquiry/?id=${foreign.enquiryId}`)).body
      .fileItems[0].path
    for (const path of [
      theirs,
      `enquiry/${enquiryId}/${randomUUID()}`,
      'enquiry/x/y',
      '../../etc/passwd',
      '',
    ]) {
      const { status } = await given.form(given.customer, '/file/all/enquiry', {
        enquiryId,
        'filesToAppend[]': [plan.path, path],
      })
      expect(status, path).toBe(404)
    }
    const both = await given.form(given.customer, '/file/all/enquiry', { enquiryId, offerId: randomUUID() })
    expect(both).toMatchObject({ status: 400, body: { code: 'exactly-one-target' } })
  })
})

describe('the stream of all lines', () => {
  it('gives each line once, in order and without prices', async () => {
    const target = await draft()
    const rows = Array.from({ length: 4500 }, (_, row) => `${row + 1};NK-100;Teil ${row};K${row}`)
    const content = ['Menge;Bestellnummer;Bezeichnung;BMK', ...rows].join('\n')
    await uploadList(given.customer, target, content)
    const as = mapping.filter(
      ({ importHeader }) => content.includes(`${importHeader};`) || importHeader === 'BMK',
    )
    expect((await mapList(given.customer, target, { as, query: '' })).body.summary.lines).toBe(4500)
    const stream = (await given.download(given.customer, `/enquiry/bom/lines?${queryOf(target)}`)).toString()
    const lines = stream
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map((line) => line.position)).toEqual(Array.from({ length: 4500 }, (_, at) => at + 1))
    expect(stream.replaceAll('"isPriced":true', '')).not.toMatch(/price|71\.37/i)
  })
})

describe('a copy of an enquiry', () => {
  it('has the same lines and a table of its own, and is not matched again', async () => {
    const { enquiryId } = await mapped()
    const before = await linesOf(given.customer, { enquiryId })
    const asked = given.catalogue.matchedLines
    const copy = await given.post(given.customer, `/enquiry/copy?id=${enquiryId}`)
    expect(copy).toMatchObject({
      status: 201,
      body: { title: 'Schrank (Kopie)', lineCount: 7, released: false },
    })
    const target = { enquiryId: copy.body.id }
    const without = ({ id: _, ...line }: { id: string }) => line
    expect((await linesOf(given.customer, target)).map(without)).toEqual(before.map(without))
    expect(given.catalogue.matchedLines).toBe(asked)
    await given.post(given.customer, `/enquiry/bom/delete?enquiryId=${enquiryId}`)
    expect((await given.get(given.customer, `/enquiry/bom/?enquiryId=${enquiryId}`)).status).toBe(404)
    expect((await given.get(given.customer, `/enquiry/bom/?${queryOf(target)}`)).status).toBe(200)
    expect((await mapList(given.customer, target)).body.summary.lines).toBe(7)
  })
})
