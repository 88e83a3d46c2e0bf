import { blank, leftOut, listOf, odd } from './build-list.ts'
import {
  bmk,
  designation,
  german,
  manufacturer,
  order,
  place,
  position,
  quantity,
  remark,
  supplied,
  type,
  unit,
} from './columns.ts'
import { cabinet } from './entries.ts'
import type { OwnList } from './own-list.ts'
import { pieces } from './parts.ts'

const both = (one: { part: { german: string; english: string } }) =>
  `${one.part.german} / ${one.part.english}`

/** Headers in German and English at once. */
export const bilingual: readonly OwnList[] = [
  listOf({
    name: 'zweisprachig-schraegstrich.xlsx',
    about: 'German and English in each header, a slash between',
    rules: [12, 16],
    file: { kind: 'xlsx', sheet: 'Stückliste_BOM' },
    above: [['Stückliste / Bill of material']],
    columns: [
      position('Pos. / Item'),
      quantity('Menge / Quantity'),
      unit('Einheit / Unit', { piece: 'Stk/pcs' }),
      { ...german('Bezeichnung / Description'), cell: both },
      order('Bestellnummer / Order No.'),
      type('Typnummer / Type No.'),
      manufacturer('Hersteller / Manufacturer'),
      bmk('BMK / Device tag'),
    ],
    rows: cabinet(38),
  }),
  listOf({
    name: 'zweisprachig-zeilenumbruch.xlsx',
    about: 'The English name on a second line of each header cell; supplied parts with KB',
    rules: [14, 3],
    file: {
      kind: 'xlsx',
      sheet: 'List',
      before: [
        {
          name: 'Deckblatt Cover',
          rows: [
            ['Deckblatt', 'Cover sheet'],
            ['Projekt', 'Project', 'Line 9'],
          ],
        },
      ],
    },
    suppliedPartTexts: ['KB'],
    columns: [
      designation('Kennzeichen\nDevice designation'),
      quantity('Anzahl\nQty'),
      order('Artikelnummer\nItem code'),
      manufacturer('Fabrikat\nMake'),
      { ...german('Benennung\nDescription'), cell: both },
      supplied('Beistellung\nFree issue', 'KB'),
    ],
    rows: cabinet(30, { functionalAssignment: 'L9', installationLocation: 'CC1' }).map((one, index) => ({
      ...one,
      isSuppliedPart: index % 6 === 0,
    })),
  }),
  listOf({
    name: 'zweisprachig-klammern.csv',
    about: 'English names in brackets; equivalents allowed in both languages; quantities as words',
    rules: [11, 13],
    file: { kind: 'csv', separator: ';', encoding: 'windows-1252' },
    columns: [
      place('Einbauort (Mounting location)'),
      bmk('Betriebsmittel (Device)'),
      type('Typ (Type)'),
      manufacturer('Hersteller (Manufacturer)'),
      quantity('Stückzahl (Count)'),
      remark('Bemerkung (Remark)'),
    ],
    rows: [
      ...cabinet(16, { installationLocation: 'S7' }),
      odd(['+S7', '-X90', 'UT 10', 'gleichwertig', 'n.B.', 'nach Bedarf'], {
        installationLocation: 'S7',
        bmk: 'X90',
        manufacturerNumber: 'UT 10',
        quantity: null,
        equivalentAllowed: true,
      }),
      odd(['+S7', '-W1', 'NYM-J 5x2,5', 'Various', '12m', ''], {
        installationLocation: 'S7',
        bmk: 'W1',
        manufacturerNumber: 'NYM-J 5x2,5',
        quantity: 12,
        unit: 'metre',
        equivalentAllowed: true,
      }),
      odd(['+S7', '-F90', 'S201-C10', 'ABB/Siemens', '3', ''], {
        installationLocation: 'S7',
        bmk: 'F90',
        manufacturerNumber: 'S201-C10',
        manufacturerName: 'ABB/Siemens',
        quantity: 3,
      }),
    ],
  }),
  listOf({
    name: 'zweisprachig-sprachzeilen.xlsx',
    about: 'A German header row and an English one directly below it',
    rules: [1, 9],
    file: { kind: 'xlsx', sheet: 'BOM' },
    headerRows: [
      ['Pos.', 'Bestellnummer', 'Bezeichnung', 'Hersteller', 'Gesamtmenge (2 Schränke)'],
      ['Item', 'Order No.', 'Description', 'Manufacturer', 'Total Qty (2 sets)'],
    ],
    headerRowIndex: [1, 2],
    quantityBasis: 'TOTAL',
    cabinets: 2,
    columns: [
      position(),
      order('Bestellnummer'),
      german('Bezeichnung'),
      manufacturer('Hersteller'),
      quantity('Gesamtmenge (2 Schränke)', (one) => (one.quantity ?? 0) * 2),
    ],
    rows: [
      ...cabinet(12),
      leftOut('SECTION', 'Zubehör / Accessories'),
      ...cabinet(8, {}, pieces('Eaton')),
      blank,
      leftOut('SUBTOTAL', '', '', 'Summe / Total', '', 66),
    ],
  }),
]
