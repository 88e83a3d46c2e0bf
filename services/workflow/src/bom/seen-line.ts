import type { Actor } from '@schrankwerk/service-kit'
import { kindOf, type Owner } from '../owner/owner.ts'
import type { LineRow } from './bom.queries.ts'

/** Whether a supplier's own texts may be among what the asker sees: a customer looks at an offer. */
export const seesAnothersList = ({ companyType }: Pick<Actor, 'companyType'>, owner: Owner): boolean =>
  companyType === 'CUSTOMER' && kindOf(owner) === 'offer'

/**
 * A line as its asker may read it. A customer sees what a supplier offers, not what the supplier's own list says of it: no
 * dealer's number, no text of a quantity, no reason and note that quote the row, and the article's description in
 * place of the list's. Lines copied from the customer's enquiry hold the customer's texts and stay whole.
 */
export function lineSeenBy(line: LineRow, actor: Pick<Actor, 'companyType'>, owner: Owner): LineRow {
  if (!seesAnothersList(actor, owner) || line.copied_from !== null) return line
  return {
    ...line,
    wholesaler_order_number: null,
    quantity_text: null,
    reason: '',
    notes: [],
    description: line.article?.description ?? null,
  }
}
