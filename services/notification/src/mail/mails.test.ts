import { randomUUID } from 'node:crypto'
import { type EventDefinition, folderOpeningChanged } from '@schrankwerk/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Recipient } from '../neighbours.ts'
import { aWorld, notificationInTest, portalUrl, quiet } from '../notification.example.ts'
import { mailExamples } from './mails.example.ts'
import { type MailKind, mailKinds, mailOfKind } from './mails.ts'
import { planMails } from './plan-mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let transport: MailTransport
const from = 'Schrankwerk <portal@portal.example>'
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }

const sender = () =>
  createMailSender({ db: given.db, neighbours: given.neighbours, transport, frame, log: quiet })
const plan = (kind: MailKind, topicId: string, recipients: readonly Recipient[]) =>
  given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId: randomUUID(),
      kind,
      topicId,
      recipients,
      domain: 'portal.example',
      now: new Date(),
    }),
  )

beforeAll(async () => {
  given = await notificationInTest()
  transport = createMailTransport({ url: given.mailbox.url, from })
  given.consume()
})
afterAll(async () => {
  transport.close()
  await given.stop()
})
beforeEach(async () => {
  Object.assign(given.world, aWorld())
  given.mailbox.clear()
  await given.pool.query('truncate sent_mail, inbox')
})

test('the consumers of the mails keep their names, under which the server holds what they have not read', () => {
  const durables = mailKinds.map((kind) => `on-${kind}`)
  expect(new Set(durables).size).toBe(durables.length)
  expect(durables).toEqual(
    expect.arrayContaining([
      'on-article-import-ended',
      'on-binding-ending',
      'on-company-deleted',
      'on-company-released',
      'on-confirm-mail-change',
      'on-confirm-registration',
      'on-enquiry-closed',
      'on-enquiry-released',
      'on-enquiry-reopened',
      'on-estimates-asked-often',
      'on-first-password',
      'on-folder-access-changed',
      'on-folder-access-ended',
      'on-folder-invited',
      'on-folder-opening-changed',
      'on-mail-changed',
      'on-messages-unread',
      'on-offer-accepted',
      'on-offer-confirmed',
      'on-offer-declined',
      'on-offer-lapsed',
      'on-offer-released',
      'on-offer-withdrawn',
      'on-password-changed',
      'on-registration-confirmed',
      'on-registration-rejected',
      'on-reset-password',
      'on-revision-wished',
    ]),
  )
})

test('every mail has an example', () => {
  expect(new Set(mailExamples.map((example) => example.kind))).toEqual(new Set(mailKinds))
})

describe('an event', () => {
  it.each(mailExamples.map((example) => [example.kind, example.when ?? 'it happens', example] as const))(
    'mails %s to each of its recipients once when %s, also when it comes twice',
    async (kind, _, example) => {
      const { event } = mailOfKind(kind)
      example.given?.(given.world)
      const payload = example.payload(given.world)
      const id = await given.say<EventDefinition>(event, payload)
      await given.handled(1)
      await given.say<EventDefinition>(event, payload, id)
      const last = await given.say<EventDefinition>(event, payload)
      await given.handled(2)
      await given.db.deleteFrom('sent_mail').where('event_id', '=', last).execute()
      await sender().sendDue()
      await sender().sendDue()

      const { people, customer, supplier, guest, holder, accountMail } = given.world
      const { seenBy } = example
      const readers = {
        customer: people.filter((person) => person.companyId === customer.companyId),
        supplier: people.filter((person) => person.companyId === supplier.companyId),
        suppliers: people.filter((person) => person.companyType === 'SUPPLIER'),
        operator: people.filter((person) => person.companyType === 'ADMIN' && person.admin),
        holder: [{ userId: holder!.userId, mail: accountMail!.mail }],
        guest: [guest],
        customersAdmin: [customer],
        suppliersAdmin: [supplier],
      }
      const expected = Object.entries(seenBy(given.world)).flatMap(([party, seen]) =>
        readers[party as keyof typeof readers].map((person) => ({ ...seen, person })),
      )
      const arrived = given.mailbox.mails
      expect(arrived.flatMap((mail) => mail.to).sort()).toEqual(
        expected.map(({ person }) => person.mail).sort(),
      )
      for (const { person, subject, text, path } of expected) {
        const mail = arrived.find(({ to }) => to.includes(person.mail))!
        expect(mail.subject).toBe(subject)
        expect(mail.subject.length).toBeLessThanOrEqual(78)
        expect(mail.from).toBe('portal@portal.example')
        for (const part of text) expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(part)
        expect(mail.text).toContain(portalUrl + path)
        expect(mail.html).toContain(`href="${portalUrl}${path.replaceAll('&', '&#38;')}"`)
        expect(mail.text + mail.html.replace('<!doctype', '')).not.toContain('!')
        expect(mail.messageId).toBe(`<${id}.${person.userId}@portal.example>`)
        expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual(
          kind === 'offer-confirmed' ? [['Bestätigung.pdf', 'application/pdf']] : [],
        )
      }
      expect((await given.mails()).map((mail) => mail.state)).toEqual(expected.map(() => 'SENT'))
    },
  )
})

