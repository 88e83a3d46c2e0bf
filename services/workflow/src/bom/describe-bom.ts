import { recogniseTexts } from '@schrankwerk/contracts'
import { looseNumber } from '@schrankwerk/domain/bom'
import { Problem, type WorkerPool } from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { DescribeQuestions, FileToDescribe, TableReading } from './describe-table.ts'
import { rememberedMappings } from './remembered-mapping.queries.ts'

/** Threads that read parts lists. */
export type BomThreads = WorkerPool<typeof import('./bom-worker.ts')>

/** Everything the mapping screen needs of a table before anything is decided. */
export async function describeBom(
  ctx: WorkflowCtx,
  { catalogue, threads }: { catalogue: CatalogueClient; threads: BomThreads },
  file: Omit<FileToDescribe, 'remembered'>,
): Promise<TableReading> {
  const remembered = await rememberedMappings(ctx.db, ctx.actor.companyId)
  return threads.run(
    'describe',
    { ...file, remembered },
    { recognise: (texts) => recognise(ctx, catalogue, texts) },
  )
}

/** Without the catalogue the headers must do. */
async function recognise(
  ctx: WorkflowCtx,
  catalogue: CatalogueClient,
  texts: string[],
): ReturnType<DescribeQuestions['recognise']> {
  try {
    const known = await catalogue.call(recogniseTexts, { body: { texts }, requestId: ctx.requestId })
    return {
      knownNumbers: new Set(known.numbers.map(looseNumber)),
      knownManufacturers: new Set(known.manufacturers.map((name) => name.toLowerCase())),
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ code: error.code }, 'columns are suggested without the catalogue')
    return {}
  }
}
