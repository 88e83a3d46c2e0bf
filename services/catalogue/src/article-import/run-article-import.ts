import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  createDatabase,
  createFolderStore,
  createPool,
  isConnectionLost,
  type Logger,
} from '@schrankwerk/service-kit'
import { SpreadsheetProblem } from '@schrankwerk/spreadsheet'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { CatalogueTables } from '../database/tables.ts'
import { findImport, type Holder, insertSkipped } from './article-import.queries.ts'
import { endStoppedImport } from './end-stopped-import.ts'
import type { ImportSettings } from './import-settings.ts'
import { createMasterNames, type MasterNames } from './master-names.ts'
import { openImportFile } from './open-import-file.ts'
import { ImportFailure, type PublishOptions, publishImport, type RebuildRule } from './publish-import.ts'
import { type Staged, stageFile } from './stage-file.ts'
import { articleColumnOf, type StagedColumn } from './staged-columns.ts'
import {
  analyzeStaging,
  createStagingTable,
  dropStagingTable,
  selectKnownNames,
  stagingTable,
} from './staging.queries.ts'
import { type Progress, Stopped, superviseImport } from './supervise-import.ts'

export interface ImportJob extends Holder {
  databaseUrl: string
  filesFolder: string
  rebuild?: RebuildRule | undefined
}

interface Importing {
  job: ImportJob
  work: Kysely<CatalogueTables>
  workPool: pg.Pool
  control: Kysely<CatalogueTables>
  progress: Progress
  signal: AbortSignal
  log: Logger
}

/** Reading is about this share of the work. */
const readingShare = 0.5
/**
 * By the measurements of both ways: half of the articles is about where they take the same time, and fewer articles
 * take a second or two either way.
 */
const rebuildRule: RebuildRule = { articles: 50_000, share: 0.5 }

/**
 * Reads the file of an import and makes it visible, or leaves everything as it was. One pool works, another one
 * reports, so that a report never waits for a long statement.
 */
export async function runArticleImport(job: ImportJob, log: Logger, stop: AbortSignal): Promise<void> {
  const workPool = createPool(job.databaseUrl, 'catalogue', { max: 2, statementTimeoutMs: 0, log })
  const controlPool = createPool(job.databaseUrl, 'catalogue', { max: 2, log })
  const work = createDatabase<CatalogueTables>(workPool)
  const control = createDatabase<CatalogueTables>(controlPool)
  const progress: Progress = { percent: 0, rows: 0 }
  const supervision = superviseImport({ holder: job, control, workPool, progress, stop })
  const { signal } = supervision
  try {
    await importFile({ job, work, workPool, control, progress, signal, log })
  } catch (error) {
    await supervision.stop()
    await endAfter(signal.aborted ? signal.reason : error, { job, control, log })
  } finally {
    await supervision.stop()
    await dropStagingTable(control, stagingTable(job.id)).catch(() => undefined)
    await Promise.allSettled([workPool.end(), controlPool.end()])
  }
}

async function importFile(importing: Importing): Promise<void> {
  const { job, work, progress, signal, log } = importing
  const row = await findImport(work, job.id)
  if (!row) throw new Stopped('lost')
  const settings = row.settings as ImportSettings
  const names = createMasterNames(await selectKnownNames(work))
  if (settings.manufacturerId) names.used.manufacturers.add(settings.manufacturerId)
  if (settings.defaultUnitId) names.used.units.add(settings.defaultUnitId)
  const started = performance.now()
  const passed = () => Math.round(performance.now() - started)
  const staged = await stage(importing, row, settings, names)
  log.info({ importId: job.id, rows: staged.rows, ms: passed() }, 'import staged')
  const result = await publishImport({
    db: work,
    holder: job,
    userId: row.started_by,
    rows: staged.rows,
    shape: shapeOf(staged, stagingTable(job.id), settings),
    names,
    rebuild: job.rebuild ?? rebuildRule,
    onStep: (share) => {
      signal.throwIfAborted()
      progress.percent = 100 * (readingShare + (1 - readingShare) * share)
      log.debug({ importId: job.id, share, ms: passed() }, 'import step')
    },
  })
  log.info({ importId: job.id, ...result, ms: passed() }, 'import ended')
}

async function stage(
  { job, work, workPool, control, progress, signal }: Importing,
  row: { filename: string; file_key: string; file_size: number },
  settings: ImportSettings,
  names: MasterNames,
): Promise<Staged> {
  const table = stagingTable(job.id)
  const path = join(tmpdir(), `import-${randomUUID()}${extname(row.filename)}`)
  try {
    const { stream } = await createFolderStore({ folder: job.filesFolder }).open(row.file_key)
    await pipeline(stream, createWriteStream(path), { signal })
    const file = await openImportFile({ path, filename: row.filename }, settings, signal)
    try {
      await createStagingTable(work, table)
      const expectedRows = file.opened.sheets.find((sheet) => sheet.name === file.sheet)?.rowCount
      const client = await workPool.connect()
      try {
        return await stageFile({
          client,
          table,
          file,
          names,
          signal,
          onSlice: ({ rows, characters }) => {
            const share = expectedRows ? rows / expectedRows : characters / row.file_size
            progress.rows = rows
            progress.percent = 100 * readingShare * Math.min(1, share)
          },
          onSkipped: (skipped) => insertSkipped(control, job.id, skipped),
        })
      } finally {
        client.release()
      }
    } finally {
      await file.opened.close()
      await analyzeStaging(work, table).catch(() => undefined)
    }
  } finally {
    await rm(path, { force: true })
  }
}

function shapeOf(staged: Staged, table: string, settings: ImportSettings): PublishOptions['shape'] {
  const known = new Set<string>(Object.values(articleColumnOf))
  const mapped = new Set(settings.fieldMapping.map((entry) => entry.articleField))
  return {
    table,
    articleColumns: staged.columns.filter((column): column is StagedColumn => known.has(column)),
    hasTypes: mapped.has('manufacturerNumber'),
    typeOnly: staged.typeOnly,
    hasWholesaler: staged.columns.includes('wholesaler_exact'),
    hasAlternatives: mapped.has('possibleOrderNumber') || mapped.has('possibleManufacturerNumber'),
    wholesalerId: settings.wholesalerId,
    defaultUnitId: settings.defaultUnitId,
  }
}

async function endAfter(
  cause: unknown,
  { job, control, log }: Pick<Importing, 'job' | 'control' | 'log'>,
): Promise<void> {
  log.warn({ err: cause, importId: job.id }, 'import stopped')
  if (cause instanceof Stopped && cause.kind === 'lost') return
  await endStoppedImport(control, job, failureSentence(cause))
}

const unchanged = 'Am Katalog wurde nichts geändert.'

/** What the person reads: the cause and the way out. */
function failureSentence(cause: unknown): string {
  if (cause instanceof SpreadsheetProblem) return `${cause.detail} ${unchanged}`
  if (cause instanceof ImportFailure) return `${cause.message} ${unchanged}`
  if (cause instanceof Stopped)
    return `Der Import wurde unterbrochen, weil der Dienst beendet wurde. ${unchanged} Bitte starten Sie den Import erneut.`
  if (isConnectionLost(cause))
    return `Die Verbindung zur Datenbank ging verloren. ${unchanged} Bitte starten Sie den Import erneut.`
  return `Beim Import ist etwas schiefgegangen. ${unchanged} Bitte versuchen Sie es erneut.`
}
