import {
  articleImportStarted,
  type startArticleImport as endpoint,
  type FieldsOf,
} from '@schrankwerk/contracts'
import {
  berlinDate,
  Conflict,
  type Ctx,
  enqueueJob,
  inTransaction,
  isUniqueViolation,
  type JobRunner,
  NotFound,
  publish,
  type Upload,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { findImportConfig, type ImportConfigRow } from '../import-config/import-config.queries.ts'
import type { ImportFileThreads } from '../import-file/read-import-headers.ts'
import { isWithoutHeader } from '../import-file/without-header.ts'
import { findRunningImport, hasOpenProposal, insertImport } from './article-import.queries.ts'
import { clearDeadImports } from './end-stopped-import.ts'
import { importJob } from './import-progress.ts'
import type { ImportSettings } from './import-settings.ts'

/** Refuses before the bytes come: one import at a time, and only by a configuration that is there. */
export async function refuseImport(
  ctx: Ctx<CatalogueTables>,
  configId: string,
  importRunner: JobRunner,
): Promise<void> {
  await importRunner.look()
  await clearDeadImports(ctx.db)
  if (await findRunningImport(ctx.db)) throw new Conflict('import-running')
  if (await hasOpenProposal(ctx.db, configId)) throw new Conflict('proposal-open')
  if (!(await findImportConfig(ctx.db, configId))) throw new NotFound()
}

/** Takes the file and begins the import in the background. */
export async function startArticleImport(
  ctx: Ctx<CatalogueTables>,
  { importConfigId: configId, headerRowIndex }: FieldsOf<typeof endpoint>,
  upload: Upload,
  { importRunner, threads }: { importRunner: JobRunner; threads: ImportFileThreads },
): Promise<{ importId: string }> {
  const config = await findImportConfig(ctx.db, configId)
  if (!config) throw new NotFound()
  const settings = { ...settingsOf(config), ...(headerRowIndex && { headerRowIndex }) }
  const { path, filename } = upload
  await threads.run('columns', { path, filename, today: berlinDate(ctx.now()), settings }, {})
  const id = uuidv7()
  const file = await upload.keep()
  const work = inTransaction(ctx, async (tx) => {
    if (!(await enqueueJob(tx, { ...importJob, id }))) throw new Conflict('import-running')
    if (await hasOpenProposal(tx, configId)) throw new Conflict('proposal-open')
    await insertImport(tx, {
      id,
      import_config_id: config.id,
      import_config_title: config.title,
      settings: JSON.stringify(settings),
      filename: upload.filename,
      file_key: file.key,
      file_size: file.size,
      sha256: file.sha256,
      started_at: ctx.now(),
      ended_at: null,
      started_by: ctx.actor.userId,
      started_by_name: `${ctx.actor.name} ${ctx.actor.lastname}`.trim(),
      failure: null,
      deleted_at: null,
    })
    await publish(
      tx,
      articleImportStarted,
      { importId: id, userId: ctx.actor.userId },
      { aggregateId: id, aggregateVersion: 1 },
    )
  })
  await work.catch((error) => {
    throw isUniqueViolation(error, 'article_import_only_one_runs') ? new Conflict('import-running') : error
  })
  importRunner.wake()
  return { importId: id }
}

const settingsOf = (config: ImportConfigRow): ImportSettings => ({
  manufacturerId: config.manufacturer_id,
  wholesalerId: config.wholesaler_id,
  fieldMapping: config.field_mapping,
  headerRowIndex: config.header_row_index,
  withoutHeader: isWithoutHeader(config.headers),
  sheet: config.sheet,
  defaultUnitId: config.default_unit_id,
  unitDepth: config.unit_depth,
  unitHeight: config.unit_height,
  unitWidth: config.unit_width,
  unitWeight: config.unit_weight,
  currency: config.currency,
  currencyRate: config.currency_rate,
  propose: config.propose,
})
