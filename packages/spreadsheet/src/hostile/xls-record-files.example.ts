import {
  biffStream,
  emptyCell,
  formulaCell,
  numberCell,
  plainFormat,
  rkCell,
  rkCells,
  rkFloat,
  rkInteger,
  sharedTextCell,
  textCell,
  u8,
  u16,
} from './biff.example.ts'
import { compoundFile } from './compound-file.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { type SplitText, sharedTextRecords } from './shared-texts.example.ts'
import { book8, container } from './xls-of.example.ts'

const serial = (at: number) => `Reihenklemme 2,5 mm² grau, laufende Nummer ${String(at).padStart(3, '0')}`
const splitTexts: readonly SplitText[] = [
  ...Array.from({ length: 170 }, (_, at) => serial(at + 1)),
  ['Steckdose 230 V, Farbe ', 'weiß'],
  ['Widerstand 470 ', 'Ω, 1 W'],
  ['Ω zuerst, ', 'dann nur Latin', ' und wieder Ω'],
  'Neuer Block',
]

/** Records that readers stumble over. */
export const xlsRecordFiles: readonly HostileFile[] = [
  {
    name: 'xls-sst-continue.xls',
    about: 'shared texts that go on in CONTINUE records, some of them changing their encoding on the way',
    bytes: () =>
      container(
        biffStream({
          version: 8,
          sheets: [
            {
              name: 'Klemmen',
              used: { rows: [0, splitTexts.length], columns: [0, 1] },
              cells: splitTexts.map((_, at) => sharedTextCell(at, 0, at)),
            },
          ],
          sharedTexts: sharedTextRecords(splitTexts),
        }),
      ),
    truth: {
      rows: {
        ...Object.fromEntries(Array.from({ length: 170 }, (_, at) => [at + 1, [serial(at + 1)]])),
        171: ['Steckdose 230 V, Farbe weiß'],
        172: ['Widerstand 470 Ω, 1 W'],
        173: ['Ω zuerst, dann nur Latin und wieder Ω'],
        174: ['Neuer Block'],
      },
      sheets: ['Klemmen'],
    },
  },
  {
    name: 'xls-sst-claims-billions.xls',
    about: 'the table of shared texts says that it holds four billion; it holds two',
    bytes: () =>
      container(
        biffStream({
          version: 8,
          sheets: [{ name: 'Texte', cells: [sharedTextCell(0, 0, 1), sharedTextCell(1, 0, 0)] }],
          sharedTexts: sharedTextRecords(['Kabelbinder', 'Ringkabelschuh'], 0xffffffff),
        }),
      ),
    truth: { rows: { 1: ['Ringkabelschuh'], 2: ['Kabelbinder'] }, sheets: ['Texte'] },
  },
  {
    name: 'xls-wrong-decimals.xls',
    about: 'prices as RK numbers of every kind: whole, floating, each also divided by 100, below zero',
    bytes: () =>
      container(
        biffStream({
          version: 8,
          sheets: [
            {
              name: 'Preise',
              used: { rows: [0, 4], columns: [0, 2] },
              cells: [
                rkCell(0, 0, rkFloat(87.3125, { divided: true })),
                rkCell(0, 1, rkInteger(1999, { divided: true })),
                rkCells(1, 0, [rkInteger(412), rkFloat(0.625)]),
                rkCell(2, 0, rkInteger(-7)),
                rkCell(2, 1, rkInteger(-250, { divided: true })),
                rkCell(3, 0, rkFloat(-1234.5, { divided: true })),
              ],
            },
          ],
          sharedTexts: sharedTextRecords([]),
        }),
      ),
    truth: {
      rows: { 1: ['0,873125', '19,99'], 2: ['412', '0,625'], 3: ['-7', '-2,5'], 4: ['-12,345'] },
      numbers: [
        [1, 1, 0.873125],
        [1, 2, 19.99],
        [2, 1, 412],
        [2, 2, 0.625],
        [3, 1, -7],
        [3, 2, -2.5],
        [4, 1, -12.345],
      ],
      sheets: ['Preise'],
    },
  },
  {
    name: 'xls-malformed-number-format.xls',
    about: 'number formats with an open quote, an open bracket, and a length beyond the end of the record',
    bytes: () =>
      container(
        biffStream({
          version: 5,
          formats: ['"Stück', '[Rot', 'GENERAL', Buffer.concat([u8(200), Buffer.from('0,0')])],
          sheets: [
            {
              name: 'Mengen',
              used: { rows: [0, 2], columns: [0, 4] },
              cells: [
                ...['offen', 'Klammer', 'groß', 'zu lang'].map((name, at) => textCell(5, 0, at, name)),
                ...[12, 250, 3, 40].map((value, at) => numberCell(1, at, value, plainFormat + 1 + at)),
              ],
            },
          ],
        }),
        { name: 'Book' },
      ),
    truth: {
      rows: { 1: ['offen', 'Klammer', 'groß', 'zu lang'], 2: ['12', '250', '3', '40'] },
      numbers: [
        [2, 1, 12],
        [2, 2, 250],
        [2, 3, 3],
        [2, 4, 40],
      ],
      sheets: ['Mengen'],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xls-unsupported-formula-function.xls',
    about: 'a formula with a function that no Excel knows; its result is stored with it',
    bytes: () =>
      compoundFile([
        {
          path: 'Workbook',
          content: biffStream({
            version: 8,
            sheets: [
              {
                name: 'Kalkulation',
                used: { rows: [0, 1], columns: [0, 2] },
                cells: [
                  // A call without arguments of function 0x7abc.
                  formulaCell(0, 0, 187.5, Buffer.concat([u8(0x42, 0), u16(0x7abc)])),
                  numberCell(0, 1, 3),
                ],
              },
            ],
            sharedTexts: sharedTextRecords([]),
          }),
        },
      ]),
    truth: { rows: { 1: ['187,5', '3'] }, numbers: [[1, 1, 187.5]], sheets: ['Kalkulation'] },
  },
  {
    name: 'xls-german-formats.xls',
    about:
      'days, times, percentages and euros as a German Excel formats them; umlauts in the names of sheets',
    bytes: () => {
      const values: readonly (readonly [name: string, value: number, format: string])[] = [
        ['Bestellt', 46_083, 'DD/MM/YYYY'],
        ['Gegründet', 2_741, 'DDDD", "MMMM\\ DD", "YYYY'],
        ['Beginn', 0.3125, 'HH:MM'],
        ['Ende', 0.751_736_111_111_111, 'H:MM:SS\\ AM/PM'],
        ['Skonto', 0.025, '0.0%'],
        ['Rabatt', 0.32, '0%'],
        ['Listenpreis', 12_345.6, '#,##0.00\\ "€"'],
        ['Stückpreis', 1.2, '#,##0.00\\ [$€-407];[Red]\\-#,##0.00\\ [$€-407]'],
      ]
      return container(
        biffStream({
          version: 8,
          formats: values.map(([, , format]) => format),
          sheets: [
            {
              name: 'Gehäuse',
              used: { rows: [0, values.length], columns: [0, 2] },
              cells: values.flatMap(([, value], row) => [
                sharedTextCell(row, 0, row),
                numberCell(row, 1, value, plainFormat + 1 + row),
              ]),
            },
            { name: 'Türen', cells: [] },
            { name: 'Übersicht', hidden: 'hidden', cells: [] },
          ],
          sharedTexts: sharedTextRecords(values.map(([name]) => name)),
        }),
      )
    },
    truth: {
      rows: {
        1: ['Bestellt', '02.03.2026'],
        2: ['Gegründet', '03.07.1907'],
        3: ['Beginn', '07:30'],
        4: ['Ende', '18:02:30'],
        5: ['Skonto', '2,5%'],
        6: ['Rabatt', '32%'],
        7: ['Listenpreis', '12.345,60 €'],
        8: ['Stückpreis', '1,20 €'],
      },
      sheets: ['Gehäuse', 'Türen'],
      hidden: ['Übersicht'],
    },
  },
  {
    name: 'xls-ragged.xls',
    about: 'rows of different length, and one that is left out; two empty sheets behind',
    bytes: () => {
      const book = book8({}, [['a', 'b', 'c'], ['d', 'e'], [], ['f', undefined, 'g', 'h'], ['i']])
      return container(
        biffStream({
          ...book,
          sheets: [...book.sheets, { name: 'Zwei', cells: [] }, { name: 'Drei', cells: [] }],
        }),
      )
    },
    truth: {
      rows: { 1: ['a', 'b', 'c'], 2: ['d', 'e'], 4: ['f', '', 'g', 'h'], 5: ['i'] },
      sheets: ['Liste', 'Zwei', 'Drei'],
    },
  },
  {
    name: 'xls-skip-lines.xls',
    about: 'three empty rows above the header, blanks that are only formatted, a cell beyond the last header',
    bytes: () => {
      const used = { rows: [3, 7], columns: [0, 5] } as const
      const book = book8({ used }, [
        [],
        [],
        [],
        ['Artikel', 'Menge', 'Lager', 'Preis'],
        ['Schaltschrank', 2, true, 412.75],
        ['Türgriff Ω', 8, false, 19.5, 'ohne Überschrift'],
        ['Summe', 10],
      ])
      const [sheet] = book.sheets
      return container(
        biffStream({
          ...book,
          sheets: [{ ...sheet!, cells: [...sheet!.cells, emptyCell(7, 0), emptyCell(7, 4)] }],
        }),
      )
    },
    truth: {
      rows: {
        4: ['Artikel', 'Menge', 'Lager', 'Preis'],
        5: ['Schaltschrank', '2', 'WAHR', '412,75'],
        6: ['Türgriff Ω', '8', 'FALSCH', '19,5', 'ohne Überschrift'],
        7: ['Summe', '10'],
      },
      numbers: [[5, 4, 412.75]],
      sheets: ['Liste'],
      headerRowIndex: 4,
    },
  },
]
