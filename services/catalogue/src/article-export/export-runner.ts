import { articleExportEnded } from '@schrankwerk/contracts'
import {
  endJob,
  type FileStore,
  type JobRunner,
  JobStopped,
  type Logger,
  NotFound,
  publish,
  type RunningJob,
  runJobs,
  type StoredFile,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { type ExportRow, findExport, markExportEnded, markExportFailed } from './article-export.queries.ts'
import { exportColumns } from './export-columns.ts'
import { failureSentence } from './export-failure.ts'
import { exportInThread } from './export-in-thread.ts'
import { type ExportProgress, exportKind } from './export-progress.ts'
import { conditionsOf, copyArticles, lockForCopy } from './export-rows.queries.ts'
import { countArticlesFor, findExportWholesalers } from './start-article-export.ts'
import { tidyExports } from './tidy-exports.ts'

interface RunnerOptions {
  db: Kysely<CatalogueTables>
  databaseUrl: string
  files: FileStore
  log: Logger
}

const maxBytes = 4 * 1024 ** 3

/** Runs exports one after the other. One whose process died is begun anew: nobody has seen anything of it. */
export function createExportRunner({ db, databaseUrl, files, log }: RunnerOptions): JobRunner {
  return runJobs<CatalogueTables, null>(
    { db, log },
    {
      kind: exportKind,
      async run(job) {
        const row = await findExport(db, job.id)
        if (!row) throw new NotFound()
        const started = performance.now()
        const progress: ExportProgress = { rows: 0, percent: 0 }
        const file = await writeFile(job, row, progress)
        await end(job, row, progress.rows, file)
        await tidyExports({ db, files })
        const ms = Math.round(performance.now() - started)
        log.info({ exportId: job.id, rows: progress.rows, bytes: file.size, ms }, 'export ended')
      },
      async onFailed(tx, { id }, error) {
        const failed = await markExportFailed(tx, id, failureSentence(error))
        if (!failed) return
        await publish(
          tx,
          articleExportEnded,
          { exportId: id, userId: failed.startedBy, state: 'FAILED' },
          { aggregateId: id, aggregateVersion: 2 },
        )
      },
    },
  )

  async function writeFile(
    { signal, report }: RunningJob<null>,
    { format, separator, filter }: ExportRow,
    progress: ExportProgress,
  ): Promise<StoredFile> {
    const wholesalers = await findExportWholesalers(db, filter)
    const conditions = await conditionsOf(db, filter)
    const articles = await countArticlesFor(db, format, conditions)
    const bytes = exportInThread(
      {
        databaseUrl,
        format,
        separator,
        columns: exportColumns(wholesalers),
        lock: lockForCopy,
        copy: copyArticles(db, conditions, wholesalers),
      },
      {
        signal,
        onRows(rows) {
          progress.rows = rows
          progress.percent = Math.min(99, Math.floor((100 * rows) / Math.max(1, articles)))
          report(progress)
        },
      },
    )
    return files.write(bytes, { maxBytes })
  }

  /** In one transaction, so that an export that was deleted meanwhile leaves no more than bytes that no row names. */
  function end(job: RunningJob<null>, row: ExportRow, rows: number, file: StoredFile): Promise<void> {
    return db.transaction().execute(async (tx) => {
      if (!((await endJob(tx, job)) && (await markExportEnded(tx, job.id, { rows, ...file }))))
        throw new JobStopped('lost')
      await publish(
        tx,
        articleExportEnded,
        { exportId: job.id, userId: row.started_by, state: 'ENDED' },
        { aggregateId: job.id, aggregateVersion: 2 },
      )
    })
  }
}
