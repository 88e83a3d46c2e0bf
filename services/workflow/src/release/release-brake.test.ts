import type { Actor } from '@schrankwerk/service-kit'
import { anActor } from '@schrankwerk/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workflowInTest } from '../workflow.example.ts'

const morning = new Date('2027-03-01T08:00:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000)
let now = morning
let service: Awaited<ReturnType<typeof workflowInTest>>
/** Everyone of a company of its own, so that no test sees another's releases. */
let customer: Actor
let supplier: Actor

beforeAll(async () => {
  service = await workflowInTest(() => now, { releases: { perMinute: 3, perHour: 5 } })
})
beforeEach(() => {
  now = morning
  customer = anActor({ companyType: 'CUSTOMER' }) as Actor
  supplier = anActor({ companyType: 'SUPPLIER' }) as Actor
})
afterAll(() => service.stop())

type Release = { path: string; body: { id: string; editVersion: number; released: true } }

async function completeDraft(of: Actor = customer): Promise<Release> {
  const { body: draft } = await service.post(of, '/enquiry/', {
    title: 'Pumpenschrank',
    referenceNumber: '4711',
    deliveryCondition: 'EXW',
    desiredDeliveryDate: '2099-08-15',
    amount: 2,
  })
  await service.upload(of, `enquiry/${draft.id}`, 'Liste.csv', 'BILL_OF_MATERIAL', 'Menge;Typ\n1;A1\n')
  await service.upload(of, `enquiry/${draft.id}`, 'Plan.pdf', 'CIRCUIT_DIAGRAM')
  const { body } = await service.get(of, `/enquiry/?id=${draft.id}`)
  return {
    path: '/enquiry/update',
    body: { id: draft.id, editVersion: body.editVersion, released: true },
  }
}
async function completeOfferDraft(enquiryId: string): Promise<Release> {
  const { body: draft } = await service.post(supplier, '/offer/', { enquiryId, offerNumber: 'A-1', price: 1 })
  await service.upload(supplier, `offer/${draft.id}`, 'Angebot.pdf', 'OFFER')
  const { body } = await service.get(supplier, `/offer/?id=${draft.id}`)
  return { path: '/offer/update', body: { id: draft.id, editVersion: body.editVersion, released: true } }
}
const release = (of: Actor, { path, body }: Release) => service.post(of, path, body)
async function several<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 0; at < count; at += 1) made.push(await make())
  return made
}
const newsOf = async (name: string, ids: string[]) => {
  const rows = await service.db
    .selectFrom('outbox')
    .select('aggregate_id')
    .where('name', '=', name)
    .where('aggregate_id', 'in', ids)
    .execute()
  return rows.map((row) => row.aggregate_id).sort()
}

test('of parallel releases on two copies exactly the allowed number pass, and only these are told', async () => {
  const drafts = await several(8, completeDraft)
  service.know(customer)
  const copies = [service.app, service.copyOfApp()]
  const answers = await Promise.all(
    drafts.map(async ({ path, body }, at) => {
      const response = await copies[at % 2]!.request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${customer.userId}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as { code?: string; detail?: string }
      return {
        id: body.id,
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        ...answer,
      }
    }),
  )
  const passed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect([passed.length, refused.length]).toEqual([3, 5])
  expect(refused[0]).toMatchObject({
    code: 'too-many-releases',
    retryAfter: '60',
    detail:
      'Ihr Unternehmen hat gerade sehr viele Anfragen oder Angebote freigegeben. Der Entwurf bleibt, wie er ist. Bitte geben Sie ihn in einer Minute frei.',
  })
  expect(
    await newsOf(
      'workflow.enquiry.released',
      drafts.map(({ body }) => body.id),
    ),
  ).toEqual(passed.map(({ id }) => id).sort())
})

test('a refused draft stays as it is and can be released once there is room', async () => {
  const [refused, ...others] = await several(4, completeDraft)
  for (const draft of others) expect((await release(customer, draft)).status).toBe(200)
  const before = await service.get(customer, `/enquiry/?id=${refused!.body.id}`)
  expect((await release(customer, refused!)).status).toBe(429)
  expect(await service.get(customer, `/enquiry/?id=${refused!.body.id}`)).toEqual(before)
  now = later(1)
  expect((await release(customer, refused!)).status).toBe(200)
})

test('an hour has its own number, and refused tries do not lengthen it', async () => {
  const drafts = await several(6, completeDraft)
  const statuses: number[] = []
  for (const [at, draft] of drafts.entries()) {
    now = later(at)
    statuses.push((await release(customer, draft)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  now = later(59)
  expect((await release(customer, drafts[5]!)).body.detail).toContain('in einer Minute')
  now = later(60)
  expect((await release(customer, drafts[5]!)).status).toBe(200)
})

test('saving a draft is no release, and other companies go on', async () => {
  for (const draft of await several(3, completeDraft)) await release(customer, draft)
  const draft = await completeDraft()
  const { released: _, ...fields } = draft.body
  expect((await service.post(customer, '/enquiry/update', { ...fields, title: 'Anders' })).status).toBe(200)
  const other = anActor({ companyType: 'CUSTOMER' }) as Actor
  expect((await release(other, await completeDraft(other))).status).toBe(200)
})

test('offers count for their supplier alike', async () => {
  const { id } = await service.releasedEnquiry(customer)
  const drafts = await several(4, () => completeOfferDraft(id))
  const statuses: number[] = []
  for (const draft of drafts) statuses.push((await release(supplier, draft)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const ids = drafts.map(({ body }) => body.id)
  expect(await newsOf('workflow.offer.released', ids)).toEqual(ids.slice(0, 3).sort())
})
