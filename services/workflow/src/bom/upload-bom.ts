import type { BomReading, FieldsOf, uploadBom as uploadEndpoint } from '@schrankwerk/contracts'
import { cleanFilename, uniqueFilename } from '@schrankwerk/domain'
import { inTransaction, type StoredFile, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { filesOf, insertFile, markFileDeleted } from '../file/file.queries.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { lockOwner, requireEditable } from '../owner/find-owner.ts'
import { columnsOf, type Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { deleteBom, insertBom } from './bom.queries.ts'
import { type BomThreads, describeBom } from './describe-bom.ts'

type Fields = FieldsOf<typeof uploadEndpoint>

/**
 * Stores a parts list as the owner's file of type BILL_OF_MATERIAL in place of the former one, and tells how it
 * looks. Read first, written after: a table that cannot be read changes nothing.
 */
export async function uploadBom(
  ctx: WorkflowCtx,
  parts: { catalogue: CatalogueClient; threads: BomThreads },
  owner: Owner,
  upload: Upload,
  fields: Fields,
): Promise<BomReading> {
  const { amount } = await requireEditable(ctx.db, ctx, owner, fields.editVersion)
  const filename = cleanFilename(upload.filename)
  const { headerRowIndex, sheet, encoding, separator } = fields
  const choice = { sheet, encoding, separator }
  const { path } = upload
  const reading = await describeBom(ctx, parts, { path, filename, choice, headerRowIndex, amount })
  const file = await keptTable(upload)
  const editVersion = await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    await requireEditable(tx, ctx, owner, fields.editVersion)
    await putBom(tx, ctx, { id: uuidv7(), owner, file, reading })
    return recordOwnerChange(tx, ctx, owner, 'upload-bom', 0)
  })
  return { ...reading, editVersion }
}

/** Bytes of a table that no row names yet. */
export type KeptTable = StoredFile & Pick<Upload, 'mediaType'>

/** Keeps the bytes; called before the transaction that names them, so that no lock waits for the disk. */
export const keptTable = async (upload: Upload): Promise<KeptTable> => ({
  ...(await upload.keep()),
  mediaType: upload.mediaType,
})

/** Replaces the owner's table by this one, without lines yet. The caller holds the owner's lock. */
export async function putBom(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  {
    id,
    owner,
    file,
    reading,
  }: {
    id: string
    owner: Owner
    file: KeptTable
    reading: Pick<
      BomReading,
      'bomFileName' | 'sheet' | 'encoding' | 'separator' | 'headerRowIndex' | 'headers'
    >
  },
): Promise<void> {
  const former = await deleteBom(tx, owner)
  if (former?.fileId) await markFileDeleted(tx, former.fileId, ctx.now())
  const taken = (await filesOf(tx, owner)).map((other) => other.filename)
  const fileId = uuidv7()
  const filename = uniqueFilename(reading.bomFileName, taken)
  await insertFile(tx, {
    id: fileId,
    owner,
    filename,
    file_type: 'BILL_OF_MATERIAL',
    media_type: file.mediaType,
    storage_key: file.key,
    size: file.size,
    sha256: file.sha256,
    created_by: ctx.actor.userId,
    create_date: ctx.now(),
  })
  await insertBom(tx, {
    id,
    ...columnsOf(owner),
    file_id: fileId,
    bom_file_name: filename,
    sheet: reading.sheet,
    encoding: reading.encoding,
    separator: reading.separator,
    header_row_index: reading.headerRowIndex,
    headers: JSON.stringify(reading.headers),
  })
}
