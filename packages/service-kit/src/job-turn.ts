import { type Kysely, sql, type Transaction } from 'kysely'
import type { HeldJob } from './job.ts'

// biome-ignore lint/suspicious/noExplicitAny: a database of any service
type Db = Kysely<any>

export interface JobRow {
  id: string
  key: string
  payload: unknown
  tries: number
  fence: number
}

const columns = sql`id, key, payload, tries, fence`
/** Its lease has run out, or the connection that prolonged it is gone with its process. */
const isDead = sql`(state = 'RUNNING' and (lease_until < now() or (backend_pid is not null and not exists (
  select from pg_stat_activity p where p.pid = job.backend_pid and p.backend_start = job.backend_start))))`

/** Takes one job that waits or whose copy is gone, the oldest first; each turn raises the fence. */
export async function takeJob(
  db: Db,
  { kind, tries, leaseSeconds }: { kind: string; tries: number; leaseSeconds: number },
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update job set state = 'RUNNING', tries = tries + 1, fence = fence + 1, backend_pid = null, backend_start = null,
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (select id from job where kind = ${kind} and tries < ${tries} and (state = 'WAITING' or ${isDead})
      order by created_at, id limit 1 for no key update skip locked)
    returning ${columns}`.execute(db)
  return rows[0]
}

/** Fails one job that is not taken up again: its copy is gone, and with it its last try. */
export async function failDeadJob(
  tx: Transaction<unknown>,
  { kind, tries, error }: { kind: string; tries: number; error: string },
): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update job set state = 'FAILED', ended_at = clock_timestamp(), fence = fence + 1, error = ${error}
    where id = (select id from job where kind = ${kind} and tries >= ${tries} and ${isDead}
      order by created_at, id limit 1 for no key update skip locked)
    returning ${columns}`.execute(tx)
  return rows[0]
}

/**
 * Prolongs the lease and reports the progress. The connection is remembered: a process that dies takes it along, and
 * others see at once that nobody is left. `DONE`: the work of this turn has ended it itself; `LOST`: it is not in these
 * hands any more.
 */
export async function prolongJob(
  db: Db,
  { id, fence }: HeldJob,
  { leaseSeconds, progress }: { leaseSeconds: number; progress: unknown },
): Promise<'HELD' | 'DONE' | 'LOST'> {
  const { numAffectedRows } = await sql`
    update job set lease_until = now() + make_interval(secs => ${leaseSeconds}), backend_pid = pg_backend_pid(),
      backend_start = (select backend_start from pg_stat_activity where pid = pg_backend_pid()),
      progress = coalesce(${progress === undefined ? null : JSON.stringify(progress)}::jsonb, progress)
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(db)
  if (numAffectedRows === 1n) return 'HELD'
  // Not part of the statement before: that may have waited for the end, which its own snapshot does not show.
  const { rows } =
    await sql`select from job where id = ${id} and fence = ${fence} and state = 'DONE'`.execute(db)
  return rows.length > 0 ? 'DONE' : 'LOST'
}

/** Writes why a job ended without a result. False: it is not in these hands any more. */
export async function failJob(tx: Transaction<unknown>, { id, fence }: HeldJob, error: string) {
  const { numAffectedRows } = await sql`
    update job set state = 'FAILED', ended_at = clock_timestamp(), error = ${error}
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(tx)
  return numAffectedRows === 1n
}

/** Lets another copy take it up. */
export async function giveJobBack(db: Db, { id, fence }: HeldJob): Promise<void> {
  await sql`update job set state = 'WAITING', fence = fence + 1, lease_until = null, backend_pid = null, backend_start = null
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(db)
}
