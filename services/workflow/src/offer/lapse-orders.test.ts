import { readFile } from 'node:fs/promises'
import type { OfferParties } from '@schrankwerk/contracts'
import { bindingUntil } from '@schrankwerk/domain'
import { createLog } from '@schrankwerk/service-kit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { lapseDueOrders } from './lapse-due-orders.ts'

const dayOfOrder = new Date('2026-12-01T10:00:00Z')
const inTime = new Date('2026-12-15T22:59:59Z')
const lastInstant = new Date('2026-12-15T22:59:59.999Z')
const tooLate = new Date('2026-12-15T23:00:00Z')

let given: Awaited<ReturnType<typeof workflowInTest>>
let now = dayOfOrder
beforeAll(async () => {
  given = await workflowInTest(() => now)
})
afterAll(() => given.stop())
beforeEach(() => {
  now = dayOfOrder
})

const move = (actor: Parameters<typeof given.get>[0], offerId: string, state: string) =>
  given.get(actor, `/offer/statechange?offerId=${offerId}&state=${state}`)
const order = async (offerId: string, name = 'Bestellung.pdf') => {
  await given.upload(given.customer, `offer/${offerId}`, name, 'ORDER')
  return move(given.customer, offerId, 'ACCEPTED')
}
const close = async (enquiryId: string) => {
  const { editVersion } = (await given.get(given.customer, `/enquiry/?id=${enquiryId}`)).body
  const closed = { id: enquiryId, editVersion, closed: true }
  expect((await given.post(given.customer, '/enquiry/update', closed)).status).toBe(200)
}
const shown = async (offerId: string, actor = given.supplier) =>
  (await given.get(actor, `/offer/?id=${offerId}`)).body
const lapses = (offerId: string) =>
  given.db
    .selectFrom('outbox')
    .select(['payload', 'aggregate_version'])
    .where('aggregate_id', '=', offerId)
    .where('name', '=', 'workflow.offer.lapsed')
    .execute()

/** An order on an enquiry of its own, a confirmation lying ready. */
async function anOrder() {
  const enquiry = await given.releasedEnquiry(given.customer)
  const offerId = await given.releasedOffer(given.supplier, enquiry.id)
  expect((await order(offerId)).status).toBe(200)
  await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
  return { enquiryId: enquiry.id, offerId }
}

