import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anActor, freshDatabase } from '@schrankwerk/testing'
import { quiet } from './actor.example.ts'
import { type Actor, createDatabase, type KitTables, NotSignedIn } from './index.ts'

export { quiet }

/** A folder that is gone after the test. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'service-kit-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** A database with the kit's own tables and one table `thing` to write effects into. */
export async function kitDatabase() {
  const folder = await temporaryFolder()
  const database = await freshDatabase({ schema: 'kit', migrationsFolder: folder.path })
  await database.pool.query('create table thing (id int generated always as identity, name text unique)')
  return {
    ...database,
    db: createDatabase<KitTables & { thing: { id: number; name: string } }>(database.pool),
    async close() {
      await database.drop()
      await folder.remove()
    },
  }
}

/** The streams as they are without any setting. */
export const usualStream = { NATS_STREAM_MEGABYTES: 1024, NATS_STREAM_DAYS: 30, NATS_STREAM_REPLICAS: 1 }

/** Tokens that stand for people: the token is the key. */
export const people = {
  customer: anActor({ companyType: 'CUSTOMER' }),
  customerAdmin: anActor({ companyType: 'CUSTOMER', admin: true }),
  supplier: anActor({ companyType: 'SUPPLIER' }),
  operator: anActor({ companyType: 'ADMIN', admin: true }),
  newcomer: anActor({ companyType: 'CUSTOMER', pendingRegistration: true }),
  forgetful: anActor({ companyType: 'CUSTOMER', passwordChangeNeeded: true }),
} satisfies Record<string, Actor>

export async function authenticate(token: string): Promise<Actor> {
  const actor = (people as Record<string, Actor>)[token]
  if (!actor) throw new NotSignedIn('token-invalid')
  return actor
}

/** Admits a visitor of the folder that his token names, as long as it is not among `ended`. */
export const visitors = {
  ended: new Set<string>(),
  async admit(token: string): Promise<Actor> {
    if (visitors.ended.has(token)) throw new NotSignedIn('share-token-ended')
    return { ...anActor({ companyType: 'EXTERNAL' }), userId: visitorId, mail: '', visitorOf: token }
  },
}
const visitorId = '0199b1c0-0000-7000-8000-0000000000aa'

export const as = (who: keyof typeof people, headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${who}`,
  ...headers,
})
