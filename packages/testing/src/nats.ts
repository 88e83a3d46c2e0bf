import { streamConfigs } from '@schrankwerk/infra/nats/streams.ts'
import { connect, type NatsConnection } from 'nats'
import { inject } from 'vitest'
import { accountsPerWorker, accountUser } from './nats-accounts.ts'

export interface TestNats {
  /** Address with user and password, as a service's NATS_URL. */
  url: string
  /** A connection of the test itself. */
  connection: NatsConnection
  /** Every message that lies in a stream, oldest first, parsed. */
  messages(stream: string): Promise<{ subject: string; data: unknown }[]>
  close(): Promise<void>
}

let handedOut = 0

/** An empty NATS world with the product's streams, kept in memory, apart from every other test's. */
export async function testNats(): Promise<TestNats> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 1)
  const name = accountUser(worker, handedOut % accountsPerWorker)
  handedOut += 1
  const address = inject('natsAddress')
  const connection = await connect({ servers: address, user: name, pass: name })
  const manager = await connection.jetstreamManager()
  for await (const { config } of manager.streams.list()) await manager.streams.delete(config.name)
  for (const stream of streamConfigs({ NATS_URL: `nats://${address}` })) {
    await manager.streams.add({
      ...stream,
      storage: 'memory' as typeof stream.storage,
      max_bytes: 8 * 1024 * 1024,
    })
  }
  return {
    url: `nats://${name}:${name}@${address}`,
    connection,
    async messages(stream) {
      const { state } = await manager.streams.info(stream)
      const found: { subject: string; data: unknown }[] = []
      for (let seq = Math.max(1, state.first_seq); seq <= state.last_seq; seq += 1) {
        const message = await manager.streams.getMessage(stream, { seq })
        found.push({ subject: message.subject, data: message.json() })
      }
      return found
    },
    close: () => connection.close(),
  }
}
