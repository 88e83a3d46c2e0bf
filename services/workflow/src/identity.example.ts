import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type BodyInput, getNames, getUserIds } from '@schrankwerk/contracts'
import { type Actor, createInternalClient } from '@schrankwerk/service-kit'

/**
 * A network peer that speaks identity's internal contract about these people. `down` makes it answer like a service
 * that is gone; who is erased has no name any more and is in no company.
 */
export async function identityStandIn(people: () => Iterable<Actor>) {
  const erased = new Set<string>()
  const state = {
    down: false,
    erase: ({ userId }: Actor) => void erased.add(userId),
  }
  const named = ({ userId, name, lastname }: Actor) =>
    erased.has(userId) ? { userId, name: 'Ehemalige', lastname: 'Person' } : { userId, name, lastname }
  const answers: Record<string, (body: never) => unknown> = {
    [getNames.path]: ({ userIds }: BodyInput<typeof getNames>) =>
      [...people()].filter(({ userId }) => userIds.includes(userId)).map(named),
    [getUserIds.path]: ({ companyIds }: BodyInput<typeof getUserIds>) =>
      [...people()]
        .filter(({ userId, companyId }) => companyIds.includes(companyId) && !erased.has(userId))
        .map(({ userId, companyId }) => ({ userId, companyId })),
  }
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? '']
    if (state.down || answer === undefined) return response.writeHead(503).end()
    const said = answer(JSON.parse(await text(request)) as never)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = createInternalClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    part: 'identity',
    token: async () => 'token of a service',
  })
  return {
    client,
    state,
    async stop() {
      await client.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
