import { createLog, createNats, startConsumer } from '@schrankwerk/service-kit'
import { type TestNats, testNats } from '@schrankwerk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'
import { happeningEvents, onHappening } from './on-happening.ts'

let given: Awaited<ReturnType<typeof workflowInTest>>
let world: TestNats
const stopping: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[given, world] = await Promise.all([workflowInTest(), testNats()])
  const log = createLog('workflow', 'fatal')
  // Two copies of the service.
  for (const name of ['one', 'other']) {
    const nats = createNats({ settings: { NATS_URL: [world.url] }, name, log })
    const consumer = startConsumer({
      nats,
      db: given.db,
      service: 'workflow',
      log,
      durable: 'on-happening',
      event: happeningEvents,
      handle: onHappening,
    })
    stopping.push(
      () => consumer.stop(),
      () => nats.close(),
    )
  }
})
afterAll(async () => {
  for (const stop of stopping) await stop()
  await world.close()
  await given.stop()
})

const names = happeningEvents.map(({ name }) => name)

it('is noted once by two copies of the service, also where its event comes twice', async () => {
  const { customer, supplier } = given
  const { id } = await given.releasedEnquiry(customer)
  const offerId = await given.releasedOffer(supplier, id)
  await given.upload(customer, `offer/${offerId}`, 'Bestellung.pdf', 'ORDER')
  await given.get(customer, `/offer/statechange?offerId=${offerId}&state=ACCEPTED`)
  const events = await given.db.selectFrom('outbox').selectAll().where('name', 'in', names).execute()
  for (const event of events) {
    const envelope = {
      id: event.id,
      name: event.name,
      at: event.at.toISOString(),
      aggregateId: event.aggregate_id,
      aggregateVersion: event.aggregate_version,
      payload: event.payload,
    }
    for (const time of [1, 2])
      await world.connection
        .jetstream()
        .publish(event.name, JSON.stringify(envelope), { msgID: `${event.id} ${time}` })
  }
  await expect
    .poll(() => given.db.selectFrom('inbox').select('event_id').execute(), { timeout: 20_000 })
    .toHaveLength(3)
  const noted = await given.db
    .selectFrom('happening')
    .select(['kind', 'company_id', 'offer_id', 'user_id'])
    .orderBy('at')
    .orderBy('company_id')
    .execute()
  const both = [customer.companyId, supplier.companyId].toSorted()
  expect(noted).toEqual([
    ...[customer.companyId, null].map((company_id) => ({
      kind: 'ENQUIRY_RELEASED',
      company_id,
      offer_id: null,
      user_id: customer.userId,
    })),
    ...both.map((company_id) => ({
      kind: 'OFFER_RELEASED',
      company_id,
      offer_id: offerId,
      user_id: supplier.userId,
    })),
    ...both.map((company_id) => ({
      kind: 'OFFER_ACCEPTED',
      company_id,
      offer_id: offerId,
      user_id: customer.userId,
    })),
  ])
})
