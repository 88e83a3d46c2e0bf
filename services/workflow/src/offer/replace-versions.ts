import { offerReplaced } from '@schrankwerk/contracts'
import { recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { flagOffer, type OfferRow, versionsOf } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/**
 * Invalidates the versions that a release replaces, declined ones too: the customer sees the latest of them. The caller holds the
 * enquiry's lock and has made sure that none of them is ordered.
 */
export async function replaceVersions(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  released: OfferRow,
): Promise<void> {
  for (const version of await versionsOf(tx, released.family_id)) {
    if (version.id === released.id || !version.released || version.archived || version.invalidated) continue
    await flagOffer(tx, ctx, version.id, 'invalidated')
    await recordChange(tx, ctx, { entity: 'offer', entityId: version.id, action: 'replace' })
    await publishOffer(tx, offerReplaced, version, {
      userId: ctx.actor.userId,
      editVersion: version.edit_version + 1,
      replacedById: released.id,
    })
  }
}
