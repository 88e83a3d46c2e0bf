import { workOnList, writeSuppliedParts } from '@schrankwerk/bom-service'
import { getSuppliedParts } from '@schrankwerk/contracts'
import { type Api, attachmentHeaders, Forbidden, route, sendStream } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { findOwner } from '../owner/find-owner.ts'
import { type Owner, ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { partyBom } from './party-bom.ts'

export function suppliedPartsRoute(app: Api<WorkflowTables>): void {
  route(app, getSuppliedParts, ({ ctx, query }) => sendSuppliedParts(ctx, ownerOf(query)), {
    workOf: ({ ctx, query }) => workOnList(ctx.db, partyBom(ctx, ownerOf(query))),
  })
}

/** 403 for the customer, who sends these parts; 404 where the asker may not see their owner. Answers for how many cabinets. */
export async function requireSuppliedParts(ctx: WorkflowCtx, owner: Owner): Promise<{ amount: number }> {
  if (ctx.actor.companyType !== 'SUPPLIER') throw new Forbidden()
  return findOwner(ctx.db, ctx, owner)
}

export async function sendSuppliedParts(ctx: WorkflowCtx, owner: Owner): Promise<Response> {
  const { amount } = await requireSuppliedParts(ctx, owner)
  const file = await writeSuppliedParts(ctx.db, partyBom(ctx, owner), amount)
  return sendStream(file, {
    headers: attachmentHeaders('Beistellteile.xlsx'),
  })
}
