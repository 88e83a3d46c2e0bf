import type { ArticleSnapshot } from '@schrankwerk/contracts'
import { type InternalCtx, inTransaction, NotFound, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { manufacturerKeys } from './manufacturer-names.ts'
import {
  deleteReplacements,
  type ReplacementKey,
  selectManufacturersByKey,
  selectSnapshots,
  upsertReplacements,
} from './match.queries.ts'
import { numberForms } from './match-probes.ts'

export interface NumbersOfLine {
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
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
    const keys = await replacementKeys(tx, input.companyId, input.numbers)
    if (input.articleId === null) {
      await deleteReplacements(tx, keys)
      return { article: null }
    }
    const [article] = await selectSnapshots(tx, [input.articleId])
    if (!article) throw new NotFound()
    await upsertReplacements(tx, keys, article.id, input.userId, uuidv7)
    return { article }
  })
}

/** One key for each distinct set of numbers; a line without any number has none. */
export async function replacementKeys(
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
    }
    byText.set(JSON.stringify([key.orderExact, key.manufacturerNumberExact, key.manufacturerKey]), key)
  }
  return [...byText.values()]
}
