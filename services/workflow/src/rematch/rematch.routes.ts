import { findBom, workOnList } from '@schrankwerk/bom-service'
import { getBomRematch, rematchBom as rematchEndpoint, seeBomRematch } from '@schrankwerk/contracts'
import { type Api, Conflict, route } from '@schrankwerk/service-kit'
import type { Disguise } from '../bom/disguise.ts'
import { estimatedBom, partyBom } from '../bom/party-bom.ts'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { requireEditable } from '../owner/find-owner.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { type Owner, ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { describeChanged } from './describe-changed.ts'
import { unseenLines, updateSeen } from './rematch.queries.ts'
import { rematchBom } from './rematch-bom.ts'
import { findNewMatches } from './rematch-list.ts'

/** Of a list with more open lines the first so many are tried: each page that shows it asks. */
const triedLines = 2000

/** What the catalogue has gained for the lines of a draft. */
export function rematchRoutes(
  app: Api<WorkflowTables>,
  parts: { catalogue: CatalogueClient; disguise: Disguise | undefined },
): void {
  const { catalogue } = parts
  route(
    app,
    getBomRematch,
    async ({ ctx, query }) => {
      const owner = ownerOf(query)
      const bom = (await isDraft(ctx, owner)) ? await findBom(ctx.db, ofOwner('bom', owner)) : undefined
      if (bom === undefined) return { found: null, waiting: 0, changed: null }
      const unseen = await unseenLines(ctx.db, bom.id)
      const asked = { catalogue, companyId: ctx.actor.companyId, requestId: ctx.requestId }
      const matches = await findNewMatches(ctx.db, asked, bom.id, { atMost: triedLines })
      const [first] = unseen
      const lines = unseen.map(({ id, position }) => ({ id, position }))
      return {
        found: first === undefined ? null : { since: first.since, lines },
        waiting: matches.length,
        changed: await describeChanged(ctx, asked, { bom, list: estimatedBom(ctx, owner, parts.disguise) }),
      }
    },
    {
      // A page asks by itself: with a long list one waits for the other, and what the person does meanwhile is not refused.
      workOf: async ({ ctx, query }) => (await workOnList(ctx.db, partyBom(ctx, ownerOf(query)))) && 'search',
    },
  )
  route(app, rematchEndpoint, ({ ctx, body }) => rematchBom(ctx, parts, body), {
    workOf: ({ ctx, body }) => workOnList(ctx.db, partyBom(ctx, ownerOf(body))),
  })
  route(app, seeBomRematch, async ({ ctx, body }) => {
    const owner = ownerOf(body)
    await requireEditable(ctx.db, ctx, owner)
    const bom = await findBom(ctx.db, ofOwner('bom', owner))
    if (bom !== undefined) await updateSeen(ctx.db, bom.id, body.lineIds)
  })
}

/** A page may ask once more while it hears that its list was released: then there is nothing to say. */
async function isDraft(ctx: WorkflowCtx, owner: Owner): Promise<boolean> {
  try {
    await requireEditable(ctx.db, ctx, owner)
    return true
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}
