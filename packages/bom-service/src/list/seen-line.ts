import { withoutRemembered } from '@schrankwerk/domain/bom'
import type { LineView } from '../keeper/bom-owner.ts'
import type { LineRow } from '../keeper/bom-tables.ts'

type Seen = Pick<LineView, 'hidesOwnTexts' | 'showsOwnFields'>

/** A line as its asker may read it. */
export const lineSeenBy = (line: LineRow, view: Seen): LineRow =>
  withoutOthersChoices(withoutOwnTexts(line, view), view)

/**
 * Where the list is another company's own, what it says of a line stays theirs: no dealer's number, no link, no text of
 * a quantity or its unit, no reason and note that quote the row, and the article's description in place of the list's.
 * Lines copied from a list of the asker's hold the asker's texts and stay whole.
 */
function withoutOwnTexts(line: LineRow, { hidesOwnTexts }: Seen): LineRow {
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

/** What a company chose and remembers is its own: to everybody else an article is assigned, whatever it came from. */
function withoutOthersChoices(line: LineRow, { showsOwnFields }: Seen): LineRow {
  if (showsOwnFields && line.matched_by !== assigned) return line
  return {
    ...line,
    matched_by: line.manual_replacement ? assigned : line.matched_by,
    reason: withoutRemembered(line.reason),
    manual_replacement: false,
    edited: hasOwnValues(line),
  }
}

/** Stored so in lines that were taken over from another company's list. */
export const assigned = 'ASSIGNED'

/** Whether a person changed the line itself, whatever its article. */
export const hasOwnValues = ({ by_hand }: Pick<LineRow, 'by_hand'>): boolean =>
  by_hand.purchasePrice !== undefined || Object.keys(by_hand.values ?? {}).length > 0
