import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AckPolicy, connect, type NatsConnection } from 'nats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyFreePort } from '../start/ports.ts'
import { openProcesses, type Processes } from '../start/processes.ts'
import type { NatsUser } from './permissions.ts'
import { findNatsProgram } from './program.ts'
import { type NatsServer, startNatsServer } from './server.ts'
import { reconcileStreams } from './streams.ts'

let folder: string
let processes: Processes
let server: NatsServer
const open: NatsConnection[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nats-'))
  processes = await openProcesses(join(folder, 'pids.json'))
  const { program, version } = await findNatsProgram(join(folder, 'cache'))
  server = await startNatsServer({
    processes,
    program,
    version,
    folder: join(folder, 'nats'),
    port: await anyFreePort(),
    password: (user) => `secret-of-${user}`,
    log: join(folder, 'nats.log'),
  })
})

afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()))
  await processes.stopAll()
  await rm(folder, { recursive: true })
})

async function connectedAs(user: NatsUser): Promise<NatsConnection> {
  const address = new URL(server.urlOf(user))
  const connection = await connect({
    servers: address.host,
    user,
    pass: address.password,
    inboxPrefix: `_INBOX.${user}`,
  })
  open.push(connection)
  return connection
}

test('a service publishes below its own name and reads what it is allowed to', async () => {
  const workflow = await connectedAs('workflow')
  await workflow.jetstream().publish('workflow.offer.accepted', '{"offerId":"a"}', { msgID: 'a' })
  const notification = await connectedAs('notification')
  const manager = await notification.jetstreamManager()
  await manager.consumers.add('workflow', {
    durable_name: 'notification-offer-accepted',
    filter_subject: 'workflow.offer.accepted',
    ack_policy: AckPolicy.Explicit,
  })
  const consumer = await notification.jetstream().consumers.get('workflow', 'notification-offer-accepted')
  const message = await consumer.next({ expires: 5000 })
  expect(message?.json()).toEqual({ offerId: 'a' })
  expect(await message?.ackAck()).toBe(true)
})

test("a service cannot publish another's event", async () => {
  const catalogue = await connectedAs('catalogue')
  const publishing = catalogue.jetstream().publish('workflow.offer.accepted', '{}', { timeout: 2000 })
  await expect(publishing).rejects.toThrow(/permission|timeout/i)
  const operator = await connect({
    servers: new URL(server.adminUrl).host,
    user: 'operator',
    pass: 'secret-of-operator',
  })
  open.push(operator)
  const { state } = await (await operator.jetstreamManager()).streams.info('workflow', {
    subjects_filter: '>',
  })
  expect(state.subjects).toEqual({ 'workflow.offer.accepted': 1 })
})

test('a service hears no subject that is not meant for it', async () => {
  const catalogue = await connectedAs('catalogue')
  const refused = Promise.withResolvers<Error | null>()
  catalogue.subscribe('workflow.>', { callback: (error) => refused.resolve(error) })
  expect(String(await refused.promise)).toMatch(/permissions violation/i)
})

test('a service cannot read a stream that is not meant for it', async () => {
  const catalogue = await connectedAs('catalogue')
  const manager = await catalogue.jetstreamManager({ timeout: 1000 })
  const adding = manager.consumers.add('workflow', { durable_name: 'spy', ack_policy: AckPolicy.Explicit })
  await expect(adding).rejects.toThrow(/permission|timeout/i)
})

test('a service cannot delete or empty a stream, not even its own', async () => {
  const workflow = await connectedAs('workflow')
  const manager = await workflow.jetstreamManager({ timeout: 1000 })
  await expect(manager.streams.delete('workflow')).rejects.toThrow(/permission|timeout/i)
  await expect(manager.streams.purge('workflow')).rejects.toThrow(/permission|timeout/i)
})

test('reconciling the streams a second time changes nothing', async () => {
  expect(await reconcileStreams({ NATS_URL: server.adminUrl })).toEqual([])
})

test('a stranger is not let in', async () => {
  await expect(
    connect({ servers: new URL(server.adminUrl).host, user: 'workflow', pass: 'guess' }),
  ).rejects.toThrow(/authorization/i)
})
