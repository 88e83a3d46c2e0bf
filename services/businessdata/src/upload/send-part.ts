import { partBytes } from '@schrankwerk/contracts'
import { type FilePart, Invalid, inTransaction, NotFound, type Upload } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { openUpload, ownUpload, type UploadName, type UploadParts } from './open-upload.ts'
import { keepPart, type UploadRow } from './upload.queries.ts'

/** How many parts a file has, and how large each is. */
export const partsIn = (size: number) => Math.ceil(size / partBytes)
const sizeOfPart = ({ size }: Pick<UploadRow, 'size'>, number: number) =>
  Math.min(partBytes, size - (number - 1) * partBytes)

/** The upload that a part belongs to, while it is not finished. */
export async function expectPart(
  ctx: BusinessdataCtx,
  parts: UploadParts,
  { number, ...name }: UploadName & { number: number },
): Promise<UploadRow> {
  const { upload } = await openUpload(ctx, parts, name)
  if (upload.item_id !== null) throw new NotFound()
  if (number > partsIn(upload.size)) throw new Invalid([{ path: 'number', code: 'too-large' }])
  return upload
}

/** Keeps one part of a file that has arrived whole. */
export async function sendPart(
  ctx: BusinessdataCtx,
  parts: UploadParts,
  fields: UploadName & { number: number; sha256: string },
  arrived: Upload,
): Promise<FilePart> {
  const upload = await expectPart(ctx, parts, fields)
  const { number } = fields
  if (arrived.size !== sizeOfPart(upload, number) || arrived.sha256 !== fields.sha256)
    throw new Invalid('upload-part-broken')
  const part = await parts.files.writePart(upload.store_id, number, arrived.open(), { maxBytes: partBytes })
  const own = ownUpload(ctx, upload.offer_id, fields)
  const isKept = await inTransaction(ctx, (tx) => keepPart(tx, own, part, ctx.now()))
  if (!isKept) throw new NotFound()
  return part
}
