import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import { holdJob } from './hold-job.ts'
import { endJob, type HeldJob, JobStopped } from './job.ts'
import { failDeadJob, failJob, giveJobBack, type JobRow, takeJob } from './job-turn.ts'
import { wakeable } from './wakeable.ts'

export interface RunningJob<Payload> extends HeldJob {
  key: string
  payload: Payload
  /** 1 the first time. */
  tries: number
  /** Ends with `JobStopped` once the job is not to be worked at any more. */
  signal: AbortSignal
  /** Shown by `findOpenJob` after the next heartbeat. */
  report(progress: unknown): void
}

interface JobOptions<DB, Payload> {
  kind: string
  /**
   * Does the work, in a thread of its own where it is heavy: the heartbeat runs here. What becomes visible is written in
   * one transaction with `endJob`; work that has nothing to write returns its result instead. A job that is taken up
   * again begins anew, so what an earlier try left behind is cleared away first. What it throws fails the job.
   */
  run(job: RunningJob<Payload>): Promise<unknown>
  /** Part of the transaction in which a job fails: an error of `run`, or `JobStopped`. */
  onFailed?(
    tx: Transaction<DB>,
    job: HeldJob & { key: string; payload: Payload },
    error: unknown,
  ): Promise<void>
  /** How often a job is taken up whose copy of the service died or stopped. Default 3. */
  tries?: number
  /** How many this copy works at, at a time. Default 1. */
  atOnce?: number
  /** How long a silent copy counts as alive where its connection is. Default 60. */
  leaseSeconds?: number
  beatMs?: number
  pollMs?: number
}

export interface JobRunner {
  /** A job was enqueued; without it the next look takes it up. */
  wake(): void
  /** Fails or takes up what has died, and takes up what waits. */
  look(): Promise<void>
  /** Resolves when nothing is left that this copy could work at. */
  ended(): Promise<void>
  /** Stops what runs here: it is given back, or fails with its last try. */
  stop(): Promise<void>
}

/** Works at jobs of one kind, each in one copy of the service at a time; see `JobOptions`. */
export function runJobs<DB, Payload>(
  { db, log }: { db: Kysely<DB>; log: Logger },
  {
    kind,
    run,
    onFailed,
    tries = 3,
    atOnce = 1,
    leaseSeconds = 60,
    beatMs = 1000,
    pollMs = 5000,
  }: JobOptions<DB, Payload>,
): JobRunner {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const failures = jobFailures(db, onFailed)

  async function work(job: JobRow): Promise<void> {
    const held = holdJob(db, job, { leaseSeconds, beatMs })
    const signal = AbortSignal.any([held.lost, stopping.signal])
    try {
      // Taken in the moment of a stop: it is given back before anything of it is done.
      signal.throwIfAborted()
      const result = await run({ ...handed<Payload>(job), signal, report: held.report })
      await db.transaction().execute((tx) => endJob(tx, job, result))
    } catch (error) {
      const cause = signal.aborted ? signal.reason : error
      log.warn({ err: cause, kind, jobId: job.id, tries: job.tries }, 'job stopped')
      if (held.lost.aborted) return
      if (stopping.signal.aborted && job.tries < tries) await giveJobBack(db, job)
      else await failures.fail(job, cause)
    } finally {
      await held.letGo()
    }
  }

  async function round(): Promise<void> {
    while (await failures.failDead(kind, tries));
    while (running.size < atOnce && !stopping.signal.aborted) {
      const job = await takeJob(db, { kind, tries, leaseSeconds })
      if (!job) return
      const worked = work(job)
        .catch((error) =>
          log.error({ err: error, kind, jobId: job.id }, 'the end of a job could not be written'),
        )
        .finally(() => {
          running.delete(worked)
          loop.wake()
        })
      running.add(worked)
    }
  }

  let turn: Promise<void> = Promise.resolve()
  const look = () => {
    turn = turn.catch(() => undefined).then(round)
    return turn
  }
  const loop = wakeable(pollMs, look)
  loop.onError((error) => log.warn({ err: error, kind }, 'jobs could not be taken up'))
  return {
    wake: loop.wake,
    look,
    async ended() {
      do {
        await look()
        await Promise.all(running)
      } while (running.size > 0)
    },
    async stop() {
      stopping.abort(new JobStopped('service-stopped'))
      await loop.stop()
      await turn.catch(() => undefined)
      await Promise.all(running)
    },
  }
}

/** How jobs fail, with what `onFailed` does in the same transaction. */
function jobFailures<DB, Payload>(db: Kysely<DB>, onFailed: JobOptions<DB, Payload>['onFailed']) {
  return {
    async fail(job: JobRow, error: unknown): Promise<void> {
      await db.transaction().execute(async (tx) => {
        if (await failJob(tx as Transaction<unknown>, job, textOf(error)))
          await onFailed?.(tx, handed(job), error)
      })
    },
    /** One whose copy is gone with its last try; false if there is none. */
    async failDead(kind: string, tries: number): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const died = new JobStopped('died')
        const job = await failDeadJob(tx as Transaction<unknown>, { kind, tries, error: died.message })
        if (job) await onFailed?.(tx, handed(job), died)
        return job !== undefined
      })
    },
  }
}

const handed = <Payload>(job: JobRow) => ({ ...job, payload: job.payload as Payload })

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 2000)
