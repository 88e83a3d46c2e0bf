import type { ArticleSnapshot } from '@schrankwerk/contracts'
import { isRememberedByNumber } from '@schrankwerk/domain/bom'
import type { ByHand, LineRow } from '../keeper/bom-tables.ts'
import type { LineByHand } from '../list/lines-by-hand.queries.ts'
import { leftWithoutArticle, replacedBy } from '../matching/match-lines.ts'
import { repriced } from './own-price.ts'

const byRow = (former: readonly LineByHand[]) => new Map(former.map((line) => [line.row_index, line]))

/** The lines with the values that were changed by hand when the same table was mapped before. */
export function keepValues(lines: readonly LineRow[], former: readonly LineByHand[]): LineRow[] {
  const before = byRow(former)
  return lines.map((line) => {
    const known = before.get(line.row_index)
    return known === undefined
      ? line
      : { ...withValues(line, known.by_hand.values ?? {}), by_hand: known.by_hand }
  })
}

/** The line with other values; where that is another unit, the file's own stays beside it. */
export function withValues(line: LineRow, values: NonNullable<ByHand['values']>): LineRow {
  const after = { ...line, ...values }
  if (values.quantity_unit_name === undefined) return after
  const wasChosen = line.by_hand.values?.quantity_unit_name !== undefined
  return { ...after, quantity_unit_text: wasChosen ? line.quantity_unit_text : line.quantity_unit_name }
}

/**
 * What a person chose for this very line stays so, nothing of it to be checked, where it is still what is remembered, or
 * where no number told the catalogue to remember it.
 */
export function keepChoice(line: LineRow, chosen: ArticleSnapshot | null): LineRow {
  if (chosen === null) return line
  if (line.matched_article_id === chosen.id) return replacedBy(line, line.article ?? chosen)
  return isRememberedByNumber(line.order_number, line.manufacturer_number) ? line : replacedBy(line, chosen)
}

/** The article that a person chose for the line, at the catalogue's prices. */
export const chosenArticle = (
  line: Pick<LineRow, 'article' | 'manual_replacement' | 'edited' | 'certainty' | 'by_hand'>,
): ArticleSnapshot | null =>
  line.article !== null && line.manual_replacement && line.edited && line.certainty === 'SURE'
    ? { ...line.article, ...line.by_hand.cataloguePrices }
    : null

/** The matched lines with the prices that were given by hand, and with the articles that were chosen. */
export function keepDecisions(lines: readonly LineRow[], former: readonly LineByHand[]): LineRow[] {
  const before = byRow(former)
  return lines.map((line) => {
    const known = before.get(line.row_index)
    if (known === undefined) return line
    if (known.by_hand.withoutArticle) return repriced(leftWithoutArticle(line), known)
    return { ...repriced(keepChoice(line, chosenArticle(known)), known), edited: true }
  })
}
