import type {
  BomLine,
  BomReading,
  BomSummary,
  ExactEstimate,
  FurtherSheet,
  RoundedEstimate,
  SlimLine,
} from '@schrankwerk/contracts'
import { type BomInfo, emptyBom } from './data/bom-info.ts'

/** Parts lists as the server would answer them, for tests. */
export const enquiryId = '01990000-0000-7000-8000-0000000000aa'
const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

const headers = ['Pos.', 'Bestell-Nr.', 'Hersteller', 'Bezeichnung', 'Menge', 'Beistellung']

export const mappedBom: BomInfo = {
  ...emptyBom,
  bomFileName: 'pumpwerk.csv',
  bomHeaderRowIndex: 3,
  headers,
  fieldMapping: [
    { importHeader: 'Bestell-Nr.', articleField: 'orderNumber' },
    { importHeader: 'Menge', articleField: 'quantity' },
  ],
  quantityBasis: 'EACH',
  sheet: 'pumpwerk',
  mappedAt: '2026-11-21T07:00:00.000Z',
  lineCount: 4,
}

export const reading: BomReading = {
  bomFileName: 'pumpwerk.csv',
  editVersion: 5,
  format: 'csv',
  encoding: 'windows-1252',
  separator: ';',
  fileNotices: [],
  sheet: 'pumpwerk',
  sheets: [{ name: 'pumpwerk', hidden: false }],
  sheetReason: 'Das einzige Tabellenblatt',
  furtherSheets: [],
  headerRowIndex: 3,
  headerRowCertainty: 'SURE',
  headerRowReason: 'Vier Namen, die Spalten bezeichnen',
  headers,
  preview: [
    { rowIndex: 1, cells: ['Pumpwerk Süd'] },
    { rowIndex: 3, cells: headers },
    { rowIndex: 4, cells: ['1', '3RT2015-1BB41', 'Siemens', 'Schütz', '2', ''] },
    { rowIndex: 5, cells: ['2', 'GV2ME08', 'Schneider Electric', 'Motorschutzschalter', '1', 'KB'] },
    { rowIndex: 6, cells: ['Summe', '', '', '', '3', ''] },
  ],
  samples: [
    ['1', '2'],
    ['3RT2015-1BB41', 'GV2ME08'],
    ['Siemens', 'Schneider Electric'],
    ['Schütz'],
    ['2', '1'],
    ['KB'],
  ],
  suggestedMapping: [
    {
      importHeader: 'Pos.',
      articleField: null,
      certainty: 'SURE',
      reason: '„Pos.“ wird für die Stückliste nicht gebraucht',
    },
    {
      importHeader: 'Bestell-Nr.',
      articleField: 'orderNumber',
      certainty: 'SURE',
      reason: 'Der Name ist bekannt',
    },
    {
      importHeader: 'Hersteller',
      articleField: 'manufacturerName',
      certainty: 'SURE',
      reason: 'Der Name ist bekannt',
    },
    {
      importHeader: 'Bezeichnung',
      articleField: 'description',
      certainty: 'CHECK',
      reason: 'Der Name kann vieles bedeuten',
    },
    { importHeader: 'Menge', articleField: 'quantity', certainty: 'SURE', reason: 'Der Name ist bekannt' },
    {
      importHeader: 'Beistellung',
      articleField: null,
      certainty: 'OPEN',
      reason: 'Der Name ist nicht bekannt',
    },
  ],
  remembered: false,
  leftOut: [{ rowIndex: 6, reason: 'SUBTOTAL', reasonText: 'Summenzeile', preview: 'Summe · 3' }],
  lineCount: 2,
  suggestedQuantityBasis: {
    basis: 'EACH',
    count: 1,
    certainty: 'CHECK',
    reason: 'Nichts deutet auf eine Gesamtmenge',
  },
  otherQuantityBases: [],
  suppliedPartChoices: [{ importHeader: 'Beistellung', text: 'KB', count: 1 }],
}

/** A sheet that has the columns of the first one. */
export const furtherSheet = (part: Partial<FurtherSheet> = {}): FurtherSheet => ({
  name: 'Schrank 2',
  lines: 4,
  hasMore: false,
  isRead: false,
  headerRowIndex: 2,
  missing: [],
  otherNames: [],
  preview: [
    { rowIndex: 1, cells: ['Schrank 2'] },
    { rowIndex: 2, cells: ['Menge', 'Bestell-Nr.', 'Bezeichnung'] },
    { rowIndex: 3, cells: ['7', 'ABL8', 'Netzteil'] },
  ],
  ...part,
})

