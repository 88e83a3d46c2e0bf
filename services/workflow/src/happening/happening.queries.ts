import { type Actor, uuidv7 } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { HappeningTable, WorkflowTables } from '../database/tables.ts'
import { type Asker, visibleTo as enquiryVisibleTo } from '../enquiry/enquiry.queries.ts'
import { visibleTo as offerVisibleTo } from '../offer/offer.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
/** Whose list it is: what somebody did himself is no news to him. */
export type Witness = Asker & { actor: Pick<Actor, 'userId'> }
export type HappeningRow = Awaited<ReturnType<typeof listHappenings>>[number]

const keptDays = 30

/** Where it is told: the company, null for every supplier who may see the enquiry, and which offer it is about to them. */
export type Addressee = Pick<Selectable<HappeningTable>, 'company_id' | 'offer_id'>

/** Writes it once for each of these companies. */
export async function insertHappenings(
  tx: Tx,
  happening: Omit<Selectable<HappeningTable>, 'id' | keyof Addressee>,
  addressees: readonly Addressee[],
): Promise<void> {
  await tx
    .insertInto('happening')
    .values(addressees.map((addressee) => ({ id: uuidv7(), ...addressee, ...happening })))
    .onConflict((conflict) => conflict.columns(['event_id', 'company_id']).doNothing())
    .execute()
}

export async function isEnquiryArchived(tx: Tx, id: string): Promise<boolean> {
  const enquiry = await tx
    .selectFrom('enquiry')
    .select('archived')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return enquiry.archived
}

const isSeenBy = ({ actor }: Witness) =>
  sql<boolean>`exists (select from happening_seen s where s.happening_id = happening.id and s.user_id = ${actor.userId})`

// `offset 0`: looked up one by one for the few rows asked about, instead of all that there is at once.
const enquirySeenBy = (witness: Witness) =>
  sql<boolean>`exists (select from enquiry where enquiry.id = happening.enquiry_id
    and ${enquiryVisibleTo(witness)} offset 0)`
const offerSeenBy = (witness: Witness) =>
  sql<boolean>`exists (select from offer where offer.id = happening.offer_id and ${offerVisibleTo(witness)} offset 0)`

/** What the asker may see now and did not do himself. */
const isNewsTo = (
  witness: Witness,
) => sql<SqlBool>`(happening.user_id is distinct from ${witness.actor.userId}
  and case when happening.offer_id is null then ${enquirySeenBy(witness)} else ${offerSeenBy(witness)} end)`

const everything = sql<SqlBool>`true`

/** Of the last days the latest that are for the asker's company or for every supplier: two ranges of one index. */
function latestFor({ actor, now }: Witness, where: RawBuilder<SqlBool>, limit: number) {
  const range = (addressee: RawBuilder<SqlBool>) => sql`(select * from happening where ${addressee}
    and happening.at > ${now()}::timestamptz - make_interval(days => ${keptDays}) and ${where}
    order by happening.company_id, happening.at desc, happening.id desc limit ${limit})`
  const own = range(sql`happening.company_id = ${actor.companyId}`)
  const found =
    actor.companyType === 'SUPPLIER'
      ? sql<Selectable<HappeningTable>>`(${own} union all ${range(sql`happening.company_id is null`)})`
      : sql<Selectable<HappeningTable>>`(${own})`
  return found.as<'happening'>('happening')
}

/** The latest first, those behind `before`. */
export const listHappenings = (
  db: Db,
  witness: Witness,
  { before, limit }: { before: string | undefined; limit: number },
) => {
  const isBehind =
    before === undefined
      ? everything
      : sql<SqlBool>`(happening.at, happening.id) < (select b.at, b.id from happening b
          where b.id = ${before} and (b.company_id = ${witness.actor.companyId} or b.company_id is null))`
  return db
    .selectFrom(latestFor(witness, sql`${isBehind} and ${isNewsTo(witness)}`, limit))
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
      isSeenBy(witness).as('read'),
    ])
    .orderBy('happening.at', 'desc')
    .orderBy('happening.id', 'desc')
    .limit(limit)
    .execute()
}

/** Where no ids are named, as many of the latest are counted and marked: nobody reads more, and it costs the same for everyone. */
const mostMarked = 500

/** Of the latest of the asker's company: these, or those about an enquiry or one of its offers. */
export interface Named {
  ids?: readonly string[] | undefined
  about?: string | undefined
}

const named = (witness: Witness, { ids, about }: Named) => {
  const isNamed = ids === undefined ? everything : sql<SqlBool>`happening.id = any(${[...ids]}::uuid[])`
  const isAbout =
    about === undefined
      ? everything
      : sql<SqlBool>`coalesce(happening.offer_id, happening.enquiry_id) = ${about}`
  return latestFor(witness, sql<SqlBool>`${isNamed} and ${isAbout}`, ids?.length ?? mostMarked)
}

const unseenOf = (db: Db, witness: Witness, which: Named) =>
  db
    .selectFrom(named(witness, which))
    .where(sql<SqlBool>`not ${isSeenBy(witness)}`)
    .where(isNewsTo(witness))

export const countUnseen = async (db: Db, witness: Witness): Promise<number> => {
  const row = await unseenOf(db, witness, {})
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Marks what the asker sees as seen, all of it or what is named; answers what was not. */
export async function markSeen(tx: Tx, witness: Witness, which: Named): Promise<string[]> {
  const unseen = unseenOf(tx, witness, which)
  const rows = await tx
    .insertInto('happening_seen')
    .columns(['happening_id', 'user_id'])
    .expression(unseen.select(['happening.id', sql<string>`${witness.actor.userId}::uuid`.as('user_id')]))
    .onConflict((conflict) => conflict.doNothing())
    .returning('happening_id')
    .execute()
  return rows.map((row) => row.happening_id)
}

/** Takes back that the asker has seen them, all of them or those named; answers what he had. */
export async function markUnseen(tx: Tx, witness: Witness, which: Named): Promise<string[]> {
  const latest = tx.selectFrom(named(witness, which)).where(isNewsTo(witness))
  const rows = await tx
    .deleteFrom('happening_seen')
    .where('user_id', '=', witness.actor.userId)
    .where('happening_id', 'in', latest.select('happening.id'))
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
