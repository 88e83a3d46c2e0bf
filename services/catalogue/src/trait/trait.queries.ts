import { readTechnicalData, type TechnicalData } from '@schrankwerk/domain/technical-data'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** What articles are, by their ids; one that was imported a moment ago is read here and now. */
export async function selectTechnicalData(
  db: Kysely<CatalogueTables>,
  articleIds: readonly string[],
): Promise<Record<string, TechnicalData>> {
  const { rows } = await sql<{
    id: string
    family: TechnicalData['family']
    attributes: TechnicalData['attributes'] | null
    description: string | null
  }>`select a.id, t.family, t.attributes, case when t.article_id is null then a.description end as description
    from article a left join article_trait t on t.article_id = a.id
    where a.id = any(${[...articleIds]}::uuid[])`.execute(db)
  return Object.fromEntries(
    rows.map(({ id, family, attributes, description }) => [
      id,
      attributes ? { family, attributes } : readTechnicalData(description ?? ''),
    ]),
  )
}
