import { randomUUID } from 'node:crypto'
import {
  articleImportEnded,
  bindingEnding,
  type EventDefinition,
  enquiryReleased,
  estimatesAskedOften,
  offerAccepted,
  offerConfirmed,
  offerDeclined,
  offerReleased,
} from '@schrankwerk/contracts'
import { Unavailable } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { aWorld, notificationInTest, portalUrl, quiet } from '../notification.example.ts'
import { maximumAttachmentBytes } from './compose-mail.ts'
import { planMails } from './plan-mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { failedMails, resendFailed } from './sent-mail.queries.ts'
import { strictServer } from './smtp-server.example.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let transport: MailTransport
const from = 'Schrankwerk <portal@portal.example>'
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }

const senderWith = (over: Partial<Parameters<typeof createMailSender>[0]> = {}) =>
  createMailSender({ db: given.db, neighbours: given.neighbours, transport, frame, log: quiet, ...over })
const plan = (kind: Parameters<typeof planMails>[1]['kind'], recipients = [given.world.supplier]) =>
  given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId: randomUUID(),
      kind,
      subjectId: given.world.offer.offerId,
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

describe('an event', () => {
  const offerPayload = () => {
    const { offerId, enquiryId, customerCompanyId, supplierCompanyId, version } = given.world.offer
    return { offerId, enquiryId, customerCompanyId, supplierCompanyId, version, userId: null }
  }
  const confirmed = () => {
    given.world.files.set('offer/a/b', Buffer.from('%PDF-1.7 Bestätigung'))
    Object.assign(given.world.offer, {
      state: 'CONFIRMED',
      orderConfirmation: { path: 'offer/a/b', filename: 'Bestätigung.pdf', size: 21 },
    })
  }
  const become = (change: object) => () => void Object.assign(given.world.offer, change)
  const table: [
    event: EventDefinition,
    before: () => void,
    payload: () => object,
    to: 'customer' | 'supplier' | 'suppliers' | 'admin',
    subject: RegExp,
    text: readonly string[],
    link: () => string,
  ][] = [
    [
      enquiryReleased,
      () => undefined,
      () => ({
        enquiryId: given.world.enquiry.id,
        customerCompanyId: given.world.customer.companyId,
        visibleToSuppliers: true,
        userId: null,
      }),
      'suppliers',
      /^Neue Anfrage von Anlagenbau Nord: Pumpenschrank$/,
      ['Wunschtermin: 15.01.2027', 'Anzahl Schränke: 2'],
      () => `/enquiry/${given.world.enquiry.id}`,
    ],
    [
      offerReleased,
      () => undefined,
      offerPayload,
      'customer',
      /^Neues Angebot A-17 von Schaltschrankbau Süd$/,
      ['annehmen oder ablehnen', '12.345,50'],
      () => `/offer/${given.world.offer.offerId}`,
    ],
    [
      offerAccepted,
      become({ state: 'ACCEPTED' }),
      offerPayload,
      'supplier',
      /^Bestellung von Anlagenbau Nord/,
      ['bindet den Kunden bis zum 05.12.2026, 14:30 Uhr', '12.345,50'],
      () => `/order/${given.world.offer.offerId}`,
    ],
    [
      offerDeclined,
      become({ state: 'DECLINED', rejectionReason: 'PROJECT_NOT_REALIZED' }),
      () => ({ ...offerPayload(), automatic: false }),
      'supplier',
      /^Angebot A-17 wurde abgelehnt$/,
      ['Grund: Das Projekt wird nicht umgesetzt.'],
      () => `/offer/${given.world.offer.offerId}`,
    ],
    [
      offerDeclined,
      become({
        state: 'DECLINED',
        rejectionReason: 'INDIVIDUAL',
        rejectionReasonIndividual: 'anderweitig vergeben',
      }),
      () => ({ ...offerPayload(), automatic: true }),
      'supplier',
      /^Angebot A-17 wurde abgelehnt$/,
      ['Grund: anderweitig vergeben'],
      () => `/offer/${given.world.offer.offerId}`,
    ],
    [
      offerConfirmed,
      confirmed,
      offerPayload,
      'customer',
      /^Auftragsbestätigung von Schaltschrankbau Süd/,
      ['Damit ist der Vertrag geschlossen.', 'im Anhang'],
      () => `/job/${given.world.offer.offerId}`,
    ],
    [
      bindingEnding,
      become({ state: 'ACCEPTED', bindingUntil: '2099-12-05T13:30:00.000Z' }),
      offerPayload,
      'supplier',
      /^Erinnerung: /,
      ['Bitte bestätigen Sie den Auftrag bis dahin.'],
      () => `/order/${given.world.offer.offerId}`,
    ],
    [
      articleImportEnded,
      () => undefined,
      () => ({ importId: given.world.articleImport.id, userId: given.world.admin.userId, state: 'ENDED' }),
      'admin',
      /^Artikelimport beendet: Artikel.xlsx$/,
      ['Zeilen: 12.000', 'Übersprungen: 10'],
      () => '/article',
    ],
    [
      estimatesAskedOften,
      () => undefined,
      () => ({ countId: randomUUID(), companyId: given.world.customer.companyId }),
      'admin',
      /^Auffällig viele Kostenrahmen: Anlagenbau Nord$/,
      [
        'am 22.11.2026 mehr als 400 Kostenrahmen für Stücklisten mit weniger als 8 Zeilen',
        'für diesen Tag keine weitere Meldung',
        'Kostenrahmen bisher: 512',
      ],
      () => '/',
    ],
  ]

  it.each(table.map((row) => [row[0].name, ...row] as const))(
    '%s mails each of its recipients once, also when it comes twice',
    async (...row) => {
      const [, event, before, payload, to, subject, text, link] = row
      before()
      const id = await given.say(event, payload() as never)
      await given.handled(1)
      await given.say(event, payload() as never, id)
      const last = await given.say(event, payload() as never)
      await given.handled(2)
      await given.db.deleteFrom('sent_mail').where('event_id', '=', last).execute()
      await senderWith().sendDue()
      await senderWith().sendDue()

      const { people } = given.world
      const expected = people.filter((person) =>
        to === 'suppliers'
          ? person.companyType === 'SUPPLIER'
          : person.companyId === given.world[to].companyId,
      )
      const arrived = given.mailbox.mails
      expect(arrived.flatMap((mail) => mail.to).sort()).toEqual(expected.map((person) => person.mail).sort())
      for (const mail of arrived) {
        expect(mail.to).toHaveLength(1)
        expect(mail.subject).toMatch(subject)
        expect(mail.from).toBe('portal@portal.example')
        for (const part of text) expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(part)
        expect(mail.text).toContain(portalUrl + link())
        expect(mail.html).toContain(`href="${portalUrl}${link()}"`)
        expect(mail.text + mail.html.replace('<!doctype', '')).not.toContain('!')
        const { userId } = expected.find((person) => person.mail === mail.to[0])!
        expect(mail.messageId).toBe(`<${id}.${userId}@portal.example>`)
      }
      expect((await given.mails()).map((mail) => mail.state)).toEqual(expected.map(() => 'SENT'))
      if (event === offerConfirmed)
        expect(arrived[0]?.attachments).toMatchObject([
          { filename: 'Bestätigung.pdf', mimeType: 'application/pdf' },
        ])
    },
  )
})

