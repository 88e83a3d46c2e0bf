import type { BomReading, changeBomHeader, FieldsOf } from '@schrankwerk/contracts'
import { type FileStore, type Upload, withStoredFile } from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import { requireEditable } from '../owner/find-owner.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type BomThreads, describeBom } from './describe-bom.ts'
import { findBomFile } from './find-bom-file.ts'

/** Reads the stored table (or the one sent along) again with another header row, sheet, encoding or separator. */
export async function readHeader(
  ctx: WorkflowCtx,
  { files, ...parts }: { catalogue: CatalogueClient; files: FileStore; threads: BomThreads },
  owner: Owner,
  upload: Upload | undefined,
  fields: FieldsOf<typeof changeBomHeader>,
): Promise<BomReading> {
  const { amount, editVersion } = await requireEditable(ctx.db, ctx, owner)
  const describe = async (path: string, filename: string) => {
    const { headerRowIndex, sheet, encoding, separator } = fields
    const choice = { sheet, encoding, separator }
    const reading = await describeBom(ctx, parts, { path, filename, choice, headerRowIndex, amount })
    return { ...reading, editVersion }
  }
  if (upload !== undefined) return describe(upload.path, upload.filename)
  const file = await findBomFile(ctx, owner)
  return withStoredFile(files, file.storage_key, (path) => describe(path, file.filename))
}
