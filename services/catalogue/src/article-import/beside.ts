import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { limitLockWait, prepareSession } from './publish-import.queries.ts'

type Tx = Transaction<CatalogueTables>

/** Where parts of an import are worked at. */
export interface Beside {
  run<Result>(work: (session: Tx) => Promise<Result>): Promise<Result>
  /** At once, where they are worked at in several sessions. */
  all(parts: (() => Promise<unknown>)[]): Promise<void>
}

/** In the transaction that makes the import visible, one after the other. */
export const inside = (tx: Tx): Beside => ({
  run: (work) => work(tx),
  async all(parts) {
    for (const part of parts) await part()
  },
})

/**
 * In sessions of their own: what they leave is seen by the others. Who wants a table alone waits for the import's
 * transaction, and a session here would wait for him, which PostgreSQL cannot know for a deadlock: so it does not for
 * long.
 */
export const aside = (db: Kysely<CatalogueTables>): Beside => ({
  run: (work) =>
    db.transaction().execute(async (session) => {
      await prepareSession(session)
      await limitLockWait(session)
      return work(session)
    }),
  // What still works would come in the way of what follows, also where another part has failed.
  async all(parts) {
    const ends = await Promise.allSettled(parts.map((part) => part()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  },
})
