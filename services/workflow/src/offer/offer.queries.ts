import type { filterOffers, Offer, OfferParties, OfferState, QueryOf } from '@schrankwerk/contracts'
import { pageOfRows } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { isInactive } from '../company/company-activity.queries.ts'
import type { OfferTable, WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import type { ListPages } from '../list/list-page.queries.ts'
import type { LapsedOrder } from './lapsed-order.ts'
import { findPage } from './offer-list.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>

export type OfferRow = Selectable<OfferTable> & {
  enquiry_title: string | null
  reference_number: string | null
  amount: number
  enquiry_closed: boolean
  enquiry_archived: boolean
  /** Another offer of the enquiry is CONFIRMED, or ACCEPTED and still binding. */
  order_elsewhere: boolean
  /** The same of another version of this offer. */
  version_ordered: boolean
  customer_inactive: boolean
  supplier_inactive: boolean
}

/** A supplier sees his own offers; a customer those on his enquiries, once released. */
export const visibleTo = ({ actor }: Asker) =>
  actor.companyType === 'SUPPLIER'
    ? sql<SqlBool>`offer.supplier_company_id = ${actor.companyId}`
    : sql<SqlBool>`(offer.customer_company_id = ${actor.companyId} and offer.released)`

/** What is ordered among these others: CONFIRMED, or ACCEPTED and still binding. */
const ordered = (now: Date, others: RawBuilder<unknown>) =>
  sql`from offer o where ${others} and o.id <> offer.id
    and (o.state = 'CONFIRMED' or (o.state = 'ACCEPTED' and o.binding_until > ${now}))`
const orderedAmong = (asker: Asker, others: RawBuilder<unknown>) =>
  sql<boolean>`exists (select ${ordered(asker.now(), others)})`
const ofSameEnquiry = sql`o.enquiry_id = offer.enquiry_id`

const offersOf = (db: Db, asker: Asker) =>
  db
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .selectAll('offer')
    .select([
      'enquiry.title as enquiry_title',
      'enquiry.reference_number',
      sql<number>`coalesce(enquiry.amount, 1)`.as('amount'),
      'enquiry.closed as enquiry_closed',
      'enquiry.archived as enquiry_archived',
      orderedAmong(asker, ofSameEnquiry).as('order_elsewhere'),
      orderedAmong(asker, sql`o.family_id = offer.family_id`).as('version_ordered'),
      isInactive('offer.customer_company_id').$castTo<boolean>().as('customer_inactive'),
      isInactive('offer.supplier_company_id').$castTo<boolean>().as('supplier_inactive'),
    ])
    .where(visibleTo(asker))

/** One offer the asker may see. */
export const findOffer = (db: Db, asker: Asker, id: string): Promise<OfferRow | undefined> =>
  offersOf(db, asker).where('offer.id', '=', id).executeTakeFirst()

/** The offers of one supplier on an enquiry that the asker may see. */
export const offersBetween = (
  db: Db,
  asker: Asker,
  enquiryId: string,
  supplierCompanyId: string,
): Promise<OfferRow[]> =>
  offersOf(db, asker)
    .where('offer.enquiry_id', '=', enquiryId)
    .where('offer.supplier_company_id', '=', supplierCompanyId)
    .execute()

/** The latest offer of the asker's own that bears this one's number, however it is spelt, and is no version of it. */
export const findSameNumber = async (
  db: Db,
  { actor }: Asker,
  { offer_number: number, family_id: familyId }: Pick<OfferRow, 'offer_number' | 'family_id'>,
): Promise<Offer['sameNumber']> =>
  number === null
    ? undefined
    : db
        .selectFrom('offer')
        .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
        .select([
          'offer.id',
          'offer.state',
          'offer.customer_name as customerName',
          'enquiry.title as enquiryTitle',
          'enquiry.reference_number as referenceNumber',
        ])
        .where('offer.supplier_company_id', '=', actor.companyId)
        .where(sql<SqlBool>`lower(offer.offer_number) = lower(${number})`)
        .where('offer.family_id', '<>', familyId)
        .orderBy('offer.create_date', 'desc')
        .limit(1)
        .executeTakeFirst()

/** The released offers of an enquiry of the asker's own, every version, the latest of each first. */
export const releasedOffersOf = (db: Db, asker: Asker, enquiryId: string): Promise<OfferRow[]> =>
  offersOf(db, asker)
    .where('offer.enquiry_id', '=', enquiryId)
    .where('offer.customer_company_id', '=', asker.actor.companyId)
    .where('offer.released', '=', true)
    .orderBy('offer.version', 'desc')
    .orderBy('offer.id')
    .execute()

/** The enquiry of an offer, whoever asks: only to take its lock before looking. */
export const offerEnquiryId = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('offer').select('enquiry_id').where('id', '=', id).executeTakeFirst())?.enquiry_id

