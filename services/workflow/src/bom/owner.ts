import { Invalid } from '@schrankwerk/service-kit'
import type { Owner } from './bom-state.queries.ts'

/** The one owner a call names: exactly one of enquiry and offer, else 400. */
export const ownerOf = (target: { enquiryId?: string | undefined; offerId?: string | undefined }): Owner => {
  const { enquiryId, offerId } = target
  if (enquiryId !== undefined && offerId === undefined) return { enquiryId }
  if (offerId !== undefined && enquiryId === undefined) return { offerId }
  throw new Invalid('exactly-one-target')
}
