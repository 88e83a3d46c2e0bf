import { type Article, articleChanged } from '@schrankwerk/contracts'
import {
  type Ctx,
  inTransaction,
  isUniqueViolation,
  Problem,
  publish,
  recordChange,
  type Sendable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Insertable } from 'kysely'
import { noteShift } from '../article-list/note-shift.ts'
import { keepWords } from '../article-words/words.queries.ts'
import type { ArticleTable, CatalogueTables } from '../database/tables.ts'
import { adjustArticleAmounts } from '../master-data/article-amounts.queries.ts'
import { keepTrait } from '../trait/keep-trait.ts'
import {
  beginArticleWrite,
  insertArticle,
  namedBy,
  replaceNumbers,
  replaceWholesalers,
} from './article.queries.ts'
import { plainFields } from './article-columns.ts'
import {
  type ArticleValues,
  numbersProblem,
  requireMasterData,
  requireNumbers,
  requireValues,
  rowOfInput,
  wholesalersOfInput,
} from './article-input.ts'
import { numberRowsOf } from './article-numbers.ts'
import { readArticle } from './read-article.ts'

/** Adds an article by hand; its numbers must be free. */
export async function createArticle(
  ctx: Ctx<CatalogueTables>,
  input: ArticleValues,
): Promise<Sendable<Article>> {
  const id = uuidv7()
  const now = ctx.now()
  const row = {
    ...withNumbers(rowOfInput(input)),
    id,
    article_import_source: 'MANUAL' as const,
    create_date: now,
    last_update: now,
  } satisfies Partial<Insertable<ArticleTable>>
  requireNumbers(row)
  requireValues(input)
  const orders = (input.possibleOrderNumbers ?? []).filter(Boolean)
  const types = (input.possibleManufacturerNumbers ?? []).filter(Boolean)
  const numbers = numberRowsOf({
    orderNumber: row.order_number,
    manufacturerNumber: row.manufacturer_number,
    possibleOrderNumbers: orders,
    possibleManufacturerNumbers: types,
  })
  const wanted = { article: row, rows: numbers, alternatives: { orders, types } }
  const wholesalers = wholesalersOfInput(input.wholesalerInfos ?? [])
  const work = inTransaction(ctx, async (tx) => {
    await beginArticleWrite(tx)
    await requireMasterData(tx, row, wholesalers)
    const problem = await numbersProblem(tx, exists, id, wanted)
    if (problem) throw problem
    await insertArticle(tx, row as Insertable<ArticleTable>)
    await replaceNumbers(
      tx,
      id,
      { manufacturerId: null, rows: [] },
      { manufacturerId: row.manufacturer_id, rows: numbers },
    )
    await replaceWholesalers(tx, id, wholesalers)
    await keepTrait(tx, id)
    await keepWords(tx, id)
    await noteShift(tx, [id], 'take')
    await recordChange(tx, ctx, {
      entity: 'article',
      entityId: id,
      action: 'create',
      fields: plainFields.filter((field) => input[field] !== undefined && input[field] !== null),
    })
    await publish(
      tx,
      articleChanged,
      { articleId: id, gainedNumbers: true },
      { aggregateId: id, aggregateVersion: 1 },
    )
    await adjustArticleAmounts(tx, undefined, namedBy(row, wholesalers))
  })
  await work.catch(async (error) => {
    if (!isUniqueViolation(error, 'article_number_taken')) throw error
    // Somebody took the number between the look and the write.
    throw (await numbersProblem(ctx.db, exists, id, wanted)) ?? new Problem(...exists)
  })
  return readArticle(ctx, id)
}

const exists = [406, 'article-exists'] as const

const withNumbers = (row: ReturnType<typeof rowOfInput>) => ({
  ...row,
  manufacturer_id: row.manufacturer_id ?? null,
  manufacturer_number: row.manufacturer_number ?? null,
  order_number: row.order_number ?? null,
})
