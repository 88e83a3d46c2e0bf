import { type Ctx, inTransaction } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { mustBeEditable } from './admin-bom.policy.ts'
import { lockResults, touchResult } from './admin-bom.queries.ts'
import { publishResult } from './publish-result.ts'

/** From here on the list stays as it is. */
export function releaseResult(ctx: Ctx<CatalogueTables>, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await lockResults(tx, [id])
    mustBeEditable(row)
    const editVersion = await touchResult(tx, id, ctx.now(), { released: true })
    await publishResult(tx, ctx, { id, action: 'release', editVersion })
  })
}
