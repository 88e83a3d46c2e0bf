import { readFile } from 'node:fs/promises'
import {
  addUpLines,
  findBom,
  linesInSlices,
  linesToWrite,
  replaceLines,
  sumsOf,
  updateLines,
} from '@schrankwerk/bom-service'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { knownArticles } from '../catalogue.example.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import type { Owner } from '../owner/owner.ts'
import { workflowInTest } from '../workflow.example.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
let given: Given
beforeAll(async () => {
  given = await workflowInTest()
})
afterAll(() => given.stop())

const columns = [
  ['Menge', 'quantity'],
  ['ME', 'quantityUnitName'],
  ['Bestellnummer', 'orderNumber'],
  ['Beistellung', 'isSuppliedPart'],
].map(([importHeader, articleField]) => ({ importHeader, articleField }))
const rows = [
  '2;Stk;NK-100;',
  '30;Stk;NK-200;',
  '40;Stk;NK-200;',
  '5;Stk;UNBEKANNT-1;',
  '1;Stk;NK-400;KB',
  '1500;mm;NK-300;',
  '7;m;NK-100;',
]
const csv = (lines: readonly string[]) => ['Menge;ME;Bestellnummer;Beistellung', ...lines].join('\n')
const upload = (actor: Given['customer'], target: Record<string, string>, lines = rows) =>
  given.form(actor, '/enquiry/bom/upload', target, { name: 'Liste.csv', content: csv(lines) })
const map = async (actor: Given['customer'], target: Record<string, string>, basis = 'EACH') => {
  const query = new URLSearchParams({ ...target, suppliedPartString: 'KB', quantityBasis: basis })
  const answer = await given.form(actor, `/enquiry/bom/map?${query}`, { mapping: JSON.stringify(columns) })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}
const mappedDraft = async (lines = rows) => {
  const { body } = await given.post(given.customer, '/enquiry/', { title: 'Schrank', amount: 3 })
  await upload(given.customer, { enquiryId: body.id }, lines)
  await map(given.customer, { enquiryId: body.id })
  return { enquiryId: body.id as string }
}

const keptAndFresh = async (owner: Owner) => {
  const bom = await findBom(given.db, ofOwner('bom', owner))
  return { kept: bom?.sums, fresh: sumsOf(await linesInSlices(given.db, bom!.id)) }
}
/** The kept sums are those of the lines as they are stored now. */
const agree = async (owner: Owner, after: string) => {
  const { kept, fresh } = await keptAndFresh(owner)
  expect(kept, after).toEqual(fresh)
}

