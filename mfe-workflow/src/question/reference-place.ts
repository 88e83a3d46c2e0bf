import type { Enquiry, FileItem, Offer, Reference } from '@schrankwerk/contracts'
import { enquiryPath, offerPath } from '../paths.ts'
import type { MarkedObject } from './page-marks-context.ts'

type Owner = { enquiryId: string } | { offerId: string }

/** Whose part it is: files say it by their path, conditions are the enquiry's. */
const ownerOf = (reference: Reference): Owner | undefined => {
  const ofOffer = 'path' in reference ? reference.path.startsWith('offer/') : reference.kind === 'LINE'
  if (ofOffer && reference.offerId !== null) return { offerId: reference.offerId }
  return reference.enquiryId === null ? undefined : { enquiryId: reference.enquiryId }
}

const enquiryOf = (of: MarkedObject): Pick<Enquiry, 'id' | 'fileItems'> | Offer['enquiry'] =>
  'offer' in of ? of.offer.enquiry : of.enquiry

/** Every file that the page shows. */
export const filesOf = (of: MarkedObject): readonly FileItem[] => [
  ...('offer' in of ? of.offer.fileItems : []),
  ...(enquiryOf(of)?.fileItems ?? []),
]

const belongsTo = (owner: Owner, of: MarkedObject): boolean =>
  'offerId' in owner
    ? 'offer' in of && of.offer.id === owner.offerId
    : 'enquiry' in of && of.enquiry.id === owner.enquiryId

/** Whether the page shows it, or another one does, or nobody can see it any more. */
export const placeOf = (reference: Reference, of: MarkedObject): 'here' | 'gone' | { page: string } => {
  const owner = ownerOf(reference)
  if ('path' in reference && filesOf(of).some(({ path }) => path === reference.path)) return 'here'
  if (reference.kind === 'CONDITION' && enquiryOf(of)?.id === reference.enquiryId) return 'here'
  if (owner === undefined) return 'gone'
  if (belongsTo(owner, of)) return 'path' in reference ? 'gone' : 'here'
  return { page: 'offerId' in owner ? offerPath(owner.offerId) : enquiryPath(owner.enquiryId) }
}
