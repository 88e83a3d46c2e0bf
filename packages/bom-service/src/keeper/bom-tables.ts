import type {
  ArticleSnapshot,
  BomError,
  FieldMapping,
  ReadingPoint,
  SheetPrices,
} from '@schrankwerk/contracts'
import type { LineSums } from '@schrankwerk/domain'
import type { RememberedColumn } from '@schrankwerk/domain/bom'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>
/** Written with a default in the database. */
type JsonDefault<Value> = ColumnType<Value, string | undefined, string>

/** All that summary and estimate need of the lines; kept with the list whenever its lines are written. */
export interface KeptSums extends LineSums {
  matched: number
  toCheck: number
  /** Missing in sums that an older copy of the service wrote, as the next one is. */
  fine?: number
  suppliedUnmatched?: number
  /** Missing where there are none. */
  withoutArticle?: number
  byError: Record<BomError, number>
}
export type WholeSums = KeptSums & Required<Pick<KeptSums, 'fine' | 'suppliedUnmatched'>>

/** A parts list; the columns of whom it belongs to are the service's own. */
export interface BomTable {
  id: string
  file_id: string | null
  bom_file_name: string
  sheet: string | null
  /** Sheets that were read besides. */
  further_sheets: JsonDefault<string[]>
  /** Which sheets of the file name columns of prices. */
  prices_by_sheet: JsonDefault<SheetPrices[]>
  encoding: string | null
  separator: string | null
  header_row_index: number
  headers: JsonDefault<string[]>
  field_mapping: JsonDefault<FieldMapping>
  supplied_part_string: string | null
  quantity_basis: 'EACH' | 'TOTAL' | null
  quantity_count: number | null
  /** What of the reading a person chose or found right; the rest was taken over as it was found. */
  decided_reading: JsonDefault<ReadingPoint[]>
  /** Left out as they were found, and lines all the same. */
  included_rows: JsonDefault<number[]>
  /** Lines as they were found, and left out all the same. */
  excluded_rows: JsonDefault<number[]>
  left_out: JsonDefault<{ rowIndex: number; reason: string; reasonText: string; preview: string }[]>
  notices: JsonDefault<{ code: string; text: string; rowIndexes: number[] }[]>
  mapped_at: Date | null
  /** Lines changed by hand in the list that this one was uploaded in place of, as long as they are not found in it. */
  replaced_lines: JsonDefault<ReplacedLine[]>
  /**
   * Of the lines as they are now. Null as long as nothing is mapped, and after a write of lines that was not followed
   * by one of their sums: the database drops them.
   */
  sums: ColumnType<KeptSums | null, string | null | undefined, string>
}

export type BomRow = Selectable<BomTable>

/** What tells a line in another version of its list: the part and its place, not how many there are. */
export const tellingColumns = [
  'order_number',
  'manufacturer_number',
  'manufacturer_name',
  'wholesaler_order_number',
  'ean_number',
  'description',
  'bmk',
  'installation_location',
  'location_identifier',
  'functional_assignment',
] as const satisfies (keyof LineRow)[]

/** A line changed by hand, with what tells it in another version of its list. */
export type ReplacedLine = Pick<
  LineRow,
  | 'row_index'
  | 'by_hand'
  | 'matched_article_id'
  | 'manual_replacement'
  | 'edited'
  | 'certainty'
  | 'article'
  | 'quantity_text'
  | 'quantity_unit_name'
  | 'is_supplied_part'
  | (typeof tellingColumns)[number]
> & {
  /** What its list's quantities were for. */
  quantity_basis: 'EACH' | 'TOTAL' | null
  quantity_count: number | null
}

/** What of a line can be changed by hand, by column. */
type HandValues = Partial<
  Pick<
    Selectable<BomLineTable>,
    | 'order_number'
    | 'manufacturer_number'
    | 'manufacturer_name'
    | 'description'
    | 'quantity'
    | 'quantity_unit_name'
    | 'ean_number'
    | 'is_supplied_part'
  >
>

/** What was changed by hand in a line of a parts list. */
export interface ByHand {
  values?: HandValues
  /** What the file says in the columns that were changed. */
  file?: HandValues
  /** The line stays without an article. */
  withoutArticle?: true
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
  /** What the list says where its quantities were mapped as totals. */
  total_quantity: number | null
  quantity_text: string | null
  quantity_unit_name: string | null
  quantity_unit_text: string | null
  ean_number: string | null
  erp_number: string | null
  manufacturer_link: string | null
  remark: string | null
  list_price: number | null
  purchase_price: number | null
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
    /** The match is to be checked for its broken pieces alone. */
    sureOfWhole?: true
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

export type LineRow = Selectable<BomLineTable>

export interface RememberedMappingTable {
  company_id: string
  signature: string
  headers: Json<string[]>
  mapping: Json<RememberedColumn[]>
  /** A person said once that these headers are the header row. */
  header_decided: Generated<boolean>
  last_used: Date
}

/** What every service that keeps parts lists has of them in its own schema. */
export interface BomTables {
  bom: BomTable
  bom_line: BomLineTable
  remembered_mapping: RememberedMappingTable
}
