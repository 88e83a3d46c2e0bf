import type { PartsListForRecommendation } from '@schrankwerk/domain'
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

/** What recommendations are made of; a list whose sums are being added up anew gives none about its lines. */
export const partsListForRecommendation = (
  bom: Pick<BomRow, 'mapped_at' | 'sums'> | undefined,
  files: readonly { file_type: string }[],
): PartsListForRecommendation => ({
  isUploaded: files.some(({ file_type }) => file_type === 'BILL_OF_MATERIAL'),
  sums: bom?.mapped_at ? (bom.sums ?? { lines: 0, matched: 0, toCheck: 0 }) : undefined,
})
