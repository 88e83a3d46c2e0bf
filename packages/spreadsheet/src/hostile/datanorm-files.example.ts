import iconv from 'iconv-lite'
import type { ExchangeFile } from './exchange-file.example.ts'

const dos = (text: string) => () => iconv.encode(text, 'cp850')
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`

/** The first record of version 4 with its fixed places. */
export const head4 = (currency = 'EUR') =>
  `V 010426${'Nordwerk Handel'.padEnd(40)}${'Preise 2026'.padEnd(40)}${''.padEnd(35)}04${currency}`
export const head5 = 'V;050;A;20260401;EUR;Nordwerk Handel;Preise;;;;;;;;;'
export const article4 = (number: string, more: { text?: string; price?: string; textNumber?: string } = {}) =>
  `A;N;${number};00;${more.text ?? 'Schütz'};24 V;1;0;Stk;${more.price ?? '1250'};A1;SCH;${more.textNumber ?? ''};`

const articleOf = (text = 'Schütz') => ({ 'Kurztext 1': text, 'Preis brutto': '12,5', Währung: 'EUR' })

export const datanormFiles: readonly ExchangeFile[] = [
  {
    name: 'datanorm-long-line.001',
    about: 'a line of two megabytes between two articles',
    bytes: dos(lines(head4(), article4('N-1'), `A;N;${'x'.repeat(2 << 20)};00;`, article4('N-2'))),
    truth: {
      format: 'datanorm',
      articles: { 'N-1': articleOf(), 'N-2': articleOf() },
      skipped: { 3: 'so lang ist kein Satz' },
    },
  },
  {
    name: 'datanorm-cut.001',
    about: 'ends in the middle of an article',
    bytes: dos(`${head4()}\r\n${article4('N-1')}\r\nA;N;N-2;00;Sch`),
    truth: {
      format: 'datanorm',
      articles: { 'N-1': articleOf() },
      skipped: { 3: 'abgeschnitten' },
    },
  },
  {
    name: 'datanorm-nul.001',
    about: 'NUL in a text and a tail of NUL',
    bytes: dos(`${lines(head4(), article4('N-1', { text: 'Sch\0ütz' }))}${'\0'.repeat(4000)}`),
    truth: { format: 'datanorm', articles: { 'N-1': articleOf() }, notice: 'Nullbytes' },
  },
  {
    name: 'datanorm-wrong-count.001',
    about: 'version 5 that promises more records than it has',
    bytes: dos(
      lines(head5, 'A;N;N-1;Schütz;24 V;PCE;1;100;1250;A1;SCH;REL;;;;;;;;;;;0;;;;', 'E;5000;Nordwerk;'),
    ),
    truth: {
      format: 'datanorm',
      articles: { 'N-1': { ...articleOf(), Preiseinheit: '100' } },
      notice: '5000 Sätze',
    },
  },
  {
    name: 'datanorm-unknown-records.001',
    about: 'records nobody knows, deletions, and prices that are none',
    bytes: dos(
      lines(
        head4(),
        'X;N;N-1;was;ist;das;',
        article4('N-1'),
        'A;L;N-9;00;Gestrichen;;1;0;Stk;100;;;;',
        'kein Satz',
        article4('N-2', { price: '12.50' }),
      ),
    ),
    truth: {
      format: 'datanorm',
      articles: { 'N-1': articleOf(), 'N-2': { 'Preis brutto': '' } },
      skipped: { 2: 'nicht bekannt', 4: 'gestrichen', 5: 'nicht bekannt' },
    },
  },
  {
    name: 'datanorm-order.001',
    about: 'texts before, prices and supplements behind their articles, twice the same number',
    bytes: dos(
      lines(
        head4(),
        'T;N;L1;;2;;zweite Zeile;1;;erste Zeile;',
        'B;N;N-1;MATCH;ALT-1;12;0;0;0;4006381333931;;REL;0;10;;;',
        'P;A;N-1;1;2000;1;2500;;;;;N-3;2;990;;;;;;;N-1;2;1400;;;;;;;',
        article4('N-1', { textNumber: 'L1' }),
        'D;N;N-1;1;F;;Maße über alles;;;;;',
      ),
    ),
    truth: {
      format: 'datanorm',
      articles: {
        'N-1': {
          'Preis brutto': '20',
          'Preis netto': '14',
          Langtext: 'erste Zeile\nzweite Zeile\nMaße über alles',
          EAN: '4006381333931',
          'Alternative Artikelnummer': 'ALT-1',
          Verpackungsmenge: '10',
        },
        'N-3': { 'Preis netto': '9,9', 'Kurztext 1': '', Währung: 'EUR' },
      },
    },
  },
  {
    name: 'datanorm-windows.001',
    about: 'written in Windows-1252 instead of code page 850',
    bytes: () =>
      iconv.encode(lines(head4(), article4('N-1', { text: 'Überspannungsschütz' })), 'windows-1252'),
    truth: { format: 'datanorm', articles: { 'N-1': articleOf('Überspannungsschütz') } },
  },
  {
    name: 'datanorm-utf-8.txt',
    about: 'written in UTF-8 with a byte-order mark, named .txt',
    bytes: () => Buffer.from(`\ufeff${lines(head4(), article4('N-1'))}`, 'utf8'),
    truth: { format: 'datanorm', articles: { 'N-1': articleOf() } },
  },
  {
    name: 'datanorm-version-3.001',
    about: 'version 3, whose fields have fixed places',
    bytes: dos(lines(head4().replace('04EUR', '03DEM'), `AN${'N-1'.padEnd(15)}00Schütz`)),
    truth: 'unsupported-version',
  },
  {
    name: 'datanorm-one-text-for-all.001',
    about: 'twenty thousand lines of one text, named by two hundred articles',
    bytes: dos(
      lines(
        head4(),
        ...Array.from({ length: 20_000 }, (_, at) => `T;N;L1;;${at + 1};;Zeile ${at + 1};;;;`),
        ...Array.from({ length: 200 }, (_, at) => article4(`N-${at + 1}`, { textNumber: 'L1' })),
      ),
    ),
    truth: {
      format: 'datanorm',
      articles: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`N-${at + 1}`, articleOf()])),
    },
  },
]
