import { type Kysely, sql } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'

/** A page of all articles by id; the last page has no end. */
export interface IdRange {
  after: string
  upTo: string | null
}

/** Before every id. */
export const firstId: string = nobody

/** Whether an id, named by its column, is on the page. */
export const within = (column: string, { after, upTo }: IdRange) =>
  upTo === null
    ? sql`${sql.ref(column)} > ${after}`
    : sql`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${upTo}`

/** The id with which a page of so many articles ends; null where no more are left. */
export async function findPageEnd(
  db: Kysely<CatalogueTables>,
  after: string,
  size: number,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from article where id > ${after}
    order by id offset ${size - 1} limit 1`.execute(db)
  return rows[0]?.id ?? null
}
