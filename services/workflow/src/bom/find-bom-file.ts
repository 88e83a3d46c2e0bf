import { NotFound } from '@schrankwerk/service-kit'
import { type FileRow, findFileSeenBy } from '../file/file.queries.ts'
import { findOwner } from '../owner/find-owner.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findBom } from './bom-state.queries.ts'

/** The uploaded table of an owner the asker may see. */
export async function findBomFile(ctx: WorkflowCtx, owner: Owner): Promise<FileRow> {
  await findOwner(ctx.db, ctx, owner)
  const bom = await findBom(ctx.db, owner)
  const file = bom?.file_id ? await findFileSeenBy(ctx.db, owner, bom.file_id, ctx.actor) : undefined
  if (file === undefined) throw new NotFound('bom-missing')
  return file
}
