import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { readTrait } from './read-trait.ts'
import { selectUnreadArticle, writeTraits } from './trait.queries.ts'

/** Reads one article that was saved, in the transaction that saves it. */
export async function keepTrait(tx: Transaction<CatalogueTables>, articleId: string): Promise<void> {
  const unread = await selectUnreadArticle(tx, articleId)
  await writeTraits(
    tx,
    unread.map((article) => ({ ...article, ...readTrait(article) })),
  )
}
