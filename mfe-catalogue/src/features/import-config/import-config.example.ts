import type { ImportConfig } from '@schrankwerk/contracts'

export const configId = '01990000-0000-7000-8000-0000000000f1'
const instant = '2026-03-04T09:05:00.000Z'

/** What component tests look at; changed by what is given. */
export const anImportConfig = (part: Partial<ImportConfig> = {}): ImportConfig => ({
  id: configId,
  manufacturerId: null,
  manufacturerName: 'Weidmüller',
  wholesalerId: null,
  wholesalerName: null,
  title: 'Weidmüller Preisliste',
  description: 'Jährliche Liste',
  filename: 'preise.csv',
  headers: ['Artikelnummer', 'Bezeichnung', 'Preis'],
  samples: [],
  fieldMapping: [{ importHeader: 'Artikelnummer', articleField: 'orderNumber' }],
  headerRowIndex: 1,
  sheet: null,
  currency: null,
  currencyRate: null,
  defaultUnitId: null,
  unitDepth: 'MM',
  unitHeight: 'MM',
  unitWidth: 'MM',
  unitWeight: 'G',
  propose: false,
  editVersion: 2,
  createDate: instant,
  lastUpdate: instant,
  ...part,
})

/** What the server reads out of a list whose headers stand in the row given. */
export const aReading = (headerRowIndex = 1) => ({
  filename: 'liste.csv',
  sheet: 'liste',
  sheets: [{ name: 'liste', hidden: false }],
  headerRowIndex,
  headers: ['Artikelnummer', 'Bezeichnung', 'Preis', ''],
  preview: [
    { rowIndex: headerRowIndex, cells: ['Artikelnummer', 'Bezeichnung', 'Preis', ''] },
    { rowIndex: headerRowIndex + 1, cells: ['4711', 'Schütz', '12,50', ''] },
    { rowIndex: headerRowIndex + 2, cells: ['4712', 'Relais', '9,90', ''] },
  ],
  currency: null,
  unclearCurrency: null,
  suggestedMapping: [
    {
      importHeader: 'Artikelnummer',
      articleField: 'orderNumber',
      certainty: 'SURE',
      reason: '„Artikelnummer“ ist eindeutig',
    },
    {
      importHeader: 'Bezeichnung',
      articleField: 'description',
      certainty: 'SURE',
      reason: '„Bezeichnung“ ist eindeutig',
    },
    {
      importHeader: 'Preis',
      articleField: 'listPrice',
      certainty: 'CHECK',
      reason: '„Preis“ ähnelt „Listenpreis“; bitte prüfen',
    },
    { importHeader: '', articleField: null, certainty: 'OPEN', reason: 'Keinem Feld zuzuordnen' },
  ],
})
