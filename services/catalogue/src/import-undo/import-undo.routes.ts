import { previewImportUndo as previewEndpoint, undoArticleImport } from '@schrankwerk/contracts'
import { type Api, type JobRunner, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { previewImportUndo } from './preview-import-undo.ts'
import { startImportUndo } from './start-import-undo.ts'

export function importUndoRoutes(
  app: Api<CatalogueTables>,
  { decisionRunner }: { decisionRunner: JobRunner },
) {
  route(app, previewEndpoint, ({ ctx, query }) => previewImportUndo(ctx.db, query.id))
  route(app, undoArticleImport, ({ ctx, body }) => startImportUndo(ctx, body, decisionRunner))
}
