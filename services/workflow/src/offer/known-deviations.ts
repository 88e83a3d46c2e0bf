import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import {
  type AskedDeviations,
  type Deviations,
  findDeviations,
  selectListMarks,
} from './deviations.queries.ts'

/** Of so many offers what was found is kept; a thousand deviations told take some 200 kB. */
const mostKept = 100
const kept = new Map<string, Deviations>()

/**
 * What the lines of offers change, compared anew only where one of the two lists was written since. An offer is read by
 * every page that shows it and after each save of its fields, and comparing lists of 50,000 lines takes a second.
 */
export async function knownDeviations(
  db: Kysely<WorkflowTables>,
  asked: AskedDeviations & { most: number },
): Promise<Map<string, Deviations>> {
  const { enquiryId, offerIds, hidesOwn, most } = asked
  const marks = await selectListMarks(db, asked)
  const keyOf = (offerId: string) =>
    JSON.stringify([offerId, hidesOwn, most, marks.get(enquiryId), marks.get(offerId)])
  const known = new Map<string, Deviations>()
  for (const offerId of offerIds) {
    const found = kept.get(keyOf(offerId))
    if (found === undefined) continue
    keep(keyOf(offerId), found)
    known.set(offerId, found)
  }
  const others = offerIds.filter((offerId) => !known.has(offerId))
  if (others.length === 0) return known
  for (const [offerId, found] of await findDeviations(db, { ...asked, offerIds: others })) {
    keep(keyOf(offerId), found)
    known.set(offerId, found)
  }
  return known
}

/** As the one that was asked for last; the one that nobody asked for longest goes. */
function keep(key: string, found: Deviations): void {
  kept.delete(key)
  kept.set(key, found)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value as string)
}