test.each([
  ['enquiry-closed', true],
  ['enquiry-reopened', false],
] as const)('%s names to each supplier only their own offers', async (kind, closed) => {
  const { enquiry, offer, otherOffers, people } = given.world
  const rival = people[4]!
  enquiry.closed = closed
  otherOffers.push(
    { ...offer, offerId: randomUUID(), supplierCompanyId: rival.companyId, offerNumber: 'R-1', price: 1 },
    { ...offer, offerId: randomUUID(), offerNumber: 'A-16', invalidated: true },
  )
  const example = mailExamples.find((one) => one.kind === kind)!
  await given.say<EventDefinition>(mailOfKind(kind).event, example.payload(given.world))
  await given.handled(1)
  await sender().sendDue()
  const textTo = (address: string) => given.mailbox.mails.find(({ to }) => to.includes(address))!.text
  expect(given.mailbox.mails).toHaveLength(3)
  expect(textTo(rival.mail)).toContain('Angebotsnummer: R-1')
  expect(textTo(rival.mail)).not.toContain('A-1')
  expect(textTo(given.world.supplier.mail)).toContain('Angebotsnummer: A-17')
  expect(textTo(given.world.supplier.mail)).not.toMatch(/R-1|A-16/)
})

it('enquiry-closed promises nothing where the enquiry is archived', async () => {
  Object.assign(given.world.enquiry, { closed: false, archived: true })
  await plan('enquiry-closed', given.world.enquiry.id, [given.world.supplier])
  await sender().sendDue()
  const [mail] = given.mailbox.mails
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('kann aber nicht mehr angenommen werden.')
  expect(mail!.subject).toMatch(/ archiviert: /)
  expect(mail!.text).not.toMatch(/solange|geschlossen/)
})

