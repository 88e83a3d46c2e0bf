import type { LineRow } from '@schrankwerk/bom-service'
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { type Owner, type OwnerColumns, ownerOfRow } from '../owner/owner.ts'

type Db = Kysely<WorkflowTables>

/** A list that its company may still change, whoever asks. */
export interface Draft {
  bomId: string
  owner: Owner
  companyId: string
}

const isDraft = sql<SqlBool>`coalesce(
  not (enquiry.released or enquiry.closed or enquiry.archived),
  offer.state = 'OPEN' and not (offer.released or offer.archived or offer.invalidated))`

const drafts = (db: Db) =>
  db
    .selectFrom('bom')
    .leftJoin('enquiry', 'enquiry.id', 'bom.enquiry_id')
    .leftJoin('offer', 'offer.id', 'bom.offer_id')
    .select([
      'bom.id',
      'bom.enquiry_id',
      'bom.offer_id',
      sql<string>`coalesce(enquiry.company_id, offer.supplier_company_id)`.as('company_id'),
    ])
    .where(isDraft)

const draftOf = (row: OwnerColumns & { id: string; company_id: string }): Draft => ({
  bomId: row.id,
  owner: ownerOfRow(row),
  companyId: row.company_id,
})

export const findDraft = async (db: Db, bomId: string): Promise<Draft | undefined> => {
  const row = await drafts(db).where('bom.id', '=', bomId).executeTakeFirst()
  return row && draftOf(row)
}

/** Written as the indexes `bom_line_to_find` and `bom_line_ean_to_find` have it. */
const names = (numbers: readonly string[]): RawBuilder<SqlBool> =>
  sql`(numbers_to_find(order_number, manufacturer_number, wholesaler_order_number, match_hints) && ${[...numbers]}::text[]
    or ean_number = any(${[...numbers]}::text[]))`

/** Drafts in which a line without an article, that nobody decided about, names one of these numbers in loose form. */
export const draftsNaming = async (db: Db, numbers: readonly string[]): Promise<Draft[]> => {
  const naming = db
    .selectFrom('bom_line')
    .select('bom_id')
    .where('matched_article_id', 'is', null)
    .where('edited', '=', false)
    .where(names(numbers))
  const rows = await drafts(db).where('bom.id', 'in', naming).orderBy('bom.id').execute()
  return rows.map(draftOf)
}

export interface OpenLines {
  /** Only those that name one of these, in loose form. */
  numbers?: readonly string[] | undefined
  /** After this position. */
  position: number
  limit: number
}

/** A slice of the lines without an article that nobody decided about. */
export function openLinesOf(
  db: Db,
  bomId: string,
  { numbers, position, limit }: OpenLines,
): Promise<LineRow[]> {
  let found = db
    .selectFrom('bom_line')
    .selectAll()
    .where('bom_id', '=', bomId)
    .where('position', '>', position)
    .where('matched_article_id', 'is', null)
    .where('edited', '=', false)
    .where(sql<SqlBool>`concat(order_number, manufacturer_number, wholesaler_order_number, ean_number) <> ''`)
    .orderBy('position')
    .limit(limit)
  if (numbers !== undefined) found = found.where(names(numbers))
  return found.execute()
}

/** A slice of the lines that have an article, after a position, with what they keep of it. */
export const linesWithArticle = (
  db: Db,
  bomId: string,
  { position, limit }: { position: number; limit: number },
) =>
  db
    .selectFrom('bom_line')
    .select(['id', 'position', 'article', 'by_hand'])
    .where('bom_id', '=', bomId)
    .where('position', '>', position)
    .where('article', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute()

export const linesOfIds = (db: Db, bomId: string, ids: readonly string[]): Promise<LineRow[]> =>
  db
    .selectFrom('bom_line')
    .selectAll()
    .where('bom_id', '=', bomId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('position')
    .execute()

/** Remembers that these lines gained an article; answers how often the list was matched again. */
export async function insertRematch(
  tx: Transaction<WorkflowTables>,
  bomId: string,
  { lineIds, now }: { lineIds: string[]; now: Date },
): Promise<number> {
  const { times } = await tx
    .insertInto('bom_rematch')
    .values({ bom_id: bomId, times: 1, line_ids: lineIds, since: now })
    .onConflict((conflict) =>
      conflict.column('bom_id').doUpdateSet({
        times: sql`bom_rematch.times + 1`,
        line_ids: sql`bom_rematch.line_ids || excluded.line_ids`,
        since: sql`case when bom_rematch.line_ids = '{}' then excluded.since else bom_rematch.since end`,
      }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return times
}

/** The lines that their owner has not seen yet since they gained an article. */
export const unseenLines = (db: Db, bomId: string) =>
  db
    .selectFrom('bom_rematch')
    .innerJoin('bom_line', 'bom_line.bom_id', 'bom_rematch.bom_id')
    .select(['bom_line.id', 'bom_line.position', 'bom_rematch.since'])
    .where('bom_rematch.bom_id', '=', bomId)
    .where(sql<SqlBool>`bom_line.id = any(bom_rematch.line_ids)`)
    .orderBy('bom_line.position')
    .execute()

/** These lines were seen; those that gained an article since they were asked for are told still. */
export async function updateSeen(db: Db, bomId: string, lineIds: string[]): Promise<void> {
  await sql`update bom_rematch
    set line_ids = array(select id from unnest(line_ids) as told (id) where id <> all(${lineIds}::uuid[]))
    where bom_id = ${bomId}`.execute(db)
}
