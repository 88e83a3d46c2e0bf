import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'

const at = '2026-11-02T08:00:00.000Z'
const both = { read: true, write: true }
const hexOf = (number: number, length: number) => number.toString(16).padStart(length, '0')

export const anOfferId = '01990000-0000-7000-8000-000000000101'

/** A file of a folder for tests, told apart by its number. */
export const anItem = (number: number, part: Partial<BusinessDataItem> = {}): BusinessDataItem => ({
  id: `01990000-0000-7000-8000-0004${hexOf(number, 8)}`,
  filename: `Plan ${number}.pdf`,
  subfolderId: null,
  path: `folder/${number}`,
  size: 1024,
  version: 1,
  side: 'CUSTOMER',
  editVersion: 1,
  downloadCounter: number,
  createDate: at,
  lastUpdate: at,
  permissions: both,
  ...part,
})

/** A folder as a user of the customer with both rights sees it. */
export const aFolder = (part: Partial<BusinessData> = {}): BusinessData => ({
  offerId: anOfferId,
  view: 'party',
  state: 'open',
  referenceNumber: 'PN-4711',
  offerNumber: 'AN-17',
  belongsTo: { offerId: anOfferId, state: 'OPEN' },
  enquiryTitle: 'Pumpensteuerung',
  customerName: 'Anlagenbau Nord',
  supplierName: 'Schaltbau West',
  subfolders: [],
  items: [anItem(1), anItem(2)],
  permissions: both,
  accessUntil: null,
  room: null,
  settings: null,
  ...part,
})
