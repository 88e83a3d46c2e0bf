import { type ActorWithSessions, getActor } from '@schrankwerk/contracts'
import { Problem } from './errors.ts'
import type { InternalClient } from './internal-client.ts'

/** `loadActor` of every service but identity: asks identity, whose 404 means that it knows no such person. */
export const askIdentity =
  (baseUrl: string) =>
  async (
    sub: string,
    { client, requestId }: { client: (part: string, baseUrl: string) => InternalClient; requestId: string },
  ): Promise<ActorWithSessions | undefined> => {
    try {
      return await client('identity', baseUrl).call(getActor, { query: { sub }, requestId })
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return undefined
      throw error
    }
  }
