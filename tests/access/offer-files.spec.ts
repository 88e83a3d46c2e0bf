import { createHash } from 'node:crypto'
import {
  changeFileType,
  changeOfferState,
  createFileTicket,
  deleteFile,
  getFile,
  getOffer,
  uploadFile,
} from '@schrankwerk/contracts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type People, signInEveryone } from './people.ts'
import type { Person } from './person.ts'
import { attach, draftOffer, pdf, releasedEnquiry, releasedOffer, releasedRevision } from './scene.ts'

const types = ['OFFER', 'ORDER', 'ORDER_CONFIRMATION', 'LEGAL_DOCUMENT'] as const
type FileType = (typeof types)[number]
type State = 'draft' | 'released' | 'declined' | 'accepted' | 'confirmed' | 'archived' | 'replaced'

/** Which types a party may place, retype and delete on an offer, by its state. */
const mayPlace: Record<State, { supplier: readonly FileType[]; customer: readonly FileType[] }> = {
  draft: { supplier: ['OFFER', 'LEGAL_DOCUMENT'], customer: [] },
  released: { supplier: [], customer: ['ORDER'] },
  declined: { supplier: [], customer: [] },
  accepted: { supplier: ['ORDER_CONFIRMATION'], customer: [] },
  confirmed: { supplier: [], customer: [] },
  archived: { supplier: [], customer: [] },
  replaced: { supplier: [], customer: [] },
}
const states = Object.keys(mayPlace) as State[]

let people: People
/** An offer in each state with all files that led to it. */
const offers = {} as Record<State, string>

beforeAll(async () => {
  people = await signInEveryone()
  const { customer, supplier } = people
  const state = (offerId: string, to: string, reason = {}) =>
    (to === 'CONFIRMED' ? supplier : customer).get(changeOfferState, {
      query: { offerId, state: to, ...reason },
    })
  const { archiveOffer } = await import('@schrankwerk/contracts')
  const enquiry = await releasedEnquiry(customer, ['X-1'])
  offers.draft = await draftOffer(supplier, enquiry)
  await attach(supplier, `offer/${offers.draft}`, 'OFFER', 'Entwurf')
  offers.released = await releasedOffer(supplier, enquiry)
  await attach(customer, `offer/${offers.released}`, 'ORDER', 'Bestellung')
  offers.declined = await releasedOffer(supplier, enquiry)
  await attach(customer, `offer/${offers.declined}`, 'ORDER', 'Bestellung')
  await state(offers.declined, 'DECLINED', { rejectionReason: 'PROJECT_NOT_REALIZED' })
  offers.archived = await releasedOffer(supplier, enquiry)
  await supplier.get(archiveOffer, { query: { offerId: offers.archived } })
  offers.replaced = await releasedOffer(supplier, enquiry)
  await releasedRevision(supplier, offers.replaced)
  for (const to of ['accepted', 'confirmed'] as const) {
    const id = await releasedOffer(supplier, await releasedEnquiry(customer, ['X-1']))
    await attach(customer, `offer/${id}`, 'ORDER', 'Bestellung')
    await state(id, 'ACCEPTED')
    await attach(supplier, `offer/${id}`, 'ORDER_CONFIRMATION', 'Bestätigung')
    if (to === 'confirmed') await state(id, 'CONFIRMED')
    offers[to] = id
  }
})

const filesOf = async (who: Person, offerId: string) =>
  (await who.get(getOffer, { query: { id: offerId } })).fileItems as {
    path: string
    fileType: FileType
    sha256: string
    frozen: boolean
    allowedActions: string[]
  }[]
