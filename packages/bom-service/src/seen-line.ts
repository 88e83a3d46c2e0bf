import type { LineRow } from './bom.queries.ts'
import type { LineView } from './bom-owner.ts'

/**
 * A line as its asker may read it. Where the list is another company's own, what it says of a line stays theirs: no
 * dealer's number, no link, no text of a quantity or its unit, no reason and note that quote the row, and the article's
 * description in place of the list's. Lines copied from a list of the asker's hold the asker's texts and stay whole.
 */
export function lineSeenBy(line: LineRow, { hidesOwnTexts }: Pick<LineView, 'hidesOwnTexts'>): LineRow {
  if (!hidesOwnTexts || line.copied_from !== null) return line
  return {
    ...line,
    wholesaler_order_number: null,
    manufacturer_link: null,
    quantity_text: null,
    quantity_unit_text: null,
    reason: '',
    notes: [],
    description: line.article?.description ?? null,
  }
}
