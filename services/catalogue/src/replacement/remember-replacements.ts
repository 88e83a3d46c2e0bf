import type { ArticleSnapshot } from '@schrankwerk/contracts'
import { manufacturerKeys } from '@schrankwerk/domain/bom'
import { type InternalCtx, inTransaction, NotFound, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { chooseHits } from '../matching/choose-hit.ts'
import {
  holdArticle,
  selectManufacturersByKey,
  selectMatches,
  selectSnapshot,
} from '../matching/match.queries.ts'
import { numberForms, probesOf } from '../matching/match-probes.ts'
import {
  deleteReplacements,
  type ReplacementKey,
  refreshTexts,
  upsertReplacements,
} from './replacement.queries.ts'
import { tellReplacementsChange } from './tell-replacements-change.ts'

export interface NumbersOfLine {
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  /** What the line was found by, besides these; left out: what these lead to. */
  againstArticleId?: string | null
}

interface Remember {
  /** Null: for everyone. */
  companyId: string | null
  userId: string
  articleId: string | null
  numbers: NumbersOfLine[]
}

/** Remembers for a company, or for everyone, what lines mean, or forgets it. */
export function rememberReplacements(
  ctx: Pick<InternalCtx<CatalogueTables>, 'db' | 'log'>,
  input: Remember,
): Promise<{ article: ArticleSnapshot | null }> {
  return inTransaction(ctx, async (tx) => {
    if (input.articleId === null) {
      await deleteReplacements(tx, await replacementKeys(tx, input.companyId, input.numbers))
      await tellReplacementsChange(tx, { companyId: input.companyId, userId: input.userId })
      return { article: null }
    }
    const article = (await holdArticle(tx, input.articleId)) && (await selectSnapshot(tx, input.articleId))
    if (!article) throw new NotFound()
    const numbers = await withHits(tx, input.numbers)
    const keys = await replacementKeys(tx, input.companyId, numbers)
    await upsertReplacements(tx, keys, article.id, input.userId, uuidv7)
    await refreshTexts(tx, article.id)
    await tellReplacementsChange(tx, { companyId: input.companyId, userId: input.userId })
    return { article }
  })
}

/** The numbers with the article that each leads to by itself, whatever is remembered of it. */
async function withHits(
  db: Kysely<CatalogueTables>,
  numbers: readonly NumbersOfLine[],
): Promise<NumbersOfLine[]> {
  const probes = probesOf(
    numbers.map((line, key) => ({
      ...line,
      key,
      manufacturerAlternatives: [],
      wholesalerOrderNumber: null,
      eanNumber: null,
      candidates: [],
    })),
  )
  const hits = (await selectMatches(db, null, probes)).filter((hit) => hit.origin !== 'R')
  const found = chooseHits(numbers.length, hits)
  return numbers.map((line, at) => ({
    ...line,
    againstArticleId: line.againstArticleId ?? found[at]?.articleId ?? null,
  }))
}

/** One key for each distinct set of numbers; a line without any number has none. */
async function replacementKeys(
  db: Kysely<CatalogueTables>,
  companyId: string | null,
  numbers: NumbersOfLine[],
): Promise<ReplacementKey[]> {
  const byText = new Map<string, ReplacementKey>()
  const allManufacturers = await selectManufacturersByKey(db, [
    ...new Set(numbers.flatMap((line) => manufacturerKeys(line.manufacturerName))),
  ])
  for (const line of numbers) {
    const order = numberForms(line.orderNumber)
    const type = numberForms(line.manufacturerNumber)
    if (!order && !type) continue
    const names = manufacturerKeys(line.manufacturerName)
    const key: ReplacementKey = {
      companyId,
      orderExact: order?.exact ?? null,
      orderLoose: order?.loose ?? null,
      manufacturerNumberExact: type?.exact ?? null,
      manufacturerNumberLoose: type?.loose ?? null,
      manufacturerKey: names[0] ?? null,
      manufacturerId: names.map((name) => allManufacturers.get(name)).find((id) => id !== undefined) ?? null,
      againstArticleId: line.againstArticleId ?? null,
      orderNumber: order ? line.orderNumber : null,
      manufacturerNumber: type ? line.manufacturerNumber : null,
      manufacturerName: names.length > 0 ? line.manufacturerName : null,
    }
    byText.set(JSON.stringify([key.orderExact, key.manufacturerNumberExact, key.manufacturerKey]), key)
  }
  return [...byText.values()]
}
