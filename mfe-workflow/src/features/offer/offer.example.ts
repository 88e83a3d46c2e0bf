import { emptyBom } from '@schrankwerk/bom-ui'
import type { Offer } from '@schrankwerk/contracts'
import { offerStandingOf } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'

const at = '2026-11-02T08:00:00.000Z'

/** An offer as a test needs it: a draft of version 1 that lacks nothing but what is taken away; it stands as its facts say. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => {
  const offer = { ...aDraft, ...changes }
  const facts = {
    ...offer,
    bindingUntil: offer.lapseDate === null ? null : 0,
    enquiryClosed: false,
    enquiryArchived: false,
    supplierInactive: false,
  }
  return { ...offer, standing: changes.standing ?? offerStandingOf(facts, { today: todayInBerlin() }) }
}

const aDraft: Offer = {
  id: '01990000-0000-7000-8000-000000000101',
  enquiryId: '01990000-0000-7000-8000-000000000201',
  supplierId: '01990000-0000-7000-8000-000000000301',
  supplierName: 'Schaltbau West',
  customerName: 'Anlagenbau Nord',
  enquiryTitle: 'Pumpensteuerung',
  state: 'OPEN',
  standing: 'DRAFT',
  version: 1,
  offerNumber: 'AN-17',
  referenceNumber: 'PN-4711',
  price: 12_400,
  pricePerCabinet: 3_100,
  amount: 4,
  deliveryCondition: 'EXW',
  desiredDeliveryDate: '2099-01-15',
  validUntil: null,
  additionalInfoSupplier: null,
  rejectionReason: null,
  rejectionReasonIndividual: null,
  released: false,
  releaseDate: null,
  acceptDate: null,
  bindingUntil: null,
  confirmDate: null,
  lapseDate: null,
  wishDate: null,
  archived: false,
  invalidated: false,
  createDate: at,
  lastUpdate: at,
  editVersion: 3,
  fileItems: [],
  ...emptyBom,
  missing: [],
  recommended: [],
  allowedActions: [],
  allowedFileTypes: [],
  nextParty: 'SUPPLIER',
  deviations: [],
  deviationCount: 0,
  releaseObstacle: null,
  versions: [],
  enquiry: null,
  enquiryObstacle: null,
  changeEntries: [],
}

export const aFile = (changes: Partial<Offer['fileItems'][number]> = {}): Offer['fileItems'][number] => ({
  id: '01990000-0000-7000-8000-000000000401',
  filename: 'Bestellung.pdf',
  path: 'offer/01990000-0000-7000-8000-000000000101/01990000-0000-7000-8000-000000000401',
  fileType: 'ORDER',
  size: 1000,
  sha256: '0'.repeat(64),
  createDate: at,
  frozen: false,
  lapsed: false,
  unreadable: null,
  allowedActions: ['delete', 'retype'],
  ...changes,
})

/** An offer a customer may accept or decline. */
export const anOpenOffer = (changes: Partial<Offer> = {}): Offer =>
  anOffer({
    released: true,
    releaseDate: at,
    nextParty: 'CUSTOMER',
    allowedActions: ['accept', 'decline', 'uploadFile'],
    allowedFileTypes: ['ORDER'],
    ...changes,
  })

/** An order a supplier may confirm. */
export const anOrder = (changes: Partial<Offer> = {}): Offer =>
  anOffer({
    state: 'ACCEPTED',
    released: true,
    releaseDate: at,
    acceptDate: '2026-11-10T08:00:00.000Z',
    bindingUntil: '2026-11-24T22:59:59.999Z',
    allowedActions: ['confirm', 'uploadFile'],
    allowedFileTypes: ['ORDER_CONFIRMATION'],
    ...changes,
  })