describe('the confirmation', () => {
  const confirm = (size: number) =>
    Object.assign(given.world.offer, {
      state: 'CONFIRMED',
      orderConfirmation: { path: 'offer/a/b', filename: 'AB.pdf', size },
    })

  it('is attached byte by byte up to 10 MB', async () => {
    const bytes = Buffer.alloc(maximumAttachmentBytes, 'x')
    given.world.files.set('offer/a/b', bytes)
    confirm(bytes.length)
    await plan('offer-confirmed', [given.world.customer])
    await senderWith().sendDue()
    expect(given.mailbox.mails[0]?.attachments[0]?.content.equals(bytes)).toBe(true)
  })

  it.each([
    ['larger', maximumAttachmentBytes + 1],
    ['gone', 20],
  ])('is linked when it is %s', async (_, size) => {
    confirm(size)
    await plan('offer-confirmed', [given.world.customer])
    await senderWith().sendDue()
    expect(given.mailbox.mails).toMatchObject([{ attachments: [] }])
    expect(given.mailbox.mails[0]?.text).toContain('liegt im Portal beim Auftrag')
  })
})

test('a confirmation that is too large for the mail server is linked', async () => {
  const server = await strictServer()
  const own = createMailTransport({ url: server.url, from })
  const bytes = Buffer.from('%PDF-1.7')
  given.world.files.set('offer/a/b', bytes)
  Object.assign(given.world.offer, {
    state: 'CONFIRMED',
    orderConfirmation: { path: 'offer/a/b', filename: 'AB.pdf', size: bytes.length },
  })
  const answers = ['552 too much']
  server.answerTo = () => answers.shift()
  await plan('offer-confirmed', [given.world.customer])
  await senderWith({ transport: own }).sendDue()
  expect(await given.mails()).toMatchObject([{ state: 'SENT' }])
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).not.toContain('AB.pdf')
  own.close()
  await server.close()
})

describe('a mail that no longer applies', () => {
  it.each([
    ['offer-released', { invalidated: true }],
    ['offer-released', { archived: true }],
    ['offer-accepted', { state: 'OPEN' }],
    ['binding-ending', { state: 'CONFIRMED' }],
    ['binding-ending', { state: 'ACCEPTED', bindingUntil: '2020-01-01T00:00:00.000Z' }],
  ] as const)('%s is dropped with a note when %j', async (kind, change) => {
    Object.assign(given.world.offer, change)
    await plan(kind, [kind === 'offer-released' ? given.world.customer : given.world.supplier])
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([
      { state: 'DROPPED', note: expect.stringMatching(/^the (offer|order) /) },
    ])
    expect(given.mailbox.mails).toEqual([])
  })

  it('is dropped when the recipient is of another company by now, or no party', async () => {
    const [customer, , supplier, , rival] = given.world.people
    await plan('offer-released', [{ ...customer!, companyId: supplier!.companyId }, rival!])
    await senderWith().sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['DROPPED', 'DROPPED'])
    expect(given.mailbox.mails).toEqual([])
  })
})

