import { createDatabase, createPool, type HeldJob, type Logger } from '@schrankwerk/service-kit/job-thread'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { CatalogueTables } from '../database/tables.ts'
import { openImportFile } from '../import-file/open-import-file.ts'
import { proposalTable } from '../import-proposal/propose-import.queries.ts'
import { proposeImport } from '../import-proposal/propose-import.ts'
import { findImport, insertSkipped } from './article-import.queries.ts'
import { cancelOnAbort } from './cancel-statements.ts'
import { filePlacesOf } from './file-places.ts'
import { failureSentence } from './import-failure.ts'
import type { ImportProgress } from './import-progress.ts'
import { insertNotices, keepRemarks } from './import-remarks.queries.ts'
import type { ImportSettings } from './import-settings.ts'
import { selectArticlesByEan } from './lines-by-ean.queries.ts'
import { createMasterNames, type MasterNames } from './master-names.ts'
import { type PublishOptions, publishImport } from './publish-import.ts'
import { type RebuildRule, rebuildRule } from './rebuild-rule.ts'
import { dropLeftNext } from './rebuild-table.queries.ts'
import { type Staged, stageFile } from './stage-file.ts'
import {
  convertedColumn,
  cutOffColumn,
  fileLineColumn,
  priceUnitColumns,
  type StagedColumn,
  stagedColumns,
} from './staged-columns.ts'
import {
  analyzeStaging,
  createStagingTable,
  dropStagingTable,
  selectKnownNames,
  stagingTable,
} from './staging.queries.ts'
import { dropWorkTables } from './work-tables.queries.ts'

export interface ImportTask extends HeldJob {
  /** The imported file, on this machine's disk. */
  path: string
  /** Calendar date in Berlin, `YYYY-MM-DD`: prices are those of that day. */
  today: string
  databaseUrl: string
  rebuild?: RebuildRule | undefined
}

interface RunOptions {
  log: Logger
  /** Ends when nothing of the import is wanted any more. */
  signal: AbortSignal
  report(progress: ImportProgress): void
}

interface Importing {
  task: ImportTask
  work: Kysely<CatalogueTables>
  workPool: pg.Pool
  control: Kysely<CatalogueTables>
  progress: ImportProgress
  report(): void
  signal: AbortSignal
  log: Logger
}

/** Reading is about this share of the work. */
const readingShare = 0.5
/**
 * Reads the file of an import and makes it visible, or leaves everything as it was; answers why in a sentence, unless
 * it was told to end. One pool works, another one writes what must not wait for a long statement.
 */
export async function runArticleImport(
  task: ImportTask,
  { log, signal, report }: RunOptions,
): Promise<string | undefined> {
  const workPool = createPool(task.databaseUrl, 'catalogue', { max: 4, statementTimeoutMs: 0, log })
  const controlPool = createPool(task.databaseUrl, 'catalogue', { max: 2, log })
  const work = createDatabase<CatalogueTables>(workPool)
  const control = createDatabase<CatalogueTables>(controlPool)
  const progress: ImportProgress = { percent: 0, rows: 0 }
  const cancelling = cancelOnAbort(workPool, control, signal)
  try {
    await importFile({ task, work, workPool, control, progress, report: () => report(progress), signal, log })
    return undefined
  } catch (error) {
    log.warn({ err: error, importId: task.id }, 'import stopped')
    return signal.aborted ? undefined : failureSentence(error)
  } finally {
    cancelling.stop()
    await dropStagingTable(control, stagingTable(task.id)).catch(() => undefined)
    await dropWorkTables(control, stagingTable(task.id)).catch(() => undefined)
    await dropLeftNext(control).catch(() => undefined)
    await Promise.allSettled([workPool.end(), controlPool.end()])
  }
}

