import { doDueJobs, inTransaction, scheduleJob, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { settleMissingNumbers } from './settle-missing-numbers.ts'

const kind = 'settle-missing-numbers'

/** Plans to look through the worklist for what the catalogue gained or lost; `cause` is the event that says so. */
export const scheduleSettling = (
  tx: Transaction<WorkflowTables>,
  cause: string,
  after?: string,
): Promise<void> =>
  scheduleJob(tx, {
    kind,
    key: after === undefined ? cause : `${cause} ${after}`,
    dueAt: new Date(),
    payload: { cause, after },
  })

/**
 * Plans it without an event: a manufacturer's new name, a deleted article or a removed number are told as changes of one
 * thing among many, and are found within the hour.
 */
export const scheduleHourlySettling = (db: Kysely<WorkflowTables>): Promise<void> =>
  inTransaction({ db }, (tx) => scheduleSettling(tx, uuidv7()))

/** Does what was planned, a slice of the worklist in each transaction. */
export async function settleAfterImports(
  db: Kysely<WorkflowTables>,
  catalogue: CatalogueClient,
): Promise<void> {
  await doDueJobs(db, kind, async (tx, { payload }) => {
    const { cause, after } = payload as { cause: string; after?: string }
    const last = await settleMissingNumbers(tx, catalogue, { requestId: cause, after })
    if (last !== undefined) await scheduleSettling(tx, cause, last)
  })
}
