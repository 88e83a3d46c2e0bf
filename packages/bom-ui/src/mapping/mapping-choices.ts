import type { BomField, ReadingPoint } from '@schrankwerk/contracts'
import type { BomInfo } from '../data/bom-info.ts'

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'cp850',
] as const
export const separators = [';', ',', '\t', '|'] as const

/** Where in the file the table stands; what is left out was found by the server. */
export interface Place {
  headerRowIndex?: number
  sheet?: string
  /** Sheets that are read besides. */
  furtherSheets?: string[]
  encoding?: (typeof encodings)[number]
  separator?: (typeof separators)[number]
}

/** What the user decided so far; everything else follows the suggestion. Kept as a draft in this tab. */
export interface MappingChoices {
  place: Place
  /** By header as the reading names it; null leaves the column out. */
  fields: Record<string, BomField | null>
  /** Columns that a person gave their field, or whose suggestion a person found right. */
  decided?: string[]
  /** What of the reading a person chose or found right. */
  decidedReading?: ReadingPoint[]
  /** Columns without an entry in `fields` are left out: the mapping was decided before. */
  isComplete?: boolean
  quantityBasis?: 'EACH' | 'TOTAL'
  /** Cabinets that totals are for; left out, those of the enquiry. */
  quantityCount?: number
  suppliedTexts?: string[]
  includedRows: number[]
  excludedRows?: number[] | undefined
}

export const noChoices: MappingChoices = { place: {}, fields: {}, includedRows: [] }

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((one) => one === value)

const definedOf = (place: Place): Place =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))

/** The choices to begin with: those of the last mapping, where there was one. */
export function choicesOf(bom: BomInfo): MappingChoices {
  if (bom.mappedAt === null) return noChoices
  return {
    place: definedOf({
      headerRowIndex: bom.bomHeaderRowIndex || undefined,
      sheet: bom.sheet || undefined,
      furtherSheets: bom.furtherSheets.length > 0 ? bom.furtherSheets : undefined,
      encoding: oneOf(encodings, bom.encoding),
      separator: oneOf(separators, bom.separator),
    }),
    fields: Object.fromEntries(bom.fieldMapping.map((entry) => [entry.importHeader, entry.articleField])),
    decidedReading: bom.decidedReading,
    isComplete: true,
    ...(bom.quantityBasis === null ? {} : { quantityBasis: bom.quantityBasis }),
    ...(bom.quantityCount === null ? {} : { quantityCount: bom.quantityCount }),
    ...(bom.suppliedPartString === null ? {} : { suppliedTexts: textsOf(bom.suppliedPartString) }),
    includedRows: bom.includedRows,
    excludedRows: bom.excludedRows,
  }
}

/** The choices with a row, which was left out, taken back in. */
export const withRow = (choices: MappingChoices, row: number | undefined): MappingChoices =>
  row === undefined || choices.includedRows.includes(row)
    ? choices
    : { ...choices, includedRows: [...choices.includedRows, row] }

const textsOf = (joined: string): string[] =>
  joined
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
