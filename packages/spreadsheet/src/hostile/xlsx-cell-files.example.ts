import type { HostileFile } from './hostile-file.example.ts'
import { partsList, partsListReading } from './parts-list.example.ts'
import { cellFormats, rowWithoutAddresses, shared, xlsxRow, xlsxRows } from './xlsx-cells.example.ts'
import { workbook } from './xlsx-parts.example.ts'

const addresses: readonly HostileFile[] = [
  {
    name: 'xlsx-missing-cell-references.xlsx',
    about: 'cells that do not say where they are: they are counted',
    bytes: workbook({ data: partsList.map(rowWithoutAddresses).join('') }),
    truth: partsListReading,
  },
  {
    name: 'xlsx-missing-row-index-empty-rows.xlsx',
    about: 'empty rows left out, and a row without its number behind them',
    bytes: workbook({
      data:
        xlsxRow(2, ['BMK', 'Artikel', 'Menge']) +
        xlsxRow(5, ['-K1', 'Hilfsschütz', 2]) +
        xlsxRow(6, ['-K2', 'Zeitrelais', 1]).replace(' r="6"', ''),
    }),
    truth: {
      rows: {
        2: ['BMK', 'Artikel', 'Menge'],
        5: ['-K1', 'Hilfsschütz', '2'],
        6: ['-K2', 'Zeitrelais', '1'],
      },
      sheets: ['Liste'],
      headerRowIndex: 2,
    },
  },
  {
    name: 'xlsx-many-columns.xlsx',
    about: 'one header seven times, and a row with more cells than the header has',
    bytes: workbook({
      data: xlsxRows([
        ['Kanal', 'Typ', ...Array<string>(7).fill('Ader'), 'Länge', 'Ziel', 'Farbe'],
        ['-W1', 'Leitung', ...'1234567'.split('').map(Number), 12, '-X1', 'grau', ...'abcdefgh'.split('')],
      ]),
    }),
    truth: {
      rows: {
        1: ['Kanal', 'Typ', 'Ader', 'Ader', 'Ader', 'Ader', 'Ader', 'Ader', 'Ader', 'Länge', 'Ziel', 'Farbe'],
        2: [
          ...['-W1', 'Leitung', '1', '2', '3', '4', '5', '6', '7', '12', '-X1', 'grau'],
          ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        ],
      },
      sheets: ['Liste'],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xlsx-merged-cells.xlsx',
    about: 'merged cells across columns, across rows and over a block; a second sheet',
    bytes: workbook({
      sheets: [
        {
          name: 'Feld 1',
          data: xlsxRows([
            ['Einspeisung', undefined, 'Abgang', 'Reserve'],
            ['-Q1', 'Schalter'],
            [undefined, 'Klemme', 'frei'],
            ['-Q2', 'Trenner'],
          ]),
          afterData:
            '<mergeCells count="4"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/><mergeCell ref="C3:D4"/><mergeCell ref="B2:D2"/></mergeCells>',
        },
        { name: 'Feld 2', data: xlsxRows([['leer']]) },
      ],
    }),
    truth: {
      rows: {
        1: ['Einspeisung', 'Einspeisung', 'Abgang', 'Reserve'],
        2: ['-Q1', 'Schalter', 'Schalter', 'Schalter'],
        3: ['-Q1', 'Klemme', 'frei', 'frei'],
        4: ['-Q2', 'Trenner', 'frei', 'frei'],
      },
      sheets: ['Feld 1', 'Feld 2'],
    },
  },
]

const values: readonly HostileFile[] = [
  {
    name: 'xlsx-all-cell-types.xlsx',
    about: 'every type of cell, among them dates as texts and an error that Excel does not know',
    bytes: workbook({
      sharedTexts: '<si><t>gemeinsam</t></si>',
      data:
        xlsxRow(1, [
          shared(0),
          'eingebettet',
          { attributes: 't="b"', inner: '<v>0</v>' },
          { attributes: 't="b"', inner: '<v>1</v>' },
          { attributes: 't="d"', inner: '<v>2026-03-02T07:45:30Z</v>' },
          { attributes: 't="d"', inner: '<v>2026-03-02</v>' },
          { attributes: 't="n"', inner: '<v>24</v>' },
          { inner: '<v>24.75</v>' },
          { attributes: 't="e"', inner: '<v>KAPUTT</v>' },
          { attributes: 't="str"', inner: '<v>aus einer Formel</v>' },
          { attributes: 't="d"', inner: '<v>irgendwann::2026</v>' },
        ]) + xlsxRow(2, [undefined, undefined, {}]),
    }),
    truth: {
      rows: {
        1: [
          ...['gemeinsam', 'eingebettet', 'FALSCH', 'WAHR', '02.03.2026 07:45:30', '02.03.2026'],
          ...['24', '24,75', '', 'aus einer Formel', 'irgendwann::2026'],
        ],
      },
      numbers: [
        [1, 7, 24],
        [1, 8, 24.75],
      ],
      sheets: ['Liste'],
    },
  },
  {
    name: 'xlsx-errors.xlsx',
    about: 'every error value of Excel as the result of a cell; two empty sheets behind',
    bytes: workbook({
      sheets: [
        {
          name: 'Kalkulation',
          data: xlsxRows(
            ['#DIV/0!', '#NAME?', '#VALUE!', '#NULL!', '#REF!', '#NUM!', '#N/A'].map((name) => [
              { attributes: 't="e"', inner: `<f>B1/0</f><v>${name}</v>` },
            ]),
          ),
        },
        { name: 'Tabelle2' },
        { name: 'Tabelle3' },
      ],
    }),
    truth: {
      rows: {
        1: ['#DIV/0!'],
        2: ['#NAME?'],
        3: ['#WERT!'],
        4: ['#NULL!'],
        5: ['#BEZUG!'],
        6: ['#ZAHL!'],
        7: ['#NV'],
      },
      sheets: ['Kalkulation', 'Tabelle2', 'Tabelle3'],
    },
  },
  {
    name: 'xlsx-formulas.xlsx',
    about: 'formulas with their results: sums, a whole column, a date, an average',
    bytes: workbook({
      styles: cellFormats('dd\\.mm\\.yyyy'),
      data:
        xlsxRow(1, ['Menge', 'Preis', 'Summe', 'Gesamt', 'Liefertermin', 'Mittel']) +
        xlsxRow(2, [
          4,
          12.5,
          { inner: '<f>A2*B2</f><v>50</v>' },
          { inner: '<f>SUM(C:C)</f><v>59</v>' },
          { attributes: 's="1"', inner: '<f>DATE(2026,3,2)</f><v>46083</v>' },
          { inner: '<f>AVERAGE(B2:B3)</f><v>10.75</v>' },
        ]) +
        xlsxRow(3, [1, 9, { inner: '<f>A3*B3</f><v>9</v>' }]),
    }),
    truth: {
      rows: {
        1: ['Menge', 'Preis', 'Summe', 'Gesamt', 'Liefertermin', 'Mittel'],
        2: ['4', '12,5', '50', '59', '02.03.2026', '10,75'],
        3: ['1', '9', '9'],
      },
      numbers: [
        [2, 2, 12.5],
        [2, 4, 59],
        [2, 6, 10.75],
      ],
      sheets: ['Liste'],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xlsx-wrong-sst-order.xlsx',
    about: 'shared formulas whose indices come out of order; the range of one goes beyond its cells',
    bytes: workbook({
      data:
        xlsxRow(1, [2, 3, 5]) +
        xlsxRow(2, [
          { inner: '<f t="shared" ref="A2:A9" si="1">A1+1</f><v>3</v>' },
          { inner: '<f t="shared" ref="B2:B3" si="0">B1+2</f><v>5</v>' },
          { inner: '<f t="shared" ref="C2:C3" si="2">C1+4</f><v>9</v>' },
        ]) +
        xlsxRow(3, [
          { inner: '<f t="shared" si="1"></f><v>4</v>' },
          { inner: '<f t="shared" si="0"></f><v>7</v>' },
          { inner: '<f t="shared" si="2"></f><v>13</v>' },
        ]),
    }),
    truth: {
      rows: { 1: ['2', '3', '5'], 2: ['3', '5', '9'], 3: ['4', '7', '13'] },
      numbers: [[3, 3, 13]],
      sheets: ['Liste'],
    },
  },
  {
    name: 'xlsx-dates-1904.xlsx',
    about: 'days counted from 1904 instead of 1900; its own 29 February is real',
    bytes: workbook({
      workbookPr: '<workbookPr date1904="1"/>',
      styles: cellFormats('dd\\.mm\\.yyyy', 'dd\\.mm\\.yyyy hh:mm', 'dd\\.mm\\.yyyy hh:mm:ss'),
      data: xlsxRows([
        [
          { attributes: 's="1"', inner: '<v>44621</v>' },
          { attributes: 's="1"', inner: '<v>44925</v>' },
          { attributes: 's="2"', inner: '<v>44621.75</v>' },
        ],
        [
          { attributes: 's="3"', inner: '<v>59.999988425925928</v>' },
          { attributes: 's="1"', inner: '<v>60</v>' },
          { attributes: 's="2"', inner: '<v>60.5</v>' },
        ],
      ]),
    }),
    truth: {
      rows: {
        1: ['02.03.2026', '31.12.2026', '02.03.2026 18:00'],
        2: ['29.02.1904 23:59:59', '01.03.1904', '01.03.1904 12:00'],
      },
      sheets: ['Liste'],
    },
  },
]

/** Where cells are, and what is in them. */
export const xlsxCellFiles: readonly HostileFile[] = [...addresses, ...values]
