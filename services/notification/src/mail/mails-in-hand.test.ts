import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createDatabase, createPool } from '@schrankwerk/service-kit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NotificationTables } from '../database/tables.ts'
import { aWorld, notificationInTest, portalUrl, quiet } from '../notification.example.ts'
import { planMails } from './plan-mails.ts'
import { createMailSender } from './send-due-mails.ts'
import { dropMailsOf, failedMails, resendFailed } from './sent-mail.queries.ts'
import { type StrictServer, strictServer } from './smtp-server.example.ts'
import { createMailTransport } from './transport.ts'

let given: Awaited<ReturnType<typeof notificationInTest>>
let server: StrictServer
const from = 'Schrankwerk <portal@portal.example>'
const frame = { operatorName: 'Schrankwerk Betrieb', portalUrl }
const opened: (() => unknown)[] = []

const ownTransport = () => {
  const transport = createMailTransport({ url: server.url, from })
  opened.push(() => transport.close())
  return transport
}
const senderWith = (over: Partial<Parameters<typeof createMailSender>[0]> = {}) =>
  createMailSender({
    db: given.db,
    neighbours: given.neighbours,
    transport: over.transport ?? ownTransport(),
    frame,
    log: quiet,
    ...over,
  })
const plan = (count = 1) =>
  given.db.transaction().execute(async (tx) => {
    for (let mail = 0; mail < count; mail += 1)
      await planMails(tx, {
        eventId: randomUUID(),
        kind: 'offer-released',
        topicId: given.world.offer.offerId,
        recipients: [given.world.customer],
        domain: 'portal.example',
        now: new Date(),
      })
  })
const states = async () => (await given.mails()).map(({ state }) => state).toSorted()
const idOf = (message: string) => /^Message-ID:\s+(<[^>]+>)/im.exec(message)![1]!
/** The server keeps its first message in hand until it is let go. */
function holdFirst() {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>()
  let isFirst = true
  server.answerMessage = async () => {
    if (isFirst) {
      isFirst = false
      take()
      await letGo
    }
    return '250 2.0.0 taken'
  }
  return { taken, release }
}

beforeAll(async () => {
  given = await notificationInTest()
})
afterAll(() => given.stop())
beforeEach(async () => {
  Object.assign(given.world, aWorld())
  await given.pool.query('truncate sent_mail, inbox')
  server = await strictServer()
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  await server.close()
})

