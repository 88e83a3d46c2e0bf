import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, updateBomArticles } from '@schrankwerk/contracts'
import { isRememberedByNumber } from '@schrankwerk/domain/bom'
import { Forbidden, Invalid, inTransaction, NotFound } from '@schrankwerk/service-kit'
import { estimateOfMapped } from '../estimate/bom-estimate.ts'
import { sumsOf } from '../estimate/line-sums.ts'
import type { ArticleSource } from '../keeper/article-source.ts'
import type { BomCtx, BomOwner } from '../keeper/bom-owner.ts'
import type { ByHand, LineRow } from '../keeper/bom-tables.ts'
import { countLinesAmong, keepSums, linesInSlices, updateLines } from '../list/bom.queries.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { assigned, hasOwnValues } from '../list/seen-line.ts'
import { isCountDoubtful } from '../matching/doubt-matches.ts'
import { judgeLines } from '../matching/judge-lines.ts'
import { leftWithoutArticle, matchAll, replacedBy } from '../matching/match-lines.ts'
import { chosenArticle, keepChoice, withValues } from './keep-by-hand.ts'
import { repriced, withOwnPrice } from './own-price.ts'

type Input = BodyOf<typeof updateBomArticles>

/**
 * One decision for one line or many: another article (remembered; null undoes and forgets it), or changed values, or
 * none, which matches the lines again. Answers the changed lines with summary and estimate.
 *
 * What is remembered is kept by the catalogue before the lines are written, for forgetting decides what they match: where
 * the list changes in that moment, the refused choice stays remembered for lists to come.
 */
export async function updateBomLines(
  ctx: BomCtx,
  articles: ArticleSource,
  owner: BomOwner,
  input: Input,
): Promise<Updated> {
  for (;;) {
    const updated = await updateUnlessMatched(ctx, articles, owner, input)
    if (updated !== undefined) return updated
  }
}

interface Updated extends Awaited<ReturnType<typeof estimateOfMapped>> {
  lines: LineRow[]
  editVersion: number
}

/**
 * Nothing is written where lines found articles since they were read: that raises no version, but the sums tell, and
 * what was computed is of lines that are no more.
 */
async function updateUnlessMatched(
  ctx: BomCtx,
  articles: ArticleSource,
  owner: BomOwner,
  input: Input,
): Promise<Updated | undefined> {
  const { editVersion } = await owner.requireEditable(ctx.db, input.editVersion)
  if (input.editVersion === undefined) throw new Invalid('edit-version-missing')
  if (input.changes?.purchasePrice !== undefined && !owner.hasOwnPrices) throw new Forbidden('not-allowed')
  const bom = await findBom(ctx.db, owner.ofOwner)
  const ids = new Set(input.lineIds)
  // Asked before all lines are read: a line that is not of this parts list is 404, and costs nothing.
  if (bom === undefined || (await countLinesAmong(ctx.db, bom.id, [...ids])) < ids.size) throw new NotFound()
  // A list that changes meanwhile raises the version that is checked below.
  const lines = await linesInSlices(ctx.db, bom.id)
  const chosen = lines.filter(({ id }) => ids.has(id))
  const changed = await decided(ctx, articles, chosen, input)
  const byId = new Map(changed.map((line) => [line.id, line]))
  const after = judgeLines(lines.map((line) => byId.get(line.id) ?? line))
  const written = after.filter((line, index) => line !== lines[index])
  return inTransaction(ctx, async (tx) => {
    await owner.lock(tx)
    await owner.requireEditable(tx, editVersion)
    if (!isDeepStrictEqual((await findBom(tx, owner.ofOwner))?.sums, bom.sums)) return undefined
    await updateLines(tx, written)
    await keepSums(tx, bom.id, sumsOf(after))
    const version = await owner.recordChange(tx, 'update-lines')
    const told = await estimateOfMapped(tx, owner)
    return { lines: after.filter(({ id }) => ids.has(id)), ...told, editVersion: version }
  })
}

async function decided(
  ctx: BomCtx,
  articles: ArticleSource,
  lines: readonly LineRow[],
  input: Input,
): Promise<LineRow[]> {
  if (input.matchedArticleId === undefined && input.changes === undefined) {
    throw new Invalid([{ path: 'matchedArticleId', code: 'required' }])
  }
  let after = [...lines]
  if (isEmpty(input.changes)) after = await matchedAgain(ctx, articles, after)
  else if (input.changes !== undefined) after = await withChanges(ctx, articles, after, input.changes)
  if (input.matchedArticleId !== undefined)
    after = await withArticle(ctx, articles, after, input.matchedArticleId)
  return after
}

