import {
  type ArticleExportFilter,
  articleExportChanged,
  type articleExportInput,
  maximumWholesalers,
  xlsxRowLimit,
} from '@schrankwerk/contracts'
import {
  berlinDate,
  Conflict,
  type Ctx,
  enqueueJob,
  type FileStore,
  Invalid,
  inTransaction,
  type JobRunner,
  publish,
  recordChange,
  TooLarge,
  Unavailable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { CatalogueTables } from '../database/tables.ts'
import { insertExport, selectChosenNames } from './article-export.queries.ts'
import { exportKind } from './export-progress.ts'
import {
  conditionsOf,
  countExported,
  type ExportConditions,
  type ExportWholesaler,
  selectExportWholesalers,
} from './export-rows.queries.ts'

type Input = z.output<typeof articleExportInput>

/** Begins an export in the background. */
export async function startArticleExport(
  ctx: Ctx<CatalogueTables>,
  input: Input,
  { files, exportRunner }: { files: FileStore; exportRunner: JobRunner },
): Promise<{ exportId: string }> {
  const { format, separator, ...asked } = input
  const filter = { ...asked, found: narrowing(asked.found) }
  const { from, to } = filter.priceRange
  if (from !== null && to !== null && from > to)
    throw new Invalid([{ path: 'priceRange.to', code: 'invalid' }])
  if (!(await files.hasRoom())) throw new Unavailable('disk', { code: 'disk-full', retryAfterSeconds: 60 })
  await findExportWholesalers(ctx.db, filter)
  if (format === 'xlsx') await countArticlesFor(ctx.db, format, await conditionsOf(ctx.db, filter))
  const id = uuidv7()
  await inTransaction(ctx, async (tx) => {
    if (!(await enqueueJob(tx, { kind: exportKind, key: ctx.actor.userId, id })))
      throw new Conflict('export-running')
    await insertExport(tx, {
      id,
      filename: `${filter.found ? 'gefundene-artikel' : 'artikel'}-${berlinDate(ctx.now())}.${format}`,
      format,
      separator,
      filter: JSON.stringify(filter),
      manufacturer_names: await selectChosenNames(tx, 'manufacturer', filter.manufacturers),
      wholesaler_names: await selectChosenNames(tx, 'wholesaler', filter.wholesalers),
      found_manufacturer_names: await selectChosenNames(
        tx,
        'manufacturer',
        filter.found?.manufacturers ?? [],
      ),
      started_at: ctx.now(),
      started_by: ctx.actor.userId,
      started_by_name: `${ctx.actor.name} ${ctx.actor.lastname}`.trim(),
    })
    await recordChange(tx, ctx, { entity: 'article-export', entityId: id, action: 'create' })
    await publish(tx, articleExportChanged, { exportId: id }, { aggregateId: id, aggregateVersion: 1 })
  })
  exportRunner.wake()
  return { exportId: id }
}

/** What a list was narrowed to; undefined where that is nothing. */
function narrowing(found: Input['found']): Input['found'] {
  if (!found) return undefined
  const { searchTerm, orderNumber, manufacturers } = found
  return searchTerm || orderNumber || manufacturers.length > 0 ? found : undefined
}

/** Whose numbers and prices are written; refuses more than a file has columns for. */
export async function findExportWholesalers(
  db: Kysely<CatalogueTables>,
  filter: ArticleExportFilter,
): Promise<ExportWholesaler[]> {
  const wholesalers = await selectExportWholesalers(db, filter)
  if (wholesalers.length > maximumWholesalers) throw new TooLarge('export-wholesalers')
  return wholesalers
}

/** How many articles are written; refuses more than a file has rows for. */
export async function countArticlesFor(
  db: Kysely<CatalogueTables>,
  format: Input['format'],
  conditions: ExportConditions,
): Promise<number> {
  const articles = await countExported(db, conditions)
  if (format === 'xlsx' && articles > xlsxRowLimit) throw new TooLarge('export-too-long')
  return articles
}
