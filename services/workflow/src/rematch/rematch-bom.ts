import { estimateOf, findBom } from '@schrankwerk/bom-service'
import type { BodyOf, rematchBom as rematchEndpoint } from '@schrankwerk/contracts'
import { inTransaction, NotFound } from '@schrankwerk/service-kit'
import type { Disguise } from '../bom/disguise.ts'
import { estimatedBom } from '../bom/party-bom.ts'
import type { CatalogueClient } from '../catalogue-client.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { lockOwner, requireEditable } from '../owner/find-owner.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findNewMatches, writeNewMatches } from './rematch-list.ts'

/**
 * Matches the lines of one's own draft again that have no article and that nobody decided about, as an import never does
 * by itself. A person changes the draft, so its version rises like with any other change.
 */
export async function rematchBom(
  ctx: WorkflowCtx,
  { catalogue, disguise }: { catalogue: CatalogueClient; disguise: Disguise | undefined },
  input: BodyOf<typeof rematchEndpoint>,
) {
  const owner = ownerOf(input)
  const { editVersion } = await requireEditable(ctx.db, ctx, owner, input.editVersion)
  const bom = await findBom(ctx.db, ofOwner('bom', owner))
  if (bom === undefined) throw new NotFound('bom-missing')
  const { companyId } = ctx.actor
  const matches = await findNewMatches(ctx.db, { catalogue, companyId, requestId: ctx.requestId }, bom.id)
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    await requireEditable(tx, ctx, owner, editVersion)
    const { lineIds } = await writeNewMatches(tx, bom.id, matches, ctx.now())
    const version =
      lineIds.length === 0 ? editVersion : await recordOwnerChange(tx, ctx, owner, 'rematch-bom')
    const told = await estimateOf(tx, estimatedBom(ctx, owner, disguise))
    return { found: lineIds.length, ...told, editVersion: version }
  })
}
