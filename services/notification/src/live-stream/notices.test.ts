import { randomUUID } from 'node:crypto'
import { type EventEnvelope, events } from '@schrankwerk/contracts'
import { expect, it, test } from 'vitest'
import { concerns, noticeOf } from './notices.ts'

const [customer, supplier, rival, stranger, operator, guests] = [0, 1, 2, 3, 4, 5].map(() =>
  randomUUID(),
) as [string, string, string, string, string, string]
const someone = <const Type extends string>(companyId: string, companyType: Type) => ({
  userId: randomUUID(),
  companyId,
  companyType,
})
const people = {
  customer: someone(customer, 'CUSTOMER'),
  supplier: someone(supplier, 'SUPPLIER'),
  rival: someone(rival, 'SUPPLIER'),
  stranger: someone(stranger, 'CUSTOMER'),
  operator: someone(operator, 'ADMIN'),
  guest: someone(guests, 'EXTERNAL'),
  otherGuest: someone(guests, 'EXTERNAL'),
} as const
type Person = keyof typeof people

const id = randomUUID()
const offer = {
  offerId: id,
  enquiryId: id,
  customerCompanyId: customer,
  supplierCompanyId: supplier,
  version: 1,
  userId: null,
}
const folder = { offerId: id, customerCompanyId: customer, supplierCompanyId: supplier, userId: null }
const enquiry = { enquiryId: id, customerCompanyId: customer, visibleToSuppliers: false, userId: null }
const conversation = {
  conversationId: id,
  enquiryId: id,
  customerCompanyId: customer,
  supplierCompanyId: supplier,
  userId: people.customer.userId,
}
const message = { ...conversation, companyId: customer, messageId: id }
const seen = { ...enquiry, visibleToSuppliers: true }

