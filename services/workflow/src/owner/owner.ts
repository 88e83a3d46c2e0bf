import { Invalid, NotFound } from '@schrankwerk/service-kit'

/** What a parts list and a file belong to: exactly one of the two. */
export type Owner = { enquiryId: string; offerId?: undefined } | { offerId: string; enquiryId?: undefined }

export type OwnerKind = 'enquiry' | 'offer'

export const kindOf = (owner: Owner): OwnerKind => (owner.enquiryId === undefined ? 'offer' : 'enquiry')
export const idOf = (owner: Owner): string => owner.enquiryId ?? owner.offerId

const ownerOfKind = (kind: OwnerKind, id: string): Owner =>
  kind === 'enquiry' ? { enquiryId: id } : { offerId: id }

/** The one owner a call names: exactly one of enquiry and offer, else 400. */
export const ownerOf = (target: { enquiryId?: string | undefined; offerId?: string | undefined }): Owner => {
  const { enquiryId, offerId } = target
  if (enquiryId !== undefined && offerId === undefined) return { enquiryId }
  if (offerId !== undefined && enquiryId === undefined) return { offerId }
  throw new Invalid('exactly-one-target')
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const pathPattern = new RegExp(`^(enquiry|offer)/(${uuid})(?:/(${uuid}))?$`)

/** `enquiry/{id}` or `offer/{id}`, optionally with a file's id behind it. Anything else is not there: 404. */
export function ownerOfPath(path: string): { owner: Owner; fileId: string | undefined } {
  const [, kind, id, fileId] = pathPattern.exec(path) ?? []
  if (id === undefined) throw new NotFound()
  return { owner: ownerOfKind(kind as OwnerKind, id), fileId }
}

export const pathOfOwner = (owner: Owner): string => `${kindOf(owner)}/${idOf(owner)}`

/** The owner in the columns of a row that belongs to one. */
export interface OwnerColumns {
  enquiry_id: string | null
  offer_id: string | null
}

export const columnsOf = (owner: Owner): OwnerColumns => ({
  enquiry_id: owner.enquiryId ?? null,
  offer_id: owner.offerId ?? null,
})

export const ownerOfRow = (row: OwnerColumns): Owner =>
  row.enquiry_id === null
    ? ownerOfKind('offer', row.offer_id as string)
    : ownerOfKind('enquiry', row.enquiry_id)
