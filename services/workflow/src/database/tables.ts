import type { BomTable, BomTables } from '@schrankwerk/bom-service'
import type {
  Happening,
  JobConditions,
  ReferenceInput,
  RejectionReason,
  UnreadableCause,
} from '@schrankwerk/contracts'
import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>

export interface EnquiryTable {
  id: string
  company_id: string
  customer_id: string
  customer_name: string
  title: string | null
  reference_number: string | null
  delivery_condition: 'EXW' | 'DAP' | null
  desired_delivery_date: string | null
  offer_deadline: string | null
  amount: number | null
  estimate_visible: Generated<boolean>
  additional_info: string | null
  job_conditions: Json<JobConditions>
  released: Generated<boolean>
  release_date: Date | null
  closed: Generated<boolean>
  archived: Generated<boolean>
  invalidated: Generated<boolean>
  line_count: Generated<number>
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
  /** Who has the order, accepted or confirmed; the database keeps it itself. */
  awarded_company_id: Generated<string | null>
}

export interface OfferTable {
  id: string
  enquiry_id: string
  customer_company_id: string
  customer_name: string
  supplier_company_id: string
  supplier_name: string
  created_by: string
  family_id: string
  version: number
  state: Generated<'OPEN' | 'DECLINED' | 'ACCEPTED' | 'CONFIRMED'>
  offer_number: string | null
  price: number | null
  delivery_condition: 'EXW' | 'DAP' | null
  desired_delivery_date: string | null
  valid_until: string | null
  additional_info_supplier: string | null
  rejection_reason: RejectionReason | null
  rejection_reason_individual: string | null
  released: Generated<boolean>
  release_date: Date | null
  accept_date: Date | null
  binding_until: Date | null
  confirm_date: Date | null
  wish_date: Date | null
  archived: Generated<boolean>
  invalidated: Generated<boolean>
  line_count: Generated<number>
  edit_version: Generated<number>
  create_date: Date
  last_update: Date
}

export interface FileTable {
  id: string
  enquiry_id: string | null
  offer_id: string | null
  filename: string
  file_type: string
  media_type: string
  storage_key: string
  size: number
  sha256: string
  frozen_at: Date | null
  lapsed_at: Date | null
  unreadable: UnreadableCause | null
  deleted_at: Date | null
  created_by: string
  create_date: Date
}

/** A parts list and its owner: exactly one of the two. */
export interface OwnedBomTable extends BomTable {
  enquiry_id: string | null
  offer_id: string | null
}

export interface ConversationTable {
  id: string
  enquiry_id: string
  customer_company_id: string
  customer_name: string
  supplier_company_id: string
  supplier_name: string
  message_count: Generated<number>
  last_message_id: string | null
  last_message_at: Date | null
  version: Generated<number>
  create_date: Date
}

export interface MessageTable {
  id: string
  conversation_id: string
  position: number
  sender_id: string
  company_id: string
  content: string
  reference: ColumnType<ReferenceInput | null, string | null, never>
  settled_at: Date | null
  settled_by: string | null
  attachment_name: string | null
  attachment_media_type: string | null
  attachment_key: string | null
  attachment_size: number | null
  attachment_sha256: string | null
  create_date: Date
}

export interface HappeningTable {
  id: string
  event_id: string
  kind: Happening['kind']
  company_id: string | null
  enquiry_id: string
  offer_id: string | null
  user_id: string | null
  at: Date
}

export interface SmallEstimateCountTable {
  id: string
  company_id: string
  company_name: string
  day: string
  asked: number
}

export interface KnownCompanyTable {
  company_id: string
  version: number
}

export interface CompanyActivityTable {
  company_id: string
  active: boolean
  version: number
}

/** Of one list; the database keeps it with the lines. */
export interface MissingNumberTable {
  bom_id: string
  number_key: string
  /** Empty where the lines name no manufacturer. */
  maker_key: string
  number: string
  manufacturer_name: string | null
  is_order_number: boolean
  lines: number
}

/** Over all lists, as it was counted last. */
export interface MissingNumberTotalTable extends Omit<MissingNumberTable, 'bom_id'> {
  id: Generated<string>
  enquiries: number
  last_at: Date
  found_at: Date | null
  state: 'OPEN' | 'IGNORED' | 'FOUND'
}

export interface BomRematchTable {
  bom_id: string
  times: number
  line_ids: string[]
  since: Date
}

export interface WorkflowTables extends KitTables, Omit<BomTables, 'bom'> {
  enquiry: EnquiryTable
  offer: OfferTable
  file: FileTable
  bom: OwnedBomTable
  bom_rematch: BomRematchTable
  conversation: ConversationTable
  message: MessageTable
  message_read: { message_id: string; user_id: string; company_id: string; read_at: Date }
  unread_message: { user_id: string; message_id: string; company_id: string; conversation_id: string }
  message_copy: { message_id: string; file_id: string; copied_by: string; create_date: Date }
  happening: HappeningTable
  happening_seen: { happening_id: string; user_id: string }
  missing_number: MissingNumberTable
  missing_number_due: Pick<MissingNumberTable, 'number_key' | 'maker_key'>
  missing_number_total: MissingNumberTotalTable
  ignored_number: { hash: Buffer; user_id: string; at: Date }
  small_estimate_count: SmallEstimateCountTable
  known_company: KnownCompanyTable
  company_activity: CompanyActivityTable
  /** What lists of offers are read from; the database keeps it itself. */
  listed_offer: Pick<OfferTable, 'id' | 'enquiry_id'> & { reference_number: string | null }
  /** What a search of offers looks through, as each side knows them; the database keeps it itself. */
  offer_words: Pick<OfferTable, 'supplier_company_id' | 'customer_company_id'> & {
    offer_id: string
    for_supplier: string
    for_customer: string
  }
  /** Of a company, or without one of every supplier; the database writes it. */
  list_change: { list: 'ENQUIRY' | 'OFFER'; company_id: string | null; changes: number }
  release_brake: { company_id: string; released_at: Date[] }
}
