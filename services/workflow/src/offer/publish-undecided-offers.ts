import { offerChanged, offerDrafted } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { undecidedOffersOf } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/**
 * Announces the undecided offers and drafts of an enquiry whose state changed: what may be done with them depends on it,
 * and their pages show it at once. Their own versions stay.
 */
export async function publishUndecidedOffers(
  tx: Transaction<WorkflowTables>,
  { actor }: Pick<WorkflowCtx, 'actor'>,
  enquiryId: string,
): Promise<void> {
  for (const offer of await undecidedOffersOf(tx, enquiryId))
    await publishOffer(tx, offer.released ? offerChanged : offerDrafted, offer, {
      userId: actor.userId,
      editVersion: offer.edit_version,
    })
}
