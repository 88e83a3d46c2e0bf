import type { Actor } from '@schrankwerk/service-kit'
import type { BomRow } from './bom-state.queries.ts'

/** The part of an enquiry or offer that tells how its parts list was read; all empty where there is none. */
export const presentBomState = (bom: BomRow | undefined) => ({
  bomFileName: bom?.bom_file_name ?? null,
  bomHeaderRowIndex: bom?.header_row_index ?? null,
  headers: bom?.headers ?? [],
  fieldMapping: bom?.field_mapping ?? [],
  suppliedPartString: bom?.supplied_part_string ?? null,
  quantityBasis: bom?.quantity_basis ?? null,
  sheet: bom?.sheet ?? null,
  encoding: bom?.encoding ?? null,
  separator: bom?.separator ?? null,
  includedRows: bom?.included_rows ?? [],
  mappedAt: bom?.mapped_at ?? null,
})

/**
 * The same of an offer. A table of the supplier's own stays theirs with all it is called: others learn that
 * there are lines. Lines taken over from the enquiry came without their table.
 */
export const presentOfferBomState = (bom: BomRow | undefined, { companyType }: Pick<Actor, 'companyType'>) =>
  companyType === 'SUPPLIER' || bom === undefined || bom.file_id === null
    ? presentBomState(bom)
    : { ...presentBomState(undefined), mappedAt: bom.mapped_at }
