import { type CombinableKind, masterDataCombined } from '@schrankwerk/contracts'
import {
  Conflict,
  type Ctx,
  inTransaction,
  NotFound,
  publish,
  recordChange,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { noteUpheaval } from '../article-list/anchors.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteLookalikes } from '../lookalike/lookalike.queries.ts'
import { addArticleAmounts } from '../master-data/article-amounts.queries.ts'
import { askForTraits } from '../trait/trait-runner.ts'
import { groupClashSentence, numberClashSentence } from './clash-sentences.ts'
import { selectNumberClashes, selectSharedGroupNames } from './clashes.queries.ts'
import {
  deleteGone,
  type FormerRows,
  type GainedDiscount,
  haveArticles,
  insertCombination,
  keepFormer,
  lockChosen,
  type Move,
  markChanged,
  moveBesideManufacturer,
  moveReference,
  selectRows,
  takeNames,
  takeWholesalerDiscounts,
} from './combine.queries.ts'
import { combinableTables } from './combine-kinds.ts'
import { holdCatalogue } from './hold-catalogue.queries.ts'
import { pairGroups } from './pair-groups.ts'

type Tx = Transaction<CatalogueTables>

/** One that stays and those it takes in; a combination of manufacturers holds such of discount groups as well. */
export interface CombinationPart {
  kind: CombinableKind
  survivorId: string
  goneIds: string[]
}

/** What undoing it needs beside the references that moved. */
export interface FormerPart extends CombinationPart {
  rows: FormerRows
  gainedNames: string[]
  gainedDiscounts: GainedDiscount[]
}

/** The first stays and takes in the others: their names, and everything that names them, in one transaction. */
export function combineMasterData(
  ctx: Ctx<CatalogueTables>,
  kind: CombinableKind,
  ids: string[],
): Promise<string> {
  const [survivorId, ...goneIds] = ids as [string, ...string[]]
  return inTransaction(ctx, async (tx) => {
    await holdCatalogue(tx)
    const chosen = await lockChosen(tx, kind, [survivorId, ...goneIds])
    if (chosen.length <= goneIds.length) throw new NotFound()
    if (kind === 'discountgroup') requireOneManufacturer(chosen)
    const parts: CombinationPart[] = [
      ...(kind === 'manufacturer' ? await partsOfGroups(tx, [survivorId, ...goneIds]) : []),
      { kind, survivorId, goneIds },
    ]
    const id = uuidv7()
    await insertCombination(tx, {
      id,
      kind,
      survivor: { id: survivorId, name: chosen.find((one) => one.id === survivorId)!.display_name },
      user: { id: ctx.actor.userId, name: `${ctx.actor.name} ${ctx.actor.lastname}`.trim() },
      at: ctx.now(),
      touched: parts.flatMap((part) => [part.survivorId, ...part.goneIds]),
    })
    await keepFormer(tx, id, await combineAll(tx, id, parts, ctx.now()))
    if (kind === 'manufacturer') {
      await askForTraits(tx)
      await noteUpheaval(tx, ['anchors', 'words'])
    }
    await recordChange(tx, ctx, {
      entity: combinableTables[kind].entity,
      entityId: survivorId,
      action: 'combine',
    })
    await publish(
      tx,
      masterDataCombined,
      { kind, ids: [survivorId, ...goneIds] },
      { aggregateId: id, aggregateVersion: 1 },
    )
    return survivorId
  })
}

export function requireOneManufacturer(groups: { manufacturerId: string | null }[]): void {
  if (new Set(groups.map((group) => group.manufacturerId)).size > 1)
    throw new Conflict('groups-of-different-manufacturers')
}

/** Refuses where a number would belong to two articles, or a name to two discounts. */
async function partsOfGroups(tx: Tx, manufacturerIds: string[]): Promise<CombinationPart[]> {
  const numbers = await selectNumberClashes(tx, manufacturerIds)
  if (numbers.amount > 0) throw new Conflict('numbers-clash').because(numberClashSentence(numbers))
  const { pairs, clashes } = pairGroups(await selectSharedGroupNames(tx, manufacturerIds), manufacturerIds)
  if (clashes.length > 0) throw new Conflict('discount-groups-clash').because(groupClashSentence(clashes))
  return pairs.map((pair) => ({ kind: 'discountgroup', ...pair }))
}

/** A kind at a time, groups before their manufacturers: a place that names them is gone through once for all. */
async function combineAll(
  tx: Tx,
  combinationId: string,
  parts: CombinationPart[],
  now: Date,
): Promise<FormerPart[]> {
  const former: FormerPart[] = []
  for (const [kind, ofKind] of Map.groupBy(parts, (one) => one.kind)) {
    const survivors = new Map(
      ofKind.flatMap(({ survivorId, goneIds }) => goneIds.map((goneId) => [goneId, survivorId] as const)),
    )
    await moveReferences(tx, kind, { combinationId, survivors, now })
    for (const one of ofKind) former.push(await combineOne(tx, one, now))
  }
  return former
}

async function moveReferences(tx: Tx, kind: CombinableKind, move: Move): Promise<void> {
  const { table, references } = combinableTables[kind]
  for (const reference of references) {
    const ofArticles = reference.table === 'article'
    if (ofArticles && !(await haveArticles(tx, kind, [...move.survivors.keys()]))) continue
    const amounts = await moveReference(tx, reference, move)
    if (ofArticles) await addArticleAmounts(tx, table, amounts)
  }
}

async function combineOne(tx: Tx, part: CombinationPart, now: Date): Promise<FormerPart> {
  const { kind, survivorId, goneIds } = part
  const rows = await selectRows(tx, kind, goneIds)
  if (kind === 'manufacturer') await moveBesideManufacturer(tx, survivorId, goneIds)
  const gainedDiscounts =
    kind === 'discountgroup' ? await takeWholesalerDiscounts(tx, survivorId, goneIds) : []
  const gainedNames = await takeNames(tx, kind, survivorId, goneIds)
  await deleteGone(tx, kind, goneIds)
  await deleteLookalikes(tx, kind, goneIds)
  await markChanged(tx, kind, survivorId, now)
  return { ...part, rows, gainedNames, gainedDiscounts }
}
