import type { ComparedOffer, OfferComparison } from '@schrankwerk/contracts'
import { anOffer } from '../offer.example.ts'

const { id, enquiryId, supplierName, offerNumber, enquiryTitle, referenceNumber, amount } = anOffer()

/** An offer among others, as a test needs it; the same as `anOpenOffer`. */
export const aComparedOffer = (changes: Partial<ComparedOffer> = {}): ComparedOffer => ({
  id,
  supplierName,
  offerNumber,
  version: 1,
  state: 'OPEN',
  standing: 'RELEASED',
  inPlay: true,
  releaseDate: '2026-11-02T08:00:00.000Z',
  price: 12_400,
  pricePerCabinet: 3_100,
  againstRange: 'WITHIN',
  fromUpperBound: -2_000,
  sinceFirstVersion: null,
  deliveryCondition: 'EXW',
  otherDeliveryCondition: false,
  desiredDeliveryDate: '2027-01-15',
  daysLate: 0,
  validUntil: null,
  additionalInfoSupplier: null,
  priceRank: 1,
  dateRank: 1,
  deviationCounts: { lines: 0, QUANTITY: 0, UNIT: 0, ARTICLE: 0, ADDED: 0, REMOVED: 0 },
  deviations: [],
  files: [],
  versions: [],
  allowedActions: ['accept', 'decline', 'uploadFile'],
  ...changes,
})

/** Another supplier's offer: cheaper, later, and not quite what was asked. */
export const aRivalOffer = (changes: Partial<ComparedOffer> = {}): ComparedOffer =>
  aComparedOffer({
    id: '01990000-0000-7000-8000-000000000102',
    supplierName: 'Regelbau Ost',
    offerNumber: 'R-9',
    version: 2,
    price: 11_000,
    pricePerCabinet: 2_750,
    againstRange: 'BELOW',
    fromUpperBound: -3_400,
    sinceFirstVersion: -500,
    otherDeliveryCondition: true,
    deliveryCondition: 'DAP',
    desiredDeliveryDate: '2027-01-20',
    daysLate: 5,
    validUntil: '2099-12-24',
    priceRank: 1,
    dateRank: 2,
    deviationCounts: { lines: 1, QUANTITY: 1, UNIT: 0, ARTICLE: 0, ADDED: 0, REMOVED: 0 },
    deviations: [{ kind: 'QUANTITY', position: 3, label: 'NK-100', before: '2', after: '4' }],
    ...changes,
  })

export const aComparison = (changes: Partial<OfferComparison> = {}): OfferComparison => ({
  enquiryId,
  enquiryTitle,
  referenceNumber,
  amount,
  lineCount: 12,
  deliveryCondition: 'EXW',
  desiredDeliveryDate: '2027-01-15',
  range: { lower: 2_900, upper: 3_600, lowerForAll: 11_600, upperForAll: 14_400 },
  linesWithoutMaterial: 0,
  inPlay: 2,
  offers: [aRivalOffer(), aComparedOffer({ priceRank: 2 })],
  ...changes,
})
