import { workOnList, writeCheckedList } from '@schrankwerk/bom-service'
import { getCheckedList } from '@schrankwerk/contracts'
import { type Api, attachmentHeaders, route, sendStream } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { findOwner } from '../owner/find-owner.ts'
import { type Owner, ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { partyBom } from './party-bom.ts'

export function checkedListRoute(app: Api<WorkflowTables>): void {
  route(app, getCheckedList, ({ ctx, query }) => sendCheckedList(ctx, ownerOf(query)), {
    workOf: ({ ctx, query }) => workOnList(ctx.db, partyBom(ctx, ownerOf(query))),
  })
}

/** 404 where the asker may not see the list's owner. */
export async function sendCheckedList(ctx: WorkflowCtx, owner: Owner): Promise<Response> {
  const { amount } = await findOwner(ctx.db, ctx, owner)
  const file = await writeCheckedList(ctx.db, partyBom(ctx, owner), amount)
  return sendStream(file, { headers: attachmentHeaders('Stückliste geprüft.xlsx') })
}
