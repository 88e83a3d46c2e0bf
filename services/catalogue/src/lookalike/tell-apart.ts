import { type CombinableKind, masterDataChanged } from '@schrankwerk/contracts'
import { type Ctx, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { masterDataTables } from '../master-data/master-data-tables.ts'
import { areThere, takeTurn, writeApart } from './lookalike.queries.ts'

interface TellApart {
  kind: CombinableKind
  ids: string[]
  different: boolean
}

/** Remembers that two are not the same, whatever their names will be, or forgets it. */
export function tellApart(ctx: Ctx<CatalogueTables>, { kind, ids, different }: TellApart): Promise<void> {
  const pair = [...new Set(ids)].sort() as [string, string]
  return inTransaction(ctx, async (tx) => {
    await takeTurn(tx)
    if (!(await areThere(tx, kind, pair)) || pair.length < 2) throw new NotFound()
    const by = different ? { userId: ctx.actor.userId, at: ctx.now() } : undefined
    await writeApart(tx, kind, pair, by)
    for (const entityId of pair)
      await recordChange(tx, ctx, {
        entity: masterDataTables[kind].entity,
        entityId,
        action: 'update',
        fields: ['lookalikes'],
      })
    await publish(
      tx,
      masterDataChanged,
      { kind, id: pair[0] },
      { aggregateId: pair[0], aggregateVersion: ctx.now().getTime() },
    )
  })
}
