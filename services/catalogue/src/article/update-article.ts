import { type Article, articleChanged } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  Invalid,
  inTransaction,
  isUniqueViolation,
  NotFound,
  Problem,
  publish,
  recordChange,
  type Sendable,
} from '@schrankwerk/service-kit'
import { noteShift } from '../article-list/note-shift.ts'
import { keepWords } from '../article-words/words.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { adjustArticleAmounts } from '../master-data/article-amounts.queries.ts'
import { keepTrait } from '../trait/keep-trait.ts'
import {
  type ArticleRow,
  beginArticleWrite,
  findArticle,
  lockArticle,
  namedBy,
  replaceNumbers,
  replaceWholesalers,
  updateArticleRow,
} from './article.queries.ts'
import { columnOfField, plainFields } from './article-columns.ts'
import {
  type ArticleValues,
  numbersProblem,
  requireMasterData,
  requireNumbers,
  requireValues,
  rowOfInput,
  type WantedNumbers,
  wholesalersOfInput,
} from './article-input.ts'
import { type NumberRow, numberRowsOf } from './article-numbers.ts'
import { readArticle } from './read-article.ts'

const taken = [409, 'article-number-taken'] as const

type Update = ArticleValues & { id: string; editVersion?: number | undefined }

/** Changes the fields that are named; the others stay. */
export async function updateArticle(ctx: Ctx<CatalogueTables>, input: Update): Promise<Sendable<Article>> {
  const { editVersion } = input
  if (editVersion === undefined) throw new Invalid('edit-version-missing')
  let wanted: WantedNumbers | undefined
  const work = inTransaction(ctx, async (tx) => {
    await beginArticleWrite(tx)
    await lockArticle(tx, input.id)
    const before = await findArticle(tx, input.id)
    if (!before) throw new NotFound()
    if (before.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
    const given = rowOfInput(input)
    const hasOtherUnit = 'price_unit_size' in given && given.price_unit_size !== before.price_unit_size
    // The unit of a person is meant as it stands.
    const changes = hasOtherUnit ? { ...given, price_unit_scale: 1 } : given
    const after = { ...before, ...changes }
    requireNumbers(after)
    requireValues(input, before)
    const orders = (input.possibleOrderNumbers ?? before.possible_order_numbers).filter(Boolean)
    const types = (input.possibleManufacturerNumbers ?? before.possible_manufacturer_numbers).filter(Boolean)
    const numbers = numberRowsOf({
      orderNumber: after.order_number,
      manufacturerNumber: after.manufacturer_number,
      possibleOrderNumbers: orders,
      possibleManufacturerNumbers: types,
    })
    const wholesalers = input.wholesalerInfos && wholesalersOfInput(input.wholesalerInfos)
    await requireMasterData(tx, changes, wholesalers)
    wanted = { article: after, rows: numbers, alternatives: { orders, types } }
    const problem = numbersChange(before, after, input)
      ? await numbersProblem(tx, taken, input.id, wanted)
      : undefined
    if (problem) throw problem
    const fields = changedFields(before, input)
    await noteShift(tx, [input.id], 'leave')
    const written = await updateArticleRow(tx, input.id, editVersion, { ...changes, last_update: ctx.now() })
    if (!written) throw new Conflict('changed-meanwhile')
    if (numbersChange(before, after, input))
      await replaceNumbers(
        tx,
        input.id,
        { manufacturerId: before.manufacturer_id, rows: numbersOf(before) },
        { manufacturerId: after.manufacturer_id, rows: numbers },
      )
    if (wholesalers) await replaceWholesalers(tx, input.id, wholesalers)
    await keepTrait(tx, input.id)
    await keepWords(tx, input.id)
    await noteShift(tx, [input.id], 'take')
    await recordChange(tx, ctx, { entity: 'article', entityId: input.id, action: 'update', fields })
    await publish(
      tx,
      articleChanged,
      { articleId: input.id, gainedNumbers: gainsNumbers(before, after, numbers, wholesalers) },
      { aggregateId: input.id, aggregateVersion: editVersion + 1 },
    )
    await adjustArticleAmounts(
      tx,
      namedBy(before, before.wholesalers),
      namedBy(after, wholesalers ?? before.wholesalers),
    )
  })
  await work.catch(async (error) => {
    if (!isUniqueViolation(error, 'article_number_taken')) throw error
    // Somebody took the number between the look and the write.
    throw (wanted && (await numbersProblem(ctx.db, taken, input.id, wanted))) ?? new Problem(...taken)
  })
  return readArticle(ctx, input.id)
}

const numbersOf = (article: ArticleRow) =>
  numberRowsOf({
    orderNumber: article.order_number,
    manufacturerNumber: article.manufacturer_number,
    possibleOrderNumbers: article.possible_order_numbers,
    possibleManufacturerNumbers: article.possible_manufacturer_numbers,
  })

/** A save that leaves the numbers alone must not fail over a number that an import gave to several articles. */
function numbersChange(before: ArticleRow, after: ArticleRow, input: Update): boolean {
  return (
    before.manufacturer_id !== after.manufacturer_id ||
    before.order_number !== after.order_number ||
    before.manufacturer_number !== after.manufacturer_number ||
    differ(before.possible_order_numbers, input.possibleOrderNumbers) ||
    differ(before.possible_manufacturer_numbers, input.possibleManufacturerNumbers)
  )
}

/** Whether a line can lead to the article now that could not before. */
function gainsNumbers(
  before: ArticleRow,
  after: ArticleRow,
  numbers: readonly NumberRow[],
  wholesalers: readonly { orderNumber: string | null }[] = [],
): boolean {
  const known = new Set(numbersOf(before).map(({ kind, exact }) => kind + exact))
  const ofWholesalers = new Set(before.wholesalers.map(({ orderNumber }) => orderNumber))
  return (
    before.manufacturer_id !== after.manufacturer_id ||
    (after.ean_number !== null && before.ean_number !== after.ean_number) ||
    numbers.some(({ kind, exact }) => !known.has(kind + exact)) ||
    wholesalers.some(({ orderNumber }) => orderNumber !== null && !ofWholesalers.has(orderNumber))
  )
}

const differ = (before: unknown, after: unknown) =>
  after !== undefined && JSON.stringify(before) !== JSON.stringify(after)

const orNothing = (value: unknown) => (value === '' ? null : value)

function changedFields(before: ArticleRow, input: Update): string[] {
  const plain = plainFields.filter(
    (field) => input[field] !== undefined && orNothing(input[field]) !== before[columnOfField[field]],
  )
  const lists = [
    differ(before.possible_order_numbers, input.possibleOrderNumbers) && 'possibleOrderNumbers',
    differ(before.possible_manufacturer_numbers, input.possibleManufacturerNumbers) &&
      'possibleManufacturerNumbers',
    input.wholesalerInfos !== undefined && 'wholesalerInfos',
  ].filter((field) => field !== false)
  return [...plain, ...lists]
}
