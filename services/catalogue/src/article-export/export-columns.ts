import type { ImportField } from '@schrankwerk/contracts'
import type { ColumnKind, WriteColumn } from '@schrankwerk/spreadsheet'

/**
 * Of wholesalers each has columns of its own; all prices are in euro, which their headings say; percents are of discount
 * groups, which have a file of their own: brought back with articles they would undo what was said of the group since.
 */
type Elsewhere = Extract<ImportField, `wholesaler${string}` | 'currency' | 'discountGroupPercent'>

interface Heading {
  header: string
  kind?: ColumnKind
  width?: number
}

/** Every field that an import takes, under the word by which the import knows it. Lengths in cm, weights in kg. */
export const headings: Record<Exclude<ImportField, Elsewhere>, Heading> = {
  manufacturerName: { header: 'Hersteller', width: 20 },
  orderNumber: { header: 'Bestellnummer', width: 20 },
  manufacturerNumber: { header: 'Typnummer', width: 20 },
  erpNumber: { header: 'ERP-Nummer' },
  description: { header: 'Bezeichnung', width: 50 },
  unit: { header: 'Einheit' },
  listPrice: { header: 'Listenpreis (EUR)', kind: 'money' },
  purchasePrice: { header: 'Einkaufspreis (EUR)', kind: 'money' },
  priceUnitSize: { header: 'Preiseinheit', kind: 'number' },
  discountGroup: { header: 'Rabattgruppe' },
  packagingUnitSize: { header: 'Verpackungseinheit', kind: 'number' },
  orderQuantityUnitSize: { header: 'Bestelleinheit', kind: 'number' },
  minimumOrderQuantityUnitSize: { header: 'Mindestbestellmenge', kind: 'number' },
  deliveryTime: { header: 'Lieferzeit in Tagen', kind: 'number' },
  width: { header: 'Breite (cm)', kind: 'number' },
  height: { header: 'Höhe (cm)', kind: 'number' },
  depth: { header: 'Tiefe (cm)', kind: 'number' },
  weight: { header: 'Gewicht (kg)', kind: 'number' },
  eclass9_1Id: { header: 'E-Class 9.1' },
  eanNumber: { header: 'EAN', width: 16 },
  surchargeCode: { header: 'Zuschlagsschlüssel' },
  copperCode: { header: 'Kupferschlüssel' },
  copperBaseValue: { header: 'Kupferbasis', kind: 'number' },
  copperWeight: { header: 'Kupfergewicht', kind: 'number' },
  customsTarifNumber: { header: 'Zolltarifnummer' },
  countryOfOriginAbbreviation: { header: 'Ursprungsland' },
  rohs: { header: 'RoHS' },
  image: { header: 'Bild' },
  manufacturerLink: { header: 'Herstellerlink', width: 30 },
  possibleOrderNumber: { header: 'Alternative Bestellnummer', width: 20 },
  possibleManufacturerNumber: { header: 'Alternative Typnummer', width: 20 },
}

export const exportedFields = Object.keys(headings) as (keyof typeof headings)[]

/**
 * The columns of an export, each wholesaler with two of its own at the end. An import takes those of one: the only one
 * stands in brackets, so that its columns are known for sure; of several a person has to choose.
 */
export function exportColumns(wholesalers: readonly { name: string }[]): WriteColumn[] {
  const isOnly = wholesalers.length === 1
  const pairs = wholesalers.flatMap(({ name }): WriteColumn[] => {
    const plain = name
      .replace(/[()[\]{}]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return isOnly
      ? [
          { header: `Großhandelsnummer (${plain})`, width: 20 },
          { header: `Großhandelspreis (${plain}, EUR)`, kind: 'money' },
        ]
      : [
          { header: `Großhandelsnummer ${plain}`, width: 20 },
          { header: `Großhandelspreis ${plain} (EUR)`, kind: 'money' },
        ]
  })
  return [...exportedFields.map((field) => headings[field]), ...pairs]
}
