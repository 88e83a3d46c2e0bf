import { missingNumbersChanged } from '@schrankwerk/contracts'
import { inTransaction, publish } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { countOverLists, takeDueNumbers } from './count-missing-numbers.queries.ts'

/**
 * Counts the numbers again whose lists changed since, and tells the operator's open pages. Beside the writing of lists,
 * not within it: lists that name the same numbers would wait for each other.
 */
export async function countMissingNumbers(db: Kysely<WorkflowTables>): Promise<void> {
  let hasCounted = true
  while (hasCounted) {
    hasCounted = await inTransaction({ db }, async (tx) => {
      const due = await takeDueNumbers(tx)
      if (due.numberKeys.length === 0) return false
      await countOverLists(tx, due)
      await publish(tx, missingNumbersChanged, { userId: null }, aboutWorklist())
      return true
    })
  }
}

/** The worklist as a whole is what the event is about. */
export const aboutWorklist = () => ({ aggregateId: 'all', aggregateVersion: Date.now() })
