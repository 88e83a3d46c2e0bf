import { blank, leftOut, listOf } from './build-list.ts'
import {
  bmk,
  designation,
  either,
  english,
  functionOf,
  german,
  manufacturer,
  manufacturerAbbreviation,
  order,
  other,
  place,
  plant,
  position,
  prefixedOrder,
  quantity,
  site,
  type,
  unit,
  wholeDesignation,
} from './columns.ts'
import { cabinet, entry } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { part, pieces } from './parts.ts'

const cover = {
  name: 'Deckblatt',
  rows: [
    ['Projektname', 'Förderanlage Halle 4'],
    ['Auftrag', 'A-24-0871'],
    ['Seiten', 118],
    ['Ersteller', 'Konstruktion'],
  ],
}

/** Reports as EPLAN Electric P8 exports them. */
export const eplan: readonly OwnList[] = [
  listOf({
    name: 'eplan-artikelstueckliste.xlsx',
    about:
      'Parts list report: cover sheet first, three title rows, whole designations, part numbers with the manufacturer’s abbreviation',
    rules: [2, 3, 5],
    file: { kind: 'xlsx', sheet: 'Artikelstückliste', before: [cover], merged: ['A1:G1'] },
    above: [['Artikelstückliste'], ['Projekt: Förderanlage Halle 4'], []],
    columns: [
      designation('Betriebsmittelkennzeichen'),
      quantity('Menge'),
      german('Bezeichnung'),
      type('Typnummer'),
      manufacturerAbbreviation('Hersteller'),
      prefixedOrder('Artikelnummer'),
      other('Seite / Pfad', (one) => `=A1+S1/${one.position}.${(one.position % 9) + 1}`),
    ],
    rows: cabinet(64, { functionalAssignment: 'A1', installationLocation: 'S1' }),
  }),
  listOf({
    name: 'eplan-summenstueckliste.csv',
    about: 'Summed parts list with three description columns, semicolons, Windows-1252',
    rules: [12, 16],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      position('Lfd. Nr.'),
      order('Bestellnummer'),
      type('Typnummer'),
      manufacturer('Hersteller'),
      german('Bezeichnung 1'),
      {
        ...german('Bezeichnung 2'),
        cell: () => 'nach DIN EN 61439',
        gives: () => ({ description: ['nach DIN EN 61439'] }),
      },
      either('Bezeichnung 3', ['description', null], () => ''),
      quantity('Menge'),
      unit('Mengeneinheit', { piece: 'Stück' }),
      {
        ...other('ERP-Nummer', (one) => `40${String(10_000 + one.position * 37)}`),
        fields: ['erpNumber'],
        needed: true,
      },
      other('Lieferant', () => 'Elektro Nordhandel'),
    ],
    rows: [
      ...pieces().map((one, index) => entry(one, (index % 9) + 1)),
      entry(part('1119304'), 120),
      entry(part('4510042'), 300),
    ],
  }),
  listOf({
    name: 'eplan-gesamtkennzeichen-und-spalten.xlsx',
    about: 'A whole designation beside columns of its parts; where both differ, the column of its own wins',
    rules: [2, 3],
    file: { kind: 'xlsx', sheet: 'Export' },
    columns: [
      {
        ...designation('Gesamtkennzeichen', () => '=A2+S9-K99'),
        gives: () => ({ functionalAssignment: 'A2' }),
      },
      place('Einbauort'),
      bmk('BMK'),
      quantity('Stückzahl'),
      order('Bestellnummer'),
      type('Typnummer'),
      manufacturer('Hersteller'),
      either('Funktionstext', ['description', 'remark', null], (one) => `Antrieb ${one.position}`),
    ],
    rows: cabinet(30, { installationLocation: 'S2' }),
  }),
  listOf({
    name: 'eplan-kennzeichen-als-formel.xlsx',
    about: 'Opened and saved in Excel: each whole designation became a formula that shows #NAME?',
    rules: [3, 4],
    file: { kind: 'xlsx', sheet: 'Tabelle1' },
    columns: [
      designation('BMK', (one) => ({ formula: wholeDesignation(one).slice(1), shows: { error: '#NAME?' } })),
      quantity('Menge'),
      order('Artikelnummer'),
      type('Typnummer'),
      manufacturer('Hersteller'),
      german('Bezeichnung'),
    ],
    rows: cabinet(24, { functionalAssignment: 'ANL1', installationLocation: 'ORT' }),
  }),
  listOf({
    name: 'eplan-minus-und-plus-als-formel.xlsx',
    about: 'Designations with one sign, typed into Excel: -K5 shows 0, +S1 shows #WERT!',
    rules: [2, 4],
    file: { kind: 'xlsx', sheet: 'Stückliste' },
    columns: [
      position(),
      {
        ...place('Einbauort (+)'),
        cell: (one) => ({ formula: `+${one.installationLocation}`, shows: { error: '#VALUE!' } }),
      },
      { ...bmk('BMK (-)'), cell: (one) => ({ formula: `-${one.bmk}`, shows: 0 }) },
      quantity('Anzahl'),
      order('Best.-Nr.'),
      manufacturer('Hersteller'),
      german('Benennung'),
    ],
    rows: cabinet(20, { installationLocation: 'S1' }),
  }),
  listOf({
    name: 'eplan-beschriftung.csv',
    about: 'Labelling export in UTF-16 with tabs: 25 terminals of one strip one after the other',
    rules: [3, 6],
    file: { kind: 'csv', separator: '\t', encoding: 'utf-16le' },
    columns: [
      designation('Kennzeichen (vollständig)'),
      prefixedOrder('Artikelnummer'),
      quantity('Stückzahl'),
      either('Funktionstext', ['description', 'remark', null], () => 'Reserve'),
    ],
    rows: [
      ...cabinet(12, { functionalAssignment: 'B1', installationLocation: 'S3' }),
      ...Array.from({ length: 25 }, () =>
        entry(part('3044076'), 1, { functionalAssignment: 'B1', installationLocation: 'S3', bmk: 'X1' }),
      ),
      entry(part('3022218'), 2, { functionalAssignment: 'B1', installationLocation: 'S3', bmk: 'X1' }),
    ],
  }),
  listOf({
    name: 'eplan-strukturkennzeichen.xlsx',
    about: 'All five structure identifiers in columns whose names mislead; the signs in the cells decide',
    rules: [2],
    file: {
      kind: 'xlsx',
      sheet: 'Artikel',
      before: [{ name: 'Info', rows: [['EPLAN Electric P8', '2024']] }],
    },
    columns: [
      functionOf('Zuordnung'),
      plant('Funktion'),
      site('Anlage'),
      place('Standort'),
      bmk('Kennzeichen'),
      quantity('Menge'),
      type('Typnummer'),
      manufacturerAbbreviation('Herst.'),
      german('Bezeichnung'),
    ],
    rows: cabinet(28, {
      functionDesignation: 'FZ',
      functionalAssignment: 'H4',
      locationIdentifier: 'G2',
      installationLocation: 'S1',
    }),
  }),
  listOf({
    name: 'eplan-english.csv',
    about: 'English project: device tags, part numbers with abbreviations, semicolons, UTF-8 with mark',
    rules: [3, 5, 16],
    file: { kind: 'csv', separator: ';', encoding: 'utf-8 with mark' },
    columns: [
      designation('Device tag (full)'),
      quantity('Quantity'),
      english('Designation 1'),
      type('Type number'),
      manufacturer('Manufacturer'),
      { ...prefixedOrder('Part number'), gives: (one) => ({ orderNumber: one.part.order }) },
      unit('Unit', { piece: 'pcs' }),
    ],
    rows: cabinet(36, {
      functionalAssignment: 'CC1',
      locationIdentifier: 'ROOM1',
      installationLocation: 'CAB2',
    }),
  }),
  listOf({
    name: 'eplan-seiten.xlsx',
    about:
      'A printed report pasted into Excel: the header again on each page, page numbers, a legend at the end',
    rules: [9],
    file: { kind: 'xlsx', sheet: 'Druck' },
    above: [['Stückliste Förderanlage', '', '', '', 'Seite 1 von 3']],
    columns: [
      bmk('BMK'),
      quantity('Menge'),
      german('Bezeichnung'),
      type('Typnummer'),
      manufacturer('Hersteller'),
    ],
    rows: [
      ...cabinet(18),
      blank,
      leftOut(['NOTE', 'SECTION'], 'Stückliste Förderanlage', '', '', '', 'Seite 2 von 3'),
      leftOut('HEADER_REPEATED', 'BMK', 'Menge', 'Bezeichnung', 'Typnummer', 'Hersteller'),
      ...cabinet(18, {}, pieces('Siemens')).map((one) => ({ ...one, bmk: `2${one.bmk}` })),
      blank,
      leftOut(['NOTE', 'SECTION'], 'Stückliste Förderanlage', '', '', '', 'Seite 3 von 3'),
      leftOut('HEADER_REPEATED', 'BMK', 'Menge', 'Bezeichnung', 'Typnummer', 'Hersteller'),
      ...cabinet(6, {}, pieces('Wago')).map((one) => ({ ...one, bmk: `3${one.bmk}` })),
      blank,
      leftOut('NOTE', 'Legende: BMK = Betriebsmittelkennzeichen'),
      leftOut('NOTE', 'Alle Angaben ohne Gewähr, Änderungen vorbehalten.'),
    ],
  }),
  listOf({
    name: 'eplan-zubehoer.xlsx',
    about: 'Accessories below their device: number and quantity only',
    rules: [8],
    file: { kind: 'xlsx', sheet: 'Stückliste' },
    columns: [
      place('Einbauort'),
      bmk('BMK'),
      quantity('Menge'),
      german('Bezeichnung'),
      order('Bestellnummer'),
      manufacturer('Hersteller'),
    ],
    rows: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].flatMap((tag) => {
      const at = { installationLocation: 'S1', bmk: tag }
      return [
        entry(part('3RV2011-1JA10'), 1, at),
        {
          cells: ['', '', 1, '', '3RV2901-1E', ''],
          gives: { ...at, quantity: 1, orderNumber: '3RV2901-1E', manufacturerName: 'Siemens' },
        },
        entry(part('3RT2015-1BB41'), 2, { ...at, bmk: `${tag}.1` }),
        {
          cells: ['', '', 2, '', '3RT2916-1BB00', ''],
          gives: {
            installationLocation: 'S1',
            bmk: `${tag}.1`,
            quantity: 2,
            orderNumber: '3RT2916-1BB00',
            manufacturerName: 'Siemens',
          },
        },
      ]
    }),
  }),
]
