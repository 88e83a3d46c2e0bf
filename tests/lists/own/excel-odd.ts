import { blank, leftOut, listOf, odd } from './build-list.ts'
import {
  bmk,
  designation,
  german,
  manufacturer,
  order,
  other,
  place,
  position,
  price,
  priceOf,
  quantity,
  supplied,
  type,
  unit,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part, pieces } from './parts.ts'

const hidden = {
  name: 'Alt',
  isHidden: true,
  rows: [
    ['Bestellnummer', 'Hersteller', 'Menge'],
    ...pieces('Siemens').map((one) => [one.order, one.manufacturer, 9]),
  ],
}
const secondCabinet = {
  name: 'Schrank 2',
  rows: [
    ['Pos.', 'Menge', 'Bestellnummer', 'Hersteller'],
    ...pieces('Finder').map((one, index) => [index + 1, 1, one.order, one.manufacturer]),
  ],
}

/** What goes wrong between people and programs: odd blanks and dashes, missing columns, totals in titles, two lists. */
export const excelOdd: readonly OwnList[] = [
  listOf({
    name: 'odd-striche-und-leerzeichen.xlsx',
    about:
      'Typographic dashes before designations, hard blanks around texts, soft hyphens and blanks in headers',
    rules: [2, 3],
    file: { kind: 'xlsx', sheet: 'Tabelle1' },
    columns: [
      { ...bmk('BMK '), cell: (one) => `–${one.bmk}` },
      { ...place(' Einbau\u00adort'), cell: (one) => `+${one.installationLocation}\u00a0` },
      quantity('Menge\u00a0'),
      { ...order('Bestell\u00adnummer'), cell: (one) => ` ${one.part.order}\u00a0` },
      { ...manufacturer('Hersteller'), cell: (one) => `${one.part.manufacturer}  ` },
      german('Bezeichnung'),
    ],
    rows: cabinet(22, { installationLocation: 'S1' }),
  }),
  listOf({
    name: 'odd-zwei-schraenke.xlsx',
    about: 'A sheet for each of two cabinets, an older list on a hidden sheet in front',
    rules: [2],
    file: { kind: 'xlsx', sheet: 'Schrank 1', before: [hidden], after: [secondCabinet] },
    columns: [
      position(),
      quantity('Menge'),
      order('Bestellnummer'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
      bmk('BMK'),
    ],
    rows: cabinet(34),
  }),
  listOf({
    name: 'odd-kb-und-x.csv',
    about: 'Supplied parts are marked with KB or x, the others with a dash or nothing',
    rules: [14, 15],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    suppliedPartTexts: ['KB', 'x'],
    columns: [
      order('Art.-Nr.'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
      quantity('Menge'),
      {
        ...supplied('KB', ''),
        cell: (one) =>
          one.isSuppliedPart ? ['KB', 'x', 'X'][one.position % 3]! : ['-', ''][one.position % 2]!,
      },
    ],
    rows: cabinet(24).map((one, index) => ({ ...one, isSuppliedPart: index % 3 === 0 })),
  }),
  listOf({
    name: 'odd-menge-gesamt.xlsx',
    about: 'One quantity column, „Menge gesamt“, below the title „Liste für 2 Schränke“',
    rules: [1],
    file: { kind: 'xlsx', sheet: 'Material', merged: ['A1:E1'] },
    above: [['Liste für 2 Schränke'], []],
    quantityBasis: 'TOTAL',
    cabinets: 2,
    columns: [
      position(),
      order('Artikel-Nr.'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
      quantity('Menge gesamt', (one) => (one.quantity ?? 0) * 2),
    ],
    rows: cabinet(20),
  }),
  listOf({
    name: 'odd-ohne-menge.csv',
    about: 'No quantity at all: a row is a piece',
    rules: [6],
    file: { kind: 'csv', separator: ';', encoding: 'utf-8' },
    columns: [
      bmk('Betriebsmittelkennzeichen'),
      { ...order('Bestellnummer'), gives: (one) => ({ orderNumber: one.part.order, quantity: 1 }) },
      manufacturer('Hersteller'),
      german('Benennung'),
    ],
    rows: cabinet(30),
  }),
  listOf({
    name: 'odd-ohne-nummer.xlsx',
    about: 'No number at all: texts, manufacturers and quantities',
    rules: [13],
    file: { kind: 'xlsx', sheet: 'LV' },
    columns: [
      position('Nr.'),
      german('Bezeichnung'),
      manufacturer('Fabrikat'),
      quantity('Menge'),
      unit('Einheit', { piece: 'Stück' }),
    ],
    rows: cabinet(18),
  }),
  listOf({
    name: 'odd-mengen-fehlen.xlsx',
    about: 'Quantities that are missing, zero or tbd; the rows stay lines',
    rules: [11, 15],
    file: { kind: 'xlsx', sheet: 'Tabelle1' },
    columns: [
      position(),
      order('Bestellnummer'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
      quantity('Anzahl'),
    ],
    rows: [
      ...cabinet(10),
      ...(
        [
          ['', null],
          ['tbd', null],
          ['AS PER GA', null],
          ['n. B.', null],
          [0, 0],
        ] as const
      ).map(([cell, amount]) =>
        odd([20, '3044076', 'Phoenix Contact', 'Durchgangsklemme', cell], {
          quantity: amount,
          orderNumber: '3044076',
          manufacturerName: 'Phoenix Contact',
          description: ['Durchgangsklemme'],
        }),
      ),
      ...cabinet(6),
    ],
  }),
  listOf({
    name: 'odd-lieferant-ist-hersteller.xlsx',
    about: '„Lieferant“ holds manufacturers, and no other column does',
    rules: [16],
    file: { kind: 'xlsx', sheet: 'Artikel' },
    columns: [
      designation('Kennzeichnung'),
      quantity('Menge'),
      type('Typnummer'),
      manufacturer('Lieferant'),
      german('Bezeichnung'),
    ],
    rows: cabinet(26, { functionalAssignment: 'M1', installationLocation: 'S4' }),
  }),
  listOf({
    name: 'odd-gebinde.xlsx',
    about: 'Packs, sets and lengths beside pieces',
    rules: [12],
    file: { kind: 'xlsx', sheet: 'Kleinmaterial' },
    columns: [
      order('Artikel-Nr.'),
      german('Bezeichnung'),
      manufacturer('Hersteller'),
      quantity('Menge'),
      unit('ME'),
    ],
    rows: [
      ...cabinet(10),
      entry(part('3044076'), 2, { unit: 'pack' }),
      entry(part('3022218'), 1, { unit: 'pack' }),
      entry(part('750104'), 1, { unit: 'set' }),
      entry(part('0801733'), 6),
      entry(part('4510042'), 100),
    ],
  }),
  listOf({
    name: 'odd-vier-seiten.xlsx',
    about: 'Four printed pages: sums carried over, page footers, the header again on each page',
    rules: [9],
    file: { kind: 'xlsx', sheet: 'Kalkulation' },
    above: [['Kalkulation Schaltanlage Kläranlage'], []],
    columns: [
      position(),
      german('Bezeichnung'),
      order('Bestell-Nr.'),
      manufacturer('Fabrikat'),
      quantity('Menge'),
      price('EP', 'purchasePrice'),
      other('GP', (one) => priceOf(one) * (one.quantity ?? 0)),
    ],
    rows: [1, 2, 3, 4].flatMap((page) => [
      ...(page === 1
        ? []
        : [
            leftOut('HEADER_REPEATED', 'Pos.', 'Bezeichnung', 'Bestell-Nr.', 'Fabrikat', 'Menge', 'EP', 'GP'),
            leftOut('SUBTOTAL', '', 'Übertrag', '', '', '', '', page * 1000.5),
          ]),
      ...cabinet(24 + page),
      leftOut(
        'SUBTOTAL',
        '',
        page === 4 ? 'Gesamtsumme netto' : 'Übertrag',
        '',
        '',
        '',
        '',
        (page + 1) * 1000.5,
      ),
      leftOut('NOTE', `Seite ${page} von 4`),
      blank,
    ]),
  }),
  listOf({
    name: 'odd-kopf-mit-einheit.csv',
    about: 'Line breaks and units in quoted headers, decimal commas in quantities of metres',
    rules: [11, 12],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      position('Pos.\nNr.'),
      order('Artikel-\nnummer'),
      manufacturer('Her-\nsteller'),
      { ...german('Bezeichnung\n(Kurztext)') },
      quantity('Menge\n[ME]', (one) => String(one.quantity).replace('.', ',')),
      unit('ME', { piece: 'Stk.' }),
    ],
    rows: [
      ...cabinet(12),
      entry(part('1119304'), 12.5),
      entry(part('4510042'), 0.75),
      entry(part('0801733'), 4),
    ],
  }),
  listOf({
    name: 'odd-nichts-worte.xlsx',
    about: 'Words for nothing in every column but the quantity',
    rules: [15, 8],
    file: { kind: 'xlsx', sheet: 'Liste' },
    columns: [
      place('Ort'),
      bmk('BMK'),
      german('Bezeichnung'),
      manufacturer('Hersteller'),
      type('Typ'),
      quantity('Menge'),
      unit('ME', { piece: 'Stck' }),
    ],
    rows: [
      ...cabinet(12, { installationLocation: 'S1' }),
      ...['-', '_', 'n/a', 'tbd', './.'].map((word) =>
        odd([word, '-K50', 'Koppelrelais', word, '38.51.7.024.0050', 1, word], {
          bmk: 'K50',
          description: ['Koppelrelais'],
          manufacturerNumber: '38.51.7.024.0050',
          quantity: 1,
        }),
      ),
      odd(['+S1', '-K51', '-', 'Finder', 'x', 2, 'Stck'], {
        installationLocation: 'S1',
        bmk: 'K51',
        manufacturerName: 'Finder',
        quantity: 2,
      }),
    ],
  }),
]
