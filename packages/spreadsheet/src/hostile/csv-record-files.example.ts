import type { HostileFile } from './hostile-file.example.ts'

const utf8 = (text: string) => () => Buffer.from(text, 'utf8')

const separators: readonly HostileFile[] = [
  {
    name: 'csv-pipes.csv',
    about: 'separated by vertical bars',
    bytes: utf8('Pos|Artikel|Menge\n10|Reihenklemme|24\n20|Endwinkel|2'),
    truth: {
      rows: { 1: ['Pos', 'Artikel', 'Menge'], 2: ['10', 'Reihenklemme', '24'], 3: ['20', 'Endwinkel', '2'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: '|',
    },
  },
  {
    name: 'tsv-tab-separated.csv',
    about: 'separated by tabs, named .csv',
    bytes: utf8('Pos\tArtikel\tMenge\n10\tHutschiene 35 mm; gelocht\t6\n'),
    truth: {
      rows: { 1: ['Pos', 'Artikel', 'Menge'], 2: ['10', 'Hutschiene 35 mm; gelocht', '6'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: '\t',
    },
  },
  {
    name: 'csv-decimal-comma.csv',
    about: 'German numbers in quotes, separated by commas',
    bytes: utf8('Artikel,Preis,Umsatz\nSicherungslasttrenner,"64,9","1.250.000",\n'),
    truth: {
      rows: { 1: ['Artikel', 'Preis', 'Umsatz'], 2: ['Sicherungslasttrenner', '64,9', '1.250.000'] },
      numbers: [
        [2, 2, 64.9],
        [2, 3, 1_250_000],
      ],
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-pound-enclosure.csv',
    about: '# instead of the double quote: it is a character like any other',
    bytes: utf8('#Schütz, 24 V#,4,Stück\n#Relais#,2,Stück'),
    truth: {
      rows: { 1: ['#Schütz', '24 V#', '4', 'Stück'], 2: ['#Relais#', '2', 'Stück'] },
      encoding: 'utf-8',
      separator: ',',
    },
  },
]

const lines: readonly HostileFile[] = [
  {
    name: 'csv-cr-only-line-ends.csv',
    about: 'line ends of old Macs: CR alone',
    bytes: utf8('Pos;Artikel;Menge\r1;Netzteil 24 V;1\r2;Sicherung 6 A;10'),
    truth: {
      rows: {
        1: ['Pos', 'Artikel', 'Menge'],
        2: ['1', 'Netzteil 24 V', '1'],
        3: ['2', 'Sicherung 6 A', '10'],
      },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ';',
    },
  },
  {
    name: 'csv-ragged-rows.csv',
    about: 'rows that are shorter than the header',
    bytes: utf8('BMK,Artikel,Menge\n-K1,Schütz\n-F1'),
    truth: {
      rows: { 1: ['BMK', 'Artikel', 'Menge'], 2: ['-K1', 'Schütz'], 3: ['-F1'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-bad-row-lengths.csv',
    about: 'rows that are longer and shorter than the header, cells left out',
    bytes: utf8(
      'BMK,Artikel,Menge\n-Q1,Hauptschalter,,"eine Spalte zu viel"\n,"eine zu wenig"\n-Q2,Lasttrenner,3\n',
    ),
    truth: {
      rows: {
        1: ['BMK', 'Artikel', 'Menge'],
        2: ['-Q1', 'Hauptschalter', '', 'eine Spalte zu viel'],
        3: ['', 'eine zu wenig'],
        4: ['-Q2', 'Lasttrenner', '3'],
      },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-multiple-empty-lines.csv',
    about: 'empty lines before, between and after the rows: the numbers of the rows must not drift',
    bytes: utf8('\nPos,Artikel,Menge\n\n1,Türgriff,2\n\n'),
    truth: {
      rows: { 2: ['Pos', 'Artikel', 'Menge'], 4: ['1', 'Türgriff', '2'] },
      headerRowIndex: 2,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-only-empty-lines.csv',
    about: 'line ends and nothing else',
    bytes: utf8('\n\n'),
    truth: 'empty',
  },
  { name: 'csv-zero-bytes.csv', about: 'not a single byte', bytes: utf8(''), truth: 'empty' },
]

const quotes: readonly HostileFile[] = [
  {
    name: 'csv-line-breaks-in-cells.csv',
    about: 'a line break and a separator in a quoted cell',
    bytes: utf8('"Klemmleiste,\nzweireihig",-X1\n'),
    truth: { rows: { 1: ['Klemmleiste,\nzweireihig', '-X1'] }, encoding: 'utf-8', separator: ',' },
  },
  {
    name: 'csv-escaped-quotes.csv',
    about: 'doubled quotes in a quoted cell',
    bytes: utf8('Pos,Bezeichnung\n1,"Schild ""Not-Halt"" gelb"\n2,Schild\n'),
    truth: {
      rows: { 1: ['Pos', 'Bezeichnung'], 2: ['1', 'Schild "Not-Halt" gelb'], 3: ['2', 'Schild'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-quotes-and-newlines.csv',
    about: 'doubled quotes and line breaks in one cell',
    bytes: utf8('Pos,Bezeichnung\n1,"Schild\n""Not-Halt""\ngelb"\n2,Schild\n'),
    truth: {
      rows: { 1: ['Pos', 'Bezeichnung'], 2: ['1', 'Schild\n"Not-Halt"\ngelb'], 3: ['2', 'Schild'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-json-in-cell.csv',
    about: 'JSON in a cell: quotes, commas and braces',
    bytes: utf8('Schrank,Maße\n=A1+S1,"{""breite"": 800, ""tiefen"": [400, 600.5]}"\n'),
    truth: {
      rows: { 1: ['Schrank', 'Maße'], 2: ['=A1+S1', '{"breite": 800, "tiefen": [400, 600.5]}'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
  {
    name: 'csv-header-with-newline.csv',
    about: 'every kind of white space around and inside of a header',
    bytes: utf8('"\t\n\v\f\r Artikel \t\n\v\f\r nummer \t\n\v\f\r",Menge,Preis\nSK-800,2,412\n'),
    truth: {
      rows: { 1: ['Artikel\nnummer', 'Menge', 'Preis'], 2: ['SK-800', '2', '412'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ',',
    },
  },
]

/** Where cells and rows of a text end. */
export const csvRecordFiles: readonly HostileFile[] = [...separators, ...lines, ...quotes]
