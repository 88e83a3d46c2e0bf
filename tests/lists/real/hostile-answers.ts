import type { ProblemCode } from '@schrankwerk/contracts'

/**
 * What the upload of each hostile file has to show, found out without the portal's reader (see the expectations of
 * packages/spreadsheet): a problem code, or telling cells of the preview. Anything else, a crash or a silence included,
 * is wrong.
 */
interface HostileAnswer {
  /** Row and column from 1, and the text; outer blanks do not count. */
  cells: readonly (readonly [row: number, column: number, text: string])[]
  sheet?: string
  headerRowIndex?: number
  /** Part of what is said about the reading. */
  notice?: string
}

export const hostileAnswers: Readonly<Record<string, ProblemCode | HostileAnswer>> = {
  'csv-bad-row-lengths.csv': {
    cells: [
      [1, 1, 'column_a'],
      [2, 2, '27'],
      [2, 3, ''],
      [2, 4, "I'm too long!"],
      [3, 1, ''],
      [3, 2, "I'm too short!"],
    ],
  },
  'csv-cp1252.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-cr-only-line-ends.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-decimal-comma.csv': {
    cells: [
      [1, 1, 'a'],
      [1, 3, 'c'],
      [2, 1, '1,7'],
      [2, 2, '200.000.000'],
      [2, 3, ''],
    ],
  },
  'csv-escaped-quotes.csv': {
    cells: [
      [1, 1, 'a'],
      [2, 1, '1'],
      [2, 2, 'ha "ha" ha'],
      [3, 1, '3'],
      [3, 2, '4'],
    ],
  },
  'csv-header-with-newline.csv': {
    cells: [
      [1, 1, 'start end'],
      [1, 2, 'b'],
      [1, 3, 'c'],
      [2, 1, 'd'],
      [2, 2, 'e'],
      [2, 3, 'f'],
    ],
  },
  'csv-json-in-cell.csv': {
    cells: [
      [1, 1, 'key'],
      [1, 2, 'val'],
      [2, 1, '1'],
      [2, 2, '{"type": "Point", "coordinates": [102.0, 0.5]}'],
    ],
  },
  'csv-latin1.csv': {
    cells: [
      [1, 1, 'a'],
      [2, 3, '3'],
      [3, 1, '4'],
      [3, 2, '5'],
      [3, 3, '©'],
    ],
  },
  'csv-line-breaks-in-cells.csv': {
    cells: [
      [1, 1, 'This is,\na comma'],
      [1, 2, 'csv--12'],
    ],
  },
  'csv-multiple-empty-lines.csv': {
    cells: [
      [1, 1, ''],
      [2, 1, 'csv--21'],
      [2, 3, 'csv--23'],
      [3, 1, ''],
      [4, 1, 'csv--41'],
      [4, 3, 'csv--43'],
    ],
  },
  'csv-null-byte.csv': {
    cells: [
      [1, 1, 'a'],
      [2, 1, ''],
      [2, 2, '2'],
      [2, 3, '3'],
    ],
    notice: 'Nullbytes',
  },
  'csv-only-empty-lines.csv': 'spreadsheet-empty',
  'csv-pipes.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-pound-enclosure.csv': {
    cells: [
      [1, 1, '#This is'],
      [1, 2, ' a comma#'],
      [1, 3, 'csv--12'],
      [1, 4, 'csv--13'],
      [2, 1, 'csv--21'],
      [2, 3, 'csv--23'],
    ],
  },
  'csv-quotes-and-newlines.csv': {
    cells: [
      [1, 2, 'b'],
      [2, 1, '1'],
      [2, 2, 'ha \n"ha" \nha'],
      [3, 1, '3'],
      [3, 2, '4'],
    ],
  },
  'csv-ragged-rows.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [2, 3, ''],
      [3, 1, 'csv--31'],
      [3, 2, ''],
    ],
  },
  'csv-utf16be-bom.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-utf16le-bom.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-utf16le-no-bom.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-utf32le-bom.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-utf8-bom.csv': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
  },
  'csv-zero-bytes.csv': 'spreadsheet-empty',
  'tsv-tab-separated.csv': {
    cells: [
      [1, 1, 'a'],
      [1, 2, 'b'],
      [1, 3, 'c'],
      [2, 1, '1'],
      [2, 3, '3'],
    ],
  },
  'xls-bad-ole-directory.xls': {
    cells: [
      [1, 1, 'Kategori No'],
      [1, 3, 'Stok No'],
      [1, 4, 'Başlık'],
      [1, 30, 'Vitrin'],
      [2, 3, '1346'],
      [2, 4, 'Çelik Alyans CA 0300'],
    ],
    sheet: 'Sayfa1',
  },
  'xls-biff4.xls': {
    cells: [
      [1, 1, 'ID'],
      [1, 2, 'TOTAL'],
      [1, 3, 'MAIN'],
      [1, 4, 'SUB'],
      [2, 2, 'DOG & CAT PRODUCTS'],
      [8, 3, 'Gooming'],
    ],
  },
  'xls-biff5.xls': {
    cells: [
      [1, 1, '1'],
      [1, 3, '3'],
      [2, 1, 'WAHR'],
      [2, 4, 'sheetjs'],
      [3, 3, '19.02.2014'],
      [3, 4, '0.3'],
    ],
    sheet: 'SheetJS',
  },
  'xls-capitalised-workbook-stream.xls': 'spreadsheet-empty',
  'xls-corrupted-error-sector.xls': {
    cells: [
      [1, 1, 'ПРАЙС-ЛИСТ'],
      [2, 1, '05-06-2019'],
      [4, 1, 'ТИП'],
      [4, 7, 'Цена за тонну'],
      [5, 2, 'ду 15х2,5'],
      [5, 3, '3262'],
    ],
    headerRowIndex: 4,
    sheet: 'Трубы ВГП',
  },
  'xls-german-formats.xls': {
    cells: [
      [1, 1, 'Huber'],
      [1, 2, '03.07.1907'],
      [2, 1, 'Äcker'],
      [2, 2, '23.02.2005'],
      [4, 2, '06:34'],
      [7, 2, '97,4%'],
    ],
    sheet: 'Blätt1',
  },
  'xls-malformed-number-format.xls': {
    cells: [
      [1, 1, 'GENNAIO'],
      [1, 3, 'FEBBRAIO'],
      [1, 23, 'DICEMBRE'],
      [2, 1, '1'],
      [2, 2, 'Capodanno'],
      [2, 10, '1 Maggio'],
    ],
    sheet: '2014',
  },
  'xls-password-rc4.xls': 'spreadsheet-encrypted',
  'xls-password-xor.xls': 'spreadsheet-encrypted',
  'xls-ragged.xls': {
    cells: [
      [1, 1, 'a'],
      [1, 3, 'c'],
      [2, 2, 'e'],
      [2, 3, ''],
      [4, 3, 'I'],
      [4, 4, 'j'],
    ],
    sheet: 'Sheet1',
  },
  'xls-skip-lines.xls': {
    cells: [
      [1, 1, ''],
      [4, 1, 'text'],
      [4, 7, 'empty_column'],
      [5, 1, 'Chicago Reader'],
      [5, 2, '01.01.1971'],
      [6, 8, 'Extra data beyond headers will be trimmed'],
    ],
    headerRowIndex: 4,
    sheet: 'testfixed_converted.csv',
  },
  'xls-sst-continue.xls': {
    cells: [[1, 1, 'This is a long string with a serial number at the end 0001']],
    sheet: 'Sheet1',
  },
  'xls-unsupported-formula-function.xls': { cells: [[1, 1, '1']], sheet: 'Sheet1' },
  'xls-wrong-decimals.xls': { cells: [[1, 1, '0,525625']], sheet: 'Sheet1' },
  'xlsx-all-cell-types.xlsx': {
    cells: [
      [1, 1, 's1--A1'],
      [1, 2, 's1--A2'],
      [1, 3, 'FALSCH'],
      [1, 4, 'WAHR'],
      [1, 5, '03.06.2015 13:21:58'],
      [1, 7, '10'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-billion-laughs.xlsx': 'spreadsheet-damaged',
  'xlsx-bogus-defined-name.xlsx': { cells: [[1, 1, 'OFFSET($A$10;0;0;0;1)']], sheet: 'Sheet1' },
  'xlsx-capital-sharedstrings-name.xlsx': {
    cells: [
      [1, 1, 's1--A1'],
      [1, 5, 's1--E1'],
      [3, 3, 's1--C3'],
      [5, 1, 's1--A5'],
      [5, 5, 's1--E5'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-dates-1904.xlsx': {
    cells: [
      [1, 1, '02.09.2019'],
      [1, 2, '03.09.2019'],
      [1, 3, '02.09.2019 22:23'],
      [2, 1, '29.02.1904 23:59:59'],
      [2, 2, '02.03.1904 00:00:00'],
      [2, 3, '01.03.1904 11:00'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-errors.xlsx': {
    cells: [
      [1, 1, '#DIV/0!'],
      [2, 1, '#NAME?'],
      [3, 1, '#WERT!'],
      [4, 1, '#NULL!'],
      [5, 1, '#BEZUG!'],
      [6, 1, '#ZAHL!'],
    ],
    sheet: 'Feuil1',
  },
  'xlsx-formulas.xlsx': {
    cells: [
      [1, 1, 'val1'],
      [1, 6, 'Average'],
      [2, 3, '30'],
      [2, 4, '21'],
      [2, 5, '05.05.2022'],
      [2, 6, '1,5'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-html-entities.xlsx': { cells: [[1, 1, 'quote: &#34; - ampersand: &amp;']], sheet: 'Sheet1' },
  'xlsx-invalid-xml-characters.xlsx': 'spreadsheet-damaged',
  'xlsx-invalid-xml.xlsx': 'spreadsheet-damaged',
  'xlsx-many-columns.xlsx': {
    cells: [
      [1, 1, 'this'],
      [1, 5, 'many'],
      [1, 11, 'many'],
      [1, 12, 'columns'],
      [1, 13, ''],
      [2, 12, 'more'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-merged-cells.xlsx': {
    cells: [
      [1, 1, 's1 - A1'],
      [1, 3, 's1 - C1'],
      [1, 5, 's1 - E1'],
      [2, 1, 's1 - A2'],
      [2, 2, 's1 - B2'],
      [3, 2, 's1 - B3'],
    ],
    sheet: 'CustomName1',
  },
  'xlsx-missing-cell-references.xlsx': { cells: [[1, 1, 's1--A1']], sheet: 'Sheet1' },
  'xlsx-missing-parts.xlsx': 'spreadsheet-damaged',
  'xlsx-missing-row-index-empty-rows.xlsx': {
    cells: [
      [1, 1, ''],
      [2, 1, 's1--A2'],
      [2, 3, 's1--C2'],
      [3, 1, ''],
      [5, 1, 's1--A5'],
      [6, 1, 's1--A6'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-no-cells.xlsx': 'spreadsheet-empty',
  'xlsx-nonstandard-ns-prefix.xlsx': {
    cells: [
      [1, 1, 'a'],
      [1, 2, 'b'],
      [2, 1, '1'],
      [2, 2, '3'],
      [3, 1, '2'],
      [3, 2, '4'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-not-a-zip.xlsx': {
    cells: [
      [1, 1, 'csv--11'],
      [1, 3, 'csv--13'],
      [2, 2, 'csv--22'],
      [3, 1, 'csv--31'],
      [3, 3, 'csv--33'],
    ],
    notice: 'heißt .xlsx, ist aber eine Textliste',
  },
  'xlsx-one-hidden-sheet.xlsx': 'spreadsheet-empty',
  'xlsx-password-protected.xlsx': 'spreadsheet-encrypted',
  'xlsx-quadratic-blowup.xlsx': 'spreadsheet-damaged',
  'xlsx-rich-text-stress.xlsx': {
    cells: [
      [1, 1, 'normal'],
      [1, 2, 'this text is normal, sure enough'],
      [2, 2, 'this text is bold, sure enough'],
      [5, 2, 'this text is sz10, sure enough'],
      [14, 1, ''],
      [15, 1, 'BIU'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-strict-ooxml.xlsx': {
    cells: [
      [1, 1, 'v'],
      [1, 2, 'i'],
      [1, 7, 'e'],
      [2, 1, '118'],
      [2, 4, '105'],
      [2, 7, '101'],
    ],
    sheet: 'Visible',
  },
  'xlsx-very-hidden-sheets.xlsx': {
    cells: [
      [1, 1, 'v'],
      [1, 2, 'i'],
      [1, 7, 'e'],
      [2, 1, '118'],
      [2, 4, '105'],
      [2, 7, '101'],
    ],
    sheet: 'Visible',
  },
  'xlsx-workbook-without-sheets.xlsx': 'spreadsheet-empty',
  'xlsx-wrong-sst-order.xlsx': {
    cells: [
      [1, 1, '1'],
      [1, 3, '3'],
      [2, 3, '6'],
      [4, 2, '8'],
      [6, 1, '6'],
      [6, 2, '12'],
    ],
    sheet: 'Sheet1',
  },
  'xlsx-x000D-escapes.xlsx': { cells: [[1, 1, 'ABC\nDEF']], sheet: 'Sheet1' },
}