const table: [name: (typeof events)[number]['name'], payload: object, to: Person[], kinds: string][] = [
  ['workflow.enquiry.released', seen, ['customer', 'supplier', 'rival'], 'enquiry bom file'],
  ['workflow.enquiry.changed', seen, ['customer', 'supplier', 'rival'], 'enquiry bom file'],
  ['workflow.enquiry.changed', enquiry, ['customer'], 'enquiry bom file'],
  ['workflow.enquiry.closed', seen, [], ''],
  ['workflow.enquiry.reopened', seen, [], ''],
  ['workflow.offer.drafted', offer, ['supplier'], 'offer bom file'],
  ['workflow.offer.changed', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  ['workflow.offer.released', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  ['workflow.offer.accepted', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  [
    'workflow.offer.declined',
    { ...offer, automatic: true },
    ['customer', 'supplier'],
    'offer bom file enquiry',
  ],
  ['workflow.offer.confirmed', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  [
    'workflow.offer.replaced',
    { ...offer, replacedById: id },
    ['customer', 'supplier'],
    'offer bom file enquiry',
  ],
  ['workflow.offer.lapsed', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  ['workflow.offer.withdrawn', offer, ['customer', 'supplier'], 'offer bom file enquiry'],
  ['workflow.offer.archived', offer, ['supplier'], 'offer bom file'],
  ['workflow.offer.archived', { ...offer, released: false }, ['supplier'], 'offer bom file'],
  ['workflow.offer.archived', { ...offer, released: true }, ['customer', 'supplier'], 'offer bom file'],
  ['workflow.offer.binding-ending', offer, ['supplier'], 'offer bom file'],
  ['workflow.conversation.changed', conversation, ['customer', 'supplier'], 'conversation'],
  ['workflow.message.sent', message, ['customer', 'supplier'], 'conversation unread'],
  ['workflow.unread.changed', { userId: people.customer.userId }, ['customer'], 'unread'],
  [
    'workflow.happening.noted',
    { enquiryId: id, companyIds: [customer, supplier], toSuppliers: false },
    ['customer', 'supplier'],
    'happening',
  ],
  [
    'workflow.happening.noted',
    { enquiryId: id, companyIds: [customer], toSuppliers: true },
    ['customer', 'supplier', 'rival'],
    'happening',
  ],
  ['workflow.happening.seen', { userId: people.supplier.userId }, ['supplier'], 'happening'],
  ['workflow.estimate.asked-often', { countId: id, companyId: customer }, [], ''],
  ['workflow.bom.rematched', { ownerId: id, companyId: customer, lines: 2 }, ['customer'], 'bom'],
  ['workflow.missing-number.changed', { userId: null }, ['operator'], 'missingNumber'],
  ['catalogue.article-import.started', { importId: id, userId: id }, ['operator'], 'articleImport'],
  [
    'catalogue.article-import.ended',
    { importId: id, userId: id, state: 'ENDED' },
    ['operator'],
    'articleImport article masterData',
  ],
  ['catalogue.article-import.proposed', { importId: id, userId: id }, ['operator'], 'articleImport'],
  ['catalogue.article-import.changed', { importId: id }, ['operator'], 'articleImport'],
  [
    'catalogue.article-import.undone',
    { importId: id, userId: id },
    ['operator'],
    'articleImport article masterData',
  ],
  ['catalogue.article-export.changed', { exportId: id }, ['operator'], 'articleExport'],
  [
    'catalogue.article-export.ended',
    { exportId: id, userId: id, state: 'ENDED' },
    ['operator'],
    'articleExport',
  ],
  ['catalogue.article.changed', { articleId: id }, ['operator'], 'article'],
  ['catalogue.master-data.changed', { kind: 'unit', id }, ['operator'], 'masterData'],
  ['catalogue.replacement.changed', { companyId: customer, userId: id }, ['customer'], 'replacement'],
  [
    'catalogue.replacement.changed',
    { companyId: null, userId: id },
    ['customer', 'supplier', 'rival', 'stranger'],
    'replacement',
  ],
  ['catalogue.manufacturer.emptied', { manufacturerId: id }, ['operator'], 'article'],
  ['catalogue.master-data.combined', { kind: 'unit', ids: [id] }, ['operator'], 'masterData article'],
  ['catalogue.admin-bom.changed', { adminBOMResultId: id, userId: id }, ['operator'], 'bom'],
  ['identity.company.changed', { companyId: supplier, name: 'Neu' }, ['supplier', 'operator'], 'company'],
  ['identity.user.changed', { userId: id, sub: 's', companyId: customer }, ['customer', 'operator'], 'user'],
  [
    'identity.user.changed',
    { userId: people.guest.userId, sub: 's', companyId: guests },
    ['operator', 'guest'],
    'user',
  ],
  ['businessdata.folder.changed', folder, ['supplier'], 'businessData'],
  ['businessdata.folder.changed', { ...folder, released: false }, ['supplier'], 'businessData'],
  ['businessdata.folder.changed', { ...folder, released: true }, ['customer', 'supplier'], 'businessData'],
]

const envelope = (name: string, payload: object): EventEnvelope => ({
  id: randomUUID(),
  name,
  at: '2026-11-21T10:00:00.000Z',
  aggregateId: id,
  aggregateVersion: 7,
  payload,
})

it.each(table)('%s %j concerns %j', (name, payload, to, kinds) => {
  const notice = noticeOf(envelope(name, payload))!
  const told = Object.entries(people).flatMap(([person, actor]) => (concerns(notice, actor) ? [person] : []))
  expect(told).toEqual(to)
  expect(notice.events.map((event) => event.kind).join(' ')).toBe(kinds)
  const told2 = JSON.stringify(notice.events)
  for (const company of [customer, supplier])
    if (!name.startsWith('identity.company')) expect(told2).not.toContain(company)
  for (const event of notice.events)
    expect(Object.keys(event)).toEqual(expect.arrayContaining(['kind', 'id']))
})

test('every way to inform people that an event uses is in the table', () => {
  const named = new Set(table.map(([name]) => name))
  const noticesOf = (among: readonly (typeof events)[number][]) => new Set(among.map(({ notice }) => notice))
  expect(noticesOf(events.filter(({ name }) => named.has(name)))).toEqual(noticesOf(events))
})

test('where an event does not tell whether the offer is released, the customer is named apart', () => {
  const about = { offerId: id, companyId: customer }
  for (const [name, payload] of [
    ['workflow.offer.archived', offer],
    ['businessdata.folder.changed', folder],
  ] as const) {
    const asked = (more: object) => noticeOf(envelope(name, { ...payload, ...more }))?.customerIfReleased
    expect(asked({})).toEqual(about)
    expect(asked({ released: true })).toBeUndefined()
    expect(asked({ released: false })).toBeUndefined()
  }
})

test('an unknown or broken event tells nobody anything', () => {
  expect(noticeOf(envelope('workflow.offer.praised', offer))).toBeUndefined()
  expect(noticeOf(envelope('workflow.offer.accepted', { offerId: 'x' }))).toBeUndefined()
})
