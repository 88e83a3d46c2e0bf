/** What a parts list belongs to: exactly one of these. */
export type BomOwner =
  | { enquiryId: string; offerId?: undefined; adminBOMResultId?: undefined }
  | { offerId: string; enquiryId?: undefined; adminBOMResultId?: undefined }
  | { adminBOMResultId: string; enquiryId?: undefined; offerId?: undefined }

/** The id of whatever the list belongs to; empty for a draft that has no row yet. */
export const ownerId = (owner: BomOwner): string =>
  owner.enquiryId ?? owner.offerId ?? owner.adminBOMResultId ?? ''

/** The owner as the calls name it. */
export const asTarget = ({ enquiryId, offerId, adminBOMResultId }: BomOwner): BomTarget => {
  if (enquiryId !== undefined) return { enquiryId }
  if (offerId !== undefined) return { offerId }
  // The twins of the calls take it; their types are those of the parties' calls.
  return { adminBOMResultId } as unknown as BomTarget
}

type BomTarget = { enquiryId: string } | { offerId: string }
