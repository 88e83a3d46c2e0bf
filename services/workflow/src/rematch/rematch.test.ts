import { findBom, linesInSlices, sumsOf } from '@schrankwerk/bom-service'
import { type articleChanged, type EventPayload, events } from '@schrankwerk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { knownArticles } from '../catalogue.example.ts'
import { onArticleChanged } from '../consumers/on-article-changed.ts'
import { onImportEnded } from '../consumers/on-import-ended.ts'
import { countMissingNumbers } from '../missing-number/count-missing-numbers.ts'
import { scheduleHourlySettling, settleAfterImports } from '../missing-number/settle-after-import.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { workflowInTest } from '../workflow.example.ts'
import { rematchDrafts } from './rematch-drafts.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Target = { enquiryId: string } | { offerId: string }
let given: Given
const everyGiven: Given[] = []
beforeEach(async () => {
  given = await workflowInTest()
  everyGiven.push(given)
})
afterAll(async () => {
  for (const one of everyGiven) await one.stop()
})

const mapping = [
  ['Menge', 'quantity'],
  ['ME', 'quantityUnitName'],
  ['Bestellnummer', 'orderNumber'],
  ['Typ', 'manufacturerNumber'],
  ['Hersteller', 'manufacturerName'],
  ['EAN', 'eanNumber'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))

