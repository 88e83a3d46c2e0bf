/** The columns in which articles of a DATANORM file come, whatever its version. */
export const datanormColumns = [
  'Artikelnummer',
  'Kurztext 1',
  'Kurztext 2',
  'Langtext',
  'Mengeneinheit',
  'Preis brutto',
  'Preis netto',
  'Preiseinheit',
  'Währung',
  'Rabattgruppe',
  'Hauptwarengruppe',
  'Warengruppe',
  'Matchcode',
  'Alternative Artikelnummer',
  'Katalogseite',
  'EAN',
  'Verpackungsmenge',
] as const

export type DatanormColumn = (typeof datanormColumns)[number]
export type DatanormArticle = Partial<Record<DatanormColumn, string>>
