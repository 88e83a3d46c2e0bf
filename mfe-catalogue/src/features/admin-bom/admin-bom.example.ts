import type { AdminBomListItem, AdminBomResult, BomSummary, SlimLine } from '@schrankwerk/contracts'

export const resultId = '01990000-0000-7000-8000-0000000000b1'
export const lineId = '01990000-0000-7000-8000-0000000000b2'
const instant = '2026-03-04T09:05:00.000Z'

export const aSummary: BomSummary = {
  lines: 4,
  errors: 1,
  matched: 3,
  toCheck: 1,
  fine: 2,
  suppliedParts: 0,
  suppliedUnmatched: 0,
  matchedPercent: 75,
  byError: { MISSING_VALUES: 0, ARTICLE_NOT_FOUND: 1, WRONG_UNIT: 0, DUPLICATE: 0 },
  notices: [],
  leftOut: [],
}

const kept = {
  id: resultId,
  released: false,
  uploadedBy: '01990000-0000-7000-8000-0000000000b4',
  uploadedByName: 'Vera Beispiel',
  createDate: instant,
  lastUpdate: instant,
  editVersion: 3,
}

/** What component tests look at; changed by what is given. */
export const aResult = (part: Partial<AdminBomResult> = {}): AdminBomResult => ({
  ...kept,
  bomFileName: 'pumpwerk.csv',
  bomHeaderRowIndex: 1,
  headers: ['Bestell-Nr.', 'Menge'],
  fieldMapping: [{ importHeader: 'Bestell-Nr.', articleField: 'orderNumber' }],
  suppliedPartString: null,
  quantityBasis: 'EACH',
  quantityCount: null,
  sheet: 'pumpwerk',
  encoding: null,
  separator: ';',
  furtherSheets: [],
  pricesBySheet: [],
  decidedReading: [],
  includedRows: [],
  excludedRows: [],
  mappedAt: instant,
  summary: aSummary,
  allowedActions: ['edit', 'release', 'delete'],
  changeEntries: [],
  ...part,
})

export const aListedResult = (part: Partial<AdminBomListItem> = {}): AdminBomListItem => ({
  ...kept,
  bomFileName: 'pumpwerk.csv',
  lines: 4,
  errors: 1,
  matched: 3,
  matchedPercent: 75,
  ...part,
})

export const aSlimLine: SlimLine = {
  id: lineId,
  position: 1,
  rowIndex: 2,
  orderNumber: '3RT2015-1BB41',
  manufacturerNumber: null,
  manufacturerName: 'Siemens',
  description: 'Schütz',
  quantity: 2,
  quantityUnitName: 'Stück',
  bmk: null,
  installationLocation: null,
  isSuppliedPart: false,
  bomError: null,
  matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER',
  certainty: 'SURE',
  matched: '3RT2015-1BB41',
  matchedManufacturer: 'Siemens',
  matchedDescription: 'Schütz',
  isPriced: true,
  eclassMinutes: null,
  edited: false,
}