async function importFile(importing: Importing): Promise<void> {
  const { task, work, progress, report, signal, log } = importing
  const row = await findImport(work, task.id)
  if (!row) throw new Error('The import is not there any more.')
  const settings = row.settings as ImportSettings
  const names = createMasterNames(await selectKnownNames(work))
  if (settings.manufacturerId) names.used.manufacturers.add(settings.manufacturerId)
  if (settings.defaultUnitId) names.used.units.add(settings.defaultUnitId)
  const started = performance.now()
  const passed = () => Math.round(performance.now() - started)
  const isProposal = settings.propose === true
  const table = isProposal ? proposalTable(task.id) : stagingTable(task.id)
  const staged = await stage(importing, row, { settings, names, table })
  await keepRemarks(importing.control, task.id, names)
  log.info({ importId: task.id, rows: staged.rows, ms: passed() }, 'import staged')
  const publishing = {
    db: work,
    job: task,
    userId: row.started_by,
    rows: staged.rows,
    lines: staged.staged,
    asks: staged.asks,
    shape: { ...shapeOf(staged, table, settings), filePlaces: filePlacesOf(row.filename) },
    names,
    rebuild: task.rebuild ?? rebuildRule,
    onStep: (share: number) => {
      signal.throwIfAborted()
      progress.percent = 100 * (readingShare + (1 - readingShare) * share)
      report()
      log.debug({ importId: task.id, share, ms: passed() }, 'import step')
    },
  }
  if (isProposal) {
    await proposeImport(publishing)
    log.info({ importId: task.id, ms: passed() }, 'import proposed')
    return
  }
  const owners = [...staged.owners]
  const result = await publishImport({ ...publishing, owners })
  log.info({ importId: task.id, ...result, ms: passed() }, 'import ended')
}

async function stage(
  { task, work, workPool, control, progress, report, signal }: Importing,
  row: { filename: string; file_size: number },
  { settings, names, table }: { settings: ImportSettings; names: MasterNames; table: string },
): Promise<Staged> {
  const file = await openImportFile(
    { path: task.path, filename: row.filename, today: task.today },
    settings,
    signal,
  )
  try {
    await createStagingTable(work, table, { kept: settings.propose === true })
    const expectedRows = file.opened.sheets.find((sheet) => sheet.name === file.sheet)?.rowCount
    const client = await workPool.connect()
    try {
      return await stageFile({
        client,
        table,
        file,
        names,
        signal,
        onSlice: ({ rows }) => {
          const share = expectedRows && !file.plan.isExchange ? rows / expectedRows : file.opened.progress()
          progress.rows = rows
          progress.percent = 100 * readingShare * Math.min(1, share)
          report()
        },
        findByEan: (eans) => selectArticlesByEan(control, eans),
        onSkipped: (skipped) => insertSkipped(control, task.id, skipped),
        onNotices: (notices) => insertNotices(control, task.id, notices),
      })
    } finally {
      client.release()
    }
  } finally {
    await file.opened.close()
    await analyzeStaging(work, table).catch(() => undefined)
  }
}

function shapeOf(staged: Staged, table: string, settings: ImportSettings): PublishOptions['shape'] {
  // Nothing of what no line says has to be compared.
  const unsaid = new Set<string>(staged.hasPriceUnits ? [] : priceUnitColumns)
  const mapped = new Set(settings.fieldMapping.map((entry) => entry.articleField))
  return {
    table,
    articleColumns: staged.columns.filter(
      (column): column is StagedColumn => stagedColumns.has(column) && !unsaid.has(column),
    ),
    hasScale: true,
    hasFileLines: staged.columns.includes(fileLineColumn),
    hasConverted: staged.columns.includes(convertedColumn),
    hasCutOff: staged.columns.includes(cutOffColumn),
    // Articles that a list of EAN leads to may have a type number alone.
    hasTypes: mapped.has('manufacturerNumber') || !mapped.has('orderNumber'),
    typeOnly: staged.typeOnly,
    ownerless: staged.ownerless,
    hasWholesaler: staged.columns.includes('wholesaler_exact'),
    hasAlternatives: mapped.has('possibleOrderNumber') || mapped.has('possibleManufacturerNumber'),
    wholesalerId: settings.wholesalerId,
    defaultUnitId: settings.defaultUnitId,
  }
}
