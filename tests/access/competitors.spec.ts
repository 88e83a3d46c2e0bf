import {
  changeOfferState,
  compareOffers,
  createOffer,
  endpoints,
  filterEnquiries,
  filterOffers,
  getEnquiry,
  getOffer,
} from '@schrankwerk/contracts'
import { until } from '@schrankwerk/infra/start/until.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { calls } from './calls.ts'
import { expected } from './expected.ts'
import { listen } from './live-stream.ts'
import { actors } from './people.ts'
import { attach, releasedEnquiry, releasedOffer } from './scene.ts'
import { unpacked } from './unpacked.ts'
import { makeWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

const answeredTo = (actor: 'competitor' | 'otherCustomer') =>
  Object.keys(expected).filter((name) => {
    const cell = (expected[name]?.match(/\d{3}/g) ?? [])[actors.indexOf(actor)]
    return cell?.startsWith('2') && !name.startsWith('openLiveStream')
  })

describe('no answer to a competitor names the other supplier or his offers', () => {
  test.each(answeredTo('competitor'))('%s', async (name) => {
    const endpoint = endpoints.find((one) => one.name === name.split(':')[0])!
    const answer = await world.people.competitor.ask(endpoint, await calls[name]!(world))
    if (answer.ok) world.usedUp()
    const text = unpacked(Buffer.from(await answer.arrayBuffer()))
    for (const secret of [
      world.offer,
      world.offerDraft,
      world.order,
      world.conversation,
      world.question,
      world.ids.supplierCompany,
      world.ids.supplier,
      'Südtal',
    ])
      expect(text).not.toContain(secret)
  })
})

describe('no answer to another customer names the customer or his things', () => {
  test.each(answeredTo('otherCustomer'))('%s', async (name) => {
    const endpoint = endpoints.find((one) => one.name === name.split(':')[0])!
    const answer = await world.people.otherCustomer.ask(endpoint, await calls[name]!(world))
    if (answer.ok) world.usedUp()
    const text = unpacked(Buffer.from(await answer.arrayBuffer()))
    for (const secret of [world.draft, world.enquiry, world.offer, world.ids.customerCompany, 'Nordhafen'])
      expect(text).not.toContain(secret)
  })
})

test('what a competitor sees of an enquiry stays the same whatever the other does', async () => {
  const { customer, supplier, competitor } = world.people
  const enquiry = await releasedEnquiry(customer, [world.article.orderNumber])
  const look = async () =>
    JSON.stringify([
      await competitor.get(getEnquiry, { query: { id: enquiry } }),
      (await competitor.get(filterEnquiries, { query: { paginationSize: 100 } })).content.find(
        (one: { id: string }) => one.id === enquiry,
      ),
      await competitor.get(filterOffers, { query: { enquiryId: enquiry } }),
      (await competitor.ask(compareOffers, { query: { enquiryId: enquiry } })).status,
    ])
  const before = await look()
  expect(before).toContain(enquiry)
  const stream = await listen(competitor)
  const declined = await releasedOffer(supplier, enquiry)
  await customer.get(changeOfferState, {
    query: { offerId: declined, state: 'DECLINED', rejectionReason: 'PROJECT_NOT_REALIZED' },
  })
  const accepted = await releasedOffer(supplier, enquiry)
  await attach(customer, `offer/${accepted}`, 'ORDER', 'Bestellung')
  await customer.get(changeOfferState, { query: { offerId: accepted, state: 'ACCEPTED' } })
  expect(await look()).toBe(before)

  // His own doing comes last and is heard: whatever was before it would have been heard as well.
  const own = await competitor.get(createOffer, { body: { enquiryId: enquiry } })
  expect(await until(async () => stream.heard.includes(own.id), { seconds: 10 })).toBe(true)
  await stream.stop()
  expect(stream.heard).not.toContain(declined)
  expect(stream.heard).not.toContain(accepted)
  const mine = await competitor.get(getOffer, { query: { id: own.id } })
  expect(JSON.stringify(mine)).not.toContain('Südtal')
})

test('after closing, the supplier with the order keeps the enquiry, the others lose it', async () => {
  const { customer, supplier, competitor } = world.people
  const enquiry = await releasedEnquiry(customer, [world.article.orderNumber])
  const lost = await releasedOffer(competitor, enquiry)
  const won = await releasedOffer(supplier, enquiry)
  await attach(customer, `offer/${won}`, 'ORDER', 'Bestellung')
  await customer.get(changeOfferState, { query: { offerId: won, state: 'ACCEPTED' } })
  await attach(supplier, `offer/${won}`, 'ORDER_CONFIRMATION', 'Bestätigung')
  await supplier.get(changeOfferState, { query: { offerId: won, state: 'CONFIRMED' } })

  expect((await supplier.get(getEnquiry, { query: { id: enquiry } })).closed).toBe(true)
  expect((await competitor.ask(getEnquiry, { query: { id: enquiry } })).status).toBe(404)
  const own = await competitor.get(getOffer, { query: { id: lost } })
  expect(own).toMatchObject({ state: 'DECLINED', rejectionReason: 'INDIVIDUAL', enquiry: null })
  expect(own.rejectionReasonIndividual).toContain('anderweitig vergeben')
  const late = await competitor.ask(createOffer, { body: { enquiryId: enquiry } })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'enquiry-closed' }])
})

test('each mail goes to one person', async () => {
  const mails = (await (await fetch(`${stackAddresses().inbox}/api/mails`)).json()) as { to: string[] }[]
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.filter(({ to }) => to.length !== 1)).toEqual([])
})
