/** What a parts list belongs to: exactly one of the two. */
export type BomOwner = { enquiryId: string; offerId?: undefined } | { offerId: string; enquiryId?: undefined }

export const ownerId = (owner: BomOwner): string => owner.enquiryId ?? owner.offerId

/** The owner as the calls name it. */
export const asTarget = (owner: BomOwner): { enquiryId: string } | { offerId: string } =>
  owner.enquiryId === undefined ? { offerId: owner.offerId } : { enquiryId: owner.enquiryId }
