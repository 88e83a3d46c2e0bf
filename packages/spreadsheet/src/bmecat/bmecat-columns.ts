/** The columns in which articles of a BMEcat come, whatever its version. */
export const bmecatColumns = [
  'Artikelnummer',
  'Herstellerartikelnummer',
  'Hersteller',
  'Kurzbeschreibung',
  'Langbeschreibung',
  'Typbezeichnung',
  'Listenpreis',
  'Kundenpreis',
  'Währung',
  'Preismenge',
  'Bestelleinheit',
  'Inhaltseinheit',
  'Inhalt je Bestelleinheit',
  'Mindestbestellmenge',
  'Bestellschritt',
  'EAN',
  'Alternative Artikelnummer',
  'Käufer-Artikelnummer',
  'ECLASS',
  'Breite',
  'Höhe',
  'Tiefe',
  'Gewicht',
  'Lieferzeit',
  'Zolltarifnummer',
  'Ursprungsland',
  'Rabattgruppe',
  'Bild',
] as const

export type BmecatColumn = (typeof bmecatColumns)[number]
export type BmecatArticle = Partial<Record<BmecatColumn, string>>
