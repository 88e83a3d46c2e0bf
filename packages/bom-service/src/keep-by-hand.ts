import type { LineByHand, LineRow } from './bom.queries.ts'
import { replacedBy } from './match-lines.ts'
import { repriced } from './own-price.ts'

const byRow = (former: readonly LineByHand[]) => new Map(former.map((line) => [line.row_index, line]))

/** The lines with the values that were changed by hand when the same table was mapped before. */
export function keepValues(lines: readonly LineRow[], former: readonly LineByHand[]): LineRow[] {
  const before = byRow(former)
  return lines.map((line) => {
    const known = before.get(line.row_index)
    return known === undefined ? line : { ...line, ...known.by_hand.values, by_hand: known.by_hand }
  })
}

/**
 * The matched lines with the prices that were given by hand, and the articles too where no number told the catalogue to
 * remember them.
 */
export function keepDecisions(lines: readonly LineRow[], former: readonly LineByHand[]): LineRow[] {
  const before = byRow(former)
  return lines.map((line) => {
    const known = before.get(line.row_index)
    if (known === undefined) return line
    const hasNumber = line.order_number !== null || line.manufacturer_number !== null
    const chosen = known.article === null || hasNumber ? line : replacedBy(line, known.article)
    return { ...repriced(chosen, known), edited: true }
  })
}
