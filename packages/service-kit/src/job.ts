import { type Kysely, sql, type Transaction } from 'kysely'
import type { KitTables } from './kit-tables.ts'
import { uuidv7 } from './uuidv7.ts'

// biome-ignore lint/suspicious/noExplicitAny: a database of any service
type Db = Kysely<any>
// biome-ignore lint/suspicious/noExplicitAny: a transaction of any service
type Tx = Transaction<any>

/** A job in the hands of one copy: `fence` is the number of its turn. */
export interface HeldJob {
  id: string
  fence: number
}

/** Why a job ends before its work does. `lost`: it was aborted, or another copy has it. */
export class JobStopped extends Error {
  readonly why: 'lost' | 'service-stopped' | 'died'
  constructor(why: JobStopped['why']) {
    super(`job stopped: ${why}`)
    this.why = why
  }
}

/** A job that waits or is worked at. */
export interface OpenJob {
  id: string
  state: 'WAITING' | 'RUNNING'
  tries: number
  /** What its work has reported last; `{}` at first. */
  progress: unknown
}

/**
 * Writes down long work for `runJobs` of this kind, in the transaction that makes it necessary. Answers its id;
 * undefined where one of the same kind and key is open. Without a key any number may be open.
 */
export async function enqueueJob(
  tx: Tx,
  { kind, id = uuidv7(), key = id, payload }: { kind: string; id?: string; key?: string; payload?: unknown },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into job (id, kind, key, payload) values (${id}, ${kind}, ${key}, ${JSON.stringify(payload ?? null)})
    on conflict (kind, key) where state in ('WAITING', 'RUNNING') do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * Writes a job down again that has ended, under its id; what was done in its earlier turns still is not written any more.
 * Answers whether it did: an open one of the same kind and key is a unique violation (`job_one_open`).
 */
export async function enqueueJobAgain(
  tx: Tx,
  { kind, id, key, payload }: { kind: string; id: string; key: string; payload?: unknown },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into job (id, kind, key, payload) values (${id}, ${kind}, ${key}, ${JSON.stringify(payload ?? null)})
    on conflict (id) do update set kind = excluded.kind, key = excluded.key, payload = excluded.payload,
      state = 'WAITING', tries = 0, progress = '{}', result = null, error = null, ended_at = null, created_at = now(),
      lease_until = null, backend_pid = null, backend_start = null
    where job.state not in ('WAITING', 'RUNNING')`.execute(tx)
  return numAffectedRows === 1n
}

/** The job of this kind and key that waits or is worked at; undefined where there is none. */
export async function findOpenJob(db: Db, kind: string, key: string): Promise<OpenJob | undefined> {
  return (db as Kysely<KitTables>)
    .selectFrom('job')
    .select(['id', 'state', 'tries', 'progress'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirst() as Promise<OpenJob | undefined>
}

/**
 * Ends an open job at once, whichever copy works at it: from now on nothing of it can be written, and its work is told
 * with the next heartbeat. Answers its id; undefined where none is open, also because it has just ended.
 */
export async function abortJob(tx: Tx, kind: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update job set state = 'ABORTED', ended_at = clock_timestamp(), fence = fence + 1
    where kind = ${kind} and key = ${key} and state in ('WAITING', 'RUNNING') returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * Writes the end of a job, in the transaction that makes its work visible. False: it was aborted or is in other hands
 * by now; the transaction has to be rolled back.
 */
export async function endJob(tx: Tx, { id, fence }: HeldJob, result?: unknown): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set state = 'DONE', ended_at = clock_timestamp(), result = ${JSON.stringify(result ?? null)}
    where id = ${id} and fence = ${fence} and state = 'RUNNING'`.execute(tx)
  return numAffectedRows === 1n
}
