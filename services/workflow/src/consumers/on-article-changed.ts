import type { articleChanged, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { scheduleRematch } from '../rematch/rematch-drafts.ts'

/** An article was made or gained a number: lines of drafts that name it are matched again. */
export async function onArticleChanged(
  tx: Transaction<WorkflowTables>,
  { id, payload }: EventEnvelope<EventPayload<typeof articleChanged>>,
): Promise<void> {
  if (payload.gainedNumbers) await scheduleRematch(tx, id, payload.articleId)
}
