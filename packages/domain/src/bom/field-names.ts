import type { BomField } from './fields.ts'

/** The names users know the fields by; used in reasons and notices. */
export const fieldNames: Record<BomField, string> = {
  orderNumber: 'Bestellnummer',
  manufacturerNumber: 'Typnummer',
  manufacturerName: 'Hersteller',
  description: 'Bezeichnung',
  quantity: 'Menge',
  quantityUnitName: 'Einheit',
  installationLocation: 'Einbauort (+)',
  locationIdentifier: 'Aufstellungsort (++)',
  bmk: 'BMK (-)',
  functionDesignation: 'Funktionale Zuordnung (==)',
  functionalAssignment: 'Anlage (=)',
  designation: 'Gesamtkennzeichen',
  wholesalerOrderNumber: 'Nummer des Großhändlers',
  isSuppliedPart: 'Beistellteil',
  listPrice: 'Listenpreis',
  purchasePrice: 'Einkaufspreis',
  erpNumber: 'ERP-Nummer',
  manufacturerLink: 'Link zum Hersteller',
  eanNumber: 'EAN',
  remark: 'Bemerkung',
  level: 'Ebene',
  parent: 'Baugruppe',
}
