import type { ImportField } from '@schrankwerk/contracts'
import type { BmecatColumn, DatanormColumn, PriceListFormat } from '@schrankwerk/spreadsheet'

const ofDatanorm: Record<DatanormColumn, ImportField | null> = {
  Artikelnummer: 'orderNumber',
  'Kurztext 1': 'description',
  'Kurztext 2': 'description',
  Langtext: 'description',
  Mengeneinheit: 'unit',
  'Preis brutto': 'listPrice',
  'Preis netto': 'purchasePrice',
  Preiseinheit: 'priceUnitSize',
  Währung: 'currency',
  Rabattgruppe: 'discountGroup',
  Hauptwarengruppe: null,
  Warengruppe: null,
  Matchcode: null,
  'Alternative Artikelnummer': 'possibleOrderNumber',
  Katalogseite: null,
  EAN: 'eanNumber',
  Verpackungsmenge: 'packagingUnitSize',
}

const ofBmecat: Record<BmecatColumn, ImportField | null> = {
  Artikelnummer: 'orderNumber',
  Herstellerartikelnummer: 'manufacturerNumber',
  Hersteller: 'manufacturerName',
  Kurzbeschreibung: 'description',
  Langbeschreibung: 'description',
  Typbezeichnung: null,
  Listenpreis: 'listPrice',
  Kundenpreis: 'purchasePrice',
  Währung: 'currency',
  Preismenge: 'priceUnitSize',
  Bestelleinheit: 'unit',
  Inhaltseinheit: null,
  'Inhalt je Bestelleinheit': 'packagingUnitSize',
  Mindestbestellmenge: 'minimumOrderQuantityUnitSize',
  Bestellschritt: 'orderQuantityUnitSize',
  EAN: 'eanNumber',
  'Alternative Artikelnummer': 'possibleOrderNumber',
  'Käufer-Artikelnummer': 'erpNumber',
  ECLASS: 'eclass9_1Id',
  Breite: 'width',
  Höhe: 'height',
  Tiefe: 'depth',
  Gewicht: 'weight',
  Lieferzeit: 'deliveryTime',
  Zolltarifnummer: 'customsTarifNumber',
  Ursprungsland: 'countryOfOriginAbbreviation',
  Rabattgruppe: 'discountGroup',
  Bild: 'image',
}

/** Formats that say themselves what their columns are; undefined for tables. */
export const columnsOfExchange: Partial<
  Record<PriceListFormat, Readonly<Record<string, ImportField | null>>>
> = { datanorm: ofDatanorm, bmecat: ofBmecat }

export const isExchange = (format: PriceListFormat): boolean => columnsOfExchange[format] !== undefined
