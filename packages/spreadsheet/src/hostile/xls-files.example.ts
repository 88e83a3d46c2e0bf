import {
  type BiffBook,
  type BiffSheet,
  biffStream,
  booleanCell,
  emptyCell,
  formulaCell,
  numberCell,
  plainFormat,
  record,
  rkCell,
  rkCells,
  rkFloat,
  rkInteger,
  sharedTextCell,
  textCell,
  u8,
  u16,
} from './biff.example.ts'
import { type CompoundStream, compoundFile, type Damage } from './compound-file.example.ts'
import { encryptedPackage } from './encrypted-package.example.ts'
import type { HostileFile } from './hostile-file.example.ts'
import { type SplitText, sharedTextRecords } from './shared-texts.example.ts'
import { rc4Workbook, xorWorkbook } from './xls-password.example.ts'
import { xlsxRows } from './xlsx-cells.example.ts'
import { xlsxParts } from './xlsx-parts.example.ts'
import { zipOf } from './zip-of.example.ts'

/** What programs put beside the workbook; short, so that it lands in the stream of short streams. */
const summary: CompoundStream = { path: '\u0005SummaryInformation', content: Buffer.alloc(96, 1) }

function container(stream: Buffer, { name = 'Workbook', damage = {} as Damage } = {}): Buffer {
  return compoundFile([{ path: name, content: stream }, summary], damage)
}

/** Texts shared or not, numbers, booleans, by row and column. */
function book8(
  sheet: Omit<BiffSheet, 'cells' | 'name'>,
  rows: readonly (readonly (string | number | boolean | undefined)[])[],
): BiffBook {
  const texts: string[] = []
  const cells = rows.flatMap((values, row) =>
    values.flatMap((value, column) => {
      if (value === undefined) return []
      if (typeof value === 'number') return [numberCell(row, column, value)]
      if (typeof value === 'boolean') return [booleanCell(row, column, value)]
      return [sharedTextCell(row, column, texts.push(value) - 1)]
    }),
  )
  const used = {
    rows: [0, rows.length],
    columns: [0, Math.max(0, ...rows.map((row) => row.length))],
  } as const
  return {
    version: 8,
    sheets: [{ name: 'Liste', used, ...sheet, cells }],
    sharedTexts: sharedTextRecords(texts),
  }
}

const parts = [
  ['Pos', 'Artikel', 'Preis'],
  [1, 'Türkontaktschalter', 7.45],
  [2, 'Schrankleuchte', 61.9],
]
const partsTruth = {
  rows: {
    1: ['Pos', 'Artikel', 'Preis'],
    2: ['1', 'Türkontaktschalter', '7,45'],
    3: ['2', 'Schrankleuchte', '61,9'],
  },
  numbers: [
    [2, 3, 7.45],
    [3, 3, 61.9],
  ],
  sheets: ['Liste'],
  headerRowIndex: 1,
} as const

