import { type BodyInput, listFoldersSharedWith } from '@schrankwerk/contracts'
import {
  createInternalApi,
  createInternalClient,
  createLog,
  internalRoute,
  startService,
  Unavailable,
} from '@schrankwerk/service-kit'

/** A network peer that speaks businessdata's internal contract about these folders. `down` makes it answer like one that is gone. */
export async function businessdataStandIn() {
  const state = { down: false, sharedWith: new Map<string, string[]>() }
  const log = createLog('businessdata', 'silent')
  const app = createInternalApi<unknown>({
    service: 'businessdata',
    db: undefined as never,
    log,
    authenticateService: async () => undefined,
  })
  internalRoute(app, listFoldersSharedWith, ({ body }: { body: BodyInput<typeof listFoldersSharedWith> }) => {
    if (state.down) throw new Unavailable('businessdata')
    return { offerIds: state.sharedWith.get(body.mail) ?? [] }
  })
  const service = await startService({ name: 'businessdata', port: 0, app, log })
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${service.port}`,
    part: 'businessdata',
    token: async () => 'service',
  })
  return {
    client,
    state,
    async stop() {
      await client.close()
      await service.stop()
    },
  }
}