const isEmpty = (changes: Input['changes']): boolean =>
  changes !== undefined && Object.values(changes).every((value) => value === undefined)

/** The lines with what their numbers lead to now; what a person chose for one stays, and what another company did. */
async function matchedAgain(
  ctx: BomCtx,
  articles: ArticleSource,
  lines: readonly LineRow[],
): Promise<LineRow[]> {
  const matched = await matchAll(ctx, articles, lines)
  return lines.map((line, index) => {
    if (line.matched_by === assigned) return line
    const after = line.by_hand.withoutArticle
      ? leftWithoutArticle(line)
      : keepChoice(matched[index] as LineRow, chosenArticle(line))
    return repriced(after, line)
  })
}

async function withArticle(
  ctx: BomCtx,
  articles: ArticleSource,
  lines: readonly LineRow[],
  articleId: string | null,
): Promise<LineRow[]> {
  const article = await articles.remember(ctx, articleId, numbersOf(lines))
  if (articleId === null) {
    return (await matchAll(ctx, articles, lines)).map((line, index) => {
      const after = repriced(line, lines[index] as LineRow)
      return { ...after, edited: hasOwnValues(after) }
    })
  }
  if (article === null) throw new NotFound()
  return lines.map((line) => repriced(replacedBy(line, article), line))
}

/** The distinct numbers of the lines: each is remembered once. */
function numbersOf(lines: readonly LineRow[]) {
  const remembered = lines.filter((line) => isRememberedByNumber(line.order_number, line.manufacturer_number))
  const distinct = new Map(
    remembered.map((line) => {
      const numbers = {
        orderNumber: line.order_number,
        manufacturerNumber: line.manufacturer_number,
        manufacturerName: line.manufacturer_name,
        // What was chosen before tells nothing of what the numbers lead to.
        againstArticleId: line.manual_replacement ? null : line.matched_article_id,
      }
      return [JSON.stringify(numbers), numbers]
    }),
  )
  return [...distinct.values()]
}

const columns = {
  orderNumber: 'order_number',
  manufacturerNumber: 'manufacturer_number',
  manufacturerName: 'manufacturer_name',
  description: 'description',
  quantity: 'quantity',
  quantityUnitName: 'quantity_unit_name',
  eanNumber: 'ean_number',
  isSuppliedPart: 'is_supplied_part',
} as const
const decidesMatch = ['orderNumber', 'manufacturerNumber', 'manufacturerName', 'eanNumber'] as const

async function withChanges(
  ctx: BomCtx,
  articles: ArticleSource,
  lines: readonly LineRow[],
  changes: NonNullable<Input['changes']>,
): Promise<LineRow[]> {
  const { purchasePrice, withoutArticle } = changes
  const values: NonNullable<ByHand['values']> = {}
  for (const [field, column] of Object.entries(columns)) {
    const value = changes[field as keyof typeof columns]
    if (value !== undefined) Object.assign(values, { [column]: value === '' ? null : value })
  }
  const changed = Object.keys(values) as (keyof typeof values)[]
  let after: LineRow[] = lines.map((line) => {
    const file = {
      ...Object.fromEntries(changed.map((column) => [column, line[column]])),
      ...line.by_hand.file,
    }
    const by_hand = { ...line.by_hand, values: { ...line.by_hand.values, ...values }, file }
    return { ...withValues(line, values), by_hand, edited: true }
  })
  if (withoutArticle === true) after = after.map(leftWithoutArticle)
  else if (withoutArticle === false) {
    after = (await matchAll(ctx, articles, after)).map((line) => ({ ...line, edited: hasOwnValues(line) }))
  } else if (decidesMatch.some((field) => changes[field] !== undefined)) {
    after = (await matchAll(ctx, articles, after)).map((line) => ({ ...line, edited: true }))
  } else if ([...lines, ...after].some(isCountDoubtful)) {
    after = (await matchedAgain(ctx, articles, after)).map((line) => ({ ...line, edited: true }))
  }
  return after.map((line, index) =>
    purchasePrice === undefined ? repriced(line, lines[index] as LineRow) : withOwnPrice(line, purchasePrice),
  )
}
