import type { BomField } from '@schrankwerk/contracts'

/** What a reader has to find in a list, written down from the rules of the trade before any reader saw it. */
export interface ListTruth {
  /** The sheet that holds the list; left out where the file has none. */
  sheet?: string
  /** As a spreadsheet program numbers it; several where either is right, null where the list has no header row. */
  headerRowIndex: number | readonly number[] | null
  /** In the order of the sheet, empty columns included. */
  columns: readonly ColumnTruth[]
  /** EITHER: two quantity columns, and what is suggested must fit the one that was chosen. */
  quantityBasis: 'EACH' | 'TOTAL' | 'EITHER'
  /** What the enquiry's amount would be. */
  cabinets: number
  /** The texts a person chooses as marks of supplied parts. */
  suppliedPartTexts: readonly string[]
  lines: readonly LineTruth[]
  /** Rows below the header that hold something and are no lines. */
  leftOut: readonly LeftOutTruth[]
  /** What the reader does otherwise today, exactly, each with the reason why it stays. */
  knownDifferences?: readonly KnownDifference[]
}

export interface ColumnTruth {
  header: string
  /** The right fields; null is "not mapped". Several where people do either. */
  fields: readonly (BomField | null)[]
  /** The column's content belongs to one of our fields: leaving it unmapped loses something. */
  needed: boolean
}

/** Lengths are written in metres here, whatever the list has. */
export type UnitKind = 'piece' | 'metre' | 'set' | 'pack'

export interface LineTruth {
  row: number
  /** For one cabinet; null where the list does not say how many. */
  quantity: number | null
  unit: UnitKind
  orderNumber: string | null
  manufacturerNumber: string | null
  /** Name or abbreviation. */
  manufacturerName: string | null
  wholesalerOrderNumber: string | null
  eanNumber: string | null
  /** Designations without their signs. */
  functionDesignation: string | null
  functionalAssignment: string | null
  locationIdentifier: string | null
  installationLocation: string | null
  bmk: string | null
  /** Each is part of the line's description. */
  description: readonly string[]
  isSuppliedPart: boolean
  equivalentAllowed: boolean
}

export type LeftOutKind = 'SECTION' | 'SUBTOTAL' | 'NOTE' | 'HEADER_REPEATED' | 'SHIPPING' | 'ASSEMBLY'

export interface LeftOutTruth {
  row: number
  /** Several where the row may be called either. */
  kinds: readonly LeftOutKind[]
}

export interface KnownDifference {
  /** As the comparison words it. */
  difference: string
  reason: string
}

export interface OwnList {
  /** File name with its ending. */
  name: string
  about: string
  /** Which of the rules in README.md it tries, by their numbers. */
  rules: readonly number[]
  bytes(): Uint8Array | Promise<Uint8Array>
  truth: ListTruth
}
