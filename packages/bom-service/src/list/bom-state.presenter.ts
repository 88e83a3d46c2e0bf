import type { BomRow } from '../keeper/bom-tables.ts'

/** The part of an owner that tells how its parts list was read; all empty where there is none. */
export const presentBomState = (bom: BomRow | undefined) => ({
  bomFileName: bom?.bom_file_name ?? null,
  bomHeaderRowIndex: bom?.header_row_index ?? null,
  headers: bom?.headers ?? [],
  fieldMapping: bom?.field_mapping ?? [],
  suppliedPartString: bom?.supplied_part_string ?? null,
  quantityBasis: bom?.quantity_basis ?? null,
  quantityCount: bom?.quantity_count ?? null,
  sheet: bom?.sheet ?? null,
  furtherSheets: bom?.further_sheets ?? [],
  pricesBySheet: bom?.prices_by_sheet ?? [],
  encoding: bom?.encoding ?? null,
  separator: bom?.separator ?? null,
  decidedReading: bom?.decided_reading ?? [],
  includedRows: bom?.included_rows ?? [],
  excludedRows: bom?.excluded_rows ?? [],
  mappedAt: bom?.mapped_at ?? null,
})
