import { Worker } from 'node:worker_threads'
import type { Logger } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { Holder } from './article-import.queries.ts'
import { endStoppedImport } from './end-stopped-import.ts'
import type { RebuildRule } from './publish-import.ts'

export interface ImportRunner {
  /** Begins in the background. */
  start(holder: Holder): void
  /** Resolves when nothing runs any more. */
  ended(): Promise<void>
  /** Ends what runs and says so; resolves when the threads are gone. */
  stop(): Promise<void>
}

interface RunnerOptions {
  db: Kysely<CatalogueTables>
  databaseUrl: string
  filesFolder: string
  log: Logger
  /** Heap of the thread of an import. */
  megabytes: number
  rebuild?: RebuildRule | undefined
}

const crashed =
  'Beim Import ist etwas schiefgegangen. Am Katalog wurde nichts geändert. Bitte versuchen Sie es erneut.'

/** Runs imports in threads of their own. */
export function createImportRunner({
  db,
  databaseUrl,
  filesFolder,
  log,
  megabytes,
  rebuild,
}: RunnerOptions): ImportRunner {
  const running = new Map<Worker, Promise<unknown>>()
  return {
    start(holder) {
      const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
        workerData: { ...holder, databaseUrl, filesFolder, rebuild, logLevel: log.level },
        resourceLimits: { maxOldGenerationSizeMb: megabytes },
      })
      const { promise, resolve } = Promise.withResolvers<void>()
      worker.on('error', (error) => {
        log.error({ err: error, importId: holder.id }, 'import thread failed')
        endStoppedImport(db, holder, crashed).catch((problem) =>
          log.error({ err: problem }, 'the end of an import could not be written'),
        )
      })
      worker.on('exit', () => {
        running.delete(worker)
        resolve()
      })
      running.set(worker, promise)
    },
    async ended() {
      await Promise.all(running.values())
    },
    async stop() {
      for (const worker of running.keys()) worker.postMessage('stop')
      await Promise.all(running.values())
    },
  }
}
