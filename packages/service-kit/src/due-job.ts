import { type Kysely, sql, type Transaction } from 'kysely'
import type { KitTables } from './kit-tables.ts'

export interface DueJob {
  kind: string
  key: string
  dueAt: Date
  payload: unknown
}

/**
 * Plans something for later, once per (kind, key); planned again before it is done, the later word counts. What is due
 * is done within the transaction that marks it done, so it needs no lease, no tries and no progress: work that takes
 * longer than a transaction may is a `job` (`enqueueJob`).
 */
export async function scheduleJob(
  // biome-ignore lint/suspicious/noExplicitAny: a transaction of any service
  tx: Transaction<any>,
  job: { kind: string; key: string; dueAt: Date; payload?: unknown },
): Promise<void> {
  const payload = JSON.stringify(job.payload ?? null)
  await (tx as Transaction<KitTables>)
    .insertInto('due_job')
    .values({ kind: job.kind, key: job.key, due_at: job.dueAt, payload })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ due_at: job.dueAt, payload })
        .where('due_job.done_at', 'is', null),
    )
    .execute()
}

const putOffSeconds = 60

/**
 * Does one job that is due, in the transaction that marks it done; two copies never get the same one. False if none
 * is due (on the database's clock). What `act` throws is thrown on, and the job is due again in a minute: one that
 * cannot be done must not keep those behind it waiting.
 */
export async function claimDueJob<DB>(
  db: Kysely<DB>,
  kind: string,
  act: (tx: Transaction<DB>, job: DueJob) => Promise<void>,
): Promise<boolean> {
  let claimed: DueJob | undefined
  try {
    return await doDueJob(db, kind, (tx, job) => {
      claimed = job
      return act(tx, job)
    })
  } catch (error) {
    if (claimed) await putOff(db as unknown as Kysely<KitTables>, claimed)
    throw error
  }
}

/** Does all jobs of a kind that are due, one after the other; ends with the first that fails. */
export async function doDueJobs<DB>(
  db: Kysely<DB>,
  kind: string,
  act: (tx: Transaction<DB>, job: DueJob) => Promise<void>,
): Promise<void> {
  while (await claimDueJob(db, kind, act));
}

/** Unless it was planned anew meanwhile. */
async function putOff(db: Kysely<KitTables>, { kind, key, dueAt }: DueJob): Promise<void> {
  await db
    .updateTable('due_job')
    .set({ due_at: sql`now() + make_interval(secs => ${putOffSeconds})` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .where('due_at', '=', dueAt)
    .execute()
}

function doDueJob<DB>(
  db: Kysely<DB>,
  kind: string,
  act: (tx: Transaction<DB>, job: DueJob) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const own = tx as unknown as Transaction<KitTables>
    const row = await own
      .selectFrom('due_job')
      .selectAll()
      .where('kind', '=', kind)
      .where('done_at', 'is', null)
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    await own
      .updateTable('due_job')
      .set({ done_at: sql`now()` })
      .where('kind', '=', kind)
      .where('key', '=', row.key)
      .execute()
    await act(tx, { kind, key: row.key, dueAt: row.due_at, payload: row.payload })
    return true
  })
}