describe('a mail that the server takes long for', () => {
  it('is sent outside of any transaction, by one copy alone, and keeps no other waiting', async () => {
    const { taken, release } = holdFirst()
    await plan(6)
    const sending = senderWith().sendDue()
    await taken
    const { rows: now } = await given.pool.query('select clock_timestamp()::text as taken')
    await senderWith().sendDue()
    await expect.poll(states).toEqual(['PLANNED', ...Array(5).fill('SENT')])
    // Hands that are empty look for more now and then, for a moment each.
    const openSinceTaken = async () => {
      const { rows } = await given.pool.query(
        `select state from pg_stat_activity where datname = current_database()
          and backend_type = 'client backend' and xact_start <= $1`,
        [now[0].taken],
      )
      return rows
    }
    await expect.poll(openSinceTaken).toEqual([])
    release()
    await sending
    expect(await states()).toEqual(Array(6).fill('SENT'))
    expect(new Set(server.received.map(idOf)).size).toBe(6)
    expect(server.received).toHaveLength(6)
  })

  it('keeps none waiting that becomes due meanwhile, nor where a hand failed', async () => {
    const { taken, release } = holdFirst()
    let failures = 0
    const now = () => {
      if (server.received.length === 1 && failures === 0) {
        failures += 1
        throw new Error('no time')
      }
      return new Date()
    }
    await plan()
    const sending = senderWith({ now }).sendDue()
    const ended = expect(sending).rejects.toThrow('no time')
    await taken
    await expect.poll(() => failures).toBe(1)
    await plan(2)
    await expect.poll(states).toEqual(['PLANNED', 'SENT', 'SENT'])
    release()
    await ended
    expect(await states()).toEqual(['SENT', 'SENT', 'SENT'])
  })

  it('keeps nothing of what the server says where its reader was erased meanwhile', async () => {
    const { taken, release } = holdFirst()
    await plan()
    const sending = senderWith().sendDue()
    await taken
    const { userId } = given.world.customer
    await given.db.transaction().execute((tx) => dropMailsOf(tx, userId, new Date()))
    release()
    await sending
    expect(await given.mails()).toMatchObject([{ state: 'DROPPED', note: 'the recipient was erased' }])
  })

  it('is given up when nobody knew three times whether it was taken, and holds up no other', async () => {
    const losePatience = patienceOfSenders()
    const silentFor = new Set<string>()
    let { promise: takenFrom, resolve: take } = Promise.withResolvers<number>()
    server.answerMessage = (message, from) => {
      if (silentFor.size === 0) silentFor.add(idOf(message))
      if (!silentFor.has(idOf(message))) return '250 2.0.0 taken'
      take(from)
      return undefined
    }
    await plan(4)
    let time = Date.now()
    const sender = senderWith({ now: () => new Date(time) })
    const sendIntoSilence = async () => {
      ;({ promise: takenFrom, resolve: take } = Promise.withResolvers<number>())
      const sending = sender.sendDue()
      const from = await takenFrom
      await expect.poll(states).toEqual(['PLANNED', 'SENT', 'SENT', 'SENT'])
      losePatience(from)
      await sending
    }
    await sendIntoSilence()
    const waiting = (await given.mails()).find(({ state }) => state === 'PLANNED')
    expect(waiting).toMatchObject({ attempts: 1, note: expect.stringMatching(/is unknown.*Timeout/) })
    // The next try is due after the first of the growing pauses, not at once.
    expect(waiting!.next_try_at.getTime()).toBe(time + 5000)
    for (let day = 0; day < 5; day += 1) {
      time += 24 * 60 * 60_000
      await (day < 2 ? sendIntoSilence() : sender.sendDue())
    }
    expect(server.received.filter((message) => silentFor.has(idOf(message)))).toHaveLength(3)
    const [failed] = await failedMails(given.db)
    expect(failed).toMatchObject({
      attempts: 3,
      note: 'whether the mail server took the mail is unknown: Error: Timeout',
    })

    silentFor.clear()
    silentFor.add('none')
    expect(await resendFailed(given.db, failed!.id, new Date(time))).toBe(true)
    await sender.sendDue()
    expect(await states()).toEqual(Array(4).fill('SENT'))
  })

  it('is unknown also where the server hangs up instead of answering', async () => {
    server.answerMessage = async () => {
      await server.close()
      return undefined
    }
    await plan()
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([
      { state: 'PLANNED', unknown_outcomes: 1, note: expect.stringContaining('is unknown') },
    ])
    server = await strictServer()
  })

  it('is ended where the server goes on answering without an end', async () => {
    const end = new AbortController()
    const { timeout } = AbortSignal
    const clock = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 20 * 60_000 ? end.signal : timeout.call(AbortSignal, ms)))
    let lines = 0
    let trickle: NodeJS.Timeout | undefined
    opened.push(
      () => clearInterval(trickle),
      () => clock.mockRestore(),
    )
    server.answerMessage = () => {
      trickle = setInterval(() => {
        server.sayToAll('250-still at it')
        lines += 1
        if (lines === 5) end.abort(new DOMException('The operation timed out.', 'TimeoutError'))
      }, 20)
      return undefined
    }
    await plan()
    await senderWith().sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', unknown_outcomes: 1 }])
  })

  it('waits alone where the connection breaks before its end: it was not taken then', async () => {
    server.longestMessage = 100
    await plan()
    let time = Date.now()
    const sender = senderWith({ now: () => new Date(time) })
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await sender.sendDue()
      time += 600_000
    }
    expect(await given.mails()).toMatchObject([{ state: 'PLANNED', attempts: 6, unknown_outcomes: 0 }])
    server.longestMessage = Number.POSITIVE_INFINITY
    await sender.sendDue()
    expect(await states()).toEqual(['SENT'])
  })
})