describe('an order whose binding time has passed', () => {
  it('cannot be confirmed, before it lapsed and afterwards', async () => {
    const { offerId } = await anOrder()
    now = tooLate
    expect(await move(given.supplier, offerId, 'CONFIRMED')).toMatchObject({
      status: 409,
      body: { code: 'binding-expired' },
    })
    const kept = given.db.selectFrom('offer').select('state').where('id', '=', offerId)
    expect((await kept.executeTakeFirstOrThrow()).state).toBe('ACCEPTED')
    expect((await move(given.customer, offerId, 'DECLINED')).body.code).toBe('rejection-reason-missing')
    expect((await order(offerId, 'Neu.pdf')).status).toBe(200)
    now = new Date('2099-01-15T10:00:00Z')
    const { body } = await given.get(
      given.customer,
      `/offer/statechange?offerId=${offerId}&state=DECLINED&rejectionReason=PROJECT_NOT_REALIZED`,
    )
    expect(body).toEqual('')
    expect((await move(given.supplier, offerId, 'CONFIRMED')).body.code).toBe('binding-expired')
  })

  it.each([true, false])(
    'is shown as what it lapses into before it does, its enquiry closed: %s',
    async (isClosed) => {
      const { enquiryId, offerId } = await anOrder()
      if (isClosed) await close(enquiryId)
      now = tooLate
      const said = async (actor: typeof given.customer) => {
        const { changeEntries, editVersion, lastUpdate, enquiry, ...offer } = await shown(offerId, actor)
        return { ...offer, awarded: enquiry?.awardedState ?? null }
      }
      const listed = async (actor: typeof given.customer) =>
        (await given.get(actor, `/offer/filter?enquiryId=${enquiryId}`)).body.content.map(
          ({ lastUpdate, ...item }: Record<string, unknown>) => item,
        )
      const compared = async () => {
        const { body } = await given.get(given.customer, `/offer/comparison?enquiryId=${enquiryId}`)
        return body.offers
      }
      const everything = async () => [
        await said(given.supplier),
        await said(given.customer),
        await listed(given.supplier),
        await listed(given.customer),
        await compared(),
      ]
      const before = await everything()
      expect(before[0]).toMatchObject({
        state: isClosed ? 'DECLINED' : 'OPEN',
        lapseDate: lastInstant.toISOString(),
        bindingUntil: null,
        acceptDate: null,
        allowedActions: isClosed ? ['archive'] : ['revise', 'archive'],
        allowedFileTypes: [],
        nextParty: isClosed ? null : 'CUSTOMER',
        awarded: null,
      })
      // Whoever takes the enquiry's lock lets it lapse.
      await given.post(given.competitor, '/offer/', { enquiryId })
      await given.post(given.customer, `/enquiry/copy?id=${enquiryId}`)
      expect(await lapses(offerId)).toHaveLength(1)
      expect(await everything()).toEqual(before)
    },
  )

  it('takes no confirmation any more, and says that its time is over', async () => {
    const { offerId } = await anOrder()
    now = tooLate
    const upload = (actor: typeof given.customer, type: string) =>
      given.upload(actor, `offer/${offerId}`, 'Zu spät.pdf', type)
    const refusal = { status: 409, body: { code: 'binding-expired' } }
    expect(await upload(given.supplier, 'ORDER_CONFIRMATION')).toMatchObject(refusal)
    expect((await upload(given.customer, 'ORDER')).status).toBe(201)
    expect(await lapses(offerId)).toHaveLength(1)
    expect(await upload(given.supplier, 'ORDER_CONFIRMATION')).toMatchObject(refusal)
  })

  it('is open again with the first call that locks its enquiry, and says so once', async () => {
    const { enquiryId, offerId } = await anOrder()
    const before = await shown(offerId)
    now = tooLate
    const other = await given.releasedOffer(given.competitor, enquiryId)
    const after = await shown(offerId)
    expect(after).toMatchObject({
      state: 'OPEN',
      acceptDate: null,
      bindingUntil: null,
      editVersion: before.editVersion + 1,
      nextParty: 'CUSTOMER',
      allowedActions: ['revise', 'archive'],
    })
    expect((await shown(offerId, given.customer)).allowedActions).toEqual([
      'accept',
      'decline',
      'wish',
      'uploadFile',
    ])
    expect(await lapses(offerId)).toMatchObject([
      { payload: { offerId, enquiryId, userId: null }, aggregate_version: after.editVersion },
    ])
    expect(after.changeEntries.at(-1)).toMatchObject({ action: 'lapse', userId: null })
    expect((await order(other)).status).toBe(200)
    expect(await lapses(offerId)).toHaveLength(1)
  })

  it('is named to the mails about the other offers of its enquiry, as long as it binds', async () => {
    const { enquiryId, offerId } = await anOrder()
    const other = await given.releasedOffer(given.competitor, enquiryId)
    const elsewhere = async () => {
      const { body } = await given.askInternally('/internal/offer/parties', { offerIds: [offerId, other] })
      return Object.fromEntries(
        body.map((offer: OfferParties) => [offer.offerId, offer.orderedElsewhereFrom]),
      )
    }
    now = inTime
    expect(await elsewhere()).toEqual({ [offerId]: null, [other]: given.supplier.companyName })
    now = tooLate
    expect(await elsewhere()).toEqual({ [offerId]: null, [other]: null })
  })

  it('stays ordered until its time has passed', async () => {
    const { enquiryId, offerId } = await anOrder()
    now = inTime
    await given.releasedOffer(given.competitor, enquiryId)
    expect((await shown(offerId)).state).toBe('ACCEPTED')
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(200)
    now = tooLate
    await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)
    expect((await shown(offerId)).state).toBe('CONFIRMED')
  })

  it('binds for the whole of its last day also where it was placed before days counted whole', async () => {
    const { offerId } = await anOrder()
    const tenOClock = new Date('2026-12-15T10:00:00Z')
    await given.db.updateTable('offer').set({ binding_until: tenOClock }).where('id', '=', offerId).execute()
    const lapse = () =>
      given.db
        .selectFrom('due_job')
        .select('due_at')
        .where('kind', '=', 'binding-lapsed')
        .where('key', 'like', `${offerId}:%`)
        .executeTakeFirstOrThrow()
    await given.db
      .updateTable('due_job')
      .set({ due_at: tenOClock })
      .where('key', 'like', `${offerId}:%`)
      .execute()
    const migration = new URL(
      '../database/migrations/0055-2026-11-30-orders-bind-for-whole-days.sql',
      import.meta.url,
    )
    await sql.raw(await readFile(migration, 'utf8')).execute(given.db)
    expect((await shown(offerId)).bindingUntil).toBe(lastInstant.toISOString())
    expect((await lapse()).due_at).toEqual(lastInstant)
    now = inTime
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(200)
  })

  it('keeps its files frozen and marked; a new order needs a file of its own', async () => {
    const { enquiryId, offerId } = await anOrder()
    now = tooLate
    expect((await move(given.customer, offerId, 'ACCEPTED')).body.code).toBe('order-file-missing')
    await given.releasedOffer(given.competitor, enquiryId)
    // A confirmation that was not given is not the customer's to see.
    const typesSeenBy = async (who: typeof given.customer) =>
      (await shown(offerId, who)).fileItems.map(({ fileType }: { fileType: string }) => fileType)
    expect(await typesSeenBy(given.customer)).toEqual(['OFFER', 'ORDER'])
    const files = (await shown(offerId, given.supplier)).fileItems
    expect(
      files.map(({ fileType, frozen, lapsed, allowedActions }: Record<string, unknown>) => [
        fileType,
        frozen,
        lapsed,
        allowedActions,
      ]),
    ).toEqual([
      ['OFFER', true, false, []],
      ['ORDER', true, true, []],
      ['ORDER_CONFIRMATION', true, true, []],
    ])
    const former = files[1].path
    expect((await given.post(given.customer, `/file/delete?path=${former}`)).body.code).toBe('file-frozen')
    expect((await given.post(given.customer, `/file/type?path=${former}&fileType=ORDER`)).body.code).toBe(
      'file-frozen',
    )
    expect((await move(given.customer, offerId, 'ACCEPTED')).body.code).toBe('order-file-missing')
    expect((await order(offerId)).status).toBe(200)
    expect(await shown(offerId)).toMatchObject({
      state: 'ACCEPTED',
      bindingUntil: '2026-12-30T22:59:59.999Z',
    })
    expect((await move(given.supplier, offerId, 'CONFIRMED')).body.code).toBe('order-confirmation-missing')
    await given.upload(given.supplier, `offer/${offerId}`, 'AB.pdf', 'ORDER_CONFIRMATION')
    expect((await move(given.supplier, offerId, 'CONFIRMED')).status).toBe(200)
  })

  it('stays with what it says of its validity: past it, it can be revised, declined or withdrawn', async () => {
    const { enquiryId, offerId } = await anOrder()
    await given.db.updateTable('offer').set({ valid_until: '2026-12-10' }).where('id', '=', offerId).execute()
    now = tooLate
    await given.releasedOffer(given.competitor, enquiryId)
    expect(await shown(offerId)).toMatchObject({
      validUntil: '2026-12-10',
      allowedActions: ['revise', 'archive'],
    })
    expect((await order(offerId)).body.code).toBe('offer-expired')
    expect((await shown(offerId, given.customer)).allowedActions).toEqual(['decline', 'wish', 'uploadFile'])
  })

  it('can be archived, for it lapses first', async () => {
    const { offerId } = await anOrder()
    expect((await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)).body.code).toBe(
      'offer-state',
    )
    now = tooLate
    expect((await shown(offerId)).allowedActions).toContain('archive')
    expect((await given.post(given.supplier, `/offer/archive?offerId=${offerId}`)).status).toBe(200)
    expect(await shown(offerId)).toMatchObject({ state: 'OPEN', archived: true })
    expect(await lapses(offerId)).toHaveLength(1)
  })

  it.each(['closed', 'archived'] as const)('is declined on an enquiry that is %s', async (flag) => {
    const { enquiryId, offerId } = await anOrder()
    // Nobody archives one while an order on it binds.
    if (flag === 'archived')
      await given.db.updateTable('enquiry').set({ archived: true }).where('id', '=', enquiryId).execute()
    else await close(enquiryId)
    now = tooLate
    await given.post(given.customer, `/enquiry/copy?id=${enquiryId}`)
    expect(await shown(offerId)).toMatchObject({
      state: 'DECLINED',
      rejectionReason: 'INDIVIDUAL',
      rejectionReasonIndividual: 'Bestellung verfallen, die Anfrage nimmt keine Angebote mehr an',
      enquiry: null,
    })
    expect(await lapses(offerId)).toHaveLength(1)
  })

  it('lapses by itself when nobody calls, once for each order', async () => {
    // Jobs are due by the clock of the database, which no test sets.
    now = new Date()
    const bindsUntil = new Date(bindingUntil(now.getTime()))
    const { offerId } = await anOrder()
    const log = createLog('workflow', 'fatal')
    const makeDue = async () => {
      const past = new Date(Date.now() - 1000)
      await given.db.updateTable('offer').set({ binding_until: past }).where('id', '=', offerId).execute()
      await given.db
        .updateTable('due_job')
        .set({ due_at: past })
        .where('kind', '=', 'binding-lapsed')
        .where('key', 'like', `${offerId}:%`)
        .where('done_at', 'is', null)
        .execute()
    }
    await lapseDueOrders(given.db, log)
    expect((await shown(offerId)).state).toBe('ACCEPTED')
    await makeDue()
    await Promise.all([lapseDueOrders(given.db, log), lapseDueOrders(given.db, log)])
    expect((await shown(offerId)).state).toBe('OPEN')
    expect(await lapses(offerId)).toHaveLength(1)

    expect((await order(offerId)).status).toBe(200)
    const jobs = await given.db
      .selectFrom('due_job')
      .select(['kind', 'due_at'])
      .where('key', 'like', `${offerId}:%`)
      .where('done_at', 'is', null)
      .orderBy('kind')
      .execute()
    expect(jobs.filter(({ kind }) => kind === 'binding-lapsed')).toMatchObject([{ due_at: bindsUntil }])
    await makeDue()
    await lapseDueOrders(given.db, log)
    expect((await shown(offerId)).state).toBe('OPEN')
    expect(await lapses(offerId)).toHaveLength(2)
  })
})

describe('twenty confirmations and as many new orders at the end of the binding time', () => {
  it('never make two of one order', async () => {
    const { enquiryId, offerId } = await anOrder()
    const other = await given.releasedOffer(given.competitor, enquiryId)
    await given.upload(given.customer, `offer/${other}`, 'B.pdf', 'ORDER')
    now = tooLate
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? move(given.supplier, offerId, 'CONFIRMED')
          : move(given.customer, other, 'ACCEPTED'),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([(await shown(offerId)).state, (await shown(other, given.competitor)).state]).toEqual([
      'OPEN',
      'ACCEPTED',
    ])
    expect(await lapses(offerId)).toHaveLength(1)
  })
})
