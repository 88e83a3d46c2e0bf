import type { BodyOf, undoArticleImport } from '@schrankwerk/contracts'
import { Conflict, type Ctx, inTransaction, type JobRunner, NotFound } from '@schrankwerk/service-kit'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import { beginDecision } from '../article-import/begin-decision.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { lockImport } from '../import-proposal/proposal.queries.ts'
import { findObstacle, findUndoable } from './undo-obstacle.queries.ts'

/** Has an import undone in the background; what stands against it is looked for again then. */
export async function startImportUndo(
  ctx: Ctx<CatalogueTables>,
  { id, keepRemembered = false }: BodyOf<typeof undoArticleImport>,
  decisionRunner: JobRunner,
): Promise<{ importId: string }> {
  await inTransaction(ctx, async (tx) => {
    await lockImport(tx, id)
    const row = await findUndoable(tx, id)
    if (!row) throw new NotFound()
    if (await findRunningImport(tx)) throw new Conflict('import-running')
    if (row.state !== 'ENDED') throw new Conflict('undo-impossible')
    const obstacle = await findObstacle(tx, row, { keepRemembered })
    if (obstacle) throw new Conflict('undo-impossible', { kind: obstacle.kind }).because(obstacle.detail)
    await beginDecision(tx, ctx, { id, state: 'ENDED', work: 'UNDO', keepRemembered })
  })
  decisionRunner.wake()
  return { importId: id }
}
