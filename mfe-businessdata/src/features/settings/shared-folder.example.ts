import type { FolderSettings, Visibility } from '@schrankwerk/contracts'
import type { SharedFolder } from './shared-folder.ts'

const neither = { SUPPLIER: false, CUSTOMER: false }
const none = { read: false, write: false }

export const anEntry = (changes: Partial<Visibility> = {}): Visibility => ({
  id: '01990000-0000-7000-8000-000000000501',
  side: 'CUSTOMER',
  email: 'planung@buero.example',
  endDate: null,
  permissions: { read: true, write: false },
  isOver: false,
  invitedAt: '2026-11-02T08:00:00.000Z',
  ...changes,
})

/** The folder of a released offer that nobody outside can open, as an admin of its customer sees it. */
export const aSharedFolder = (
  settings: Partial<FolderSettings> = {},
  changes: Partial<SharedFolder> = {},
): SharedFolder => ({
  offerId: '01990000-0000-7000-8000-000000000101',
  view: 'party',
  state: 'open',
  referenceNumber: 'PN-4711',
  offerNumber: 'AN-17',
  belongsTo: { offerId: '01990000-0000-7000-8000-000000000101', state: 'OPEN' },
  enquiryTitle: 'Pumpensteuerung',
  customerName: 'Anlagenbau Nord',
  supplierName: 'Schaltbau West',
  subfolders: [],
  items: [],
  permissions: { read: true, write: true },
  accessUntil: null,
  room: null,
  settings: {
    editVersion: 4,
    side: 'CUSTOMER',
    allowExternal: false,
    allowAnonymous: false,
    hasPassword: false,
    agreed: { external: neither, anonymous: neither },
    types: { SUPPLIER: none, CUSTOMER: none },
    visibilities: [],
    ...settings,
  },
  ...changes,
})
