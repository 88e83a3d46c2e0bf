import type { BomReading, FieldsOf, uploadBom as uploadEndpoint } from '@schrankwerk/contracts'
import { cleanFilename } from '@schrankwerk/domain'
import { inTransaction, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import type { BomParts } from '../keeper/bom-keeper.ts'
import type { BomCtx, BomOwner, BomTx, KeptTable, TableReading } from '../keeper/bom-owner.ts'
import { deleteBom, insertBom } from '../list/bom.queries.ts'
import { selectReplacedLines } from '../list/lines-by-hand.queries.ts'
import { describeBom } from './describe-bom.ts'

type Fields = FieldsOf<typeof uploadEndpoint>

/**
 * Stores a parts list as the owner's file of type BILL_OF_MATERIAL in place of the former one, and tells how it
 * looks. Read first, written after: a table that cannot be read changes nothing.
 */
export async function uploadBom(
  ctx: BomCtx,
  parts: Omit<BomParts, 'files'>,
  owner: BomOwner,
  upload: Upload,
  fields: Fields,
): Promise<BomReading> {
  const { amount } = await owner.requireEditable(ctx.db, fields.editVersion)
  const filename = cleanFilename(upload.filename)
  const { headerRowIndex, sheet, encoding, separator, furtherSheets } = fields
  const choice = { sheet, encoding, separator, furtherSheets }
  const { path } = upload
  const described = await describeBom(ctx, parts, { path, filename, choice, headerRowIndex, amount })
  const { pricesBySheet: _, ...reading } = described
  const table = await keptTable(upload)
  const editVersion = await inTransaction(ctx, async (tx) => {
    await owner.lock(tx)
    await owner.requireEditable(tx, fields.editVersion)
    await putBom(tx, { id: uuidv7(), owner, table, reading: described })
    return owner.recordChange(tx, 'upload-bom', 0)
  })
  return { ...reading, editVersion, ...owner.named }
}

/** Keeps the bytes; called before the transaction that names them, so that no lock waits for the disk. */
export const keptTable = async (upload: Upload): Promise<KeptTable> => ({
  ...(await upload.keep()),
  filename: cleanFilename(upload.filename),
  mediaType: upload.mediaType,
})

/** Replaces the owner's table by this one, without lines yet. The caller holds the owner's lock. */
export async function putBom(
  tx: BomTx,
  {
    id,
    owner,
    table,
    reading,
  }: {
    id: string
    owner: BomOwner
    table: KeptTable
    reading: Pick<
      TableReading,
      'sheet' | 'pricesBySheet' | 'encoding' | 'separator' | 'headerRowIndex' | 'headers'
    >
  },
): Promise<void> {
  const replaced = await selectReplacedLines(tx, owner.ofOwner)
  const former = await deleteBom(tx, owner.ofOwner)
  if (former?.fileId) await owner.deleteFile(tx, former.fileId)
  const { fileId, filename } = await owner.insertFile(tx, table)
  await insertBom(
    tx,
    {
      id,
      file_id: fileId,
      bom_file_name: filename,
      sheet: reading.sheet,
      encoding: reading.encoding,
      separator: reading.separator,
      header_row_index: reading.headerRowIndex,
      prices_by_sheet: JSON.stringify(reading.pricesBySheet),
      headers: JSON.stringify(reading.headers),
      replaced_lines: JSON.stringify(replaced),
    },
    owner.columns,
  )
}
