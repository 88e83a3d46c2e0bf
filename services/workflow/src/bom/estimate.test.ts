import { type Estimate, estimatesAskedOften } from '@schrankwerk/contracts'
import { readConfig } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { workflowInTest } from '../workflow.example.ts'
import { unreportedEstimates } from './count-small-estimate.ts'
import { disguiseBy, disguiseHasSecret, disguiseOf, disguiseSettings, disguiseSpan } from './disguise.ts'
import { findSmallEstimateCount, forgetSmallEstimateCounts } from './small-estimate.queries.ts'

type Given = Awaited<ReturnType<typeof workflowInTest>>
type Actor = Given['customer']
let given: Given
let disguised: Given
let today = new Date('2026-11-22T10:00:00Z')
const constants: Record<string, number> = {}
beforeAll(async () => {
  given = await workflowInTest(() => today)
  disguised = await workflowInTest(() => today, {
    disguise: (priceGroup) => {
      constants[priceGroup] = 1.1
      return 1.1
    },
  })
})
afterAll(async () => {
  await given.stop()
  await disguised.stop()
})

const mapping = JSON.stringify([
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'Nummer', articleField: 'orderNumber' },
])
const list = (rows: readonly string[]) => ['Menge;Nummer', ...rows].join('\n')
const fewRows = ['200;NK-100', '3;UNBEKANNT', '4;NK-400']

const mapped = async (on: Given, rows: readonly string[] = fewRows, actor = on.customer) => {
  const { body } = await on.post(actor, '/enquiry/', { title: 'Schrank', amount: 3 })
  const enquiryId: string = body.id
  await on.form(actor, '/enquiry/bom/upload', { enquiryId }, { name: 'Liste.csv', content: list(rows) })
  const address = `/enquiry/bom/map?enquiryId=${enquiryId}&quantityBasis=EACH`
  const told = await on.form(actor, address, { mapping })
  if (told.status !== 200) throw new Error(JSON.stringify(told.body))
  return { enquiryId, told: told.body }
}
const estimateFor = async (on: Given, actor: Actor, enquiryId: string): Promise<Estimate | null> =>
  (await on.get(actor, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)).body.estimate