describe('a mail that no longer applies', () => {
  it.each([
    ['offer-released', 'customer', { invalidated: true }],
    ['offer-released', 'customer', { archived: true }],
    ['offer-accepted', 'supplier', { state: 'OPEN' }],
    ['offer-lapsed', 'customer', { state: 'ACCEPTED' }],
    ['offer-lapsed', 'supplier', { state: 'CONFIRMED' }],
    ['offer-withdrawn', 'customer', { archived: false }],
    ['offer-withdrawn', 'customer', { state: 'DECLINED', archived: true }],
    ['offer-withdrawn', 'customer', { released: false, archived: true }],
    ['revision-wished', 'supplier', { wishDate: null }],
    ['revision-wished', 'supplier', { wishDate: '2026-12-06T08:00:00.000Z', invalidated: true }],
    ['revision-wished', 'supplier', { wishDate: '2026-12-06T08:00:00.000Z', state: 'ACCEPTED' }],
    ['binding-ending', 'supplier', { state: 'CONFIRMED' }],
    ['binding-ending', 'supplier', { state: 'ACCEPTED', bindingUntil: '2020-01-01T00:00:00.000Z' }],
  ] as const)('%s to the %s is dropped with a note when %j', async (kind, party, change) => {
    Object.assign(given.world.offer, change)
    await plan(kind, given.world.offer.offerId, [given.world[party]])
    await sender().sendDue()
    expect(await given.mails()).toMatchObject([
      { state: 'DROPPED', note: expect.stringMatching(/^the (offer|order) /) },
    ])
    expect(given.mailbox.mails).toEqual([])
  })

  it.each([
    ['enquiry-closed', 'reopened', { closed: false }, {}],
    ['enquiry-closed', 'decided on', { closed: true }, { state: 'DECLINED' }],
    ['enquiry-reopened', 'closed', { closed: true }, {}],
    ['enquiry-reopened', 'archived', { archived: true }, {}],
    ['enquiry-reopened', 'left by its customer', { customerActive: false }, {}],
    ['enquiry-reopened', 'decided on', {}, { state: 'ACCEPTED' }],
  ] as const)('%s is dropped when it was %s', async (kind, _, enquiry, offer) => {
    Object.assign(given.world.enquiry, enquiry)
    Object.assign(given.world.offer, offer)
    await plan(kind, given.world.enquiry.id, [given.world.supplier])
    await sender().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED'])
    expect(given.mailbox.mails).toEqual([])
  })

  it.each([{ closed: true }, { archived: true }, { customerActive: false }])(
    'enquiry-released is dropped when %j',
    async (change) => {
      Object.assign(given.world.enquiry, change)
      await plan('enquiry-released', given.world.enquiry.id, [given.world.supplier])
      await sender().sendDue()
      expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED'])
    },
  )

  it.each([
    ['registration-confirmed', { pendingRegistration: false }],
    ['registration-confirmed', { active: false }],
    ['company-released', { active: false, pendingRegistration: false }],
    ['company-released', { pendingRegistration: true }],
    ['company-deleted', { active: true }],
  ] as const)('%s is dropped when the company is %j', async (kind, change) => {
    Object.assign(given.world.company, change)
    await plan(kind, given.world.company.id, [given.world.admin])
    await sender().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED'])
    expect(given.mailbox.mails).toEqual([])
  })

  it.each([{ active: true }, { pendingRegistration: false }])(
    'registration-rejected is dropped when the company is %j',
    async (change) => {
      Object.assign(given.world.company, { active: false, pendingRegistration: true, ...change })
      const { holder } = given.world
      await plan('registration-rejected', holder!.userId, [holder!])
      await sender().sendDue()
      expect(await given.mails()).toMatchObject([
        { state: 'DROPPED', note: 'the registration is not rejected any more' },
      ])
    },
  )
  it('company-deleted is dropped when no order of the company is open', async () => {
    Object.assign(given.world.company, { active: false })
    given.world.counts.orders = 0
    await plan('company-deleted', given.world.company.id, [given.world.admin])
    await sender().sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'DROPPED', note: 'no order of it is open' }])
    expect(given.mailbox.mails).toEqual([])
  })

  it.each([
    ['folder-access-changed', { isOver: true }],
    ['folder-access-changed', { isOpen: false }],
    ['folder-access-ended', { isOver: false }],
    // Another entry opens it.
    ['folder-access-ended', { isOver: true }],
  ] as const)('%s is dropped when the entry is %j', async (kind, change) => {
    const { folderEntry, guest } = given.world
    Object.assign(folderEntry!, change)
    await plan(kind, folderEntry!.entryId, [guest])
    await sender().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED'])
    expect(given.mailbox.mails).toEqual([])
  })

  it.each([
    ['no version is released', { family: { id: randomUUID(), released: false, open: false } }],
    ['the company is no party any more', { customerCompanyId: randomUUID() }],
  ])('folder-opening-changed is dropped when %s', async (_, change) => {
    const example = mailExamples.find(({ kind }) => kind === 'folder-opening-changed')!
    example.given?.(given.world)
    await given.say<EventDefinition>(folderOpeningChanged, example.payload(given.world))
    await given.handled(1)
    Object.assign(given.world.offer, change)
    await sender().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED'])
    expect(given.mailbox.mails).toEqual([])
  })

  it('is dropped when the recipient is gone, gated or of another company by now, or no party', async () => {
    const [customer, gone, supplier, , rival] = given.world.people
    const { offerId } = given.world.offer
    given.world.people.splice(1, 1)
    await plan('offer-released', offerId, [{ ...customer!, companyId: supplier!.companyId }, gone!, rival!])
    await plan('offer-released', offerId, [supplier!])
    await plan('enquiry-closed', given.world.enquiry.id, [customer!, rival!])
    await plan('offer-lapsed', offerId, [rival!])
    await sender().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(Array(7).fill('DROPPED'))
    expect(given.mailbox.mails).toEqual([])
  })
})

test('a mail of a kind that only a newer copy knows waits for that copy', async () => {
  await plan('offer-released', given.world.offer.offerId, [given.world.customer])
  await given.pool.query(`update sent_mail set kind = 'offer-renamed'`)
  await sender().sendDue()
  expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 0 }])
  expect(given.mailbox.mails).toEqual([])
})