const hashOf = async (who: Person, path: string) => {
  const answer = await who.ask(getFile, { query: { path } })
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

describe.each(states)('an offer that is %s', (state) => {
  describe.each(['supplier', 'customer'] as const)('to its %s', (party) => {
    test.each(types)('upload of %s', async (fileType) => {
      const who = people[party]
      const path = `offer/${offers[state]}`
      const answer = await who.ask(uploadFile, { fields: { path, fileType }, file: pdf('Probe') })
      const text = await answer.text()
      if (!mayPlace[state][party].includes(fileType)) {
        const isUnseen = party === 'customer' && state === 'draft'
        expect(answer.status, text).toBe(isUnseen ? 404 : 403)
        return
      }
      expect(answer.status, text).toBe(201)
      const placed = JSON.parse(text)
      expect([placed.frozen, [...placed.allowedActions].sort()]).toEqual([false, ['delete', 'retype']])
      const retyped = await who.ask(changeFileType, { query: { path: placed.path, fileType } })
      expect(retyped.status, await retyped.text()).toBe(200)
      const gone = await who.ask(deleteFile, { query: { path: placed.path } })
      expect(gone.status, await gone.text()).toBe(200)
    })

    test('a type that is not his to place cannot be reached by retyping', async () => {
      const own = mayPlace[state][party][0]
      if (!own) {
        expect(mayPlace[state][party]).toEqual([])
        return
      }
      const path = await attach(people[party], `offer/${offers[state]}`, own, 'Umweg')
      for (const fileType of types.filter((type) => !mayPlace[state][party].includes(type))) {
        const answer = await people[party].ask(changeFileType, { query: { path, fileType } })
        expect(answer.status, `${own} to ${fileType}: ${await answer.text()}`).toBe(403)
      }
      expect((await people[party].ask(deleteFile, { query: { path } })).status).toBe(200)
    })

    test('the files that are there change only by who may place their type, and keep their content', async () => {
      const who = people[party]
      if (party === 'customer' && state === 'draft') {
        expect((await who.ask(getOffer, { query: { id: offers.draft } })).status).toBe(404)
        return
      }
      const before = await filesOf(who, offers[state])
      const fixed = before.filter(({ fileType }) => !mayPlace[state][party].includes(fileType))
      for (const { path, allowedActions, sha256 } of fixed) {
        expect(allowedActions).toEqual([])
        for (const endpoint of [changeFileType, deleteFile]) {
          const query = endpoint === deleteFile ? { path } : { path, fileType: 'UNKNOWN' }
          const answer = await who.ask(endpoint, { query })
          expect([403, 409], `${endpoint.name}: ${await answer.text()}`).toContain(answer.status)
        }
        expect(await hashOf(who, path)).toBe(sha256)
      }
      expect((await filesOf(who, offers[state])).map(({ path, sha256 }) => [path, sha256])).toEqual(
        before.map(({ path, sha256 }) => [path, sha256]),
      )
    })
  })
})

test.each([
  ['draft', []],
  ['released', ['OFFER']],
  ['accepted', ['OFFER', 'ORDER']],
  ['confirmed', ['OFFER', 'ORDER', 'ORDER_CONFIRMATION']],
] as const)('an offer that is %s has frozen %j', async (state, frozen) => {
  const files = await filesOf(people.supplier, offers[state])
  expect(
    files
      .filter((file) => file.frozen)
      .map(({ fileType }) => fileType)
      .sort(),
  ).toEqual([...frozen].sort())
})

test.each([
  ['released', 'customer', 'supplier', 'ORDER'],
  ['declined', 'customer', 'supplier', 'ORDER'],
  ['accepted', 'supplier', 'customer', 'ORDER_CONFIRMATION'],
] as const)(
  'what lies ready for an offer that is %s is its %s’s alone, not its %s’s',
  async (state, writer, other, type) => {
    const typesSeenBy = async (who: Person) =>
      (await filesOf(who, offers[state])).map(({ fileType }) => fileType)
    expect(await typesSeenBy(people[other])).not.toContain(type)
    const ready = (await filesOf(people[writer], offers[state])).find(({ fileType }) => fileType === type)
    const query = { path: ready?.path ?? '' }
    expect((await people[writer].ask(getFile, { query })).status).toBe(200)
    expect((await people[other].ask(getFile, { query })).status).toBe(404)
    expect((await people[other].ask(createFileTicket, { body: query })).status).toBe(404)
  },
)
