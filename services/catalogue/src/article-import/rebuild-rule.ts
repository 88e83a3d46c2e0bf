import type { Transaction } from 'kysely'
import { countArticles } from '../article/list-articles.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { Changes } from './find-changes.queries.ts'
import type { Extent } from './publish-import.queries.ts'
import type { Rebuilt } from './rebuild-table.queries.ts'

/** Tables of at least so many articles are built anew where the import writes this share of them, or more. */
export interface RebuildRule {
  articles: number
  share: number
}

/**
 * By the measurements of both ways: half of the articles is about where they take the same time, and fewer articles
 * take a second or two either way.
 */
export const rebuildRule: RebuildRule = { articles: 50_000, share: 0.5 }

/** What is known of an import before its lines are looked up. */
export interface Reach {
  /** Whether there could be enough new or changed articles to build tables anew. */
  mayRebuild: boolean
  /** Whether so many articles may be meant that reading all of them is quicker than looking each up. */
  meansMany: boolean
}

export async function reachOf(
  tx: Transaction<CatalogueTables>,
  lines: number,
  { articles: fewest, share }: RebuildRule,
): Promise<Reach> {
  const articles = await countArticles(tx, [])
  return {
    mayRebuild: articles + lines >= fewest && lines >= share * Math.max(articles, lines),
    meansMany: articles >= fewest && lines >= share * articles,
  }
}

function isWorthRebuilding({ articles, created }: Extent, written: number, rule: RebuildRule): boolean {
  const after = articles + created
  return after >= rule.articles && written >= rule.share * after
}

/** Numbers that an article changes are followed row by row, for which the indexes have to be there. */
export function tablesToRebuild(
  extent: Extent,
  { changed, renumbered }: Changes,
  rule: RebuildRule,
): Rebuilt[] {
  const { created } = extent
  if (!isWorthRebuilding(extent, created + changed, rule)) return []
  const isNumbersToo = renumbered === 0 && isWorthRebuilding(extent, created, rule)
  return isNumbersToo ? ['article', 'article_number'] : ['article']
}
