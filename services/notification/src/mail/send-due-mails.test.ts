import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInternalClient, Unavailable } from '@schrankwerk/service-kit'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { aWorld, notificationInTest, portalUrl, quiet } from '../notification.example.ts'
import { maximumAttachmentBytes } from './mails/offer-confirmed.mail.ts'
import { planMails } from './plan-mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { failedMails, resendFailed } from './sent-mail.queries.ts'
import { strictServer } from './smtp-server.example.ts'
import { createMailTransport, type MailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let transport: MailTransport
const from = 'Schrankwerk <portal@portal.example>'
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }

const dayMs = 24 * 60 * 60_000

const senderWith = (over: Partial<Parameters<typeof createMailSender>[0]> = {}) =>
  createMailSender({ db: given.db, neighbours: given.neighbours, transport, frame, log: quiet, ...over })
const plan = (kind: Parameters<typeof planMails>[1]['kind'], recipients = [given.world.supplier]) =>
  given.db.transaction().execute((tx) =>
    planMails(tx, {
      eventId: randomUUID(),
      kind,
      topicId: given.world.offer.offerId,
      recipients,
      domain: 'portal.example',
      now: new Date(),
    }),
  )

beforeAll(async () => {
  given = await notificationInTest()
  transport = createMailTransport({ url: given.mailbox.url, from })
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

describe('sending', () => {
  it('goes on by itself after the mail server was down', async () => {
    const server = await strictServer()
    server.isDown = true
    const own = createMailTransport({ url: server.url, from })
    await plan('offer-released', [given.world.customer])
    let time = Date.now()
    const sender = senderWith({ transport: own, now: () => new Date(time) })
    for (let minute = 0; minute < 5; minute += 1) {
      await sender.sendDue()
      time += 60_000
    }
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 5 }])

    server.isDown = false
    await sender.sendDue()
    expect(server.received).toHaveLength(1)
    expect(await given.mails()).toMatchObject([{ state: 'SENT', note: '250 2.0.0 taken' }])
    own.close()
    await server.close()
  })

  it('waits with all mails while nobody listens at the mail server', async () => {
    // A port that is given to nobody who asks for any.
    const own = createMailTransport({ url: 'smtp://127.0.0.1:1', from })
    await plan('offer-released', [given.world.customer])
    const at = Date.now()
    const sender = senderWith({ transport: own, now: () => new Date(at) })
    await sender.sendDue()
    const tried = { state: 'PLANNED', attempts: 1, note: expect.stringContaining('ECONNREFUSED') }
    expect(await given.mails()).toMatchObject([tried])
    await plan('offer-released', [given.world.customer])
    await sender.sendDue()
    expect((await given.mails()).map(({ attempts }) => attempts).toSorted()).toEqual([0, 1])
    own.close()
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

  it('gives up what cannot be written, with its cause in the log', async () => {
    await plan('offer-released', [given.world.customer])
    const fault = new TypeError('no such property')
    const call = async () => {
      throw fault
    }
    const faulty = { ...given.neighbours, workflow: { ...given.neighbours.workflow, call } }
    const log = { ...quiet, error: vi.fn() }
    let time = Date.now()
    const sender = senderWith({ neighbours: faulty, log, now: () => new Date(time) })
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await sender.sendDue()
      time += 600_000
    }
    expect(await given.mails()).toMatchObject([
      { state: 'FAILED', attempts: 12, note: 'TypeError: no such property' },
    ])
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: fault }), expect.any(String))
  })

  it('gives up a mail that waited through an outage only after so many faults of its own', async () => {
    await plan('offer-released', [given.world.customer])
    let time = Date.now()
    const now = () => new Date(time)
    const sendWith = async (call: () => Promise<never>, times: number) => {
      const neighbours = { ...given.neighbours, workflow: { ...given.neighbours.workflow, call } }
      const sender = senderWith({ neighbours, now })
      for (let attempt = 0; attempt < times; attempt += 1) {
        await sender.sendDue()
        time += 600_000
      }
    }
    const faulty = async () => {
      throw new TypeError('no such property')
    }
    await sendWith(refusing, 20)
    await sendWith(faulty, 11)
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 31 }])
    await sendWith(faulty, 1)
    expect(await given.mails()).toMatchObject([{ state: 'FAILED', attempts: 32 }])
  })

  it('is over when all hands are empty, though one failed', async () => {
    await plan('offer-released', [given.world.customer])
    await plan('offer-released', [given.world.customer])
    const { promise: hasFailed, resolve: failed } = Promise.withResolvers<void>()
    const log = { ...quiet, warn: () => failed() } as unknown as typeof quiet
    let isBroken = false
    const now = () => {
      if (!isBroken) return new Date()
      throw new Error('no time')
    }
    let isOver = false
    let wasOver: boolean | undefined
    let count = 0
    const slowFirst: MailTransport = {
      ...transport,
      async send(mail) {
        count += 1
        if (count === 1) {
          await hasFailed
          // On the way to the database and back whoever waits for the round hears that it is over, if it is.
          await given.pool.query('select')
          wasOver = isOver
          isBroken = false
          return transport.send(mail)
        }
        isBroken = true
        return transport.send(mail)
      },
    }
    const sending = senderWith({ transport: slowFirst, now, log }).sendDue()
    const noteEnd = () => {
      isOver = true
    }
    sending.then(noteEnd, noteEnd)
    await expect(sending).rejects.toThrow('no time')
    expect(wasOver).toBe(false)
    expect((await given.mails()).map(({ state }) => state).toSorted()).toEqual(['PLANNED', 'SENT'])
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

  it('gives up an address that the server put off for five days, with its words', async () => {
    const server = await strictServer()
    const own = createMailTransport({ url: server.url, from })
    server.answerTo = () => '451 mailbox busy'
    await plan('offer-released', [given.world.customer])
    let time = Date.now()
    const now = () => new Date(time)
    // An outage before counts as none of them.
    const down = { ...given.neighbours, workflow: { ...given.neighbours.workflow, call: refusing } }
    for (let day = 0; day < 6; day += 1) {
      await senderWith({ transport: own, neighbours: down, now }).sendDue()
      time += dayMs
    }
    const sender = senderWith({ transport: own, now })
    for (let day = 0; day < 5; day += 1) {
      await sender.sendDue()
      expect(await given.mails()).toMatchObject([{ state: 'PLANNED' }])
      time += dayMs
    }
    await sender.sendDue()
    const [failed] = await failedMails(given.db)
    expect(failed).toMatchObject({ note: expect.stringContaining('451 mailbox busy') })
    expect(await resendFailed(given.db, failed!.id, now())).toBe(true)
    await sender.sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 1 }])
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

describe('the confirmation', () => {
  const confirm = (size: number) =>
    Object.assign(given.world.offer, {
      state: 'CONFIRMED',
      orderConfirmations: [{ path: 'offer/a/b', filename: 'AB.pdf', size }],
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

describe('a confirmation of several files', () => {
  const confirmWith = async (...sizes: number[]) => {
    const orderConfirmations = sizes.map((size, index) => ({
      path: `offer/a/${index}`,
      filename: `AB-${index}.pdf`,
      size,
    }))
    for (const { path, size } of orderConfirmations) given.world.files.set(path, Buffer.alloc(size, 'x'))
    Object.assign(given.world.offer, { state: 'CONFIRMED', orderConfirmations })
    await plan('offer-confirmed', [given.world.customer])
    await senderWith().sendDue()
    const [mail] = given.mailbox.mails
    return {
      names: mail?.attachments.map(({ filename }) => filename),
      text: mail?.text.replaceAll(/\s+/g, ' '),
    }
  }

  it('has all of them attached', async () => {
    const { names, text } = await confirmWith(10, 20)
    expect(names).toEqual(['AB-0.pdf', 'AB-1.pdf'])
    expect(text).toContain('Die 2 Dateien der Auftragsbestätigung finden Sie im Anhang.')
  })

  it('has those attached that fit into 10 MB together, and says so', async () => {
    const { names, text } = await confirmWith(maximumAttachmentBytes - 5, 6, 5)
    expect(names).toEqual(['AB-0.pdf', 'AB-2.pdf'])
    expect(text).toContain(
      'Von den 3 Dateien der Auftragsbestätigung sind 2 angehängt; alle liegen im Portal',
    )
  })

  it('is linked where none fits', async () => {
    const { names, text } = await confirmWith(maximumAttachmentBytes + 1, maximumAttachmentBytes + 1)
    expect(names).toEqual([])
    expect(text).toContain('Die 2 Dateien der Auftragsbestätigung liegen im Portal beim Auftrag.')
  })

  it('has the one attached that a workflow of an older version names', async () => {
    const bytes = Buffer.from('%PDF-1.7')
    given.world.files.set('offer/a/b', bytes)
    const { orderConfirmations: _, ...offer } = given.world.offer
    given.world.offer = {
      ...offer,
      state: 'CONFIRMED',
      orderConfirmation: { path: 'offer/a/b', filename: 'AB.pdf', size: bytes.length },
    }
    await plan('offer-confirmed', [given.world.customer])
    await senderWith().sendDue()
    expect(given.mailbox.mails[0]?.attachments).toMatchObject([{ filename: 'AB.pdf' }])
  })
})

test('a confirmation whose file breaks off on its way waits for it, however often', async () => {
  const bytes = Buffer.alloc(100_000, 'x')
  const half = createServer((_, response) => {
    response.writeHead(200, { 'content-length': bytes.length })
    response.write(bytes.subarray(0, 50_000), () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(half, 'listening')
  const { port } = half.address() as AddressInfo
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${port}`,
    part: 'workflow',
    token: async () => 'service',
  })
  const { workflow } = given.neighbours
  const broken = {
    ...given.neighbours,
    workflow: { call: workflow.call, download: client.download },
  }
  given.world.files.set('offer/a/b', bytes)
  Object.assign(given.world.offer, {
    state: 'CONFIRMED',
    orderConfirmations: [{ path: 'offer/a/b', filename: 'AB.pdf', size: bytes.length }],
  })
  await plan('offer-confirmed', [given.world.customer])
  let time = Date.now()
  const now = () => new Date(time)
  const sender = senderWith({ neighbours: broken, now })
  for (let attempt = 0; attempt < 13; attempt += 1) {
    await sender.sendDue()
    time += 600_000
  }
  expect(await given.mails()).toMatchObject([
    { state: 'PLANNED', attempts: 13, note: expect.stringContaining('workflow is not available') },
  ])
  await senderWith({ now }).sendDue()
  expect(given.mailbox.mails[0]?.attachments[0]?.content.equals(bytes)).toBe(true)
  await client.close()
  half.close()
})

test('a confirmation that is too large for the mail server is linked', async () => {
  const server = await strictServer()
  const own = createMailTransport({ url: server.url, from })
  const bytes = Buffer.from('%PDF-1.7')
  given.world.files.set('offer/a/b', bytes)
  Object.assign(given.world.offer, {
    state: 'CONFIRMED',
    orderConfirmations: [{ path: 'offer/a/b', filename: 'AB.pdf', size: bytes.length }],
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
