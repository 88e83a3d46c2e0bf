import { looseNumber } from '@schrankwerk/domain/bom'
import { Problem } from '@schrankwerk/service-kit'
import { type ArticleSource, abbreviationsOf } from '../keeper/article-source.ts'
import type { BomCtx, TableReading } from '../keeper/bom-owner.ts'
import { rememberedMappings } from '../remembered/remembered-mapping.queries.ts'
import type { BomThreads } from '../threads/bom-threads.ts'
import type { DescribeQuestions, FileToDescribe } from './describe-table.ts'

/** Everything the mapping screen needs of a table before anything is decided. */
export async function describeBom(
  ctx: BomCtx,
  { articles, threads }: { articles: ArticleSource; threads: BomThreads },
  file: Omit<FileToDescribe, 'remembered'>,
): Promise<TableReading> {
  const remembered = await rememberedMappings(ctx.db, ctx.actor.companyId)
  return threads.run(
    'describe',
    { ...file, remembered },
    { recognise: (texts) => recognise(ctx, articles, texts) },
  )
}

/** Without the catalogue the headers must do. */
async function recognise(
  ctx: BomCtx,
  articles: ArticleSource,
  texts: string[],
): ReturnType<DescribeQuestions['recognise']> {
  try {
    const known = await articles.recognise(ctx, texts)
    return {
      knownNumbers: new Set(known.numbers.map(looseNumber)),
      knownManufacturers: new Set(known.manufacturers.map((name) => name.toLowerCase())),
      manufacturerAbbreviations: abbreviationsOf(known),
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ code: error.code }, 'columns are suggested without the catalogue')
    return {}
  }
}
