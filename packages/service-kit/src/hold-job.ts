import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type HeldJob, JobStopped } from './job.ts'
import { prolongJob } from './job-turn.ts'

/** Keeps a job in these hands, by a heartbeat on its row, until it is let go. */
export function holdJob<DB>(
  db: Kysely<DB>,
  job: HeldJob,
  { leaseSeconds, beatMs }: { leaseSeconds: number; beatMs: number },
) {
  const lost = new AbortController()
  const over = new AbortController()
  let progress: unknown

  async function prolong(connection: Kysely<DB>): Promise<void> {
    const state = await prolongJob(connection, job, { leaseSeconds, progress })
    if (state === 'LOST' && !over.signal.aborted) lost.abort(new JobStopped('lost'))
    if (state !== 'HELD') over.abort()
  }

  /** On one connection, so that its end tells others of ours. */
  async function beat(): Promise<void> {
    const rest = () => pause(beatMs, undefined, { signal: over.signal }).catch(() => undefined)
    while (!over.signal.aborted) {
      const beats = db.connection().execute(async (connection) => {
        while (!over.signal.aborted) {
          await prolong(connection)
          await rest()
        }
      })
      // While the database is away the work itself fails, or the lease runs out.
      await beats.catch(rest)
    }
  }

  const beating = beat()
  return {
    /** Ends with `JobStopped` once another copy has the job, or it was aborted. */
    lost: lost.signal,
    /** Written with the next heartbeat. */
    report(value: unknown): void {
      progress = value
    },
    async letGo(): Promise<void> {
      over.abort()
      await beating
    },
  }
}
