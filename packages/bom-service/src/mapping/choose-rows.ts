import type { BodyOf, chooseBomRows } from '@schrankwerk/contracts'
import { NotFound } from '@schrankwerk/service-kit'
import type { BomCtx, BomOwner } from '../keeper/bom-owner.ts'
import { type MappingParts, tableOf, writeMapped } from './map-bom.ts'

type Rows = Omit<BodyOf<typeof chooseBomRows>, 'enquiryId' | 'offerId'>

/** Leaves rows of a mapped list out, or takes them as lines; all else stays as it was mapped. */
export async function chooseRows(
  ctx: BomCtx,
  parts: MappingParts,
  { owner, rows, areLines, editVersion: asked }: Rows & { owner: BomOwner },
) {
  const { amount, editVersion } = await owner.requireEditable(ctx.db, asked)
  const { bom, withFile } = await tableOf(ctx, parts.files, owner, undefined)
  if (!bom?.mapped_at) throw new NotFound('bom-missing')
  const without = (numbers: readonly number[]) => numbers.filter((row) => !rows.includes(row))
  const isLeftOut = (row: number) =>
    bom.left_out.some(({ rowIndex, reason }) => rowIndex === row && reason !== 'BY_HAND')
  const wanted = {
    mapping: bom.field_mapping,
    suppliedPartString: bom.supplied_part_string,
    includedRows: areLines
      ? [
          ...without(bom.included_rows),
          ...rows.filter((row) => isLeftOut(row) || bom.included_rows.includes(row)),
        ]
      : without(bom.included_rows),
    excludedRows: areLines ? without(bom.excluded_rows) : [...without(bom.excluded_rows), ...rows],
    headerRowIndex: bom.header_row_index || undefined,
    quantityBasis: bom.quantity_basis ?? undefined,
    // Else a list that names the number of its cabinets would be asked once more.
    quantityCount: bom.quantity_count ?? amount,
    choice: {
      sheet: bom.sheet ?? undefined,
      encoding: bom.encoding ?? undefined,
      separator: bom.separator ?? undefined,
      furtherSheets: bom.further_sheets,
    },
    decidedReading: bom.decided_reading,
  }
  return writeMapped(ctx, parts, { owner, bom, withFile, amount, editVersion, wanted })
}
