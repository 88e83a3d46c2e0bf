import type {
  ArticleSnapshot,
  BomError,
  BomField,
  FieldMapping,
  JobConditions,
  RejectionReason,
} from '@schrankwerk/contracts'
import type { LineSums } from '@schrankwerk/domain'
import type { KitTables } from '@schrankwerk/service-kit'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>
/** Written with a default in the database. */
type JsonDefault<Value> = ColumnType<Value, string | undefined, string>

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
  deleted_at: Date | null
  created_by: string
  create_date: Date
}

/** All that summary and estimate need of the lines; kept with the list whenever its lines are written. */
export interface KeptSums extends LineSums {
  matched: number
  toCheck: number
  byError: Record<BomError, number>
}

export interface BomTable {
  id: string
  enquiry_id: string | null
  offer_id: string | null
  file_id: string | null
  bom_file_name: string
  sheet: string | null
  encoding: string | null
  separator: string | null
  header_row_index: number
  headers: JsonDefault<string[]>
  field_mapping: JsonDefault<FieldMapping>
  supplied_part_string: string | null
  quantity_basis: 'EACH' | 'TOTAL' | null
  included_rows: JsonDefault<number[]>
  left_out: JsonDefault<{ rowIndex: number; reason: string; reasonText: string; preview: string }[]>
  notices: JsonDefault<{ code: string; text: string; rowIndexes: number[] }[]>
  mapped_at: Date | null
  /**
   * Of the lines as they are now. Null as long as nothing is mapped, and after a write of lines that was not followed
   * by one of their sums: the database drops them.
   */
  sums: ColumnType<KeptSums | null, string | null | undefined, string>
}

/** What was changed by hand in a line of a parts list. */
export interface ByHand {
  /** By column. */
  values?: Partial<
    Pick<
      Selectable<BomLineTable>,
      | 'order_number'
      | 'manufacturer_number'
      | 'manufacturer_name'
      | 'description'
      | 'quantity'
      | 'quantity_unit_name'
      | 'is_supplied_part'
    >
  >
  /** Net, of a piece: the supplier's own. */
  purchasePrice?: number
  /** The article's prices, where those of `article` come from `purchasePrice`. */
  cataloguePrices?: Pick<
    ArticleSnapshot,
    'purchasePrice' | 'listPrice' | 'discountGroupId' | 'discountGroupName' | 'discountPercent'
  >
}

export interface BomLineTable {
  id: string
  bom_id: string
  position: number
  row_index: number
  order_number: string | null
  manufacturer_number: string | null
  manufacturer_name: string | null
  description: string | null
  quantity: number | null
  quantity_text: string | null
  quantity_unit_name: string | null
  wholesaler_order_number: string | null
  installation_location: string | null
  location_identifier: string | null
  bmk: string | null
  function_designation: string | null
  functional_assignment: string | null
  is_supplied_part: Generated<boolean>
  equivalent_allowed: Generated<boolean>
  match_hints: JsonDefault<{
    manufacturerAlternatives?: string[]
    candidates?: { text: string; manufacturerName: string | null; reason: string }[]
  }>
  notes: JsonDefault<{ code: string; certainty: 'SURE' | 'CHECK' | 'OPEN'; text: string }[]>
  bom_error: 'MISSING_VALUES' | 'ARTICLE_NOT_FOUND' | 'WRONG_UNIT' | 'DUPLICATE' | null
  matched_article_id: string | null
  matched_by: string | null
  certainty: 'SURE' | 'CHECK' | 'OPEN'
  reason: string
  article: ColumnType<ArticleSnapshot | null, string | null, string | null>
  line_price: number | null
  manual_replacement: Generated<boolean>
  edited: Generated<boolean>
  by_hand: JsonDefault<ByHand>
  copied_from: string | null
}

export interface RememberedMappingTable {
  company_id: string
  signature: string
  headers: Json<string[]>
  mapping: Json<{ importHeader: string; articleField: BomField | null }[]>
  last_used: Date
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

export interface WorkflowTables extends KitTables {
  enquiry: EnquiryTable
  offer: OfferTable
  file: FileTable
  bom: BomTable
  bom_line: BomLineTable
  bom_rematch: BomRematchTable
  missing_number: MissingNumberTable
  missing_number_due: Pick<MissingNumberTable, 'number_key' | 'maker_key'>
  missing_number_total: MissingNumberTotalTable
  ignored_number: { hash: Buffer; user_id: string; at: Date }
  remembered_mapping: RememberedMappingTable
  small_estimate_count: SmallEstimateCountTable
  known_company: KnownCompanyTable
  company_activity: CompanyActivityTable
  release_brake: { company_id: string; released_at: Date[] }
}
