import { fieldOfSigns } from './column-candidates.ts'
import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import { type Choice, type FieldRule, type FilledByValue, hasField, type OpenColumns } from './field-rule.ts'
import type { BomField, FieldColumns } from './fields.ts'
import {
  dealersForm,
  eanNumber,
  figuresBesideOrderNumber,
  orderNumber,
  referenceOfMaker,
  typeBesideOrderNumber,
} from './fill-numbers.ts'
import { purchasePrice, quantity, quantityUnitName } from './fill-quantities.ts'
import {
  bmk,
  company,
  description,
  isSuppliedPart,
  manufacturerLink,
  manufacturerName,
  nameBeforeText,
} from './fill-texts.ts'
import type { HeaderLanguage } from './header-languages.ts'

/** One after the other, each beside what those before it found. */
const rules: readonly FieldRule[] = [
  orderNumber,
  referenceOfMaker,
  dealersForm,
  typeBesideOrderNumber,
  figuresBesideOrderNumber,
  quantity,
  bmk,
  eanNumber,
  manufacturerName,
  company,
  isSuppliedPart,
  description,
  nameBeforeText,
  manufacturerLink,
  quantityUnitName,
  purchasePrice,
]

/**
 * What a list cannot do without and no header names, by the look of the values alone: number, quantity, manufacturer, text,
 * marks of supplied parts; and designations, whose signs decide over a missing name.
 * Columns whose header means something else are left alone. Every guess is to be checked.
 */
export function fillByValues(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  isFree: (column: number) => boolean,
  taken: FieldColumns,
  language: HeaderLanguage | null,
): FilledByValue[] {
  const columns = headers.map((_, column) => column).filter((column) => isFree(column))
  const open: OpenColumns = { headers, profiles, language, taken, columns, found: [] }
  fillBySigns(open)
  for (const { field, when, choices, looks } of rules) {
    if (!when(open)) continue
    for (const choice of choices) {
      const column = bestOf(open, choice)
      if (column === undefined) continue
      take(open, field, column, looks)
      break
    }
  }
  return open.found
}

/** Designations without a header. */
function fillBySigns(open: OpenColumns): void {
  for (const column of open.columns) {
    const field = open.headers[column]!.trim() === '' ? fieldOfSigns(open.profiles[column]!) : null
    if (field !== null && !hasField(open, field)) take(open, field, column, 'beginnen mit dem Zeichen dafür')
  }
}

function bestOf(open: OpenColumns, { among, fits, rank }: Choice): number | undefined {
  const { profiles, found } = open
  const isFound = (column: number) => found.some((one) => one.column === column)
  return among(open)
    .filter((column) => !isFound(column) && profiles[column]!.filled >= 2 && fits(profiles[column]!))
    .sort((a, b) => rank(profiles[b]!) - rank(profiles[a]!) || a - b)[0]
}

function take({ profiles, found }: OpenColumns, field: BomField, column: number, looks: string): void {
  const sample = profiles[column]!.samples[0]
  found.push({
    column,
    field,
    reason: `Kein Spaltenname nennt ${fieldNames[field]}; die Werte („${sample}“) ${looks}`,
  })
}