describe('sending', () => {
  it('goes on by itself after the mail server was down', async () => {
    const former = await strictServer()
    await former.close()
    const own = createMailTransport({ url: former.url, from })
    await plan('offer-released', [given.world.customer])
    let time = Date.now()
    const sender = senderWith({ transport: own, now: () => new Date(time) })
    for (let minute = 0; minute < 5; minute += 1) {
      await sender.sendDue()
      time += 60_000
    }
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 5 }])

    const back = await strictServer(former.port)
    await sender.sendDue()
    expect(back.received).toHaveLength(1)
    expect(await given.mails()).toMatchObject([{ state: 'SENT', note: '250 2.0.0 taken' }])
    own.close()
    await back.close()
  })

  it('repeats a mail with the same Message-ID when the process died before it was marked', async () => {
    await plan('offer-released', [given.world.customer])
    const dying: MailTransport = {
      ...transport,
      async send(mail) {
        const answer = await transport.send(mail)
        // The connection that holds the mail dies as it would with the process.
        await given.pool.query(
          `select pg_terminate_backend(pid, 30000) from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction'`,
        )
        return answer
      },
    }
    await expect(senderWith({ transport: dying }).sendDue()).rejects.toThrow()
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED' }])
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'SENT' }])
    const ids = given.mailbox.mails.map((mail) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('by two copies at once sends each mail once', async () => {
    for (let count = 0; count < 20; count += 1) await plan('offer-released', [given.world.customer])
    await Promise.all([senderWith().sendDue(), senderWith().sendDue()])
    expect(new Set(given.mailbox.mails.map((mail) => mail.messageId)).size).toBe(20)
    expect(given.mailbox.mails).toHaveLength(20)
  })

  it('waits for a neighbour that is down', async () => {
    await plan('offer-released', [given.world.customer])
    const down = { ...given.neighbours, workflow: { ...given.neighbours.workflow, call: refusing } }
    let time = Date.now()
    const now = () => new Date(time)
    await senderWith({ neighbours: down, now }).sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 1 }])
    time += 60_000
    await senderWith({ now }).sendDue()
    expect(given.mailbox.mails).toHaveLength(1)
  })

  it('tries again what the server takes later', async () => {
    const server = await strictServer()
    const own = createMailTransport({ url: server.url, from })
    server.answerTo = () => '451 greylisted'
    await plan('offer-released', [given.world.customer])
    let time = Date.now()
    const sender = senderWith({ transport: own, now: () => new Date(time) })
    await sender.sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', note: expect.stringContaining('451') }])
    server.answerTo = () => undefined
    time += 60_000
    await sender.sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'SENT' }])
    own.close()
    await server.close()
  })

  it('shows a refused address to the operator, who can send it again, and goes on with the others', async () => {
    const server = await strictServer()
    const { mail: refused } = given.world.supplier
    server.answerTo = (address) => (address === refused ? '550 no such mailbox' : undefined)
    const own = createMailTransport({ url: server.url, from })
    Object.assign(given.world.offer, { state: 'ACCEPTED' })
    await plan('offer-accepted', [given.world.supplier, given.world.people[3]!])
    await senderWith({ transport: own }).sendDue()
    const [failed, ...others] = await failedMails(given.db)
    expect(failed).toMatchObject({
      user_id: given.world.supplier.userId,
      note: expect.stringContaining('550'),
    })
    expect(others).toEqual([])
    server.answerTo = () => undefined
    expect(await resendFailed(given.db, failed!.id, new Date())).toBe(true)
    expect(await resendFailed(given.db, failed!.id, new Date())).toBe(false)
    await senderWith({ transport: own }).sendDue()
    expect((await given.mails()).map((mail) => mail.state)).toEqual(['SENT', 'SENT'])
    own.close()
    await server.close()
  })
})

describe('what people wrote', () => {
  it('forges neither header nor recipient nor element', async () => {
    const server = await strictServer()
    const own = createMailTransport({ url: server.url, from })
    const forged = 'Nord\r\nBcc: opfer@example.com\r\n\r\n<script>alert(1)</script>'
    Object.assign(given.world.offer, { supplierName: forged, offerNumber: forged, enquiryTitle: forged })
    Object.assign(given.world.people[0]!, {
      name: 'x" <opfer@example.com>, "',
      lastname: 'y\r\nBcc: z@example.com',
    })
    await plan('offer-released', [given.world.customer])
    await senderWith({ transport: own }).sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'SENT' }])
    const [message = ''] = server.received
    const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ')
    expect(head.split('\r\n').filter((line) => /^(bcc|cc):/i.test(line))).toEqual([])
    expect(head.split('\r\n').filter((line) => /^(to|subject):/i.test(line))).toHaveLength(2)
    expect(message.slice(message.indexOf('text/html'))).not.toContain('<script>')
    own.close()
    await server.close()
  })
})

async function refusing(): Promise<never> {
  throw new Unavailable('workflow')
}
