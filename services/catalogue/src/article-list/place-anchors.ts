import type { Kysely } from 'kysely'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { dropAnchors, holdForPlacing, isPlacingDue, placeAnchorsOf, tidyAnchors } from './anchors.queries.ts'
import { type ArticleColumn, articleOrders } from './article-orders.queries.ts'

const everySoMany = 1000

/** Places anchors where many articles changed at once or many saves have come together; answers whether it did. */
export async function placeAnchorsIfDue(db: Kysely<CatalogueTables>): Promise<boolean> {
  // An import goes first, and ends what would be placed now.
  if (!(await isPlacingDue(db)) || (await findRunningImport(db))) return false
  await placeAnchors(db)
  return true
}

/** Puts new anchors in the place of the old ones, for one state of all articles. Saves go on meanwhile. */
export async function placeAnchors(db: Kysely<CatalogueTables>, every = everySoMany): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await holdForPlacing(tx)
      await dropAnchors(tx)
      for (const name of Object.keys(articleOrders) as ArticleColumn[]) await placeAnchorsOf(tx, name, every)
    })
  await tidyAnchors(db)
}
