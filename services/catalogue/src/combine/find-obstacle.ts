import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { CombinationRow } from './combination.queries.ts'
import type { FormerPart } from './combine-master-data.ts'
import { findLaterCombination, findSurvivor, findTakenName, selectMovedGroups } from './obstacles.queries.ts'

type Tx = Transaction<CatalogueTables>

/** The German sentence of what was built on a combination since, so that it cannot be taken back; or nothing. */
export async function findObstacle(tx: Tx, made: CombinationRow): Promise<string | undefined> {
  const movedGroups = await selectMovedGroups(tx, made.id)
  const later = movedGroups.length > 0 ? await findLaterCombination(tx, made, movedGroups) : undefined
  if (later) return laterSentence(later.name)
  for (const part of made.former) {
    const obstacle = (await survivorObstacle(tx, made, part)) ?? (await nameObstacle(tx, part))
    if (obstacle) return obstacle
  }
  return undefined
}

const laterSentence = (name: string) =>
  `Danach wurde hier noch einmal zusammengeführt, zu „${name}“. Bitte machen Sie zuerst das rückgängig.`

async function survivorObstacle(tx: Tx, made: CombinationRow, part: FormerPart) {
  const survivor = await findSurvivor(tx, part)
  if (!survivor) {
    const later = await findLaterCombination(tx, made, [part.survivorId])
    if (later) return laterSentence(later.name)
    return part.kind === made.kind
      ? `„${made.survivor_name}“ gibt es nicht mehr.`
      : `Eine Rabattgruppe von „${made.survivor_name}“ gibt es nicht mehr.`
  }
  const formerOwner = part.rows.discount_group?.[0]?.manufacturer_id ?? null
  const hasMoved = made.kind === 'discountgroup' && survivor.manufacturerId !== formerOwner
  return hasMoved ? `„${survivor.name}“ gehört inzwischen zu einem anderen Hersteller.` : undefined
}

async function nameObstacle(tx: Tx, part: FormerPart) {
  const taken = await findTakenName(tx, part)
  if (!taken) return undefined
  return taken.isSurvivors
    ? `„${taken.name}“ ist inzwischen mehr als eine Namensvariante von „${taken.owner}“.`
    : `Die Bezeichnung „${taken.name}“ gehört inzwischen zu „${taken.owner}“.`
}
