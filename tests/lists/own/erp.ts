import { leftOut, listOf, odd } from './build-list.ts'
import {
  either,
  english,
  german,
  germanMoney,
  manufacturer,
  manufacturersNumber,
  order,
  other,
  position,
  price,
  priceOf,
  quantity,
  type,
  unit,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part, pieces } from './parts.ts'

const internalNumber = (index: number) => `0000000000${10_023_400 + index * 7}`

/** A made-up EAN of this index, with the right check digit. */
export function eanOf(index: number): string {
  const digits = `40112090${String(1000 + index * 37).padStart(4, '0')}`
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return digits + String((10 - (sum % 10)) % 10)
}

/** Exports of enterprise resource planning. */
export const erp: readonly OwnList[] = [
  listOf({
    name: 'sap-strukturstueckliste.csv',
    about:
      'SAP CS12 with tabs: levels, numbers of our own with ten zeros, the manufacturer’s part number behind',
    rules: [10, 12],
    file: { kind: 'csv', separator: '\t', encoding: 'windows-1252' },
    columns: [
      { ...other('Stufe', () => '..2'), fields: ['level'], needed: true },
      other('PosNr', (one) => String(one.position * 10).padStart(4, '0')),
      {
        ...other('Komponentennummer', (one) => internalNumber(one.position)),
        fields: ['erpNumber'],
        needed: true,
      },
      german('Objektkurztext'),
      quantity('Menge', (one) => (one.quantity ?? 0).toFixed(3).replace('.', ',')),
      unit('ME', { piece: 'ST', metre: 'M' }),
      manufacturer('Hersteller'),
      manufacturersNumber('Herstellerteilenummer'),
    ],
    rows: [
      leftOut('ASSEMBLY', '.1', '0010', '000000000080001200', 'BG Einspeisung', '1,000', 'ST', '', ''),
      ...cabinet(14),
      leftOut('ASSEMBLY', '.1', '0020', '000000000080001300', 'BG Steuerung', '1,000', 'ST', '', ''),
      ...cabinet(14, {}, pieces().slice(10)),
      entry(part('1119304'), 12.5),
    ],
  }),
  listOf({
    name: 'erpnext-eltern-und-kinder.csv',
    about:
      'ERPNext: the assembly’s columns are filled in the first row of a block only; two quantity columns that are not two bases',
    rules: [10, 12, 16],
    file: { kind: 'csv', separator: ',', encoding: 'utf-8' },
    columns: [
      other('ID', (one) => (one.position % 12 === 1 ? `BOM-SCHRANK-000${Math.ceil(one.position / 12)}` : '')),
      other('Artikel', (one) =>
        one.position % 12 === 1 ? `SCHRANK-000${Math.ceil(one.position / 12)}` : '',
      ),
      other('Menge', (one) => (one.position % 12 === 1 ? '1.0' : '')),
      other('Unternehmen', (one) => (one.position % 12 === 1 ? 'Musterbau GmbH' : '')),
      order('Artikel-Code (Artikel)'),
      german('Artikelname (Artikel)'),
      unit('Einheit (Artikel)', { piece: 'Nos' }),
      price('Einzelpreis (Artikel)', 'purchasePrice', (one) => priceOf(one).toFixed(2)),
      quantity('Menge (Artikel)', (one) => `${one.quantity}.0`),
    ],
    rows: cabinet(36),
  }),
  listOf({
    name: 'navision-stueckliste.csv',
    about: 'Two descriptions, unit codes, the supplier’s article number beside the own one',
    rules: [12, 16],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      {
        ...other('Nr.', (one) => `ART${String(one.position).padStart(5, '0')}`),
        fields: ['erpNumber', null],
      },
      german('Beschreibung'),
      either('Beschreibung 2', ['description', null], () => ''),
      quantity('Menge'),
      unit('Einheitencode', { piece: 'STÜCK', metre: 'METER' }),
      manufacturer('Hersteller'),
      manufacturersNumber('Hersteller-Artikelnummer'),
      {
        ...other('Lieferantenartikelnummer', (one) => `L${one.position * 91}`),
        fields: ['wholesalerOrderNumber'],
        needed: true,
        gives: (one) => ({ wholesalerOrderNumber: `L${one.position * 91}` }),
      },
    ],
    rows: [...cabinet(40), entry(part('4510042'), 100)],
  }),
  listOf({
    name: 'erp-anfrage-ean.xlsx',
    about: 'An enquiry form: numbers with the prefixes EAN: and Ref:, net prices, totals',
    rules: [15, 16],
    file: {
      kind: 'xlsx',
      sheet: 'Anfrage',
      before: [{ name: 'Anschreiben', rows: [['Anfrage 4711'], ['Sehr geehrte Damen und Herren,']] }],
    },
    above: [['Anfrage 4711'], ['Bitte bieten Sie an:'], []],
    columns: [
      position('lfd. Nr.'),
      order('Artikelnummer'),
      german('Kurztext'),
      manufacturer('Hersteller'),
      quantity('Menge'),
      unit('ME', { piece: 'Stck.' }),
      price('Nettopreis', 'purchasePrice'),
    ],
    rows: [
      ...Array.from({ length: 6 }, (_, index) =>
        odd(
          [
            index + 1,
            `${index % 2 === 0 ? 'EAN: ' : 'EAN:'}${eanOf(index)}`,
            'Schaltgerät',
            'Siemens',
            2,
            'Stck.',
            10.5,
          ],
          {
            quantity: 2,
            orderNumber: eanOf(index),
            eanNumber: eanOf(index),
            manufacturerName: 'Siemens',
            description: ['Schaltgerät'],
          },
        ),
      ),
      ...['LC1D09BD', 'GV2ME14'].map((number, index) =>
        odd([index + 7, `Ref: ${number}`, part(number).german, 'Schneider Electric', 1, 'Stck.', 22], {
          quantity: 1,
          orderNumber: number,
          manufacturerName: 'Schneider Electric',
          description: [part(number).german],
        }),
      ),
      ...cabinet(14),
      leftOut('SUBTOTAL', '', '', '', '', '', 'Summe netto', 1844.2),
    ],
  }),
  listOf({
    name: 'erp-ean-spalte.csv',
    about: 'A column of EANs beside order numbers, a column of links',
    rules: [16],
    file: { kind: 'csv', separator: ';', encoding: 'utf-8 with mark' },
    columns: [
      order('Art.-Nr.'),
      {
        ...other('EAN', (one) => eanOf(one.position)),
        fields: ['eanNumber'],
        needed: true,
        gives: (one) => ({ eanNumber: eanOf(one.position) }),
      },
      manufacturer('Marke'),
      german('Bezeichnung'),
      quantity('Stückzahl'),
      price('UVP', 'listPrice', (one) => germanMoney(priceOf(one))),
      either('Link', ['manufacturerLink', null], (one) => `https://www.example.com/artikel/${one.position}`),
    ],
    rows: cabinet(31),
  }),
  listOf({
    name: 'erp-requisition.xlsx',
    about: 'English requisition: supplier numbers, UOM codes, „Part Number“ is the buyer’s own',
    rules: [12, 16],
    file: { kind: 'xlsx', sheet: 'Requisition' },
    columns: [
      position('Line'),
      {
        ...other('Part Number', (one) => `P-${String(5000 + one.position)}`),
        fields: ['erpNumber', null],
      },
      english('Description'),
      manufacturer('Manufacturer'),
      manufacturersNumber('Manufacturer PN'),
      {
        ...other('Supplier No', (one) => `RS ${one.position * 17}-${String(100 + one.position)}`),
        fields: ['wholesalerOrderNumber'],
        needed: true,
        gives: (one) => ({ wholesalerOrderNumber: `RS ${one.position * 17}-${String(100 + one.position)}` }),
      },
      quantity('Qty'),
      unit('UOM', { piece: 'EA' }),
    ],
    rows: cabinet(27),
  }),
  listOf({
    name: 'erp-typ-allein.csv',
    about: 'Type numbers and quantities with units in one cell; no manufacturer at all',
    rules: [5, 11],
    file: { kind: 'csv', separator: ';', encoding: 'utf-8' },
    columns: [
      {
        ...type('Typ', (one) => `${one.part.abbreviation}.${one.part.order}`),
        gives: (one) => ({ manufacturerNumber: one.part.order, manufacturerName: one.part.abbreviation }),
      },
      german('Benennung'),
      {
        ...quantity('Menge', (one) => (one.unit === 'metre' ? `${one.quantity}m` : `${one.quantity} St`)),
        gives: ({ quantity: amount, unit: kind }) => ({ quantity: amount, unit: kind }),
      },
    ],
    rows: [...cabinet(20), entry(part('1119304'), 40), entry(part('0801733'), 6)],
  }),
]
