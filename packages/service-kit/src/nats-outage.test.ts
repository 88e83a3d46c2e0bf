import { join } from 'node:path'
import { defineEvent } from '@schrankwerk/contracts'
import { findNatsProgram } from '@schrankwerk/infra/nats/program.ts'
import { type NatsServer, startNatsServer } from '@schrankwerk/infra/nats/server.ts'
import { anyFreePort } from '@schrankwerk/infra/start/ports.ts'
import { openProcesses, type Processes } from '@schrankwerk/infra/start/processes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  createNats,
  inTransaction,
  listDeadLetters,
  type Nats,
  publish,
  replayBroadcast,
  startConsumer,
  startRelay,
  subscribeBroadcast,
} from './index.ts'
import { kitDatabase, quiet, temporaryFolder, usualStream } from './kit.example.ts'

const offerAccepted = defineEvent({
  name: 'workflow.offer.accepted',
  payload: z.object({ name: z.string() }),
  notice: () => ({ events: [] }),
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let processes: Processes
let server: NatsServer
let publisher: Nats
let receiver: Nats
const heard: string[] = []
let running: { stop(): Promise<void> }[] = []

beforeAll(async () => {
  ;[database, folder] = await Promise.all([kitDatabase(), temporaryFolder()])
  processes = await openProcesses(join(folder.path, 'pids.json'))
  const { program, version } = await findNatsProgram(join(folder.path, 'cache'))
  server = await startNatsServer({
    processes,
    program,
    version,
    folder: join(folder.path, 'nats'),
    port: await anyFreePort(),
    password: (user) => `of-${user}`,
    log: join(folder.path, 'nats.log'),
  })
  // Each as the user it is in production, with that user's permissions.
  publisher = createNats({ settings: { NATS_URL: [server.urlOf('workflow')] }, name: 'workflow', log: quiet })
  receiver = createNats({
    settings: { NATS_URL: [server.urlOf('notification')] },
    name: 'notification',
    log: quiet,
  })
  running = [
    startRelay({
      pool: database.pool,
      schema: 'kit',
      service: 'workflow',
      nats: publisher,
      stream: usualStream,
      log: quiet,
      pollMs: 100,
    }),
    startConsumer({
      nats: receiver,
      db: database.db,
      service: 'notification',
      durable: 'on-offer-accepted',
      event: offerAccepted,
      async handle(tx, event) {
        await tx
          .insertInto('thing')
          .values({ name: event.payload.name } as never)
          .execute()
      },
      log: quiet,
    }),
    subscribeBroadcast({
      nats: receiver,
      subject: 'workflow.>',
      handle: (event) => void heard.push(event.id),
      log: quiet,
    }),
  ]
})
afterAll(async () => {
  await Promise.all(running.map((part) => part.stop()))
  await Promise.all([publisher.close(), receiver.close()])
  await processes.stopAll()
  await folder.remove()
  await database.close()
})

const say = async (count: number, prefix: string) => {
  for (let n = 0; n < count; n++)
    await inTransaction(database, (tx) =>
      publish(tx, offerAccepted, { name: `${prefix}${n}` }, { aggregateId: 'o', aggregateVersion: n + 1 }),
    )
}
const things = async () =>
  (await database.pool.query<{ n: number }>('select count(distinct name) as n from thing')).rows[0]!.n

test('with the users and streams of production an event reaches consumer and broadcast', async () => {
  await say(1, 'first')
  await expect.poll(things).toBe(1)
  expect(heard).toHaveLength(1)
})

test('with the same permissions what has passed is read from the stream again', async () => {
  const hourAgo = Date.now() - 3_600_000
  const replay = (since: number, limit: number) =>
    replayBroadcast({ nats: receiver, service: 'workflow', since, limit })
  const all = await replay(hourAgo, 10)
  expect(all.events.map(({ event }) => event.id)).toEqual(heard)
  // Made a moment ago, so it is whole from then on.
  const [first] = all.events
  expect(all.wholeSince).toBeLessThanOrEqual(first!.at)
  expect(all.wholeSince).toBeGreaterThan(hourAgo)
  expect((await replay(first!.at + 1, 10)).events).toEqual([])
  await say(3, 'more')
  await expect.poll(things).toBe(4)
  const last = await replay(hourAgo, 2)
  expect(last.events.map(({ event }) => event.payload)).toEqual([{ name: 'more1' }, { name: 'more2' }])
  expect(last.wholeSince).toBe(last.events[0]!.at + 1)
  const { state } = await (await (await receiver.connection()).jetstreamManager()).streams.info('workflow')
  expect(state.consumer_count).toBe(1)
})

test('a NATS server that is killed under load loses nothing, and nothing happens twice', {
  timeout: 60_000,
}, async () => {
  const writing = say(600, 'under-load')
  await expect.poll(things).toBeGreaterThan(50)
  process.kill(server.process.pid, 'SIGKILL')
  await expect.poll(() => publisher.isConnected()).toBe(false)
  await say(20, 'meanwhile')
  await writing
  await expect.poll(things, { timeout: 40_000, interval: 200 }).toBe(624)
  // The unique name would have made a repeat a failure.
  expect(await listDeadLetters(database.db)).toEqual([])
  const { events } = await replayBroadcast({ nats: receiver, service: 'workflow', since: 0, limit: 1000 })
  expect(new Set(events.map(({ event }) => event.id)).size).toBe(624)
})
