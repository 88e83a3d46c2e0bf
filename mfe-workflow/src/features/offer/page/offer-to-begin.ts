import { emptyBom } from '@schrankwerk/bom-ui'
import type { Enquiry, Offer } from '@schrankwerk/contracts'
import { nextPartyOf, placeableFileTypesOf } from '@schrankwerk/domain'

/** Stands for the id until the service gives one. */
const noId = ''

/** How every offer begins. */
const beginning = { state: 'OPEN', released: false, invalidated: false, archived: false } as const

/** Whether the offer has a row; before its first input it has none. */
export const isMade = ({ id }: Pick<Offer, 'id'>): boolean => id !== noId

/** The offer that the first input makes on this enquiry, as its supplier sees it until then. */
export const offerToBegin = (enquiry: Enquiry, supplier: { id: string; name: string }): Offer => ({
  id: noId,
  enquiryId: enquiry.id,
  supplierId: supplier.id,
  supplierName: supplier.name,
  customerName: enquiry.customerName,
  enquiryTitle: enquiry.title,
  ...beginning,
  standing: 'DRAFT',
  version: 1,
  offerNumber: null,
  referenceNumber: enquiry.referenceNumber,
  price: null,
  pricePerCabinet: null,
  amount: enquiry.amount ?? 1,
  deliveryCondition: enquiry.deliveryCondition,
  desiredDeliveryDate: enquiry.desiredDeliveryDate,
  validUntil: null,
  additionalInfoSupplier: null,
  rejectionReason: null,
  rejectionReasonIndividual: null,
  releaseDate: null,
  acceptDate: null,
  bindingUntil: null,
  confirmDate: null,
  lapseDate: null,
  wishDate: null,
  createDate: enquiry.createDate,
  lastUpdate: enquiry.lastUpdate,
  editVersion: 0,
  fileItems: [],
  ...emptyBom,
  lineCount: enquiry.lineCount,
  missing: [],
  recommended: [],
  allowedActions: ['edit', 'release', 'uploadFile'],
  allowedFileTypes: [...placeableFileTypesOf(beginning)],
  nextParty: nextPartyOf(beginning),
  deviations: [],
  deviationCount: 0,
  releaseObstacle: null,
  versions: [],
  enquiry,
  enquiryObstacle: null,
  changeEntries: [],
})
