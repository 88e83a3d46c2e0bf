import { type Actor, uuidv7 } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { HappeningTable, WorkflowTables } from '../database/tables.ts'
import { type Asker, visibleTo as enquiryVisibleTo } from '../enquiry/enquiry.queries.ts'
import { visibleTo as offerVisibleTo } from '../offer/offer.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
/** Whose list it is: what somebody did himself is no news to him. */
export type Witness = Asker & { actor: Pick<Actor, 'userId'> }
export type HappeningRow = Awaited<ReturnType<typeof listHappenings>>[number]

const keptDays = 30

/** Writes it once for each of these companies; null stands for every supplier who may see the enquiry. */
export async function insertHappenings(
  tx: Tx,
  happening: Omit<Selectable<HappeningTable>, 'id' | 'company_id'>,
  companyIds: readonly (string | null)[],
): Promise<void> {
  await tx
    .insertInto('happening')
    .values(companyIds.map((company_id) => ({ id: uuidv7(), company_id, ...happening })))
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id']).doNothing())
    .execute()
}

const seenBy = ({ actor }: Witness) =>
  sql<boolean>`exists (select from happening_seen s where s.happening_id = happening.id and s.user_id = ${actor.userId})`

const enquirySeenBy = (witness: Witness) =>
  sql<boolean>`exists (select from enquiry where enquiry.id = happening.enquiry_id and ${enquiryVisibleTo(witness)})`

const offerSeenBy = (witness: Witness) =>
  sql<boolean>`exists (select from offer where offer.id = happening.offer_id and ${offerVisibleTo(witness)})`

/** Of the last days, what the asker may see now and did not do himself. */
const happeningsOf = (db: Db, witness: Witness) => {
  const { actor, now } = witness
  const addressed =
    actor.companyType === 'SUPPLIER'
      ? sql<SqlBool>`(happening.company_id = ${actor.companyId} or happening.company_id is null)`
      : sql<SqlBool>`happening.company_id = ${actor.companyId}`
  return db
    .selectFrom('happening')
    .where(addressed)
    .where('happening.at', '>', sql<Date>`${now()}::timestamptz - make_interval(days => ${keptDays})`)
    .where(sql<SqlBool>`happening.user_id is distinct from ${actor.userId}`)
    .where(
      sql<SqlBool>`case when happening.offer_id is null then ${enquirySeenBy(witness)} else ${offerSeenBy(witness)} end`,
    )
}

/** The latest first, those behind `before`. */
export const listHappenings = (
  db: Db,
  witness: Witness,
  { before, limit }: { before: string | undefined; limit: number },
) => {
  let found = happeningsOf(db, witness)
  if (before !== undefined)
    found = found.where(
      sql<SqlBool>`(happening.at, happening.id) < (select b.at, b.id from happening b where b.id = ${before})`,
    )
  return found
    .innerJoin('enquiry', 'enquiry.id', 'happening.enquiry_id')
    .leftJoin('offer', 'offer.id', 'happening.offer_id')
    .selectAll('happening')
    .select([
      'enquiry.title',
      'enquiry.reference_number',
      'enquiry.customer_name',
      'offer.supplier_name',
      'offer.offer_number',
      'offer.version',
      enquirySeenBy(witness).as('enquiry_visible'),
      seenBy(witness).as('read'),
    ])
    .orderBy('happening.at', 'desc')
    .orderBy('happening.id', 'desc')
    .limit(limit)
    .execute()
}

export const countUnseen = async (db: Db, witness: Witness): Promise<number> => {
  const row = await happeningsOf(db, witness)
    .where(sql<SqlBool>`not ${seenBy(witness)}`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const amongThem = (column: 'happening.id' | 'happening_id', ids: readonly string[] | undefined) =>
  ids === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`

/** Marks what the asker sees as seen, all of it or these; answers what was not. */
export async function markSeen(
  tx: Tx,
  witness: Witness,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const found = happeningsOf(tx, witness)
    .where(amongThem('happening.id', ids))
    .where(sql<SqlBool>`not ${seenBy(witness)}`)
  const rows = await tx
    .insertInto('happening_seen')
    .columns(['happening_id', 'user_id'])
    .expression(found.select(['happening.id', sql<string>`${witness.actor.userId}::uuid`.as('user_id')]))
    .onConflict((conflict) => conflict.doNothing())
    .returning('happening_id')
    .execute()
  return rows.map((row) => row.happening_id)
}

/** Takes back that the asker has seen them, all of them or these; answers what he had. */
export async function markUnseen(
  tx: Tx,
  witness: Witness,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('happening_seen')
    .where('user_id', '=', witness.actor.userId)
    .where('happening_id', 'in', happeningsOf(tx, witness).select('happening.id'))
    .where(amongThem('happening_id', ids))
    .returning('happening_id')
    .execute()
  return rows.map((row) => row.happening_id)
}

/** Takes away what nobody is shown any more. */
export const forgetHappenings = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('happening')
    .where('at', '<', sql<Date>`${now}::timestamptz - make_interval(days => ${keptDays})`)
    .execute()
}
