import type { LeftOutCode } from './bom-line.ts'
import { looksLikeNumber } from './column-profile.ts'
import { type BomField, type FieldColumns, numberFields } from './fields.ts'
import { readQuantity } from './quantity.ts'
import { isTotal } from './row-words.ts'
import { cellText, filledColumns, type SheetRow } from './rows.ts'
import { isWordForNothing, withoutNothing } from './words-for-nothing.ts'

/** Why a row is no line; `text` is a German sentence for the user. */
export interface RowKind {
  code: LeftOutCode
  text: string
}

const kind =
  (code: LeftOutCode) =>
  (text: string): RowKind => ({ code, text })

/** What rows are left out as, each with its reason. */
export const section = kind('SECTION')
export const subtotal = kind('SUBTOTAL')
export const note = kind('NOTE')
export const placeholder = kind('PLACEHOLDER')
export const headerRepeated = kind('HEADER_REPEATED')

/** What a row below the header says, read once for all rules. */
export interface RowFacts {
  row: SheetRow
  headers: readonly string[]
  columns: FieldColumns
  /** The next row that holds something. */
  next: SheetRow | undefined
  /** The columns that hold something. */
  filled: readonly number[]
  /** What they hold. */
  shown: readonly string[]
  /** What is shown, without words for nothing. */
  values: readonly string[]
  /** What stands in columns of numbers, whatever it is. */
  numberTexts: readonly string[]
  /** Those of them that may be numbers. */
  numbers: readonly string[]
  description: string
  /** The description, or where there is none the first that is shown. */
  title: string
  quantityText: string
  quantity: number | null
  tags: readonly string[]
  /** Nothing in columns of numbers looks like one. */
  isUnnumbered: boolean
  /** The list counts, and this row does not. */
  isUncounted: boolean
}

/** Says why a row is no line, or that it is one whatever rules further down say; null where it says nothing of the row. */
export type RowRule = (facts: RowFacts) => RowKind | 'LINE' | null

/** The texts of a row in the columns of a field, without empty ones. */
export function textsOf(row: SheetRow, columns: FieldColumns, field: BomField): string[] {
  return (columns.get(field) ?? []).map((column) => cellText(row.cells[column])).filter((text) => text !== '')
}

/** Reads what the rules ask of a row that holds something; `next` is the next such row. */
export function factsOf(
  row: SheetRow,
  headers: readonly string[],
  columns: FieldColumns,
  next: SheetRow | undefined,
): RowFacts {
  const filled = filledColumns(row)
  const shown = filled.map((column) => cellText(row.cells[column]))
  const numberTexts = numberFields.flatMap((field) => textsOf(row, columns, field))
  const numbers = numberTexts.filter((text) => !isWordForNothing(text) && !isTotal(text))
  const description = withoutNothing([...new Set(textsOf(row, columns, 'description'))].join(' '))
  const quantityText = textsOf(row, columns, 'quantity')[0] ?? ''
  return {
    row,
    headers,
    columns,
    next,
    filled,
    shown,
    values: shown.filter((text) => !isWordForNothing(text)),
    numberTexts,
    numbers,
    description,
    title: description || shown[0]!,
    quantityText,
    quantity: readQuantity(quantityText).quantity,
    tags: [...textsOf(row, columns, 'bmk'), ...textsOf(row, columns, 'designation')],
    isUnnumbered: !numbers.some(looksLikeNumber),
    isUncounted: columns.has('quantity') && quantityText === '',
  }
}