export const summary: BomSummary = {
  lines: 4,
  errors: 2,
  matched: 3,
  toCheck: 1,
  fine: 1,
  suppliedParts: 1,
  suppliedUnmatched: 0,
  matchedPercent: 75,
  byError: { MISSING_VALUES: 0, ARTICLE_NOT_FOUND: 1, WRONG_UNIT: 1, DUPLICATE: 0 },
  notices: [{ code: 'RUN_BUNDLED', text: '25 gleiche Klemmen gebündelt', rowIndexes: [9, 10] }],
  leftOut: reading.leftOut,
}

const range = { lower: 12_000, upper: 15_000, lowerForAll: 24_000, upperForAll: 30_000 }
const counts = {
  lines: 4,
  unmatchedLines: 1,
  linesWithoutPrice: 2,
  suppliedParts: 1,
  workMinutesMinimum: 30,
  workMinutesMaximum: 45,
  hasConnectionList: false,
  hasNcData: true,
}

/** As a customer gets it. */
export const estimate: RoundedEstimate = { view: 'ROUNDED', range, missing: null, amount: 2, counts }

/** As a supplier gets it. */
export const exactEstimate: ExactEstimate = {
  view: 'EXACT',
  range: { lower: 12_400, upper: 14_900, lowerForAll: 24_800, upperForAll: 29_800 },
  missing: null,
  amount: 2,
  parts: {
    ...counts,
    discountedSum: 8200,
    nonDiscountedSum: 1200,
    errorFactor: 1.5,
    linesWithError: 2,
    suppliedPartSurcharge: 50,
    unmatchedQuantity: 3,
    workCostMinimum: 32.5,
    workCostMaximum: 48.75,
  },
}

export const slimLine = (position: number, part: Partial<SlimLine> = {}): SlimLine => ({
  id: idOf(position),
  position,
  rowIndex: position + 3,
  orderNumber: `NR-${position}`,
  manufacturerNumber: null,
  manufacturerName: 'Siemens',
  description: 'Schütz',
  quantity: 2,
  quantityUnitName: 'St',
  bmk: `-K${position}`,
  installationLocation: '+S1',
  isSuppliedPart: false,
  bomError: null,
  matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER',
  certainty: 'SURE',
  matched: `NR-${position}`,
  matchedManufacturer: 'Siemens',
  matchedDescription: 'Schütz 3-polig',
  isPriced: true,
  eclassMinutes: null,
  edited: false,
  ...part,
})

export const slimLines: SlimLine[] = [
  slimLine(1),
  slimLine(2, {
    bomError: 'ARTICLE_NOT_FOUND',
    matchedBy: null,
    matched: null,
    matchedManufacturer: null,
    matchedDescription: null,
    isPriced: false,
    certainty: 'OPEN',
  }),
  slimLine(3, { certainty: 'CHECK', isSuppliedPart: true }),
  slimLine(4, { bomError: 'WRONG_UNIT', quantityUnitName: 'm' }),
]

export const lineOf = (slim: SlimLine): BomLine => ({
  ...slim,
  quantityText: null,
  quantityUnitText: null,
  eanNumber: null,
  manufacturerLink: null,
  wholesalerOrderNumber: null,
  locationIdentifier: null,
  functionDesignation: null,
  functionalAssignment: null,
  equivalentAllowed: false,
  matchedArticleId: slim.matched === null ? null : idOf(900 + slim.position),
  reason:
    slim.matched === null ? 'Keine der Nummern führt zu einem Artikel' : 'Nummer und Hersteller stimmen',
  notes: [],
  matchedArticle:
    slim.matched === null
      ? null
      : {
          id: idOf(900 + slim.position),
          orderNumber: slim.matched,
          manufacturerNumber: null,
          manufacturerName: 'Siemens',
          description: 'Schütz 3-polig',
          unitName: 'Stück',
          packagingUnitSize: 1,
        },
  manualReplacement: slim.matchedBy === 'MANUAL_REPLACEMENT',
})

export const suggestion = {
  articleId: idOf(801),
  orderNumber: 'NR-2A',
  manufacturerNumber: null,
  manufacturerName: 'Siemens',
  description: 'Schütz 3-polig',
  unitName: 'Stück',
  score: 0.83,
  manufacturerAgrees: true,
  reasons: [{ kind: 'NOTE' as const, text: 'Die Nummer beginnt gleich' }],
  reason: 'Die Nummer beginnt gleich',
}

export const ndjson = (lines: readonly SlimLine[]): Response =>
  new Response(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
