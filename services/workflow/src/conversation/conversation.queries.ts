import type { Actor } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import { isInactive } from '../company/company-activity.queries.ts'
import type { ConversationTable, WorkflowTables } from '../database/tables.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
/** Who asks: a `Ctx` is one. */
export interface Reader {
  actor: Pick<Actor, 'userId' | 'companyId' | 'companyType'>
}

/** What decides who may write; the columns of `ConversationFacts`. */
export interface SpeakingRow {
  enquiry_released: boolean
  enquiry_closed: boolean
  enquiry_archived: boolean
  has_agreement: boolean
  customer_inactive: boolean
  supplier_inactive: boolean
}
export type ConversationRow = Selectable<ConversationTable> &
  SpeakingRow & {
    enquiry_title: string | null
    reference_number: string | null
  }
export interface ShownConversationRow extends ConversationRow {
  /** The supplier's latest offer that the asker may see. */
  offer_id: string | null
  last_message_text: string | null
  unread: number
  open_questions: number
}

/** A company's own conversations; of another one's nothing is known, whoever else is in the enquiry. */
export const ofCompany = ({ actor }: Reader): RawBuilder<SqlBool> =>
  actor.companyType === 'CUSTOMER'
    ? sql`conversation.customer_company_id = ${actor.companyId}`
    : sql`conversation.supplier_company_id = ${actor.companyId}`

/** Rows of unread messages that the asker himself has in the company he is in now. */
export const unreadOf = ({ actor }: Reader): RawBuilder<SqlBool> =>
  sql`unread_message.user_id = ${actor.userId} and unread_message.company_id = ${actor.companyId}`

const speaking = (supplier: RawBuilder<string>) =>
  [
    'enquiry.released as enquiry_released',
    'enquiry.closed as enquiry_closed',
    'enquiry.archived as enquiry_archived',
    sql<boolean>`exists (select from offer o where o.enquiry_id = enquiry.id
      and o.supplier_company_id = ${supplier} and o.state in ('ACCEPTED', 'CONFIRMED'))`.as('has_agreement'),
    isInactive('enquiry.company_id').$castTo<boolean>().as('customer_inactive'),
    isInactive(supplier).$castTo<boolean>().as('supplier_inactive'),
  ] as const

const conversationsOf = (db: Db, reader: Reader) =>
  db
    .selectFrom('conversation')
    .innerJoin('enquiry', 'enquiry.id', 'conversation.enquiry_id')
    .selectAll('conversation')
    .select(['enquiry.title as enquiry_title', 'enquiry.reference_number'])
    .select(speaking(sql.ref('conversation.supplier_company_id')))
    .where(ofCompany(reader))

/** One conversation of the asker's company. */
export const findConversation = (db: Db, reader: Reader, id: string): Promise<ConversationRow | undefined> =>
  conversationsOf(db, reader).where('conversation.id', '=', id).executeTakeFirst()

const shownConversationsOf = (db: Db, reader: Reader) =>
  conversationsOf(db, reader).select([
    sql<string | null>`(select o.id from offer o where o.enquiry_id = conversation.enquiry_id
      and o.supplier_company_id = conversation.supplier_company_id
      and ${reader.actor.companyType === 'SUPPLIER' ? sql`true` : sql`o.released`}
      order by o.archived, o.create_date desc, o.id desc limit 1)`.as('offer_id'),
    sql<string | null>`(select left(trim(regexp_replace(left(m.content, 500), '\\s+', ' ', 'g')), 160)
      from message m where m.id = conversation.last_message_id)`.as('last_message_text'),
    sql<number>`(select count(*) from unread_message
      where unread_message.conversation_id = conversation.id and ${unreadOf(reader)})`.as('unread'),
    sql<number>`(select count(*) from message m where m.conversation_id = conversation.id
      and m.reference is not null and m.settled_at is null)`.as('open_questions'),
  ])

/** One conversation of the asker's company with what its list shows. */
export const findShownConversation = (
  db: Db,
  reader: Reader,
  id: string,
): Promise<ShownConversationRow | undefined> =>
  shownConversationsOf(db, reader).where('conversation.id', '=', id).executeTakeFirst()

export interface ConversationFilter {
  enquiryId?: string
  supplierCompanyId?: string | undefined
  /** Those that come after this one. */
  before?: string | undefined
  unreadOnly?: true
}

const lastActivity = sql`coalesce(conversation.last_message_at, conversation.create_date)`

/** The asker's company's conversations, the latest first. */
export async function listConversations(
  db: Db,
  reader: Reader,
  { enquiryId, supplierCompanyId, before, unreadOnly }: ConversationFilter,
  limit: number,
): Promise<ShownConversationRow[]> {
  let found = shownConversationsOf(db, reader)
  if (enquiryId !== undefined) found = found.where('conversation.enquiry_id', '=', enquiryId)
  if (supplierCompanyId !== undefined)
    found = found.where('conversation.supplier_company_id', '=', supplierCompanyId)
  if (unreadOnly)
    found = found.where(
      sql<SqlBool>`conversation.id in (select conversation_id from unread_message where ${unreadOf(reader)})`,
    )
  if (before !== undefined)
    found = found.where(
      sql<SqlBool>`(${lastActivity}, conversation.id) < (
        select ${lastActivity}, conversation.id from conversation
        where conversation.id = ${before} and ${ofCompany(reader)})`,
    )
  return found.orderBy(lastActivity, 'desc').orderBy('conversation.id', 'desc').limit(limit).execute()
}

/** What decides whether a supplier and the customer of an enquiry may begin to talk; undefined where there is no such enquiry. */
export const findSpeaking = (
  db: Db,
  enquiryId: string,
  supplierCompanyId: string,
): Promise<SpeakingRow | undefined> =>
  db
    .selectFrom('enquiry')
    .select(speaking(sql`${supplierCompanyId}::uuid`))
    .where('id', '=', enquiryId)
    .executeTakeFirst()

/** The one conversation of an enquiry and a supplier, if it is the asker's company's. */
export const findConversationBetween = (
  db: Db,
  reader: Reader,
  enquiryId: string,
  supplierCompanyId: string,
): Promise<ShownConversationRow | undefined> =>
  shownConversationsOf(db, reader)
    .where('conversation.enquiry_id', '=', enquiryId)
    .where('conversation.supplier_company_id', '=', supplierCompanyId)
    .executeTakeFirst()

export type NewConversation = Pick<
  Selectable<ConversationTable>,
  | 'id'
  | 'enquiry_id'
  | 'customer_company_id'
  | 'customer_name'
  | 'supplier_company_id'
  | 'supplier_name'
  | 'create_date'
>

/** False where somebody was faster: his is there, and committed. */
export const insertConversation = async (tx: Tx, row: NewConversation): Promise<boolean> => {
  const inserted = await tx
    .insertInto('conversation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'supplier_company_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Locks conversations of the asker's company until the transaction ends, always in the same order. */
export const lockConversations = async (
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .selectFrom('conversation')
    .select('id')
    .where('id', 'in', [...ids])
    .where(ofCompany(reader))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Counts a change of locked conversations of the asker's company: the version of their next event. */
export const raiseVersions = (
  tx: Tx,
  reader: Reader,
  ids: readonly string[],
): Promise<Selectable<ConversationTable>[]> =>
  tx
    .updateTable('conversation')
    .set({ version: sql`version + 1` })
    .where('id', 'in', [...ids])
    .where(ofCompany(reader))
    .returningAll()
    .execute()
