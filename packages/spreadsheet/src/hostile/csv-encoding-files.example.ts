import iconv from 'iconv-lite'
import type { HostileFile, HostileReading } from './hostile-file.example.ts'

const encoded = (text: string, encoding: string, mark = '') => {
  return () => iconv.encode(`${mark}${text}`, encoding, { addBOM: false })
}
const byteOrderMark = '\uFEFF'

/** A list whose every second word tells one encoding from another. */
const partsList =
  'Pos;Bezeichnung;Menge;Preis\r\n1;Leistungsschütz 3-polig;4;38,50 €\r\n2;Schaltschrank 800 × 2000;1;412,00 €\r\n'
const partsListRows = {
  1: ['Pos', 'Bezeichnung', 'Menge', 'Preis'],
  2: ['1', 'Leistungsschütz 3-polig', '4', '38,50 €'],
  3: ['2', 'Schaltschrank 800 × 2000', '1', '412,00 €'],
}
const partsListIn = (encoding: string): HostileReading => ({
  rows: partsListRows,
  headerRowIndex: 1,
  encoding,
  separator: ';',
})

/** The same list in every encoding, with and without a mark. */
export const csvEncodingFiles: readonly HostileFile[] = [
  {
    name: 'csv-utf8-bom.csv',
    about: 'UTF-8 with a byte-order mark, which must not end up in the first header',
    bytes: encoded(partsList, 'utf-8', byteOrderMark),
    truth: partsListIn('utf-8'),
  },
  {
    name: 'csv-utf16le-bom.csv',
    about: 'UTF-16LE with a byte-order mark',
    bytes: encoded(partsList, 'utf-16le', byteOrderMark),
    truth: partsListIn('utf-16le'),
  },
  {
    name: 'csv-utf16le-no-bom.csv',
    about: 'UTF-16LE without a byte-order mark: every second byte is NUL',
    bytes: encoded(partsList, 'utf-16le'),
    truth: partsListIn('utf-16le'),
  },
  {
    name: 'csv-utf16be-bom.csv',
    about: 'UTF-16BE with a byte-order mark',
    bytes: encoded(partsList, 'utf-16be', byteOrderMark),
    truth: partsListIn('utf-16be'),
  },
  {
    name: 'csv-utf16be-no-bom.csv',
    about: 'UTF-16BE without a byte-order mark',
    bytes: encoded(partsList, 'utf-16be'),
    truth: partsListIn('utf-16be'),
  },
  {
    name: 'csv-utf32le-bom.csv',
    about: 'UTF-32LE, whose mark begins with that of UTF-16LE',
    bytes: encoded(partsList, 'utf-32le', byteOrderMark),
    truth: partsListIn('utf-32le'),
  },
  {
    name: 'csv-cp1252.csv',
    about: 'Windows-1252 with what ISO-8859-1 has no place for: €, typographic quotes, a dash',
    bytes: encoded(
      'Pos;Bezeichnung;Preis\r\n1;Motor „Süd“ – 5,5 kW;210,00 €\r\n2;Kühlgerät;980,00 €\r\n',
      'windows-1252',
    ),
    truth: {
      rows: {
        1: ['Pos', 'Bezeichnung', 'Preis'],
        2: ['1', 'Motor „Süd“ – 5,5 kW', '210,00 €'],
        3: ['2', 'Kühlgerät', '980,00 €'],
      },
      headerRowIndex: 1,
      encoding: 'windows-1252',
      separator: ';',
    },
  },
  {
    name: 'csv-latin1.csv',
    about: 'ISO-8859-1, read as Windows-1252: the two agree on every printable character',
    bytes: encoded('Ader,Querschnitt,Farbe\nW1,"1,5 mm²",grün/gelb\nW2,"2,5 mm²",weiß\n', 'iso-8859-1'),
    truth: {
      rows: {
        1: ['Ader', 'Querschnitt', 'Farbe'],
        2: ['W1', '1,5 mm²', 'grün/gelb'],
        3: ['W2', '2,5 mm²', 'weiß'],
      },
      headerRowIndex: 1,
      encoding: 'windows-1252',
      separator: ',',
    },
  },
  {
    name: 'csv-null-byte.csv',
    about: 'a NUL in a cell, which PostgreSQL refuses in a text',
    bytes: encoded('Klemme,Ader,Ziel\n\0,W12,-X1:4\n', 'utf-8'),
    truth: {
      rows: { 1: ['Klemme', 'Ader', 'Ziel'], 2: ['', 'W12', '-X1:4'] },
      encoding: 'utf-8',
      separator: ',',
      notice: 'Nullbytes',
    },
  },
]