/** Lines of order number, type number, manufacturer and perhaps EAN; three pieces each. */
async function map(actor: Given['customer'], target: Target, lines: string[]): Promise<void> {
  const content = ['Menge;ME;Bestellnummer;Typ;Hersteller;EAN', ...lines.map((line) => `3;Stk;${line}`)].join(
    '\n',
  )
  await given.form(actor, '/enquiry/bom/upload', { ...target }, { name: 'Liste.csv', content })
  const answer = await given.form(actor, `/enquiry/bom/map?${new URLSearchParams({ ...target })}`, {
    mapping: JSON.stringify(mapping),
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

async function draftWith(lines: string[], customer = given.customer): Promise<{ enquiryId: string }> {
  const { body } = await given.post(customer, '/enquiry/', { title: 'Schrank', amount: 1 })
  await map(customer, { enquiryId: body.id }, lines)
  return { enquiryId: body.id }
}

const envelope = <Payload>(payload: Payload, aggregateId: string) => ({
  id: crypto.randomUUID(),
  name: 'catalogue.article.changed',
  at: new Date().toISOString(),
  aggregateId,
  aggregateVersion: 1,
  payload,
})
const told = (payload: EventPayload<typeof articleChanged>) =>
  given.db.transaction().execute((tx) => onArticleChanged(tx, envelope(payload, payload.articleId)))
const work = () => rematchDrafts(given.db, given.catalogueClient)
/** The catalogue has it from now on, and says so. */
async function gain(own: Parameters<Given['catalogue']['gain']>[0]): Promise<string> {
  const articleId = given.catalogue.gain(own)
  await told({ articleId, gainedNumbers: true })
  await work()
  return articleId
}

const query = (target: Target) => new URLSearchParams({ ...target })
const linesOfDraft = async (target: Target, actor = given.customer) => {
  const { body } = await given.get(actor, `/enquiry/bom/articles?${query(target)}&column=position`)
  return body.content as { id: string; position: number; matchedArticleId: string | null; edited: boolean }[]
}
const matched = async (target: Target, actor = given.customer) =>
  (await linesOfDraft(target, actor)).map(({ matchedArticleId }) => matchedArticleId)
const versionOf = async (target: Target, actor = given.customer): Promise<number> => {
  const address = 'enquiryId' in target ? `/enquiry/?id=${target.enquiryId}` : `/offer/?id=${target.offerId}`
  return (await given.get(actor, address)).body.editVersion
}
const state = async (target: Target, actor = given.customer) =>
  (await given.get(actor, `/enquiry/bom/rematch?${query(target)}`)).body
const sumsAgree = async (target: Target) => {
  const bom = await findBom(given.db, ofOwner('bom', target))
  expect(bom?.sums).toEqual(sumsOf(await linesInSlices(given.db, bom!.id)))
}
const bomOf = async (target: Target): Promise<string> => (await findBom(given.db, ofOwner('bom', target)))!.id
const rematchedEvents = () =>
  given.db.selectFrom('outbox').select('payload').where('name', '=', 'workflow.bom.rematched').execute()
const offerOn = async (lines: string[]) => {
  const { id } = await given.releasedEnquiry(given.customer)
  const { body } = await given.post(given.supplier, '/offer/', { enquiryId: id, offerNumber: 'A-1' })
  await map(given.supplier, { offerId: body.id }, lines)
  return { offerId: body.id as string }
}

describe('an article that the catalogue gains', () => {
  it('comes to the lines of drafts that name it, told to their owners and without a new version', async () => {
    const target = await draftWith(['NEU-1;;Nordkontakt', 'NK-100;;', 'neu-1;;', 'FREMD-2;;'])
    const other = await draftWith(['FREMD-3;;'], given.otherCustomer)
    const before = await versionOf(target)
    const articleId = await gain({ orderNumber: 'NEU-1', purchasePrice: 10 })
    const lines = await linesOfDraft(target)
    expect(lines.map((line) => line.matchedArticleId)).toEqual([
      articleId,
      expect.any(String),
      articleId,
      null,
    ])
    expect(await versionOf(target)).toBe(before)
    await sumsAgree(target)
    const payload = {
      ownerId: target.enquiryId,
      companyId: given.customer.companyId,
      lines: 2,
    }
    expect((await rematchedEvents()).map((row) => row.payload)).toEqual([payload])
    const event = events.find(({ name }) => name === 'workflow.bom.rematched')!
    expect(event.notice(payload as never, 1)).toEqual({
      events: [{ kind: 'bom', id: target.enquiryId }],
      companyIds: [given.customer.companyId],
    })
    const told = await state(target)
    expect(told).toEqual({
      found: {
        since: expect.any(String),
        lines: [lines[0], lines[2]].map((line) => ({ id: line!.id, position: line!.position })),
      },
      waiting: 0,
      changed: null,
    })
    const { body } = await given.get(given.customer, `/enquiry/bom/estimate?${query(target)}`)
    expect(body.summary).toMatchObject({ matched: 3 })
    expect(await matched(other, given.otherCustomer)).toEqual([null])
  })

  it('comes to every line of a list of thousands, those that are asked about later included', async () => {
    const lines = Array.from({ length: 2100 }, (_, at) => (at % 700 === 699 ? 'FREMD-1;;' : 'NEU-7;;'))
    const target = await draftWith(lines)
    const articleId = await gain({ orderNumber: 'NEU-7' })
    const { rows } = await sql<{
      found: number
      last: number
    }>`select count(*)::int as found, max(position)::int as last
      from bom_line where bom_id = ${await bomOf(target)} and matched_article_id = ${articleId}`.execute(
      given.db,
    )
    expect(rows).toEqual([{ found: 2097, last: 2099 }])
    await sumsAgree(target)
  })

  it('comes to lines that name it by its EAN alone, and is offered to them after an import', async () => {
    const target = await draftWith([';;;4012345678901', ';;;4006381333924', 'FREMD-1;;;4012345678901'])
    const byHand = await gain({ orderNumber: 'NEU-1', eanNumber: '4012345678901' })
    expect(await matched(target)).toEqual([byHand, null, byHand])
    given.catalogue.gain({ orderNumber: 'NEU-2', eanNumber: '4006381333924' })
    expect((await state(target)).waiting).toBe(1)
  })

  it('has one effect, however often it is told', async () => {
    const target = await draftWith(['NEU-1;;', 'NEU-1;;'])
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1' })
    const event = envelope({ articleId, gainedNumbers: true }, articleId)
    for (const _ of [1, 2]) await given.db.transaction().execute((tx) => onArticleChanged(tx, event))
    await Promise.all([work(), work()])
    await told({ articleId, gainedNumbers: true })
    await work()
    expect(await matched(target)).toEqual([articleId, articleId])
    expect(await rematchedEvents()).toHaveLength(1)
    expect((await state(target)).found.lines).toHaveLength(2)
  })

  it('changes nothing where no number was gained, and nothing that was decided, released or archived', async () => {
    const decided = await draftWith(['NEU-1;;', 'NEU-1;;'])
    const archived = await draftWith(['NEU-1;;'], given.otherCustomer)
    const [first] = await linesOfDraft(decided)
    const change = await given.post(given.customer, '/enquiry/bom/articles/update', {
      ...decided,
      lineIds: [first!.id],
      changes: { quantity: 7 },
      editVersion: await versionOf(decided),
    })
    expect(change.status).toBe(200)
    const away = await given.post(given.otherCustomer, `/enquiry/archive?enquiryId=${archived.enquiryId}`)
    expect(away.status).toBe(200)
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1' })
    await told({ articleId })
    await work()
    expect(await matched(decided)).toEqual([null, null])
    await told({ articleId, gainedNumbers: true })
    await work()
    expect(await matched(decided)).toEqual([null, articleId])
    expect(await matched(archived, given.otherCustomer)).toEqual([null])
  })

  it('comes to a supplier’s draft as well, by his own replacements', async () => {
    const offer = await offerOn(['NEU-1;;'])
    const own = await given.post(given.supplier, '/enquiry/bom/articles/update', {
      ...offer,
      lineIds: (await linesOfDraft(offer, given.supplier)).map(({ id }) => id),
      matchedArticleId: null,
      editVersion: await versionOf(offer, given.supplier),
    })
    expect(own.status).toBe(200)
    const before = await versionOf(offer, given.supplier)
    const articleId = await gain({ orderNumber: 'NEU-1' })
    expect(await matched(offer, given.supplier)).toEqual([articleId])
    expect(await versionOf(offer, given.supplier)).toBe(before)
    expect((await rematchedEvents()).map((row) => row.payload)).toEqual([
      { ownerId: offer.offerId, companyId: given.supplier.companyId, lines: 1 },
    ])
  })

  it('waits while the catalogue is down', async () => {
    const target = await draftWith(['NEU-1;;'])
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1' })
    await told({ articleId, gainedNumbers: true })
    given.catalogue.down = true
    await expect(work()).rejects.toMatchObject({ status: 503 })
    given.catalogue.down = false
    // Its column rounds to milliseconds: now might be a moment ahead.
    await sql`update due_job set due_at = now() - interval '1 second' where done_at is null`.execute(given.db)
    await work()
    expect(await matched(target)).toEqual([articleId])
  })
})

describe('a draft that is matched again while its owner works on it', () => {
  it('keeps both: what he saves with the version he had, and what was found', async () => {
    const target = await draftWith(['NEU-1;;', 'NK-100;;', 'NEU-1;;'])
    const [first, second] = await linesOfDraft(target)
    const editVersion = await versionOf(target)
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1' })
    await told({ articleId, gainedNumbers: true })
    const save = (lineId: string, quantity: number) =>
      given.post(given.customer, '/enquiry/bom/articles/update', {
        ...target,
        lineIds: [lineId],
        changes: { quantity },
        editVersion,
      })
    const [, saved] = await Promise.all([work(), save(second!.id, 9)])
    expect(saved.status).toBe(200)
    expect(saved.body.editVersion).toBe(editVersion + 1)
    await work()
    expect(await matched(target)).toEqual([articleId, expect.any(String), articleId])
    await sumsAgree(target)
    const title = { id: target.enquiryId, editVersion: editVersion + 1, title: 'Neuer Titel' }
    expect((await given.post(given.customer, '/enquiry/update', title)).status).toBe(200)
    expect(first!.matchedArticleId).toBeNull()
  })

  it('is saved over what was found between reading and writing it', async () => {
    const target = await draftWith(['NEU-1;;', 'FREMD-1;;', 'NEU-1;;'])
    const [, second, third] = await linesOfDraft(target)
    const editVersion = await versionOf(target)
    given.catalogue.gain({ orderNumber: 'NEU-2', purchasePrice: 20 })
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1', purchasePrice: 10 })
    await told({ articleId, gainedNumbers: true })
    const meanwhile = given.catalogue.atNextMatching(work)
    const saved = await given.post(given.customer, '/enquiry/bom/articles/update', {
      ...target,
      lineIds: [second!.id, third!.id],
      changes: { orderNumber: 'NEU-2' },
      editVersion,
    })
    await meanwhile
    expect(saved.status).toBe(200)
    expect(saved.body.summary).toMatchObject({ matched: 3 })
    const lines = await linesOfDraft(target)
    expect(lines.map((line) => [line.matchedArticleId, line.edited])).toEqual([
      [articleId, false],
      [expect.any(String), true],
      [expect.any(String), true],
    ])
    expect(lines[2]!.matchedArticleId).toBe(lines[1]!.matchedArticleId)
    await sumsAgree(target)
  })

  it.each(['before', 'after'])('takes a decision about the same line, matched %s it', async (order) => {
    const target = await draftWith(['NEU-1;;', 'NEU-1;;'])
    const [first] = await linesOfDraft(target)
    const articleId = given.catalogue.gain({ orderNumber: 'NEU-1', purchasePrice: 10 })
    await told({ articleId, gainedNumbers: true })
    if (order === 'before') await work()
    const saved = await given.post(given.customer, '/enquiry/bom/articles/update', {
      ...target,
      lineIds: [first!.id],
      changes: { quantity: 5 },
      editVersion: await versionOf(target),
    })
    expect(saved.status).toBe(200)
    if (order === 'after') await work()
    const lines = await linesOfDraft(target)
    expect(lines.map((line) => [line.matchedArticleId, line.edited])).toEqual([
      [order === 'before' ? articleId : null, true],
      [articleId, false],
    ])
    await sumsAgree(target)
  })
})

describe('what the owner is told', () => {
  it('is gone once it was seen or the list is mapped again', async () => {
    const target = await draftWith(['NEU-1;;', 'NEU-2;;'])
    await gain({ orderNumber: 'NEU-1' })
    const shown = (await state(target)).found.lines
    expect(shown).toHaveLength(1)
    // Another line gains one before the notice is closed: that was never on the page.
    await gain({ orderNumber: 'NEU-2' })
    const seen = { ...target, lineIds: shown.map(({ id }: { id: string }) => id) }
    expect((await given.post(given.customer, '/enquiry/bom/rematch/seen', seen)).status).toBe(200)
    expect((await state(target)).found.lines.map(({ position }: { position: number }) => position)).toEqual([
      2,
    ])
    await map(given.customer, target, ['NEU-1;;', 'NEU-2;;'])
    expect(await state(target)).toEqual({ found: null, waiting: 0, changed: null })
  })

  it('is nothing once the list cannot be changed any more', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    expect(await state({ enquiryId: id })).toEqual({ found: null, waiting: 0, changed: null })
  })

  it('is nothing to others', async () => {
    const target = await draftWith(['NEU-1;;'])
    for (const actor of [given.otherCustomer, given.supplier]) {
      expect((await given.get(actor, `/enquiry/bom/rematch?${query(target)}`)).status).toBe(404)
      expect((await given.post(actor, '/enquiry/bom/rematch/seen', { ...target, lineIds: [] })).status).toBe(
        404,
      )
      expect((await given.post(actor, '/enquiry/bom/rematch', { ...target, editVersion: 1 })).status).toBe(
        404,
      )
    }
  })
})

describe('an article that is another one since its line was matched', () => {
  const renew = async (target: Target, actor = given.customer, editVersion?: number) =>
    given.post(actor, '/enquiry/bom/rematch', {
      ...target,
      renew: true,
      editVersion: editVersion ?? (await versionOf(target, actor)),
    })
  const estimateOf = async (target: Target, actor = given.customer) =>
    (await given.get(actor, `/enquiry/bom/estimate?${query(target)}`)).body.estimate
  const fullLines = async (target: Target, actor = given.customer) =>
    (await given.get(actor, `/enquiry/bom/articles?${query(target)}&column=position`)).body.content

  it('is offered with what it makes of the estimate, and taken over as a change of the draft', async () => {
    const right = await draftWith(['NK-100;;', 'NK-200;;', 'nk-100;;', 'FREMD-1;;'])
    given.catalogue.change('NK-100', {
      purchasePrice: 7137,
      listPrice: 8391,
      description: 'Aus der falschen Liste',
    })
    const wrong = await draftWith(['NK-100;;', 'NK-200;;', 'nk-100;;', 'FREMD-1;;'])
    given.catalogue.change('NK-100', { purchasePrice: 71.37, listPrice: 83.91, description: null })
    expect((await state(right)).changed).toBeNull()
    const { range } = await estimateOf(right)
    expect((await estimateOf(wrong)).range.lower).toBeGreaterThan(10 * range.upper)
    const { changed } = await state(wrong)
    expect(changed).toEqual({ prices: 1, details: 0, gone: 0, range })

    const editVersion = await versionOf(wrong)
    expect((await renew(wrong, given.customer, editVersion - 1)).body.code).toBe('changed-meanwhile')
    const { status, body } = await renew(wrong)
    expect(status).toBe(200)
    expect(body).toMatchObject({ found: 0, renewed: 2, editVersion: editVersion + 1, estimate: { range } })
    expect(await estimateOf(wrong)).toEqual(await estimateOf(right))
    await sumsAgree(wrong)
    const kept = await given.db
      .selectFrom('bom_line')
      .select('article')
      .where('bom_id', '=', await bomOf(wrong))
      .execute()
    expect(kept.map(({ article }) => article?.description)).not.toContain('Aus der falschen Liste')
    expect((await state(wrong)).changed).toBeNull()
    expect((await renew(wrong)).body).toMatchObject({ renewed: 0, editVersion: editVersion + 1 })
  })

  it('is judged by what it says now', async () => {
    const says = (ratedCurrent: number) => {
      const attributes = { poles: 2, ratedCurrent, characteristic: 'C' }
      given.catalogue.technicalData = {
        [knownArticles.contactor.id]: { family: 'circuit-breaker', attributes },
      }
    }
    says(2)
    const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 1 })
    const target = { enquiryId: body.id as string }
    const content =
      'Bestellnummer;Bezeichnung;Menge\nNK-100;Leitungsschutzschalter C10 2-polig;2\nNK-200;Klemme;1'
    const described = [
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
      { importHeader: 'Bezeichnung', articleField: 'description' },
      { importHeader: 'Menge', articleField: 'quantity' },
    ]
    await given.form(given.customer, '/enquiry/bom/upload', target, { name: 'Liste.csv', content })
    await given.form(given.customer, `/enquiry/bom/map?${query(target)}`, {
      mapping: JSON.stringify(described),
    })
    const line = async () => (await fullLines(target))[0]
    expect(await line()).toMatchObject({ certainty: 'CHECK' })
    says(10)
    given.catalogue.change('NK-100', { description: 'Leitungsschutzschalter C10 2-polig' })
    expect((await state(target)).changed).toMatchObject({ prices: 0, details: 1, gone: 0 })
    expect((await renew(target)).body.renewed).toBe(1)
    expect(await line()).toMatchObject({ certainty: 'SURE', reason: 'Bestellnummer gleich' })
  })

  it('leaves what a person decided: own prices, chosen articles, values and supplied parts', async () => {
    const target = await offerOn(['NK-100;;', 'NK-100;;', 'NK-200;;', 'FREMD-1;;', 'NK-400;;'])
    const [own, , quantity, chosen, supplied] = await linesOfDraft(target, given.supplier)
    const decide = async (id: string, decision: object) => {
      const { status } = await given.updateLines(given.supplier, { ...target, lineIds: [id], ...decision })
      expect(status).toBe(200)
    }
    await decide(own!.id, { changes: { purchasePrice: 50 } })
    await decide(quantity!.id, { changes: { quantity: 7 } })
    await decide(chosen!.id, { matchedArticleId: knownArticles.spare.id })
    await decide(supplied!.id, { changes: { isSuppliedPart: true } })
    const before = await fullLines(target, given.supplier)
    given.catalogue.change('NK-100', { purchasePrice: 80 })
    given.catalogue.change('NK-200', { purchasePrice: 100, priceUnitSize: 10 })
    given.catalogue.change('NK-400', { purchasePrice: 60 })
    expect((await state(target, given.supplier)).changed).toMatchObject({ prices: 3, details: 0, gone: 0 })
    expect((await renew(target, given.supplier)).body.renewed).toBe(5)
    const after = await fullLines(target, given.supplier)
    expect(after.map((line: { linePrice: number }) => line.linePrice)).toEqual([150, 240, 70, 180, 180])
    const decided = (lines: Record<string, unknown>[]) =>
      lines.map((line) => [
        line.matchedArticleId,
        line.matchedBy,
        line.quantity,
        line.isSuppliedPart,
        line.edited,
        line.certainty,
      ])
    expect(decided(after)).toEqual(decided(before))
    await sumsAgree(target)
    await decide(own!.id, { changes: { purchasePrice: null } })
    expect((await fullLines(target, given.supplier))[0].linePrice).toBe(240)
  })

  it('is nothing to say where a price of one’s own stands for it', async () => {
    const target = await offerOn(['NK-100;;'])
    const [line] = await linesOfDraft(target, given.supplier)
    const changes = { purchasePrice: 50 }
    await given.updateLines(given.supplier, { ...target, lineIds: [line!.id], changes })
    given.catalogue.change('NK-100', { purchasePrice: 80 })
    expect((await state(target, given.supplier)).changed).toBeNull()
  })

  it('is matched again where it is gone', async () => {
    const target = await draftWith(['NK-100;;', 'NK-200;;'])
    given.catalogue.forget('NK-100')
    expect((await state(target)).changed).toMatchObject({ prices: 0, details: 0, gone: 1 })
    expect((await renew(target)).body).toMatchObject({ renewed: 1, summary: { matched: 1 } })
    expect(await matched(target)).toEqual([null, knownArticles.terminal.id])
    await sumsAgree(target)
    expect((await state(target)).changed).toBeNull()
  })

  it('moves no list that was released, and nobody else’s', async () => {
    const { id } = await given.releasedEnquiry(given.customer)
    const target = await draftWith(['NK-100;;'])
    given.catalogue.change('NK-100', { purchasePrice: 80 })
    for (const actor of [given.otherCustomer, given.supplier])
      expect((await renew(target, actor, 1)).status).toBe(404)
    expect((await state({ enquiryId: id })).changed).toBeNull()
    expect((await renew({ enquiryId: id })).status).toBe(409)
  })

  it('is asked for once, however many lines name it', async () => {
    const target = await draftWith(
      Array.from({ length: 4500 }, (_, at) => (at % 2 ? 'NK-100;;' : 'NK-200;;')),
    )
    given.catalogue.snapshotIds.length = 0
    given.catalogue.change('NK-100', { purchasePrice: 80 })
    expect((await state(target)).changed).toMatchObject({ prices: 1, range: { lower: expect.any(Number) } })
    expect(given.catalogue.snapshotIds.map((ids) => ids.length)).toEqual([2])
    expect((await renew(target)).body.renewed).toBe(2250)
    await sumsAgree(target)
  })
})

