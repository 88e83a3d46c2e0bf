import { blank, leftOut, listOf, odd } from './build-list.ts'
import {
  bmk,
  either,
  english,
  german,
  manufacturer,
  manufacturersNumber,
  order,
  other,
  place,
  plant,
  position,
  quantity,
  type,
  unit,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part, pieces } from './parts.ts'

const locations = ['S1', 'S2', 'TUER']

/** Material lists as WSCAD exports them. */
export const wscad: readonly OwnList[] = [
  listOf({
    name: 'wscad-materialliste.csv',
    about: 'Material list with plant, place and designation in columns of their own',
    rules: [2, 12],
    file: { kind: 'csv', separator: ';', encoding: 'utf-8 with mark' },
    columns: [
      position('Pos'),
      quantity('Anzahl'),
      unit('ME', { piece: 'Stk' }),
      order('Artikelnummer'),
      type('Typ'),
      manufacturer('Hersteller'),
      german('Benennung'),
      plant('Anlage'),
      place('Ort'),
      bmk('BMK'),
    ],
    rows: cabinet(80, { functionalAssignment: 'EG', installationLocation: 'HV1' }),
  }),
  listOf({
    name: 'wscad-nach-ort.xlsx',
    about: 'Sections by mounting place („+S1“); their rows fill the place of what follows',
    rules: [9, 2],
    file: { kind: 'xlsx', sheet: 'Materialliste' },
    above: [['Materialliste nach Einbauort'], []],
    columns: [
      bmk('BMK'),
      quantity('Menge'),
      german('Bezeichnung'),
      order('Bestellnummer'),
      manufacturer('Hersteller'),
    ],
    rows: locations.flatMap((name) => [
      leftOut('SECTION', `+${name}`),
      ...cabinet(14).map((one) => {
        const gives = {
          bmk: one.bmk,
          quantity: one.quantity,
          description: [one.part.german],
          orderNumber: one.part.order,
          manufacturerName: one.part.manufacturer,
          installationLocation: name,
        }
        return odd(
          [`-${one.bmk}`, one.quantity, one.part.german, one.part.order, one.part.manufacturer],
          gives,
        )
      }),
      blank,
    ]),
  }),
  listOf({
    name: 'wscad-bmk-reihen.csv',
    about: 'Several designations in one cell, compared with the quantity: ranges and lists',
    rules: [11],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      quantity('Menge'),
      bmk('BMK'),
      order('Artikel-Nr.'),
      manufacturer('Fabrikat'),
      german('Bezeichnung'),
    ],
    rows: [
      odd(['3', 'F02-01,02,03', '5SL6110-7', 'Siemens', 'Leitungsschutzschalter C10'], {
        quantity: 3,
        bmk: 'F02-01,02,03',
        orderNumber: '5SL6110-7',
        manufacturerName: 'Siemens',
        description: ['Leitungsschutzschalter C10'],
      }),
      odd(['2', 'K1, K2', '38.51.7.024.0050', 'Finder', 'Koppelrelais'], {
        quantity: 2,
        bmk: 'K1, K2',
        orderNumber: '38.51.7.024.0050',
        manufacturerName: 'Finder',
        description: ['Koppelrelais'],
      }),
      odd(['4', 'Q1, Q2, Q3', '3RT2015-1BB41', 'Siemens', 'Leistungsschütz'], {
        quantity: 4,
        bmk: 'Q1, Q2, Q3',
        orderNumber: '3RT2015-1BB41',
        manufacturerName: 'Siemens',
        description: ['Leistungsschütz'],
      }),
      odd(['7', 'X1-X7', '3044076', 'Phoenix Contact', 'Durchgangsklemme'], {
        quantity: 7,
        bmk: 'X1-X7',
        orderNumber: '3044076',
        manufacturerName: 'Phoenix Contact',
        description: ['Durchgangsklemme'],
      }),
      ...cabinet(14),
    ],
  }),
  listOf({
    name: 'wscad-parts-english.xlsx',
    about: 'English export: order numbers beside part numbers of the manufacturer',
    rules: [2, 16],
    file: {
      kind: 'xlsx',
      sheet: 'Parts',
      before: [
        {
          name: 'Cover',
          rows: [
            ['Project', 'Filling line 2'],
            ['Customer', 'Dairy plant'],
          ],
        },
      ],
    },
    columns: [
      position('Item No.'),
      quantity('Qty'),
      order('Order No.'),
      type('Type No.'),
      manufacturer('Manufacturer'),
      english('Description'),
      place('Mounting location'),
      bmk('Device tag'),
    ],
    rows: cabinet(40, { installationLocation: 'MCC1' }),
  }),
  listOf({
    name: 'wscad-zwei-mengen.xlsx',
    about: 'Quantity for one cabinet beside the total for three',
    rules: [1],
    file: { kind: 'xlsx', sheet: 'Summenliste' },
    above: [['Summenstückliste'], ['Liste für 3 Schränke']],
    quantityBasis: 'EITHER',
    cabinets: 3,
    columns: [
      position(),
      order('Artikelnummer'),
      german('Bezeichnung'),
      manufacturer('Hersteller'),
      { ...quantity('Menge je Schrank'), fields: ['quantity', null] },
      { ...quantity('Gesamtmenge', (one) => (one.quantity ?? 0) * 3), fields: ['quantity', null] },
    ],
    rows: pieces().map((one, index) => entry(one, (index % 5) + 1)),
  }),
  listOf({
    name: 'wscad-klemmenplan.csv',
    about:
      'Terminal list: one row a terminal of a strip, bridges and end brackets between; the same part again elsewhere',
    rules: [6],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      bmk('Betriebsmittel'),
      place('Ort'),
      quantity('Anz.'),
      manufacturersNumber('Herst.-Art.-Nr'),
      manufacturer('Hersteller'),
      german('Beschreibung'),
    ],
    rows: ['X1', 'X2', 'X3'].flatMap((strip) => {
      const at = { installationLocation: 'S1', bmk: strip }
      return [
        ...Array.from({ length: 10 }, () => entry(part('2002-1401'), 1, at)),
        entry(part('2002-1407'), 1, at),
        entry(part('249-116'), 2, at),
        entry(part('2002-1401'), 1, at),
      ]
    }),
  }),
  listOf({
    name: 'wscad-ohne-hersteller.xlsx',
    about: 'Maker only as a prefix of the number, three hidden columns with internal keys',
    rules: [5],
    file: { kind: 'xlsx', sheet: 'Liste', hiddenColumns: [1, 5] },
    columns: [
      other('ID', (one) => 100_000 + one.position * 13),
      bmk('BKZ'),
      quantity('Stk'),
      {
        ...order('Artikel-Nr', (one) => `${one.part.abbreviation}.${one.part.order}`),
        gives: (one) => ({ orderNumber: one.part.order, manufacturerName: one.part.abbreviation }),
      },
      other('GUID', (one) => `a7f3-${one.position}`),
      german('Artikeltext'),
      either('Bemerkung', ['remark', null], () => ''),
    ],
    rows: cabinet(33),
  }),
]
