import { defineEvent, type EventEnvelope } from '@schrankwerk/contracts'
import { type TestNats, testNats } from '@schrankwerk/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  createNats,
  inTransaction,
  listDeadLetters,
  type Nats,
  publish,
  requeueDeadLetter,
  startConsumer,
  startRelay,
  subscribeBroadcast,
  Unavailable,
} from './index.ts'
import { kitDatabase, quiet, usualStream } from './kit.example.ts'

const offerAccepted = defineEvent({
  name: 'workflow.offer.accepted',
  payload: z.object({ name: z.string() }),
  notice: () => ({ events: [] }),
})
const offerDeclined = defineEvent({
  name: 'workflow.offer.declined',
  payload: z.object({ name: z.string() }),
  notice: () => ({ events: [] }),
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let world: TestNats
let nats: Nats
let running: { stop(): Promise<void> }[] = []

beforeEach(async () => {
  ;[database, world] = await Promise.all([kitDatabase(), testNats()])
  nats = createNats({ settings: { NATS_URL: [world.url] }, name: 'kit', log: quiet })
})
afterEach(async () => {
  await Promise.all(running.map((part) => part.stop()))
  running = []
  await nats.close()
  await world.close()
  await database.close()
})

const relay = (through = nats) => {
  const started = startRelay({
    pool: database.pool,
    schema: 'kit',
    service: 'workflow',
    nats: through,
    stream: usualStream,
    log: quiet,
  })
  running.push(started)
  return started
}
type Handle = Parameters<
  typeof startConsumer<{ thing: { id: number; name: string } }, typeof offerAccepted>
>[0]['handle']
const writeThing: Handle = async (tx, event) => {
  await tx
    .insertInto('thing')
    .values({ name: event.payload.name } as never)
    .execute()
}
const consume = (handle: Handle = writeThing, more: { maxDeliver?: number; durable?: string } = {}) => {
  const started = startConsumer({
    nats,
    db: database.db as never,
    service: 'kit',
    durable: 'on-offer-accepted',
    event: [offerAccepted, offerDeclined],
    handle,
    retryDelaysMs: [10],
    pollMs: 50,
    log: quiet,
    ...more,
  })
  running.push(started)
  return started
}
const say = (name: string, event = offerAccepted) =>
  inTransaction(database, (tx) => publish(tx, event, { name }, { aggregateId: 'o1', aggregateVersion: 1 }))
const things = async () =>
  (await database.pool.query<{ name: string }>('select name from thing order by name')).rows.map(
    (row) => row.name,
  )
const waiting = async () =>
  (await database.pool.query<{ n: number }>('select count(*) as n from outbox where published_at is null'))
    .rows[0]!.n

describe('from the outbox to the effect', () => {
  test('an event of a transaction that was rolled back is never sent', async () => {
    relay()
    await expect(
      inTransaction(database, async (tx) => {
        await publish(tx, offerAccepted, { name: 'lost' }, { aggregateId: 'o1', aggregateVersion: 1 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await say('kept')
    await expect.poll(waiting).toBe(0)
    expect((await world.messages('workflow')).map((message) => message.data)).toMatchObject([
      { name: 'workflow.offer.accepted', aggregateId: 'o1', aggregateVersion: 1, payload: { name: 'kept' } },
    ])
  })

  test('a payload that does not fit its schema is refused when it is written', async () => {
    await expect(say(5 as unknown as string)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('every event arrives once, of two relays and two consumers, in a thousand', async () => {
    relay()
    relay()
    consume()
    consume()
    await inTransaction(database, async (tx) => {
      for (let n = 0; n < 1000; n++)
        await publish(
          tx,
          n % 2 ? offerAccepted : offerDeclined,
          { name: `n${n}` },
          { aggregateId: 'o', aggregateVersion: n },
        )
    })
    await expect.poll(async () => (await things()).length).toBe(1000)
    expect((await world.messages('workflow')).length).toBe(1000)
  })

  test('a write does not wait for NATS, and its event goes out when NATS is there', async () => {
    const dead = createNats({ settings: { NATS_URL: ['nats://127.0.0.1:1'] }, name: 'dead', log: quiet })
    const idle = relay(dead)
    await say('patient')
    expect([dead.isConnected(), await waiting()]).toEqual([false, 1])
    await idle.stop()
    relay()
    await expect.poll(waiting).toBe(0)
  })
})

describe('twice', () => {
  test('the same event delivered twice has one effect', async () => {
    consume()
    const envelope = {
      id: '0199b1c0-0000-7000-8000-00000000000a',
      name: offerAccepted.name,
      at: new Date().toISOString(),
      aggregateId: 'o1',
      aggregateVersion: 1,
      payload: { name: 'once' },
    }
    const js = world.connection.jetstream()
    // Other message ids, as if the server had forgotten the first.
    await js.publish(offerAccepted.name, JSON.stringify(envelope), { msgID: 'a' })
    await js.publish(offerAccepted.name, JSON.stringify(envelope), { msgID: 'b' })
    await js.publish(
      offerAccepted.name,
      JSON.stringify({ ...envelope, id: '0199b1c0-0000-7000-8000-00000000000b', payload: { name: 'other' } }),
    )
    await expect.poll(things).toEqual(['once', 'other'])
  })

  test('what the effect needs is asked for outside its transaction, and not again for a repeat', async () => {
    const prepared: string[] = []
    const started = startConsumer({
      nats,
      db: database.db as never,
      service: 'kit',
      durable: 'on-offer-accepted',
      event: offerAccepted,
      async prepare({ payload }) {
        prepared.push(payload.name)
        if (prepared.length === 1) throw new Unavailable('identity')
        const { rows } = await database.pool.query(
          `select pid from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
        )
        return { name: `${payload.name}, ${rows.length} open` }
      },
      handle: (tx, event, handling) =>
        writeThing(tx, { ...event, payload: handling.prepared }, { ...handling, prepared: undefined }),
      retryDelaysMs: [10],
      log: quiet,
    })
    running.push(started)
    const envelope = (id: string, name: string) =>
      JSON.stringify({
        id: `0199b1c0-0000-7000-8000-00000000000${id}`,
        name: offerAccepted.name,
        at: new Date().toISOString(),
        aggregateId: 'o1',
        aggregateVersion: 1,
        payload: { name },
      })
    const js = world.connection.jetstream()
    await js.publish(offerAccepted.name, envelope('a', 'once'), { msgID: 'a' })
    await expect.poll(things).toEqual(['once, 0 open'])
    await js.publish(offerAccepted.name, envelope('a', 'once'), { msgID: 'b' })
    await js.publish(offerAccepted.name, envelope('b', 'other'))
    await expect.poll(things).toEqual(['once, 0 open', 'other, 0 open'])
    expect(prepared).toEqual(['once', 'once', 'other'])
  })

  test('what was sent in the last ten minutes goes out again at a connection, and is recognised', async () => {
    const first = relay()
    consume()
    await say('again')
    await expect.poll(things).toEqual(['again'])
    await first.stop()
    await database.pool.query(`update outbox set published_at = published_at - interval '1 hour'`)
    const { rows } = await database.pool.query('select published_at from outbox')
    relay()
    await expect
      .poll(async () => (await database.pool.query('select published_at from outbox')).rows[0].published_at)
      .not.toEqual(rows[0].published_at)
    expect((await world.messages('workflow')).length).toBe(1)
    expect(await things()).toEqual(['again'])
  })

  test('a stream that was lost is filled again from the outbox', async () => {
    const first = relay()
    await say('old')
    await say('new')
    await expect.poll(waiting).toBe(0)
    await first.stop()
    await database.pool.query(
      `update outbox set published_at = now() - interval '20 days' where position = 1`,
    )
    const manager = await world.connection.jetstreamManager()
    await manager.streams.delete('workflow')
    relay()
    await expect.poll(async () => (await manager.streams.list().next()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await world.messages('workflow').catch(() => [])).length).toBe(2)
  })
})

describe('a failing consumer', () => {
  test('is asked again, and others do not wait for it', async () => {
    relay()
    let failures = 0
    consume(async (tx, event, handling) => {
      if (event.payload.name === 'shaky' && failures++ < 2) throw new Error('not yet')
      await writeThing(tx, event, handling)
    })
    await say('shaky')
    await say('sound')
    await expect.poll(things).toEqual(['shaky', 'sound'])
    expect(failures).toBe(3)
    expect(await listDeadLetters(database.db)).toEqual([])
  })

  test('puts a poison event aside after its tries, and an operator can give it back', async () => {
    relay()
    let isPoison = true
    let tries = 0
    consume(
      async (tx, event, handling) => {
        tries++
        if (isPoison) throw new Error('cannot digest')
        await writeThing(tx, event, handling)
      },
      { maxDeliver: 3 },
    )
    await say('poison')
    await expect
      .poll(() => listDeadLetters(database.db))
      .toMatchObject([{ name: 'workflow.offer.accepted', attempts: 3, error: 'Error: cannot digest' }])
    expect(tries).toBe(3)
    const [letter] = await listDeadLetters(database.db)
    expect(await requeueDeadLetter(database.db, letter!.id)).toBe(true)
    await expect.poll(async () => (await listDeadLetters(database.db))[0]?.attempts).toBe(4)
    isPoison = false
    await requeueDeadLetter(database.db, letter!.id)
    await expect.poll(things).toEqual(['poison'])
    await expect.poll(() => listDeadLetters(database.db)).toEqual([])
    expect(await requeueDeadLetter(database.db, letter!.id)).toBe(false)
  })

  test('waits for a part that is down without counting', async () => {
    relay()
    let tries = 0
    consume(
      async (tx, event, handling) => {
        if (tries++ < 6) throw new Unavailable('smtp')
        await writeThing(tx, event, handling)
      },
      { maxDeliver: 2 },
    )
    await say('letter')
    await expect.poll(things).toEqual(['letter'])
    expect(await listDeadLetters(database.db)).toEqual([])
  })

  test('puts aside what is not an event at all', async () => {
    consume()
    await world.connection.jetstream().publish(offerAccepted.name, 'not json')
    await expect
      .poll(() => listDeadLetters(database.db))
      .toMatchObject([{ eventId: null, error: 'not an event' }])
  })

  test('survives that PostgreSQL ends its connections', async () => {
    relay()
    consume()
    await say('before')
    await expect.poll(things).toEqual(['before'])
    await database.pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where usename = current_user and datname = current_database()`,
      )
      .catch(() => undefined)
    await expect.poll(() => say('after').catch(() => 'down')).not.toBe('down')
    await expect.poll(things).toContain('after')
  })
})

test('what is broadcast reaches every copy', async () => {
  const heard: string[][] = [[], []]
  for (const list of heard)
    running.push(
      subscribeBroadcast({
        nats,
        subject: 'workflow.>',
        handle: (event: EventEnvelope) => void list.push(event.id),
        log: quiet,
      }),
    )
  await nats.connection()
  relay()
  const id = await say('news')
  await expect.poll(() => heard).toEqual([[id], [id]])
})
