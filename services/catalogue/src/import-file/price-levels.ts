import type { HeadedColumn, Settled } from './headed-column.ts'
import { tax } from './price-header.ts'

/** „Sale3“, „Stufe B“: which of several it is, behind a word. */
const level = /(?<=\p{L}{2})(?:[ _.-]?\d{1,2}|[ _.-][A-H])$/u

const enoughValues = 5
const half = 0.5

const baseOf = ({ label }: HeadedColumn) =>
  level.test(label) ? label.replace(level, '').toLowerCase() : undefined

const areAmounts = ({ profile, price, percent, ean }: HeadedColumn['values']) =>
  profile.filled >= enoughValues &&
  profile.distinct > 1 &&
  (price >= 0.8 || (price >= 0.4 && profile.numeric >= 0.9)) &&
  percent === 0 &&
  profile.date < 0.1 &&
  ean < 0.1

/** What is asked for an article is hardly less than what it costs. */
function isRatherBelow({ values }: HeadedColumn, paid: HeadedColumn): boolean {
  const both = [...values.numbers].flatMap(([row, price]) => {
    const cost = paid.values.numbers.get(row)
    return cost === undefined || cost === 0 || price === 0 ? [] : [price < cost]
  })
  return both.filter(Boolean).length > both.length * half
}

/** „Sale3TTC“ beside „Sale3“ */
const isSameWithTax = (list: HeadedColumn, { label }: HeadedColumn) =>
  tax.test(list.label) && list.label.replace(tax, '').trim() === label

/** Of amounts in columns that differ by a figure or letter behind one word, the first are those of the list. */
export function listFirstLevel(
  columns: readonly HeadedColumn[],
  settled: Map<number, Settled>,
  isOpen: (one: HeadedColumn) => boolean,
): void {
  const paid = columns.find(({ column }) => settled.get(column)?.field === 'purchasePrice')
  const list = columns.find(({ column }) => settled.get(column)?.field === 'listPrice')
  if (!paid) return
  const levels = columns.filter(
    (one) =>
      baseOf(one) !== undefined &&
      columns.some((other) => other !== one && baseOf(other) === baseOf(one)) &&
      isOpen(one) &&
      one.header.fromPieces === null &&
      !one.header.isTaxed &&
      areAmounts(one.values) &&
      !isRatherBelow(one, paid),
  )
  const fullest = Math.max(0, ...levels.map(({ values }) => values.numbers.size))
  const found = levels.find(({ values }) => values.numbers.size >= fullest * half)
  if (!found || (list && !isSameWithTax(list, found))) return
  if (list) settled.delete(list.column)
  settled.set(found.column, {
    field: 'listPrice',
    certainty: 'CHECK',
    reason: `„${found.label}“ ist eine von mehreren Preisstufen; bitte prüfen`,
  })
}
