import { articleImportChanged } from '@schrankwerk/contracts'
import { Conflict, type Ctx, enqueueJobAgain, isUniqueViolation, publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { markImportDecided } from './article-import.queries.ts'
import { decisionJob } from './import-progress.ts'

/** Lets an import run again, to be accepted or undone: one thing at a time runs. */
export async function beginDecision(
  tx: Transaction<CatalogueTables>,
  ctx: Ctx<CatalogueTables>,
  {
    id,
    ...decision
  }: { id: string } & ({ state: 'PROPOSED'; work: 'ACCEPT' } | { state: 'ENDED'; work: 'UNDO' }),
): Promise<void> {
  try {
    const editVersion = await markImportDecided(tx, { id, ...decision, userId: ctx.actor.userId })
    if (!editVersion || !(await enqueueJobAgain(tx, { ...decisionJob, id })))
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
