import { type Article, articleChanged } from '@schrankwerk/contracts'
import {
  type Ctx,
  inTransaction,
  isUniqueViolation,
  NotAcceptable,
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
  requireMasterData,
  requireNumbers,
  rowOfInput,
  takenSentence,
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
  const orders = (input.possibleOrderNumbers ?? []).filter(Boolean)
  const types = (input.possibleManufacturerNumbers ?? []).filter(Boolean)
  const numbers = numberRowsOf({
    orderNumber: row.order_number,
    manufacturerNumber: row.manufacturer_number,
    possibleOrderNumbers: orders,
    possibleManufacturerNumbers: types,
  })
  const wholesalers = wholesalersOfInput(input.wholesalerInfos ?? [])
  const work = inTransaction(ctx, async (tx) => {
    await beginArticleWrite(tx)
    await requireMasterData(tx, row, wholesalers)
    const taken = await takenSentence(tx, id, row, numbers, { orders, types })
    if (taken) throw new NotAcceptable('article-exists').because(taken)
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
  await work.catch((error) => {
    // Somebody took the number between the look and the write.
    throw isUniqueViolation(error, 'article_number_taken') ? new NotAcceptable('article-exists') : error
  })
  return readArticle(ctx, id)
}

const withNumbers = (row: ReturnType<typeof rowOfInput>) => ({
  ...row,
  manufacturer_id: row.manufacturer_id ?? null,
  manufacturer_number: row.manufacturer_number ?? null,
  order_number: row.order_number ?? null,
})
