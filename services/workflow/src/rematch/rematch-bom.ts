import { estimateOf, findBom } from '@schrankwerk/bom-service'
import type { BodyOf, rematchBom as rematchEndpoint } from '@schrankwerk/contracts'
import { inTransaction, NotFound } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { Disguise } from '../bom/disguise.ts'
import { estimatedBom } from '../bom/party-bom.ts'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { lockOwner, requireEditable } from '../owner/find-owner.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findNewMatches, type RematchFor, writeNewMatches } from './rematch-list.ts'
import { findChangedArticles, renewedLines, writeRenewed } from './renew-list.ts'

type Written = { found: number; renewed: number }
type Write = (tx: Transaction<WorkflowTables>) => Promise<Written>

/**
 * Matches the lines of one's own draft again that have no article and that nobody decided about, as an import never does
 * by itself, or renews the articles of the others. A person changes the draft, so its version rises like with any other
 * change.
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
  const asked = { catalogue, companyId, requestId: ctx.requestId }
  const write = await (input.renew ? renewing(ctx, asked, bom.id) : matching(ctx, asked, bom.id))
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    await requireEditable(tx, ctx, owner, editVersion)
    const written = await write(tx)
    const version =
      written.found + written.renewed === 0
        ? editVersion
        : await recordOwnerChange(tx, ctx, owner, 'rematch-bom')
    const told = await estimateOf(tx, estimatedBom(ctx, owner, disguise))
    return { ...written, ...told, editVersion: version }
  })
}

async function matching(ctx: WorkflowCtx, asked: RematchFor, bomId: string): Promise<Write> {
  const matches = await findNewMatches(ctx.db, asked, bomId)
  return async (tx) => {
    const { lineIds } = await writeNewMatches(tx, bomId, matches, ctx.now())
    return { found: lineIds.length, renewed: 0 }
  }
}

async function renewing(ctx: WorkflowCtx, asked: RematchFor, bomId: string): Promise<Write> {
  const changed = await findChangedArticles(ctx.db, asked, bomId)
  const renewed = await renewedLines(ctx.db, asked, bomId, changed)
  return async (tx) => ({ found: 0, renewed: await writeRenewed(tx, bomId, renewed) })
}
