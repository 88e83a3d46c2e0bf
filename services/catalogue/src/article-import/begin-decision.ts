import { articleImportChanged } from '@schrankwerk/contracts'
import { Conflict, type Ctx, enqueueJobAgain, isUniqueViolation, publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { markImportDecided } from './article-import.queries.ts'
import { type DecisionPayload, decisionJob } from './import-progress.ts'

type Begun = { id: string } & (
  | { state: 'PROPOSED'; work: 'ACCEPT' }
  | ({ state: 'ENDED'; work: 'UNDO' } & DecisionPayload)
)

/** Lets an import run again, to be accepted or undone: one thing at a time runs. */
export async function beginDecision(
  tx: Transaction<CatalogueTables>,
  ctx: Ctx<CatalogueTables>,
  begun: Begun,
): Promise<void> {
  try {
    const { id, state, work } = begun
    const payload = work === 'UNDO' ? { keepRemembered: begun.keepRemembered } : null
    const editVersion = await markImportDecided(tx, { id, state, work, userId: ctx.actor.userId })
    if (!editVersion || !(await enqueueJobAgain(tx, { ...decisionJob, id, payload })))
      throw new Conflict('import-running')
    await publish(
      tx,
      articleImportChanged,
      { importId: id },
      { aggregateId: id, aggregateVersion: editVersion },
    )
  } catch (error) {
    throw isUniqueViolation(error) ? new Conflict('import-running') : error
  }
}
