import { type Combination, masterDataCombined } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  inTransaction,
  NotFound,
  publish,
  recordChange,
  type Sendable,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { noteUpheaval } from '../article-list/anchors.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { addArticleAmounts } from '../master-data/article-amounts.queries.ts'
import { askForTraits } from '../trait/trait-runner.ts'
import { presentCombination } from './combination.presenter.ts'
import { findCombination, lockCombination, markUndone } from './combination.queries.ts'
import { lockChosen, markChanged } from './combine.queries.ts'
import { combinableTables } from './combine-kinds.ts'
import type { FormerPart } from './combine-master-data.ts'
import { findObstacle } from './find-obstacle.ts'
import { holdCatalogue } from './hold-catalogue.queries.ts'
import { giveNumbersAnOwner, moveBack, restoreDiscounts, restoreNames, restoreRows } from './undo.queries.ts'

/** Everything goes back to where it was; what people changed since keeps their change. */
export function undoCombination(ctx: Ctx<CatalogueTables>, id: string): Promise<Sendable<Combination>> {
  return inTransaction(ctx, async (tx) => {
    await holdCatalogue(tx)
    await lockCombination(tx, id)
    const made = await findCombination(tx, id, ctx.now())
    if (!made) throw new NotFound()
    if (made.undone_at) throw new Conflict('combination-undone')
    const { kind, survivor_id: survivorId } = made
    await lockChosen(tx, kind, [survivorId])
    const obstacle = await findObstacle(tx, made)
    if (obstacle) throw new Conflict('combination-built-on').because(obstacle)
    for (const part of made.former.toReversed()) await takeApart(tx, id, part, ctx.now())
    await markUndone(tx, id, ctx.now())
    if (kind === 'manufacturer') {
      await askForTraits(tx)
      await noteUpheaval(tx, ['anchors', 'words'])
    }
    const ids = made.former.at(-1)!.goneIds
    for (const entityId of [survivorId, ...ids])
      await recordChange(tx, ctx, { entity: combinableTables[kind].entity, entityId, action: 'undo-combine' })
    await publish(
      tx,
      masterDataCombined,
      { kind, ids: [survivorId, ...ids] },
      { aggregateId: id, aggregateVersion: 2 },
    )
    return presentCombination({ ...made, undone_at: ctx.now() })
  })
}

async function takeApart(
  tx: Transaction<CatalogueTables>,
  combinationId: string,
  part: FormerPart,
  now: Date,
): Promise<void> {
  await restoreRows(tx, part)
  const { table, references } = combinableTables[part.kind]
  for (const reference of references) {
    const amounts = await moveBack(tx, combinationId, part, reference, now)
    if (reference.table !== 'article') continue
    const all = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
    await addArticleAmounts(tx, table, amounts.set(part.survivorId, -all))
  }
  if (part.kind === 'manufacturer') await giveNumbersAnOwner(tx, part)
  if (part.kind === 'discountgroup') await restoreDiscounts(tx, part)
  await restoreNames(tx, part)
  await markChanged(tx, part.kind, part.survivorId, now)
}
