import { type SheetRow, shownText } from '@schrankwerk/domain/bom'
import type { HeadedColumn, Settled } from './headed-column.ts'

/** „Rabatt %“, „Grundrabatt“, "Discount rate" */
const named =
  /^(?:grund|basis|händler)?rabatt(?:satz)?$|^(?:basic |dealer )?discount(?: rate)?$|^(?:remise|sconto|descuento|desconto|rabat|korting|sleva|iskonto)$/u
const percentBehind = / (?:in )?%$/
const percent = /^\d{1,2}(?:[.,]\d{1,3})?(?:\s?%)?$/

/** As many lines tell that it is the group which has the discount, not each article its own. */
const fewestRepeated = 2

/**
 * A column of discounts is that of the groups where each group of the lines has one. Of articles with discounts of their
 * own it is not: nothing here takes these.
 */
export function suggestGroupPercents(
  columns: readonly HeadedColumn[],
  settled: Map<number, Settled>,
  rows: readonly SheetRow[],
): void {
  const groups = columns.find(({ column }) => settled.get(column)?.field === 'discountGroup')
  if (!groups) return
  for (const { column, label } of columns) {
    const name = nameOf(label)
    if (settled.has(column) || !named.test(name) || !isOfGroups(rows, groups.column, column)) continue
    settled.set(column, {
      field: 'discountGroupPercent',
      certainty: 'CHECK',
      reason: `„${label}“ gibt jeder Rabattgruppe einen Rabatt; bitte prüfen`,
    })
    return
  }
}

/** „grundrabatt“ of „Grundrabatt (%)“ */
const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[()[\]%]/g, (sign) => (sign === '%' ? ' %' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(percentBehind, '')

function isOfGroups(rows: readonly SheetRow[], groupAt: number, percentAt: number): boolean {
  const percentOf = new Map<string, string>()
  let repeated = 0
  for (const { cells } of rows) {
    const [group = '', discount = ''] = [cells[groupAt], cells[percentAt]].map((cell) =>
      cell ? shownText(cell).trim() : '',
    )
    if (group === '' || discount === '') continue
    const known = percentOf.get(group)
    if (!percent.test(discount) || (known !== undefined && known !== discount)) return false
    if (known !== undefined) repeated += 1
    percentOf.set(group, discount)
  }
  return repeated >= fewestRepeated
}
