import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { replaceKeys, replaceLookalikes, selectNames, takeDue, takeTurn } from './lookalike.queries.ts'
import { lookalikeKeys } from './lookalike-keys.ts'

/** So few that a save of one of them, or who tells two apart, never waits for long. */
const slice = 50

/**
 * Compares the names that changed with all others of their kind, a few in each transaction, until none is left or the
 * time is over; answers whether none is left.
 */
export async function findLookalikes(db: Kysely<CatalogueTables>, milliseconds = 5000): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) if (!(await compareSome(db))) return true
  return false
}

const compareSome = (db: Kysely<CatalogueTables>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx)
    const due = await takeDue(tx, slice)
    if (!due) return false
    const { kind, ids } = due
    const names = await selectNames(tx, kind, ids)
    const keys = names.flatMap((name) => lookalikeKeys(kind, name.name).map((key) => ({ ...name, ...key })))
    await replaceKeys(tx, kind, ids, keys)
    await replaceLookalikes(tx, kind, ids)
    return true
  })