const versions: readonly HostileFile[] = [
  {
    name: 'xls-biff4.xls',
    about: 'BIFF4 without a container; one sheet that declares 65,535 × 255 cells for 3 rows',
    bytes: biff4,
    truth: {
      rows: {
        1: ['Nr', 'Warengruppe', 'Rabatt'],
        2: ['10', 'Schaltgeräte & Relais', '32'],
        3: ['20', 'Gehäuse', '18,5'],
      },
      numbers: [[3, 3, 18.5]],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xls-biff5.xls',
    about: 'BIFF5 (Excel 5 and 95): texts in the code page of their country, in the cells themselves',
    bytes: () =>
      container(
        biffStream({
          version: 5,
          formats: ['DD\\.MM\\.YYYY'],
          sheets: [
            {
              name: 'Schütze',
              used: { rows: [0, 4], columns: [0, 4] },
              cells: [
                rkCells(0, 0, [rkInteger(1), rkInteger(2), rkInteger(3)]),
                booleanCell(1, 0, true),
                booleanCell(1, 1, false),
                textCell(5, 1, 3, 'Größe 2 „S0“'),
                textCell(5, 2, 0, '-K1'),
                textCell(5, 2, 1, '24 V –'),
                numberCell(2, 2, 46_083, plainFormat + 1),
                textCell(5, 2, 3, '0.5'),
                textCell(5, 3, 0, 'Preis €'),
                numberCell(3, 2, 18.5),
              ],
            },
          ],
        }),
        { name: 'Book' },
      ),
    truth: {
      rows: {
        1: ['1', '2', '3'],
        2: ['WAHR', 'FALSCH', '', 'Größe 2 „S0“'],
        3: ['-K1', '24 V –', '02.03.2026', '0.5'],
        4: ['Preis €', '', '18,5'],
      },
      numbers: [[4, 3, 18.5]],
      sheets: ['Schütze'],
    },
  },
]

/** One substream and nothing around it. */
function biff4(): Buffer {
  const cell = (kind: number, row: number, column: number, ...content: Buffer[]) =>
    record(kind, u16(row, column, 0), ...content)
  const text = (row: number, column: number, value: string) =>
    cell(0x0204, row, column, u16(value.length), Buffer.from(value, 'latin1'))
  return Buffer.concat([
    record(0x0409, u16(0, 0x0010, 0)),
    record(0x0042, u16(1252)),
    record(0x0231, u16(200, 0, 0x7fff), u8(5), Buffer.from('Arial')),
    record(0x0443, u8(0, 0), u16(0xfff5, 0x0020, 0xce00, 0, 0)),
    record(0x0200, u16(0, 0xffff, 0, 0xff, 0)),
    text(0, 0, 'Nr'),
    text(0, 1, 'Warengruppe'),
    text(0, 2, 'Rabatt'),
    cell(0x027e, 1, 0, rk(rkInteger(10))),
    text(1, 1, 'Schaltgeräte & Relais'),
    cell(0x027e, 1, 2, rk(rkInteger(32))),
    cell(0x027e, 2, 0, rk(rkInteger(20))),
    text(2, 1, 'Gehäuse'),
    cell(0x027e, 2, 2, rk(rkFloat(18.5))),
    record(0x000a),
  ])
}

const rk = (value: number) => u16(value & 0xffff, value >>> 16)

const serial = (at: number) => `Reihenklemme 2,5 mm² grau, laufende Nummer ${String(at).padStart(3, '0')}`
const splitTexts: readonly SplitText[] = [
  ...Array.from({ length: 170 }, (_, at) => serial(at + 1)),
  ['Steckdose 230 V, Farbe ', 'weiß'],
  ['Widerstand 470 ', 'Ω, 1 W'],
  ['Ω zuerst, ', 'dann nur Latin', ' und wieder Ω'],
  'Neuer Block',
]

const contents: readonly HostileFile[] = [
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

/** Long enough for sectors of its own. */
const manyParts = [
  ['Pos', 'Artikel', 'Preis'],
  ...Array.from({ length: 200 }, (_, at) => [at + 1, `Leiterplattenklemme ${at + 1}`, (at + 1) / 4]),
]
const manyPartsTruth = {
  rows: Object.fromEntries(
    manyParts.map((row, at) => [at + 1, row.map((value) => String(value).replace('.', ','))]),
  ),
  sheets: ['Liste'],
  headerRowIndex: 1,
}

/** The chain of the short streams has no end: it runs on into the workbook. */
const runsOn: Damage = {
  fat(fat, [root]) {
    const sectors = Math.ceil(root!.size / 512)
    fat[root!.start + sectors - 1] = root!.start + sectors
  },
}

const containers: readonly HostileFile[] = [
  {
    name: 'xls-capitalised-workbook-stream.xls',
    about: 'the stream is called WORKBOOK: names in a container know no case',
    bytes: () => container(biffStream(book8({}, parts)), { name: 'WORKBOOK' }),
    truth: partsTruth,
  },
  {
    name: 'xls-corrupted-error-sector.xls',
    about: 'the chain of the short streams runs on into the sectors of the workbook, which is whole',
    bytes: () => container(biffStream(book8({}, manyParts)), { damage: runsOn }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-bad-ole-directory.xls',
    about: 'the tree of the directory is out of order, and it tells the short streams longer than they are',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          ...runsOn,
          directory(entries) {
            for (const entry of entries) [entry.left, entry.right] = [entry.right, entry.left]
            entries[0]!.size += 64
          },
        },
      }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-directory-leads-out.xls',
    about: 'the directory refers to an entry beyond its end, as in a file that was cut and pasted together',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          directory(entries) {
            for (const entry of entries) if (entry.name === 'Workbook') entry.right = 77
          },
        },
      }),
    truth: 'damaged',
  },
  {
    name: 'xls-looping-chain.xls',
    about: 'the last sector of the workbook leads back to its first one',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          fat(fat, entries) {
            const { start, size } = entries.find(({ name }) => name === 'Workbook')!
            fat[start + Math.ceil(size / 512) - 1] = start
          },
        },
      }),
    truth: manyPartsTruth,
  },
  {
    name: 'xls-cut-chain.xls',
    about: 'the chain of the workbook ends after a few sectors: most of it is lost',
    bytes: () =>
      container(biffStream(book8({}, manyParts)), {
        damage: {
          fat(fat, entries) {
            fat[entries.find(({ name }) => name === 'Workbook')!.start + 3] = 0xfffffffe
          },
        },
      }),
    truth: 'damaged',
  },
  {
    name: 'xls-password-rc4.xls',
    about: 'a password, RC4 with a key of 40 bits',
    bytes: () => container(rc4Workbook(book8({}, parts), 'Schrank1')),
    truth: 'encrypted',
  },
  {
    name: 'xls-password-xor.xls',
    about: 'a password, obscured by XOR',
    bytes: () => container(xorWorkbook(book8({}, parts), 'Schrank1')),
    truth: 'encrypted',
  },
  {
    name: 'xlsx-password-protected.xlsx',
    about: 'a password: the zip lies encrypted in an OLE container that is named .xlsx',
    bytes: () => encryptedPackage(zipOf(xlsxParts({ data: xlsxRows(parts) })), 'Schrank1'),
    truth: 'encrypted',
  },
]

export const xlsFiles: readonly HostileFile[] = [...versions, ...contents, ...containers]
