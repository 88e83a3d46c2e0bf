import { Worker } from 'node:worker_threads'
import {
  berlinDate,
  type FileStore,
  type JobRunner,
  type Logger,
  NotFound,
  type RunningJob,
  runJobs,
  withStoredFile,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { findImport } from './article-import.queries.ts'
import { endStoppedImport } from './end-stopped-import.ts'
import { ImportFailure } from './import-failure.ts'
import { type ImportProgress, importJob } from './import-progress.ts'
import type { ThreadTask } from './import-worker.ts'
import type { RebuildRule } from './rebuild-rule.ts'

interface RunnerOptions {
  db: Kysely<CatalogueTables>
  databaseUrl: string
  files: FileStore
  log: Logger
  /** Heap of the thread of an import. */
  megabytes: number
  rebuild?: RebuildRule | undefined
}

/**
 * Runs imports in threads of their own. An import is tried once: after the death of its process it is failed, as its
 * person may have begun another one meanwhile.
 */
export function createImportRunner({ db, log, files, megabytes, ...task }: RunnerOptions): JobRunner {
  return runJobs<CatalogueTables, null>(
    { db, log },
    {
      ...importJob,
      tries: 1,
      // One is open at a time; an aborted one may still be on its way out.
      atOnce: 2,
      // An import that was aborted is to end within two seconds.
      beatMs: 300,
      async run(job) {
        const row = await findImport(db, job.id)
        if (!row) throw new NotFound()
        // It loads while the file is copied.
        const thread = openThread(job, megabytes)
        try {
          const { id, fence } = job
          const today = berlinDate(new Date())
          const read = (path: string) => thread.read({ ...task, id, fence, path, today, logLevel: log.level })
          await withStoredFile(files, row.file_key, read, job.signal)
        } finally {
          await thread.close()
        }
      },
      onFailed: (tx, job, error) => endStoppedImport(tx, job.id, error),
    },
  )
}

type Told = { progress: ImportProgress } | { failure: string }

interface ImportThread {
  /** Ends with the thread. */
  read(task: ThreadTask): Promise<void>
  close(): Promise<unknown>
}

/** Loads what an import needs; whoever opens it closes it, also where it never reads. */
function openThread(job: RunningJob<null>, megabytes: number): ImportThread {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Before it reads nobody waits for it, and a failure that nobody waits for would end the process.
  promise.catch(() => undefined)
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const end = () => worker.postMessage('end')
  job.signal.addEventListener('abort', end)
  if (job.signal.aborted) end()
  let problem: unknown
  worker.on('message', (told: Told) => {
    if ('progress' in told) job.report(told.progress)
    else problem = new ImportFailure(told.failure)
  })
  worker.on('error', (error) => {
    problem = error
  })
  worker.on('exit', () => {
    job.signal.removeEventListener('abort', end)
    if (problem) reject(problem)
    else if (job.signal.aborted) reject(job.signal.reason)
    else resolve()
  })
  return {
    read(task) {
      worker.postMessage(task)
      return promise
    },
    close: () => worker.terminate(),
  }
}
