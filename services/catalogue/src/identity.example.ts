import { getNames } from '@schrankwerk/contracts'
import {
  createInternalApi,
  createInternalClient,
  createLog,
  internalRoute,
  startService,
} from '@schrankwerk/service-kit'
import type { TestActor } from '@schrankwerk/testing'

/** A network peer that answers identity's question what these people are called. */
export async function identityStandIn(people: () => Iterable<TestActor>) {
  const log = createLog('identity', 'fatal')
  const app = createInternalApi<unknown>({
    service: 'identity',
    db: undefined as never,
    log,
    authenticateService: async () => undefined,
  })
  internalRoute(app, getNames, ({ body }) =>
    [...people()]
      .filter(({ userId }) => body.userIds.includes(userId))
      .map(({ userId, name, lastname }) => ({ userId, name, lastname })),
  )
  const service = await startService({ name: 'identity', port: 0, app, log })
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${service.port}`,
    part: 'identity',
    token: async () => 'service',
  })
  return {
    client,
    async stop() {
      await client.close()
      await service.stop()
    },
  }
}