describe('after an import', () => {
  const importEnds = async () => {
    const importId = crypto.randomUUID()
    const payload = { importId, userId: given.admin.userId, state: 'ENDED' as const }
    await given.db.transaction().execute((tx) => onImportEnded(tx, envelope(payload, importId)))
    await work()
    await settleAfterImports(given.db, given.catalogueClient)
  }

  it('nothing is written; the owner is offered to match again, which is a change like any other', async () => {
    const target = await draftWith(['NEU-1;;', 'NEU-2;;', 'NEU-3;;'])
    const [, , third] = await linesOfDraft(target)
    await given.post(given.customer, '/enquiry/bom/articles/update', {
      ...target,
      lineIds: [third!.id],
      changes: { description: 'Von mir' },
      editVersion: await versionOf(target),
    })
    const imported = given.catalogue.gain({ orderNumber: 'NEU-1' })
    given.catalogue.gain({ orderNumber: 'NEU-3' })
    await importEnds()
    expect(await matched(target)).toEqual([null, null, null])
    expect(await state(target)).toEqual({ found: null, waiting: 1, changed: null })
    const editVersion = await versionOf(target)
    const stale = { ...target, editVersion: editVersion - 1 }
    expect((await given.post(given.customer, '/enquiry/bom/rematch', stale)).body.code).toBe(
      'changed-meanwhile',
    )
    const { status, body } = await given.post(given.customer, '/enquiry/bom/rematch', {
      ...target,
      editVersion,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ found: 1, editVersion: editVersion + 1, summary: { matched: 1 } })
    expect(await matched(target)).toEqual([imported, null, null])
    await sumsAgree(target)
    const again = { ...target, editVersion: editVersion + 1 }
    expect((await given.post(given.customer, '/enquiry/bom/rematch', again)).body).toMatchObject({
      found: 0,
      editVersion: editVersion + 1,
    })
    expect((await state(target)).found.lines).toHaveLength(1)
  })

  it('the worklist loses what the catalogue has now, and opens it again where a later list does not find it', async () => {
    await draftWith(['NEU-1;;', 'NEU-2;;'])
    await countMissingNumbers(given.db)
    given.catalogue.gain({ orderNumber: 'NEU-1' })
    await importEnds()
    const shown = async (status: string) => {
      const { body } = await given.get(given.admin, `/enquiry/missing/filter?state=${status}`)
      return body.content.map(({ number }: { number: string }) => number)
    }
    expect([await shown('OPEN'), await shown('FOUND')]).toEqual([['NEU-2'], ['NEU-1']])
    given.catalogue.forget('NEU-1')
    await draftWith(['NEU-1;;'], given.otherCustomer)
    await countMissingNumbers(given.db)
    expect((await shown('OPEN')).sort()).toEqual(['NEU-1', 'NEU-2'])
  })

  it('the worklist is gone through each hour, for what no event tells; what is ignored stays so', async () => {
    await draftWith(['NEU-1;;', 'NEU-2;;'])
    await countMissingNumbers(given.db)
    const settled = async () => {
      await scheduleHourlySettling(given.db)
      await settleAfterImports(given.db, given.catalogueClient)
      const rows = await given.db
        .selectFrom('missing_number_total')
        .select(['number', 'state'])
        .orderBy('number')
        .execute()
      return rows.map(({ number, state }) => `${number} ${state}`)
    }
    given.catalogue.gain({ orderNumber: 'NEU-1' })
    expect(await settled()).toEqual(['NEU-1 FOUND', 'NEU-2 OPEN'])
    const { body } = await given.get(given.admin, '/enquiry/missing/filter?state=OPEN')
    await given.post(given.admin, '/enquiry/missing/ignore', { ids: [body.content[0].id] })
    given.catalogue.forget('NEU-1')
    given.catalogue.gain({ orderNumber: 'NEU-2' })
    expect(await settled()).toEqual(['NEU-1 OPEN', 'NEU-2 IGNORED'])
    await draftWith(['NEU-1;;'], given.otherCustomer)
    await countMissingNumbers(given.db)
    given.catalogue.gain({ orderNumber: 'NEU-1' })
    expect(await settled()).toEqual(['NEU-1 FOUND', 'NEU-2 IGNORED'])
  })
})