describe('a sender', () => {
  /** A copy of the service whose process ends when the server has the mail. */
  async function sendAndDie(now: () => Date) {
    const pool = createPool(given.databaseUrl, 'notification')
    server.answerMessage = async () => {
      if (!pool.ended) await pool.end()
      return '250 2.0.0 taken'
    }
    const db = createDatabase<NotificationTables>(pool)
    await expect(senderWith({ db, now }).sendDue()).rejects.toThrow()
    server.answerMessage = () => '250 2.0.0 taken'
  }

  it('that dies leaves its mail to another once its lease is over, with the same Message-ID', async () => {
    await plan()
    let time = Date.now()
    const now = () => new Date(time)
    await sendAndDie(now)
    time += 20 * 60_000
    await senderWith({ now }).sendDue()
    expect(server.received).toHaveLength(1)
    time += 10 * 60_000
    await senderWith({ now }).sendDue()
    expect(await given.mails()).toMatchObject([{ state: 'SENT', unknown_outcomes: 1, held_by: null }])
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(idOf)).size).toBe(1)
  })

  it('that dies with the same mail three times is followed by none', async () => {
    await plan()
    let time = Date.now()
    const now = () => new Date(time)
    for (let death = 0; death < 3; death += 1) {
      await sendAndDie(now)
      time += 60 * 60_000
    }
    await senderWith({ now }).sendDue()
    expect(server.received).toHaveLength(3)
    expect(await given.mails()).toMatchObject([
      { state: 'FAILED', note: 'whether the mail server took the mail is unknown: its sender died' },
    ])
  })

  it('writes what became of a mail once PostgreSQL is back', async () => {
    await plan()
    const passage = await passageTo(given.databaseUrl)
    const pool = createPool(passage.url, 'notification')
    opened.push(() => pool.end(), passage.close)
    server.answerMessage = () => {
      passage.cut()
      return '250 2.0.0 taken'
    }
    const log = { ...quiet, warn: () => passage.open() } as unknown as typeof quiet
    // Hands without a mail have nothing to wait for: theirs end at once.
    await Promise.allSettled([senderWith({ db: createDatabase<NotificationTables>(pool), log }).sendDue()])
    expect(await states()).toEqual(['SENT'])
    expect(server.received).toHaveLength(1)
  })

  it('that is told to stop ends what it has in its hands and takes no more', async () => {
    const { taken, release } = holdFirst()
    const stopping = new AbortController()
    await plan(20)
    const sending = senderWith().sendDue(stopping.signal)
    await taken
    stopping.abort()
    release()
    await sending
    const mails = await given.mails()
    expect(mails.filter(({ held_by }) => held_by !== null)).toEqual([])
    expect(mails.filter(({ state }) => state === 'PLANNED').length).toBeGreaterThan(0)
    expect(server.received.length).toBe(mails.filter(({ state }) => state === 'SENT').length)
  })
})

/** Has whoever waits for the server at a port lose patience, as after ten minutes in which it said nothing. */
function patienceOfSenders() {
  const sockets: Socket[] = []
  const note = (told: unknown) => void sockets.push((told as { socket: Socket }).socket)
  subscribe('net.client.socket', note)
  opened.push(() => unsubscribe('net.client.socket', note))
  return (port: number) => {
    const socket = sockets.find(({ localPort }) => localPort === port)!
    expect(socket.timeout).toBe(10 * 60_000)
    socket.emit('timeout')
  }
}

/** A way to PostgreSQL that a test cuts and opens again. */
async function passageTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isOpen = true
  const passage = createServer((socket) => {
    if (!isOpen) return socket.destroy()
    const further = connect(Number(port), hostname)
    for (const end of [socket, further])
      sockets.add(end.on('error', () => undefined).on('close', () => sockets.delete(end)))
    socket.pipe(further).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(passage, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(passage.address() as AddressInfo).port}`
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    open() {
      isOpen = true
    },
    async close() {
      cut()
      passage.close()
      await once(passage, 'close')
    },
  }
}
