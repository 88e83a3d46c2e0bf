import { type BomRow, presentBomState } from '@schrankwerk/bom-service'
import type { PartsListForRecommendation } from '@schrankwerk/domain'
import type { Actor } from '@schrankwerk/service-kit'

/**
 * How an offer's parts list was read. A table of the supplier's own stays theirs with all it is called: others learn that
 * there are lines. Lines taken over from the enquiry came without their table.
 */
export const presentOfferBomState = (bom: BomRow | undefined, { companyType }: Pick<Actor, 'companyType'>) =>
  companyType === 'SUPPLIER' || bom === undefined || bom.file_id === null
    ? presentBomState(bom)
    : { ...presentBomState(undefined), mappedAt: bom.mapped_at }

/** What recommendations are made of; a list whose sums are being added up anew gives none about its lines. */
export const partsListForRecommendation = (
  bom: Pick<BomRow, 'mapped_at' | 'sums' | 'notices'> | undefined,
  files: readonly { file_type: string }[],
): PartsListForRecommendation => ({
  isUploaded: files.some(({ file_type }) => file_type === 'BILL_OF_MATERIAL'),
  isRead: bom !== undefined,
  sums: bom?.mapped_at ? openOf(bom) : undefined,
})

/** Lines that stay without an article because a person said so are not open any more. */
const openOf = ({ sums, notices }: Pick<BomRow, 'sums' | 'notices'>) => ({
  uncounted: notices.find(({ code }) => code === 'QUANTITY_ASSUMED')?.rowIndexes.length ?? 0,
  incomplete: (sums?.byError.MISSING_VALUES ?? 0) + (sums?.byError.WRONG_UNIT ?? 0),
  unmatchedLines: (sums?.unmatchedLines ?? 0) - (sums?.withoutArticle ?? 0),
  toCheck: sums?.toCheck ?? 0,
})
