import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { ArticleOfEan, ArticlesByEan } from './lines-by-ean.ts'

/** The articles that have one of these EAN, by EAN. */
export async function selectArticlesByEan(
  db: Kysely<CatalogueTables>,
  eans: readonly string[],
): Promise<ArticlesByEan> {
  const found = new Map<string, ArticleOfEan[]>()
  if (eans.length === 0) return found
  const rows = await db
    .selectFrom('article')
    .select(['ean_number', 'manufacturer_id', 'order_number', 'manufacturer_number'])
    .where('ean_number', 'in', [...new Set(eans)])
    .execute()
  for (const row of rows) {
    const article = {
      manufacturerId: row.manufacturer_id,
      orderNumber: row.order_number,
      manufacturerNumber: row.manufacturer_number,
    }
    const others = found.get(row.ean_number!)
    if (others) others.push(article)
    else found.set(row.ean_number!, [article])
  }
  return found
}