/** One page of offers, orders or jobs. */
export async function listOffers(
  db: Db,
  asker: Asker,
  filter: QueryOf<typeof filterOffers>,
  pages: ListPages,
): Promise<{ rows: OfferRow[]; total: number }> {
  const { ids, total } = await findPage(db, asker, filter, pages)
  return pageOfRows(Promise.resolve(ids), Promise.resolve(total), (page) =>
    offersOf(db, asker).where('offer.id', 'in', page).execute(),
  )
}

export const insertOffer = async (
  tx: Tx,
  row: Pick<
    Selectable<OfferTable>,
    | 'id'
    | 'enquiry_id'
    | 'customer_company_id'
    | 'customer_name'
    | 'supplier_company_id'
    | 'supplier_name'
    | 'created_by'
    | 'family_id'
    | 'version'
    | 'create_date'
    | 'last_update'
  > &
    OfferValues,
): Promise<void> => {
  await tx.insertInto('offer').values(row).execute()
}

export type OfferValues = Partial<
  Pick<
    Selectable<OfferTable>,
    | 'offer_number'
    | 'price'
    | 'delivery_condition'
    | 'desired_delivery_date'
    | 'valid_until'
    | 'additional_info_supplier'
  >
>

/** Saves an offer draft; false when someone was faster or it is no draft any more. */
export const updateDraft = async (
  tx: Tx,
  at: { id: string; supplierCompanyId: string; editVersion: number; now: Date },
  values: OfferValues & { released?: true; release_date?: Date },
): Promise<boolean> => {
  const result = await tx
    .updateTable('offer')
    .set({ ...values, edit_version: at.editVersion + 1, last_update: at.now })
    .where('id', '=', at.id)
    .where('supplier_company_id', '=', at.supplierCompanyId)
    .where('edit_version', '=', at.editVersion)
    .where('released', '=', false)
    .where('invalidated', '=', false)
    .where('archived', '=', false)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** What a move writes beside the state. */
export type MoveValues = Partial<
  Pick<
    Selectable<OfferTable>,
    'accept_date' | 'binding_until' | 'confirm_date' | 'rejection_reason' | 'rejection_reason_individual'
  >
>

interface Moving {
  id: string
  from: OfferState
  to: OfferState
}

const moving = (tx: Tx, { id, from, to }: Moving, values: MoveValues, now: Date) =>
  tx
    .updateTable('offer')
    .set({
      ...values,
      state: to,
      // Whoever decides about this version wishes for no other any more.
      wish_date: null,
      edit_version: sql`edit_version + 1`,
      last_update: now,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('released', '=', true)
    .where('invalidated', '=', false)
    .where('archived', '=', false)

/** Moves an offer on that the asker may see; the state it must be in stands in the statement. False where it was not. */
export const writeMove = async (tx: Tx, asker: Asker, move: Moving, values: MoveValues): Promise<boolean> => {
  const result = await moving(tx, move, values, asker.now()).where(visibleTo(asker)).executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Declines an open offer of an enquiry that was awarded. The system's act: whoever confirms his own offer is not of the
 * other's company, so the locked enquiry stands in the place of a company.
 */
export const writeAwardedElsewhere = async (
  tx: Tx,
  at: { id: string; enquiryId: string; now: Date },
  values: MoveValues,
): Promise<void> => {
  await moving(tx, { id: at.id, from: 'OPEN', to: 'DECLINED' }, values, at.now)
    .where('enquiry_id', '=', at.enquiryId)
    .execute()
}

/** Notes that its customer asks for a new version of it; false where he did already. */
export const writeWish = async (tx: Tx, asker: Asker, id: string): Promise<boolean> => {
  const now = asker.now()
  const result = await tx
    .updateTable('offer')
    .set({ wish_date: now, edit_version: sql`edit_version + 1`, last_update: now })
    .where('id', '=', id)
    .where('customer_company_id', '=', asker.actor.companyId)
    .where('wish_date', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The ordered offers of an enquiry, with what decides where they lapse to. */
export const ordersOf = (tx: Tx, enquiryId: string) =>
  tx
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .selectAll('offer')
    .select(['enquiry.closed as enquiry_closed', 'enquiry.archived as enquiry_archived'])
    .where('offer.enquiry_id', '=', enquiryId)
    .where('offer.state', '=', 'ACCEPTED')
    .execute()

/**
 * Takes an order back; `binding_until` stays, for it says when the order lapsed. The system's act, of no company: the
 * locked enquiry stands in the statement.
 */
export const lapseOrder = async (
  tx: Tx,
  at: { id: string; enquiryId: string; now: Date },
  values: LapsedOrder,
): Promise<void> => {
  await tx
    .updateTable('offer')
    .set({
      ...values,
      edit_version: sql`edit_version + 1`,
      last_update: at.now,
    })
    .where('id', '=', at.id)
    .where('enquiry_id', '=', at.enquiryId)
    .where('state', '=', 'ACCEPTED')
    .execute()
}

/** Marks an offer that the asker may see as archived or replaced; false where it was already. */
export const flagOffer = async (
  tx: Tx,
  asker: Asker,
  id: string,
  flag: 'archived' | 'invalidated',
): Promise<boolean> => {
  const result = await tx
    .updateTable('offer')
    .set({ [flag]: true, edit_version: sql`edit_version + 1`, last_update: asker.now() })
    .where('id', '=', id)
    .where(visibleTo(asker))
    .where(flag, '=', false)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The versions of an offer that the asker may see, the latest first. */
export const versionsSeenBy = (db: Db, asker: Asker, familyId: string): Promise<OfferRow[]> =>
  offersOf(db, asker).where('offer.family_id', '=', familyId).orderBy('offer.version', 'desc').execute()

/** All versions of an offer, the latest first. */
export const versionsOf = (tx: Tx, familyId: string) =>
  tx.selectFrom('offer').selectAll().where('family_id', '=', familyId).orderBy('version', 'desc').execute()

const undecided = (db: Db, enquiryId: string) =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'OPEN')
    .where('invalidated', '=', false)
    .where('archived', '=', false)

/** The offers of an enquiry that its customer can still accept or decline: those that an award declines. */
export const decidableOffersOf = (db: Db, enquiryId: string) =>
  undecided(db, enquiryId).where('released', '=', true).execute()

/** The same and the suppliers' drafts. */
export const undecidedOffersOf = (db: Db, enquiryId: string) => undecided(db, enquiryId).execute()

/** The offers of a supplier that his customers could order of him, or wish a new version of, were his company there. */
export const obtainableOffersOf = (db: Db, supplierCompanyId: string) =>
  db
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .selectAll('offer')
    .where('offer.supplier_company_id', '=', supplierCompanyId)
    .where('offer.released', '=', true)
    .where('offer.invalidated', '=', false)
    .where('offer.archived', '=', false)
    .where('enquiry.archived', '=', false)
    .where(sql<SqlBool>`(offer.state = 'OPEN' or offer.state = 'DECLINED' and not enquiry.closed)`)
    .execute()

/**
 * Ends the enquiry of a confirmed offer. Follows from the confirmation by its supplier, who is not of the enquiry's
 * company: the caller has its lock.
 */
export const closeEnquiryOfOffer = async (tx: Tx, enquiryId: string, now: Date): Promise<number> => {
  const row = await tx
    .updateTable('enquiry')
    .set({ closed: true, edit_version: sql`edit_version + 1`, last_update: now })
    .where('id', '=', enquiryId)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return row.edit_version
}

/** Counts the change of something that hangs on an offer that the asker may see: its files, its lines. */
export const touchOffer = (tx: Tx, asker: Asker, id: string, lineCount?: number) =>
  tx
    .updateTable('offer')
    .set({
      edit_version: sql`edit_version + 1`,
      last_update: asker.now(),
      ...(lineCount === undefined ? {} : { line_count: lineCount }),
    })
    .where('id', '=', id)
    .where(visibleTo(asker))
    .returningAll()
    .executeTakeFirstOrThrow()

export const familyHas = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from offer v where v.family_id = offer.family_id and ${condition})`

/** What keeps the family's project folder open: a released version that is neither withdrawn nor replaced nor declined. */
export const isFolderOpenBy = sql`v.released and (v.state in ('ACCEPTED', 'CONFIRMED')
  or v.state = 'OPEN' and not v.archived and not v.invalidated)`

/** The released version before an offer: what its customer had before him. */
const previousOf = sql<OfferParties['previous']>`(select jsonb_build_object('version', v.version,
    'price', v.price, 'desiredDeliveryDate', v.desired_delivery_date, 'validUntil', v.valid_until)
  from offer v where v.family_id = offer.family_id and v.version < offer.version and v.released
  order by v.version desc limit 1)`

/** The version of the family that is ordered or confirmed. */
const familyOrder = sql<OfferParties['order']>`(select jsonb_build_object('offerId', v.id, 'state', v.state)
  from offer v where v.family_id = offer.family_id and v.state in ('ACCEPTED', 'CONFIRMED')
  order by v.version desc limit 1)`

/** Offers by id for the other services, whoever asks. */
export const offersForServices = (db: Db, ids: string[], now: Date) =>
  db
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .selectAll('offer')
    .select([
      'enquiry.title as enquiry_title',
      'enquiry.reference_number',
      'enquiry.amount',
      isInactive('offer.customer_company_id').$castTo<boolean>().as('customer_inactive'),
      isInactive('offer.supplier_company_id').$castTo<boolean>().as('supplier_inactive'),
      familyHas(sql`v.released`).as('family_released'),
      previousOf.as('previous'),
      familyHas(isFolderOpenBy).as('family_open'),
      familyOrder.as('family_order'),
      sql<string | null>`(select o.supplier_name ${ordered(now, ofSameEnquiry)} limit 1)`.as(
        'ordered_elsewhere_from',
      ),
    ])
    .where('offer.id', 'in', ids)
    .execute()
export type OfferForServices = Awaited<ReturnType<typeof offersForServices>>[number]
