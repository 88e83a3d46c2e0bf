import type { Work } from '@schrankwerk/service-kit'
import { findOwner } from '../owner/find-owner.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { hasLinesBeyond } from './bom.queries.ts'

/** Lists up to here are read, judged and copied in passing. */
const longList = 5000

/**
 * What a call costs that reads or copies the whole list of an owner: with a long one it takes a place. Of an owner
 * that the asker may not see nothing is said here; the call itself refuses.
 */
export async function workOnList(ctx: WorkflowCtx, owner: Owner): Promise<Work | undefined> {
  if (!(await hasLinesBeyond(ctx.db, owner, longList))) return undefined
  const isVisible = await findOwner(ctx.db, ctx, owner).then(
    () => true,
    () => false,
  )
  return isVisible ? 'long-list' : undefined
}
