/**
 * What is right for each hostile file: what a person sees who opens it in a spreadsheet program that can, or the reason
 * why it is not read. Rows were compared with the XML inside the xlsx, and those of the xls with a second reader.
 *
 * Not well-formed XML is damaged (Excel refuses it too, and nobody knows what is missing); a document type is unsafe;
 * text under the name .xlsx is no spreadsheet; a file without any filled cell is empty. Repeated merged values are
 * written in brackets, hidden sheets carry "(hidden)". `rows` are the first rows, eight cells at most, 60 characters
 * each.
 */
export interface ExpectedResult {
  format: 'xlsx' | 'xls' | 'csv'
  encoding?: string
  separator?: string
  sheets?: string[]
  rowCount: number
  rows: Record<number, string[]>
}

export const hostileExpectations: Record<string, { result: ExpectedResult } | { problem: string }> = {
  'csv-bad-row-lengths.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 4,
      rows: {
        '1': ['column_a', 'column_b', 'column_c'],
        '2': ['1', '27', '', "I'm too long!"],
        '3': ['', "I'm too short!"],
      },
    },
  },
  'csv-cp1252.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-cr-only-line-ends.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-decimal-comma.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '1': ['a', 'b', 'c'], '2': ['1,7', '200.000.000'] },
    },
  },
  'csv-escaped-quotes.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: { '1': ['a', 'b'], '2': ['1', 'ha "ha" ha'], '3': ['3', '4'] },
    },
  },
  'csv-header-with-newline.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '1': ['\t\n\n\n\n start \t\n\n\n\n end \t\n\n\n\n', 'b', 'c'], '2': ['d', 'e', 'f'] },
    },
  },
  'csv-json-in-cell.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '1': ['key', 'val'], '2': ['1', '{"type": "Point", "coordinates": [102.0, 0.5]}'] },
    },
  },
  'csv-latin1.csv': {
    result: {
      format: 'csv',
      encoding: 'windows-1252',
      separator: ',',
      rowCount: 3,
      rows: { '1': ['a', 'b', 'c'], '2': ['1', '2', '3'], '3': ['4', '5', '©'] },
    },
  },
  'csv-line-breaks-in-cells.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 1,
      rows: { '1': ['This is,\na comma', 'csv--12'] },
    },
  },
  'csv-multiple-empty-lines.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '2': ['csv--21', 'csv--22', 'csv--23'], '4': ['csv--41', 'csv--42', 'csv--43'] },
    },
  },
  'csv-null-byte.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '1': ['a', 'b', 'c'], '2': ['', '2', '3'] },
    },
  },
  'csv-only-empty-lines.csv': { problem: 'empty' },
  'csv-pipes.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: '|',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-pound-enclosure.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 2,
      rows: { '1': ['#This is', ' a comma#', 'csv--12', 'csv--13'], '2': ['csv--21', 'csv--22', 'csv--23'] },
    },
  },
  'csv-quotes-and-newlines.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: { '1': ['a', 'b'], '2': ['1', 'ha \n"ha" \nha'], '3': ['3', '4'] },
    },
  },
  'csv-ragged-rows.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: { '1': ['csv--11', 'csv--12', 'csv--13'], '2': ['csv--21', 'csv--22'], '3': ['csv--31'] },
    },
  },
  'csv-utf16be-bom.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-16be',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-utf16le-bom.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-16le',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-utf16le-no-bom.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-16le',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-utf32le-bom.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-32le',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-utf8-bom.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: ',',
      rowCount: 3,
      rows: {
        '1': ['csv--11', 'csv--12', 'csv--13'],
        '2': ['csv--21', 'csv--22', 'csv--23'],
        '3': ['csv--31', 'csv--32', 'csv--33'],
      },
    },
  },
  'csv-zero-bytes.csv': { problem: 'empty' },
  'tsv-tab-separated.csv': {
    result: {
      format: 'csv',
      encoding: 'utf-8',
      separator: '\t',
      rowCount: 2,
      rows: { '1': ['a', 'b', 'c'], '2': ['1', '2', '3'] },
    },
  },
  'xls-bad-ole-directory.xls': {
    result: {
      format: 'xls',
      sheets: ['Sayfa1'],
      rowCount: 3,
      rows: {
        '1': [
          'Kategori No',
          'Dükkan No',
          'Stok No',
          'Başlık',
          'Alt Başlık',
          'Açıklama',
          '1. Fotoğraf',
          '2. Fotoğraf',
        ],
        '2': [
          'mfyk',
          '',
          '1346',
          'Çelik Alyans CA 0300',
          '',
          '"<div style="text-align:center; margin: 10px;"><img src="htt',
          'http://www.besengumus.com/image/data/urunler/Alyans/Celik_Al',
          '',
        ],
        '3': [
          'mfyk',
          '',
          '1347',
          'Çelik Alyans CA 0301',
          '',
          '"<div style="text-align:center; margin: 10px;"><img src="htt',
          'http://www.besengumus.com/image/data/urunler/Alyans/Celik_Al',
          '',
        ],
      },
    },
  },
  'xls-biff4.xls': {
    result: {
      format: 'xls',
      sheets: ['Sheet1'],
      rowCount: 27,
      rows: {
        '1': ['ID', 'TOTAL', 'MAIN', 'SUB'],
        '2': ['A', 'DOG & CAT PRODUCTS', 'Dog & Cat Product'],
        '3': ['B', 'BIRD PRODUCTS', 'Bird Product'],
      },
    },
  },
  'xls-biff5.xls': {
    result: {
      format: 'xls',
      sheets: ['SheetJS'],
      rowCount: 4,
      rows: {
        '1': ['1', '2', '3'],
        '2': ['TRUE', 'FALSE', '', 'sheetjs'],
        '3': ['foo', 'bar', '2014-02-19', '0.3'],
      },
    },
  },
  'xls-capitalised-workbook-stream.xls': { problem: 'empty' },
  'xls-corrupted-error-sector.xls': {
    result: {
      format: 'xls',
      sheets: [
        'Трубы ВГП',
        'Трубы эл.св',
        'Трубы профильные',
        'УГОЛОК',
        'ШВЕЛЛЕР',
        'ЛИСТ',
        'КВАДРАТ',
        'КРУГ,АРМАТУРА',
        'ПОЛОСА',
      ],
      rowCount: 16,
      rows: {
        '1': [
          'ПРАЙС-ЛИСТ',
          '(ПРАЙС-ЛИСТ)',
          '(ПРАЙС-ЛИСТ)',
          '(ПРАЙС-ЛИСТ)',
          '(ПРАЙС-ЛИСТ)',
          '(ПРАЙС-ЛИСТ)',
          '(ПРАЙС-ЛИСТ)',
        ],
        '2': [
          '05-06-2019',
          '(05-06-2019)',
          '(05-06-2019)',
          '(05-06-2019)',
          '(05-06-2019)',
          '(05-06-2019)',
          '(05-06-2019)',
        ],
        '4': ['ТИП', 'Наименование', 'ГОСТ', 'Длина', 'Сталь', 'Остаток', 'Цена за тонну'],
      },
    },
  },
  'xls-german-formats.xls': {
    result: {
      format: 'xls',
      sheets: ['Blätt1', 'ÖÄÜ', 'Blätt3', 'Formate'],
      rowCount: 10,
      rows: { '1': ['Huber', '1907-07-03'], '2': ['Äcker', '2005-02-23'], '3': ['Öcker', '1988-05-03'] },
    },
  },
  'xls-malformed-number-format.xls': {
    result: {
      format: 'xls',
      sheets: ['2014'],
      rowCount: 36,
      rows: {
        '1': ['GENNAIO', '', 'FEBBRAIO', '', 'MARZO', '', 'APRILE', ''],
        '2': ['1', 'Capodanno', '1', 'Sabato', '1', 'Sabato', '1', '8'],
        '3': ['2', '', '2', 'Domenica', '2', 'Domenica', '2', '8'],
      },
    },
  },
  'xls-password-rc4.xls': { problem: 'encrypted' },
  'xls-password-xor.xls': { problem: 'encrypted' },
  'xls-ragged.xls': {
    result: {
      format: 'xls',
      sheets: ['Sheet1', 'Sheet2', 'Sheet3'],
      rowCount: 5,
      rows: { '1': ['a', 'b', 'c'], '2': ['d', 'e'], '3': ['f'] },
    },
  },
  'xls-skip-lines.xls': {
    result: {
      format: 'xls',
      sheets: ['testfixed_converted.csv'],
      rowCount: 6,
      rows: {
        '4': ['text', 'date', 'integer', 'boolean', 'float', 'datetime', 'empty_column'],
        '5': ['Chicago Reader', '1971-01-01', '40', 'TRUE', '1', '1971-01-01T04:14:00'],
        '6': [
          'Chicago Sun-Times',
          '1948-01-01',
          '63',
          'TRUE',
          '1.27',
          '1948-01-01T14:57:13',
          '',
          'Extra data beyond headers will be trimmed',
        ],
      },
    },
  },
  'xls-sst-continue.xls': {
    result: {
      format: 'xls',
      sheets: ['Sheet1'],
      rowCount: 136,
      rows: {
        '1': ['This is a long string with a serial number at the end 0001'],
        '2': ['This is a long string with a serial number at the end 0002'],
        '3': ['This is a long string with a serial number at the end 0003'],
      },
    },
  },
  'xls-unsupported-formula-function.xls': {
    result: { format: 'xls', sheets: ['Sheet1'], rowCount: 1, rows: { '1': ['1'] } },
  },
  'xls-wrong-decimals.xls': {
    result: { format: 'xls', sheets: ['Sheet1'], rowCount: 1, rows: { '1': ['0.525625'] } },
  },
  'xlsx-all-cell-types.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 1,
      rows: {
        '1': ['s1--A1', 's1--A2', 'FALSE', 'TRUE', '2015-06-03T13:21:58', '2015-06-01', '10', '10.43'],
      },
    },
  },
  'xlsx-billion-laughs.xlsx': { problem: 'unsafe' },
  'xlsx-bogus-defined-name.xlsx': {
    result: { format: 'xlsx', sheets: ['Sheet1'], rowCount: 1, rows: { '1': ['OFFSET($A$10;0;0;0;1)'] } },
  },
  'xlsx-capital-sharedstrings-name.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 5,
      rows: {
        '1': ['s1--A1', 's1--B1', 's1--C1', 's1--D1', 's1--E1'],
        '2': ['s1--A2', 's1--B2', 's1--C2', 's1--D2', 's1--E2'],
        '3': ['s1--A3', 's1--B3', 's1--C3', 's1--D3', 's1--E3'],
      },
    },
  },
  'xlsx-dates-1904.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 2,
      rows: {
        '1': ['2019-09-02', '2019-09-03', '2019-09-02T22:23:00'],
        '2': ['1904-02-29T23:59:59', '1904-03-02T00:00:00', '1904-03-01T11:00:00'],
      },
    },
  },
  'xlsx-errors.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Feuil1', 'Feuil2', 'Feuil3'],
      rowCount: 7,
      rows: { '1': [''], '2': [''], '3': [''] },
    },
  },
  'xlsx-formulas.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 3,
      rows: {
        '1': ['val1', 'val2', 'total1', 'total2', 'DateFunction', 'Average'],
        '2': ['10', '20', '30', '21', '2022-05-05', '1.5'],
        '3': ['11', '21', '32', '41'],
      },
    },
  },
  'xlsx-html-entities.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 1,
      rows: { '1': ['quote: &#34; - ampersand: &amp;'] },
    },
  },
  'xlsx-invalid-xml-characters.xlsx': { problem: 'damaged' },
  'xlsx-invalid-xml.xlsx': { problem: 'damaged' },
  'xlsx-many-columns.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 2,
      rows: {
        '1': ['this', 'spread', 'sheet', 'has', 'many', 'many', 'many', 'many'],
        '2': ['but', 'the', 'really', 'really', 'funny', 'thing', 'is', 'that'],
      },
    },
  },
  'xlsx-merged-cells.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['CustomName1', 'CustomName2'],
      rowCount: 5,
      rows: {
        '1': ['s1 - A1', '(s1 - A1)', 's1 - C1', 's1 - D1', 's1 - E1'],
        '2': ['s1 - A2', 's1 - B2', '(s1 - B2)', '(s1 - B2)', '(s1 - B2)'],
        '3': ['(s1 - A2)', 's1 - B3', 's1 - C3', '(s1 - C3)', '(s1 - C3)'],
      },
    },
  },
  'xlsx-missing-cell-references.xlsx': {
    result: { format: 'xlsx', sheets: ['Sheet1'], rowCount: 1, rows: { '1': ['s1--A1'] } },
  },
  'xlsx-missing-parts.xlsx': { problem: 'damaged' },
  'xlsx-missing-row-index-empty-rows.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 3,
      rows: {
        '2': ['s1--A2', 's1--B2', 's1--C2'],
        '5': ['s1--A5', 's1--B5', 's1--C5'],
        '6': ['s1--A6', 's1--B6', 's1--C6'],
      },
    },
  },
  'xlsx-no-cells.xlsx': { problem: 'empty' },
  'xlsx-nonstandard-ns-prefix.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 3,
      rows: { '1': ['a', 'b'], '2': ['1', '3'], '3': ['2', '4'] },
    },
  },
  'xlsx-not-a-zip.xlsx': { problem: 'not-a-spreadsheet' },
  'xlsx-one-hidden-sheet.xlsx': { problem: 'empty' },
  'xlsx-password-protected.xlsx': { problem: 'encrypted' },
  'xlsx-quadratic-blowup.xlsx': { problem: 'unsafe' },
  'xlsx-rich-text-stress.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 14,
      rows: {
        '1': ['normal', 'this text is normal, sure enough'],
        '2': ['bold', 'this text is bold, sure enough'],
      },
    },
  },
  'xlsx-strict-ooxml.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Visible', 'Hidden (hidden)', 'VeryHidden (hidden)'],
      rowCount: 2,
      rows: {
        '1': ['v', 'i', 's', 'i', 'b', 'l', 'e'],
        '2': ['118', '105', '115', '105', '98', '108', '101'],
      },
    },
  },
  'xlsx-very-hidden-sheets.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Visible', 'Hidden (hidden)', 'VeryHidden (hidden)'],
      rowCount: 2,
      rows: {
        '1': ['v', 'i', 's', 'i', 'b', 'l', 'e'],
        '2': ['118', '105', '115', '105', '98', '108', '101'],
      },
    },
  },
  'xlsx-workbook-without-sheets.xlsx': { problem: 'no-sheet' },
  'xlsx-wrong-sst-order.xlsx': {
    result: {
      format: 'xlsx',
      sheets: ['Sheet1'],
      rowCount: 6,
      rows: { '1': ['1', '2', '3'], '2': ['2', '4', '6'], '3': ['3', '6', '9'] },
    },
  },
  'xlsx-x000D-escapes.xlsx': {
    result: { format: 'xlsx', sheets: ['Sheet1'], rowCount: 1, rows: { '1': ['ABC\nDEF'] } },
  },
}
