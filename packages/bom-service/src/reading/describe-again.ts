import type { BomReading, changeBomHeader, FieldsOf } from '@schrankwerk/contracts'
import { type Upload, withStoredFile } from '@schrankwerk/service-kit'
import type { BomParts } from '../keeper/bom-keeper.ts'
import type { BomCtx, BomOwner } from '../keeper/bom-owner.ts'
import { findBomFile } from '../list/find-bom-file.ts'
import { describeBom } from './describe-bom.ts'

/** Reads the stored table (or the one sent along) again with another header row, sheet, encoding or separator. */
export async function describeAgain(
  ctx: BomCtx,
  { files, ...parts }: BomParts,
  owner: BomOwner,
  upload: Upload | undefined,
  fields: FieldsOf<typeof changeBomHeader>,
): Promise<BomReading> {
  const { amount, editVersion } = await owner.requireEditable(ctx.db, fields.editVersion)
  const describe = async (path: string, filename: string) => {
    const { headerRowIndex, sheet, encoding, separator, furtherSheets } = fields
    const choice = { sheet, encoding, separator, furtherSheets }
    const { pricesBySheet: _, ...reading } = await describeBom(ctx, parts, {
      path,
      filename,
      choice,
      headerRowIndex,
      amount,
    })
    return { ...reading, editVersion }
  }
  if (upload !== undefined) return describe(upload.path, upload.filename)
  const file = await findBomFile(ctx.db, owner)
  return withStoredFile(files, file.storage_key, (path) => describe(path, file.filename))
}
