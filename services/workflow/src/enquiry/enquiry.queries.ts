import type {
  AnswerOf,
  EnquiryListItem,
  filterEnquiries,
  JobConditions,
  QueryOf,
} from '@schrankwerk/contracts'
import { type Actor, pageOfRows } from '@schrankwerk/service-kit'
import { type Expression, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { isInactive } from '../company/company-activity.queries.ts'
import type { EnquiryTable, WorkflowTables } from '../database/tables.ts'
import type { ListPages } from '../list/list-page.queries.ts'
import { findPage } from './enquiry-list.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
export type EnquiryDraft = Omit<
  Selectable<EnquiryTable>,
  'line_count' | 'edit_version' | 'awarded_company_id'
>
export type EnquiryRow = Selectable<EnquiryTable> & {
  has_job: boolean
  has_order: boolean
  customer_inactive: boolean
  /** Released offers for the customer, his own for a supplier. */
  offer_count: number
  /** Those of them that are declined. */
  declined_count: number
  /** The awarded offer, as far as the asker may know of it. */
  awarded_supplier: string | null
  awarded_state: EnquiryListItem['awardedState']
  awarded_price: number | null
}
/** Who asks, and when: a `Ctx` is one. */
export interface Asker {
  actor: Pick<Actor, 'companyId' | 'companyType'>
  now(): Date
}

/**
 * What a company may see: a customer its own; a supplier what is released, not archived and
 * not closed while its customer is active, and beyond that what he has an order for.
 */
export const visibleTo = ({ actor: { companyId: company, companyType } }: Asker) => {
  return companyType === 'CUSTOMER'
    ? sql<SqlBool>`enquiry.company_id = ${company}`
    : sql<SqlBool>`(enquiry.released and (
        (not enquiry.archived and not enquiry.closed and not ${isInactive('enquiry.company_id')})
        or exists (select from offer o where o.enquiry_id = enquiry.id and o.supplier_company_id = ${company}
                     and o.state in ('ACCEPTED', 'CONFIRMED'))))`
}

const countedFor = ({ actor }: Asker) =>
  actor.companyType === 'CUSTOMER'
    ? sql`o.released and not o.archived`
    : sql`o.supplier_company_id = ${actor.companyId} and not o.archived`

const offersCounted = (asker: Asker, that = sql<SqlBool>`true`) =>
  sql<number>`(select count(*) from offer o where o.enquiry_id = enquiry.id and not o.invalidated
    and ${countedFor(asker)} and ${that})`

/** Every enquiry the asker may see, with what its presenter needs of the offers. */
const enquiriesOf = (db: Db, asker: Asker, visible = visibleTo(asker)) =>
  db
    .selectFrom('enquiry')
    .selectAll('enquiry')
    .select([
      sql<boolean>`exists (select from offer o where o.enquiry_id = enquiry.id and o.state = 'CONFIRMED')`.as(
        'has_job',
      ),
      sql<boolean>`exists (select from offer o where o.enquiry_id = enquiry.id and o.state = 'ACCEPTED'
        and o.binding_until > ${asker.now()})`.as('has_order'),
      isInactive('enquiry.company_id').$castTo<boolean>().as('customer_inactive'),
      offersCounted(asker).as('offer_count'),
      offersCounted(asker, sql`o.state = 'DECLINED'`).as('declined_count'),
      awarded(asker, 'supplier_name').as('awarded_supplier'),
      awarded(asker, 'state').as('awarded_state'),
      awarded(asker, 'price').as('awarded_price'),
    ])
    .where(visible as Expression<SqlBool>)

const awarded = (asker: Asker, column: 'supplier_name' | 'state' | 'price') =>
  sql<never>`(select o.${sql.ref(column)} from offer o where o.enquiry_id = enquiry.id
    and o.state in ('ACCEPTED', 'CONFIRMED') and (o.state = 'CONFIRMED' or o.binding_until > ${asker.now()})
    and ${asker.actor.companyType === 'CUSTOMER' ? sql`true` : sql`o.supplier_company_id = ${asker.actor.companyId}`}
    order by o.accept_date desc limit 1)`

/** One enquiry the asker may see. */
export const findEnquiry = (db: Db, asker: Asker, id: string): Promise<EnquiryRow | undefined> =>
  enquiriesOf(db, asker).where('enquiry.id', '=', id).executeTakeFirst()

/**
 * One that every supplier could see once, also when it is closed or archived by now: to say so instead of hiding it. Of
 * a customer who is gone only what the asker has an order for.
 */
export const findReleasedEnquiry = (db: Db, asker: Asker, id: string): Promise<EnquiryRow | undefined> =>
  enquiriesOf(
    db,
    asker,
    sql<SqlBool>`(enquiry.released and (not ${isInactive('enquiry.company_id')} or ${visibleTo(asker)}))`,
  )
    .where('enquiry.id', '=', id)
    .executeTakeFirst()

/** The row alone, locked until the transaction ends; verbs call `lockEnquiry`. */
export const lockEnquiryRow = async (tx: Tx, id: string): Promise<void> => {
  await tx.selectFrom('enquiry').select('id').where('id', '=', id).forUpdate().execute()
}

export const findEnquiryForMail = (db: Db, id: string) =>
  db
    .selectFrom('enquiry')
    .selectAll()
    .select(isInactive('enquiry.company_id').$castTo<boolean>().as('customer_inactive'))
    .where('id', '=', id)
    .executeTakeFirst()
export type EnquiryForMailRow = NonNullable<Awaited<ReturnType<typeof findEnquiryForMail>>>

/** One page of the list. Without a state the archived ones are left out. */
export async function listEnquiries(
  db: Db,
  asker: Asker,
  filter: QueryOf<typeof filterEnquiries>,
  pages: ListPages,
): Promise<{ rows: EnquiryRow[]; total: AnswerOf<typeof filterEnquiries>['totalElements'] }> {
  const { ids, total } = await findPage(db, asker, filter, pages)
  return pageOfRows(Promise.resolve(ids), Promise.resolve(total), (page) =>
    enquiriesOf(db, asker).where('enquiry.id', 'in', page).execute(),
  )
}

export const insertEnquiry = async (tx: Tx, row: EnquiryDraft & { line_count?: number }): Promise<void> => {
  await tx
    .insertInto('enquiry')
    .values({ ...row, job_conditions: JSON.stringify(row.job_conditions) })
    .execute()
}

export interface EnquiryChanges {
  values: Partial<
    Pick<
      EnquiryTable,
      | 'title'
      | 'reference_number'
      | 'delivery_condition'
      | 'desired_delivery_date'
      | 'offer_deadline'
      | 'amount'
      | 'additional_info'
    >
  > & { estimate_visible?: boolean }
  conditions: JobConditions
}

/** Saves a draft; false when someone was faster or it is no draft any more. */
export const updateDraft = async (
  tx: Tx,
  at: { id: string; companyId: string; editVersion: number; now: Date },
  changes: EnquiryChanges & { release: boolean },
): Promise<boolean> => {
  const result = await tx
    .updateTable('enquiry')
    .set({
      ...changes.values,
      job_conditions: JSON.stringify(changes.conditions),
      ...(changes.release ? { released: true, release_date: at.now } : {}),
      edit_version: at.editVersion + 1,
      last_update: at.now,
    })
    .where('id', '=', at.id)
    .where('company_id', '=', at.companyId)
    .where('edit_version', '=', at.editVersion)
    .where('released', '=', false)
    .where('archived', '=', false)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Sets one of the flags; the expected former value stands in the statement. False where it did not hold. */
export const flagEnquiry = async (
  tx: Tx,
  at: { id: string; companyId: string; now: Date },
  flag: { archived: true } | { closed: boolean },
): Promise<boolean> => {
  const [name, value] = Object.entries(flag)[0] as ['archived' | 'closed', boolean]
  const result = await tx
    .updateTable('enquiry')
    .set({ [name]: value, edit_version: sql`edit_version + 1`, last_update: at.now })
    .where('id', '=', at.id)
    .where('company_id', '=', at.companyId)
    .where(name, '=', !value)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Counts the change of something that hangs on a draft: its files, its parts list. Answers the new version. */
export const touchEnquiry = async (
  tx: Tx,
  at: { id: string; companyId: string; now: Date },
  lineCount?: number,
): Promise<number> => {
  const row = await tx
    .updateTable('enquiry')
    .set({
      edit_version: sql`edit_version + 1`,
      last_update: at.now,
      ...(lineCount === undefined ? {} : { line_count: lineCount }),
    })
    .where('id', '=', at.id)
    .where('company_id', '=', at.companyId)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return row.edit_version
}
