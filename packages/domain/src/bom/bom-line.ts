import type { NumberCandidate } from './excel-damage.ts'
import type { Certainty } from './rows.ts'

export type LineNoteCode =
  | 'DESIGNATION_FROM_FORMULA'
  | 'SIGN_DECIDED'
  | 'MAKER_FROM_PREFIX'
  | 'MAKER_INHERITED'
  | 'MAKER_ALTERNATIVES'
  | 'SUPPLIED_BY_MAKER'
  | 'SUPPLY_MENTIONED'
  | 'NUMBER_PREFIX_REMOVED'
  | 'NUMBER_FROM_TEXT'
  | 'NUMBER_BECAME_DATE'
  | 'NUMBER_CUT'
  | 'NUMBER_IS_ADDRESS'
  | 'OTHER_DEALERS'
  | 'ACCESSORY'
  | 'LOCATION_FROM_SECTION'
  | 'MERGED_REPEATED'
  | 'DITTO'
  | 'QUANTITY_UNREAD'
  | 'QUANTITY_SPLIT'
  | 'QUANTITY_AMBIGUOUS'
  | 'QUANTITY_NOT_DIVISIBLE'
  | 'QUANTITY_DIFFERS_FROM_DESIGNATIONS'
  | 'CABINETS_DIFFER'
  | 'UNIT_DIFFERS'
  | 'UNIT_FROM_HEADER'
  | 'EQUIVALENT_ALLOWED'
  | 'CELLS_BEYOND_HEADER'
  | 'ROW_SHIFTED'
  | 'READ_BY_SECOND_HEADER'
  | 'EAN_WRONG'
  | 'TAKEN_BACK_IN'
  | 'UNWANTED'

/** What was guessed or changed while reading a line; `text` is a German sentence for the user. */
export interface LineNote {
  code: LineNoteCode
  certainty: Certainty
  text: string
}

/** One line of a parts list as read. `quantity` is for one cabinet; `quantityText` is what the cell says. */
export interface BomLine {
  rowIndex: number
  /** Place among the lines, from 1. */
  position: number
  orderNumber: string
  manufacturerNumber: string
  manufacturerName: string
  manufacturerAlternatives: string[]
  description: string
  quantity: number | null
  /** What the list says where its quantities are for all cabinets. */
  totalQuantity: number | null
  quantityText: string
  quantityUnitName: string
  unitCode: string | null
  wholesalerOrderNumber: string
  installationLocation: string
  locationIdentifier: string
  bmk: string
  functionDesignation: string
  functionalAssignment: string
  isSuppliedPart: boolean
  equivalentAllowed: boolean
  /** Row of the full line that this accessory belongs to. */
  accessoryOfRow?: number
  level?: number
  /** Row of the assembly this line is part of. */
  parentRow?: number
  parent?: string
  listPrice?: number
  purchasePrice?: number
  erpNumber?: string
  eanNumber?: string
  manufacturerLink?: string
  remark?: string
  notes: LineNote[]
  numberCandidates: NumberCandidate[]
}

export type LeftOutCode =
  | 'ABOVE_HEADER'
  | 'HEADER_REPEATED'
  | 'SECTION'
  | 'SUBTOTAL'
  | 'SHIPPING'
  | 'NOTE'
  | 'PLACEHOLDER'
  | 'BY_HAND'

/** A row that is no line; it can be taken back in by its row. */
export interface LeftOutRow {
  rowIndex: number
  reason: LeftOutCode
  reasonText: string
  preview: string
}

export interface Notice {
  code:
    | 'FILE'
    | 'OTHER_AMOUNT'
    | 'AMOUNT_CHANGED'
    | 'BY_HAND_KEPT'
    | 'BY_HAND_LOST'
    | 'RUN_BUNDLED'
    | 'SECTION_LOCATION'
    | 'ASSEMBLY'
    | 'HEADER_REPEATED'
    | 'QUANTITY_ASSUMED'
    | 'QUANTITY_DECIMALS'
    | 'CABINETS_DIFFER'
    | 'PRICES_FOREIGN'
    | 'PRICES_SHARED_OUT'
    | 'UNWANTED'
    | 'SHEETS_NOT_READ'
    | 'SHEET_NAMES'
  text: string
  rowIndexes: number[]
}