const released = async (on: Given, rows?: readonly string[]) => {
  const { enquiryId } = await mapped(on, rows)
  await on.upload(on.customer, `enquiry/${enquiryId}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await on.get(on.customer, `/enquiry/?id=${enquiryId}`)
  const answer = await on.post(on.customer, '/enquiry/update', {
    id: enquiryId,
    editVersion: body.editVersion,
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-01-15',
    released: true,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return enquiryId
}

describe('a customer’s estimate', () => {
  const counts = {
    lines: 3,
    unmatchedLines: 1,
    linesWithoutPrice: 0,
    suppliedParts: 0,
    workMinutesMinimum: 30,
    workMinutesMaximum: 45,
    hasConnectionList: false,
    hasNcData: false,
  }
  // 200 × 71.37 + 4 × 59.53, a third of the lines in error, 50 for no supplied parts, 30 or 45 minutes at 65 an hour
  const rounded = {
    view: 'ROUNDED',
    range: { lower: 14_000, upper: 17_000, lowerForAll: 42_000, upperForAll: 51_000 },
    missing: null,
    amount: 3,
    counts,
  }

  it('is a rounded range beside counts and minutes, and nothing else, in every answer', async () => {
    const { enquiryId, told } = await mapped(given)
    expect(told.estimate).toEqual(rounded)
    expect(await estimateFor(given, given.customer, enquiryId)).toEqual(rounded)
    const { body } = await given.get(given.customer, `/enquiry/bom/articles?enquiryId=${enquiryId}`)
    const changed = await given.updateLines(given.customer, {
      enquiryId,
      lineIds: [body.content[0].id],
      changes: { quantityUnitName: 'Stk' },
    })
    expect(changed.body.estimate).toEqual(rounded)
    const enquiry = await given.get(given.customer, `/enquiry/?id=${enquiryId}`)
    expect(JSON.stringify(enquiry.body)).not.toMatch(/"(range|parts|discountedSum|lower)"/)
  })

  it('counts a line whose quantity cannot be read apart from those whose article has no price', async () => {
    const { told } = await mapped(given, [...fewRows, 'viele;NK-100'])
    expect(told.estimate.counts).toEqual({ ...counts, lines: 4, linesWithoutQuantity: 1 })
  })

  it('encloses the exact one, which suppliers get with all its parts where the customer shows it', async () => {
    const enquiryId = await released(given)
    const exact = await estimateFor(given, given.supplier, enquiryId)
    if (exact?.view !== 'EXACT' || exact.range === null) throw new Error('not exact')
    expect(exact.parts).toMatchObject({ ...counts, nonDiscountedSum: 14_512.12, errorFactor: 1 + 1 / 3 })
    expect(exact.range.lower).toBeCloseTo(14_788.12, 0)
    expect(rounded.range.lower).toBeLessThanOrEqual(exact.range.lower)
    expect(rounded.range.upper).toBeGreaterThanOrEqual(exact.range.upper)
    await given.db
      .updateTable('enquiry')
      .set({ estimate_visible: false })
      .where('id', '=', enquiryId)
      .execute()
    const { body } = await given.get(given.supplier, `/enquiry/bom/estimate?enquiryId=${enquiryId}`)
    expect(body).toMatchObject({ estimate: null, summary: { lines: 3 } })
    expect(await estimateFor(given, given.customer, enquiryId)).toEqual(rounded)
  })

  it('takes nothing off for a line that counts less than nothing', async () => {
    const enquiryId = await released(given, [...fewRows, fewRows[0]!.replace(/^\d+/, '-90')])
    const exact = await estimateFor(given, given.supplier, enquiryId)
    if (exact?.view !== 'EXACT') throw new Error('not exact')
    expect(exact.parts).toMatchObject({ lines: 4, nonDiscountedSum: 14_512.12, errorFactor: 1.5 })
  })

  it('has no range while no line has a price, only the reason', async () => {
    const { told } = await mapped(given, ['3;UNBEKANNT', '7;UNBEKANNT-2'])
    expect(told.estimate).toMatchObject({ range: null, missing: 'NO_PRICES', counts: { lines: 2 } })
  })
})

describe('the disguise', () => {
  it('changes what a customer gets, and leaves suppliers the exact prices', async () => {
    const [plainId, disguisedId] = [await released(given), await released(disguised)]
    expect(await estimateFor(disguised, disguised.supplier, disguisedId)).toEqual(
      await estimateFor(given, given.supplier, plainId),
    )
    const estimate = await estimateFor(disguised, disguised.customer, disguisedId)
    // 10 % more of the material
    expect(estimate?.range).toMatchObject({ lower: 16_000, upper: 19_000 })
    expect(Object.keys(constants)).toEqual(['manufacturer:00000000-0000-4000-8000-000000000900'])
  })

  it('has one constant a group for the life of its secret, log-uniform over the whole span', () => {
    const disguise = disguiseBy('a secret of the operator')
    const groups = Array.from({ length: 4000 }, (_, at) => `group:${at}`)
    const found = groups.map(disguise)
    expect(groups.map(disguiseBy('a secret of the operator'))).toEqual(found)
    expect(groups.map(disguiseBy('another secret'))).not.toEqual(found)
    const edge = Math.sqrt(disguiseSpan)
    const tenths = Array.from({ length: 10 }, () => 0)
    for (const constant of found) {
      const share = Math.log(constant * edge) / Math.log(disguiseSpan)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThan(1)
      tenths[Math.floor(share * 10)]! += 1
    }
    for (const count of tenths) expect(count).toBeGreaterThan(300)
  })

  it('is off unless switched on, and on only with a secret', () => {
    const schema = z.object(disguiseSettings).check(disguiseHasSecret)
    const read = (environment: Record<string, string>) => disguiseOf(readConfig(schema, environment))
    const secret = { ESTIMATE_DISGUISE_SECRET: 'sixteen letters or more' }
    expect(read({})).toBeUndefined()
    expect(read(secret)).toBeUndefined()
    expect(read({ ...secret, ESTIMATE_DISGUISE: 'on' })?.('group:1')).toBe(
      disguiseBy(secret.ESTIMATE_DISGUISE_SECRET)('group:1'),
    )
    expect(() => read({ ESTIMATE_DISGUISE: 'on' })).toThrow('missing: ESTIMATE_DISGUISE_SECRET')
    expect(() => read({ ESTIMATE_DISGUISE: 'on', ESTIMATE_DISGUISE_SECRET: 'short' })).toThrow(
      'not understood: ESTIMATE_DISGUISE_SECRET',
    )
  })
})

describe('estimates of small lists', () => {
  const reported = async () =>
    (
      await given.db
        .selectFrom('outbox')
        .select('payload')
        .where('name', '=', estimatesAskedOften.name)
        .execute()
    ).map(({ payload }) => payload as { countId: string; companyId: string })
  const reports = async () => (await reported()).length
  const asked = async () =>
    (
      await given.db
        .selectFrom('small_estimate_count')
        .select('asked')
        .where('company_id', '=', given.otherCustomer.companyId)
        .orderBy('day', 'desc')
        .executeTakeFirst()
    )?.asked ?? 0
  const setAsked = (count: number) =>
    given.db
      .updateTable('small_estimate_count')
      .set({ asked: count })
      .where('company_id', '=', given.otherCustomer.companyId)
      .execute()

  it('count however a range is told, and only of small lists with a range', async () => {
    const actor = given.otherCustomer
    const { enquiryId } = await mapped(given, fewRows, actor)
    expect(await asked()).toBe(1)
    await estimateFor(given, actor, enquiryId)
    expect(await asked()).toBe(2)
    const { body } = await given.get(actor, `/enquiry/bom/articles?enquiryId=${enquiryId}`)
    await given.updateLines(actor, {
      enquiryId,
      lineIds: [body.content[0].id],
      changes: { quantity: 7 },
    })
    expect(await asked()).toBe(3)
    const nine = Array.from({ length: 9 }, (_, at) => `${at + 1};NK-100`)
    await mapped(given, nine, actor)
    expect(await asked()).toBe(4)
    await mapped(given, [...nine, '10;NK-100'], actor)
    await mapped(given, ['3;UNBEKANNT'], actor)
    expect(await asked()).toBe(4)
  })

  it('are reported once a company and Berlin day, also when many are asked for at once', async () => {
    const actor = given.otherCustomer
    const { enquiryId } = await mapped(given, fewRows, actor)
    await setAsked(unreportedEstimates - 1)
    await estimateFor(given, actor, enquiryId)
    expect([await asked(), await reports()]).toEqual([unreportedEstimates, 0])
    await Promise.all(Array.from({ length: 20 }, () => estimateFor(given, actor, enquiryId)))
    expect([await asked(), await reports()]).toEqual([unreportedEstimates + 20, 1])
    const [report] = await reported()
    expect(report?.companyId).toBe(actor.companyId)
    expect(await findSmallEstimateCount(given.db, report!.countId)).toEqual({
      company_id: actor.companyId,
      company_name: actor.companyName,
      day: '2026-11-22',
      asked: unreportedEstimates + 20,
    })
    // 23:59 in Berlin, then the next day
    today = new Date('2026-11-22T22:59:00Z')
    await estimateFor(given, actor, enquiryId)
    expect([await asked(), await reports()]).toEqual([unreportedEstimates + 21, 1])
    today = new Date('2026-11-22T23:01:00Z')
    await estimateFor(given, actor, enquiryId)
    expect(await asked()).toBe(1)
    await given.db
      .updateTable('small_estimate_count')
      .set({ asked: unreportedEstimates })
      .where('day', '=', '2026-11-23')
      .execute()
    await estimateFor(given, actor, enquiryId)
    expect(await reports()).toBe(2)
  })

  it('are forgotten after a month', async () => {
    const actor = given.otherCustomer
    const { enquiryId } = await mapped(given, fewRows, actor)
    await estimateFor(given, actor, enquiryId)
    await forgetSmallEstimateCounts(given.db, new Date(today.getTime() + 30 * 86_400_000))
    expect(await asked()).toBeGreaterThan(0)
    await forgetSmallEstimateCounts(given.db, new Date(today.getTime() + 31 * 86_400_000))
    expect(await asked()).toBe(0)
  })
})