/** Numbers that are the same in every run. */
function* dice(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

describe('the sums kept with a list are those of its lines', () => {
  it.each([1, 2, 3, 4, 5, 6])('after any row of changes (%i)', async (seed) => {
    const throws = dice(seed)
    const next = (sides: number) => Math.floor(throws.next().value * sides)
    const target = await mappedDraft()
    await agree(target, 'the first mapping')
    for (let step = 0; step < 12; step += 1) {
      const { rows: lines } = await sql<{
        id: string
      }>`select l.id from bom_line l join bom b on b.id = l.bom_id
        where b.enquiry_id = ${target.enquiryId} order by position`.execute(given.db)
      const lineIds = lines.filter(() => next(3) === 0).map(({ id }) => id)
      if (lineIds.length === 0) lineIds.push(lines[next(lines.length)]!.id)
      const articles = Object.values(knownArticles)
      const changes = [
        { changes: { quantity: next(1_000_000) / 7 } },
        { changes: { quantity: null } },
        { changes: { isSuppliedPart: next(2) === 0 } },
        { changes: { orderNumber: `NK-${next(5)}00` } },
        { changes: { quantityUnitName: ['m', 'mm', 'Stk'][next(3)] } },
        { matchedArticleId: articles[next(articles.length)]!.id },
        { matchedArticleId: null },
        'MAP EACH',
        'MAP TOTAL',
      ] as const
      const change = changes[next(changes.length)]!
      if (typeof change === 'string') await map(given.customer, target, change.slice(4))
      else {
        const { status } = await given.updateLines(given.customer, {
          ...target,
          lineIds,
          ...change,
        })
        expect(status).toBe(200)
      }
      await agree(target, JSON.stringify(change))
    }
    const copy = await given.post(given.customer, `/enquiry/copy?id=${target.enquiryId}`)
    expect(copy.status).toBe(201)
    await agree({ enquiryId: copy.body.id }, 'the copy')
  })

  it('in an offer: taken over, with a price of its own, from a list of its own, revised', async () => {
    const { enquiryId } = await mappedDraft()
    await given.upload(given.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
    const { body: draft } = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
    const input = { referenceNumber: '1', deliveryCondition: 'EXW', desiredDeliveryDate: '2099-01-15' }
    const released = await given.post(given.customer, '/enquiry/update', {
      id: enquiryId,
      editVersion: draft.editVersion,
      ...input,
      released: true,
    })
    expect(released.status).toBe(200)
    const offerOf = async () => {
      const { body } = await given.post(given.supplier, '/offer/', { enquiryId })
      return { offerId: body.id as string }
    }
    const taken = await offerOf()
    await agree(taken, 'taken over')
    const { body } = await given.get(given.supplier, `/enquiry/bom/articles?offerId=${taken.offerId}`)
    for (const purchasePrice of [3.337, null]) {
      await given.updateLines(given.supplier, {
        ...taken,
        lineIds: [body.content[0].id, body.content[1].id],
        changes: { purchasePrice },
      })
      await agree(taken, `a price of ${purchasePrice}`)
    }
    await upload(given.supplier, taken, ['3;Stk;NK-100;', '9;m;NK-300;'])
    await map(given.supplier, taken)
    await agree(taken, 'a list of its own')
    await given.upload(given.supplier, `offer/${taken.offerId}`, 'Angebot.pdf', 'OFFER')
    const { body: ready } = await given.get(given.supplier, `/offer/?id=${taken.offerId}`)
    await given.post(given.supplier, '/offer/update', {
      id: taken.offerId,
      editVersion: ready.editVersion,
      offerNumber: 'A-1',
      price: 5,
      released: true,
    })
    const revision = await given.get(given.supplier, `/offer/revision?offerId=${taken.offerId}`)
    expect(revision.status).toBe(201)
    await agree({ offerId: revision.body.id }, 'revised')
  })

  it('go with the lines: another file has none until it is mapped', async () => {
    const target = await mappedDraft()
    await upload(given.customer, target)
    expect((await findBom(given.db, ofOwner('bom', target)))?.sums).toBeNull()
    const { body } = await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${target.enquiryId}`)
    expect(body).toEqual({ summary: null, estimate: null })
  })

  it('are filled in for lists from before', async () => {
    const target = await mappedDraft()
    const discounted = { ...knownArticles.spare, discountGroupId: knownArticles.cable.id }
    await sql`update bom_line set article = ${JSON.stringify({ ...discounted, eclassWorkMinutes: 2.5 })}::jsonb
      where matched_article_id = ${knownArticles.terminal.id}`.execute(given.db)
    await sql`update bom set sums = null`.execute(given.db)
    const migration = await readFile(
      new URL('../database/migrations/0006-2026-11-22-sums-of-a-parts-list.sql', import.meta.url),
      'utf8',
    )
    await sql.raw(migration.slice(migration.indexOf('update bom set'))).execute(given.db)
    const { kept, fresh } = await keptAndFresh(target)
    expect(fresh.prices.map(({ isDiscounted }) => isDiscounted).sort()).toEqual([false, true])
    // Before rounding nothing was kept of older lines.
    const asRounded = fresh.prices.map((group) => ({ ...group, unrounded: group.sum }))
    expect(kept).toEqual({ ...fresh, fine: undefined, suppliedUnmatched: undefined, prices: asRounded })
    const { body } = await given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${target.enquiryId}`)
    expect(body.summary.fine).toBe(fresh.fine)
    expect((await keptAndFresh(target)).kept).toEqual(fresh)
  })
})

describe('a copy of the service that knows no sums may write lines beside this one', () => {
  const estimateOf = ({ enquiryId }: { enquiryId: string }) =>
    given.get(given.customer, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)
  const bomIdOf = async (target: Owner) => (await findBom(given.db, ofOwner('bom', target)))!.id
  /** Until a transaction waits for a row that another one holds. */
  const somebodyWaits = () =>
    vi.waitUntil(
      async () => {
        const { rows: waiting } = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(given.db)
        return waiting.length > 0
      },
      { timeout: 30_000 },
    )
  type Tx = Parameters<typeof updateLines>[0]
  /** As the former version wrote lines. */
  const supplyAll = async (tx: Tx, bomId: string) =>
    updateLines(
      tx,
      (await linesInSlices(tx, bomId)).map((line) => ({ ...line, is_supplied_part: true })),
    )

  it.each<[string, (tx: Tx, bomId: string) => Promise<unknown>]>([
    ['changes lines', supplyAll],
    [
      'maps anew',
      async (tx, bomId) => {
        const lines = (await linesInSlices(tx, bomId)).slice(0, 2)
        await replaceLines(tx, bomId, linesToWrite(lines))
        await tx.updateTable('bom').set({ mapped_at: new Date() }).where('id', '=', bomId).execute()
      },
    ],
  ])('it %s: the next to ask adds them up', async (_what, write) => {
    const target = await mappedDraft()
    const before = await estimateOf(target)
    const bomId = await bomIdOf(target)
    await given.db.transaction().execute((tx) => write(tx, bomId))
    expect((await findBom(given.db, ofOwner('bom', target)))!.sums).toBeNull()
    const after = await estimateOf(target)
    expect(after.body.summary).not.toEqual(before.body.summary)
    await agree(target, 'asked for')
  })

  it('it maps a list for the first time', async () => {
    const target = await mappedDraft()
    await sql`update bom set sums = null where enquiry_id = ${target.enquiryId}`.execute(given.db)
    const { body } = await estimateOf(target)
    expect(body).toMatchObject({ summary: { lines: rows.length }, estimate: { view: 'ROUNDED' } })
    await agree(target, 'asked for')
  })

  it('it writes while the sums are added up: they are not kept of what was there before', async () => {
    const target = await mappedDraft()
    await sql`update bom set sums = null where enquiry_id = ${target.enquiryId}`.execute(given.db)
    const bomId = await bomIdOf(target)
    const asked = await given.db.transaction().execute(async (tx) => {
      await supplyAll(tx, bomId)
      const answer = estimateOf(target)
      await somebodyWaits()
      return { answer }
    })
    expect((await asked.answer).body.summary).toMatchObject({ suppliedParts: rows.length })
    await agree(target, 'asked for meanwhile')
  })

  it('it writes after the lines were read to be added up: the sums are dropped again', async () => {
    const target = await mappedDraft()
    await sql`update bom set sums = null where enquiry_id = ${target.enquiryId}`.execute(given.db)
    const bomId = await bomIdOf(target)
    const written = await given.db.transaction().execute(async (tx) => {
      await addUpLines(tx, ofOwner('bom', target))
      const write = given.db.transaction().execute((other) => supplyAll(other, bomId))
      await somebodyWaits()
      return { write }
    })
    await written.write
    await estimateOf(target)
    await agree(target, 'after the write')
  })
})

it('the estimate of a long list reads no line of it', async () => {
  const target = await mappedDraft(Array.from({ length: 3000 }, (_, at) => `${at + 1};Stk;NK-100;`))
  const address = `/enquiry/bom/estimate?enquiryId=${target.enquiryId}`
  const before = await given.get(given.customer, address)
  expect(before.body).toMatchObject({ summary: { lines: 3000 }, estimate: { counts: { lines: 3000 } } })
  // Whoever reads a line now waits for this transaction, which ends after the answer.
  await given.db.transaction().execute(async (tx) => {
    await sql`lock table bom_line in access exclusive mode`.execute(tx)
    expect(await given.get(given.customer, address)).toEqual(before)
  })
})
