import type { ImportProposal, ProposalRow } from '@schrankwerk/contracts'
import { anImport, importInstant } from '../../article-import.example.ts'

const none = { total: 0, names: [] }

export const aProposal = (part: Partial<ImportProposal> = {}): ImportProposal => ({
  import: anImport(),
  editVersion: 1,
  filePlaces: 'LINE',
  proposedAt: importInstant,
  expiresAt: '2026-03-18T09:05:00.000Z',
  classes: [
    { class: 'NEW', rows: 4, chosen: 4 },
    { class: 'CHANGED', rows: 2, chosen: 2 },
    { class: 'SUSPICIOUS', rows: 3, chosen: 0 },
    { class: 'UNCHANGED', rows: 4, chosen: 0 },
    { class: 'SKIPPED', rows: 1, chosen: 0 },
    { class: 'GONE', rows: 3, chosen: 0 },
  ],
  suspicions: [{ reason: 'PRICE_TENFOLD', rows: 1 }],
  goneInUse: 1,
  newWithoutManufacturer: 0,
  manufacturers: { total: 1, names: ['Weidmüller'] },
  newManufacturers: none,
  newUnits: none,
  newDiscountGroups: none,
  undecidedNames: none,
  discountPercents: { total: 0, groups: [] },
  ...part,
})

export const aRow = (part: Partial<ProposalRow> = {}): ProposalRow => ({
  row: 17,
  class: 'SUSPICIOUS',
  line: 17,
  articleId: '01990000-0000-7000-8000-0000000000d3',
  manufacturerName: 'Weidmüller',
  orderNumber: '1020000000',
  manufacturerNumber: 'WDU 2.5',
  description: 'Reihenklemme',
  listPrice: 12.3,
  purchasePrice: null,
  priceUnitSize: 1,
  unitName: 'Stück',
  priceFactor: 10,
  changes: [{ field: 'listPrice', old: 1.23, new: 12.3 }],
  suspicions: ['PRICE_TENFOLD'],
  notices: [],
  chosen: false,
  changedSince: false,
  usedBy: null,
  skipReason: null,
  content: null,
  ...part,
})
