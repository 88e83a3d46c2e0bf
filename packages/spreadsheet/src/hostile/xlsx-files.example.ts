import type { HostileFile } from './hostile-file.example.ts'
import { cellFormats, rowWithoutAddresses, shared, xlsxRow, xlsxRows } from './xlsx-cells.example.ts'
import { type XlsxFixture, xlsxParts } from './xlsx-parts.example.ts'
import { zipOf } from './zip-of.example.ts'

const workbook = (fixture: XlsxFixture) => () => zipOf(xlsxParts(fixture))
const withoutPart = (fixture: XlsxFixture, gone: RegExp) => () =>
  zipOf(xlsxParts(fixture).filter(({ name }) => !gone.test(name)))

const parts = [
  ['Pos', 'Artikel', 'Menge'],
  [1, 'Sammelschiene', 3],
]
const partsRows = { 1: ['Pos', 'Artikel', 'Menge'], 2: ['1', 'Sammelschiene', '3'] }
const oneSheet = { sheets: ['Liste'], headerRowIndex: 1 }

const structure: readonly HostileFile[] = [
  {
    name: 'xlsx-not-a-zip.xlsx',
    about: 'a text list named .xlsx',
    bytes: () => Buffer.from('Pos;Artikel;Menge\n1;Lüfter;2\n2;Filtermatte;4\n'),
    truth: {
      rows: { 1: ['Pos', 'Artikel', 'Menge'], 2: ['1', 'Lüfter', '2'], 3: ['2', 'Filtermatte', '4'] },
      headerRowIndex: 1,
      encoding: 'utf-8',
      separator: ';',
      notice: 'heißt .xlsx, ist aber eine Textliste',
    },
  },
  {
    name: 'xlsx-missing-parts.xlsx',
    about: 'a sheet and the relations of a workbook, but neither workbook nor content types',
    bytes: withoutPart(
      { data: xlsxRows(parts) },
      /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml)$/,
    ),
    truth: 'damaged',
  },
  {
    name: 'xlsx-workbook-without-sheets.xlsx',
    about: 'a workbook that lists no sheet',
    bytes: workbook({ sheets: [] }),
    truth: 'no-sheet',
  },
  {
    name: 'xlsx-no-cells.xlsx',
    about: 'a sheet without any row',
    bytes: workbook({}),
    truth: 'empty',
  },
  {
    name: 'xlsx-one-hidden-sheet.xlsx',
    about: 'a hidden sheet before a visible one, both without content',
    bytes: workbook({ sheets: [{ name: 'Ablage', state: 'hidden' }, { name: 'Stückliste' }] }),
    truth: 'empty',
  },
  {
    name: 'xlsx-very-hidden-sheets.xlsx',
    about: 'hidden and very hidden sheets, one of them in front',
    bytes: workbook({
      sheets: [
        {
          name: 'Einkaufspreise',
          state: 'veryHidden',
          data: xlsxRows([
            ['Artikel', 'Einkauf'],
            ['Schütz', 11.5],
          ]),
        },
        { name: 'Stückliste', data: xlsxRows(parts) },
        { name: 'Listenwerte', state: 'hidden', data: xlsxRows([['Stück'], ['Meter']]) },
      ],
    }),
    truth: {
      rows: partsRows,
      headerRowIndex: 1,
      sheets: ['Stückliste'],
      hidden: ['Einkaufspreise', 'Listenwerte'],
    },
  },
  {
    name: 'xlsx-strict-ooxml.xlsx',
    about: 'the namespaces of "Strict Open XML", with which many readers find no sheet; a hidden sheet',
    bytes: workbook({
      dialect: 'strict',
      sharedTexts: '<si><t>Artikel</t></si><si><t>Wandgehäuse</t></si>',
      sheets: [
        { name: 'Stückliste', data: xlsxRow(1, [shared(0), 'Menge']) + xlsxRow(2, [shared(1), 2]) },
        { name: 'Ablage', state: 'hidden', data: xlsxRows([['alt']]) },
      ],
    }),
    truth: {
      rows: { 1: ['Artikel', 'Menge'], 2: ['Wandgehäuse', '2'] },
      headerRowIndex: 1,
      sheets: ['Stückliste'],
      hidden: ['Ablage'],
    },
  },
  {
    name: 'xlsx-capital-sharedstrings-name.xlsx',
    about: 'the part of the shared texts is called SharedStrings.xml, its relation says sharedStrings.xml',
    bytes: () =>
      zipOf(
        xlsxParts({
          sharedTexts: '<si><t>Artikel</t></si><si><t>Kabelkanal</t></si>',
          data: xlsxRow(1, [shared(0), 'Meter']) + xlsxRow(2, [shared(1), 12]),
        }).map((part) => ({ ...part, name: part.name.replace('sharedStrings', 'SharedStrings') })),
      ),
    truth: { rows: { 1: ['Artikel', 'Meter'], 2: ['Kabelkanal', '12'] }, ...oneSheet },
  },
  {
    name: 'xlsx-nonstandard-ns-prefix.xlsx',
    about: 'prefixes of its own: x: for every element of the sheet, ns: for the relation of the workbook',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(parts) }).map(({ name, content }) => {
          const xml = String(content)
          if (name.includes('worksheets/'))
            return {
              name,
              content: xml.replace(/<(\/?)(?=[a-z])/gi, '<$1x:').replace(' xmlns=', ' xmlns:x='),
            }
          if (name === 'xl/workbook.xml')
            return { name, content: xml.replace('xmlns:r=', 'xmlns:ns=').replace(' r:id=', ' ns:id=') }
          return { name, content }
        }),
      ),
    truth: { rows: partsRows, ...oneSheet },
  },
  {
    name: 'xlsx-bogus-defined-name.xlsx',
    about: 'a defined name that is a text and points nowhere, and a formula that uses it',
    bytes: workbook({
      afterSheets:
        '<definedNames><definedName name="Bereich">"BEREICH.VERSCHIEBEN($B$90;0;0;0;2)"</definedName></definedNames>',
      data: xlsxRow(1, [
        { attributes: 't="str"', inner: '<f>Bereich</f><v>BEREICH.VERSCHIEBEN($B$90;0;0;0;2)</v>' },
      ]),
    }),
    truth: { rows: { 1: ['BEREICH.VERSCHIEBEN($B$90;0;0;0;2)'] }, sheets: ['Liste'] },
  },
]

const xml: readonly HostileFile[] = [
  {
    name: 'xlsx-billion-laughs.xlsx',
    about: 'entities of entities that expand to ten billion characters',
    bytes: () => {
      const level = (at: number) => `<!ENTITY k${at} "${`&k${at - 1};`.repeat(10)}">`
      const levels = Array.from({ length: 9 }, (_, at) => level(at + 1)).join('')
      return withSharedTexts(
        `<!DOCTYPE sst [<!ENTITY k0 "Klemme ">${levels}]>`,
        '<si><t>Leiste &k9;</t></si>',
      )
    },
    truth: 'unsafe',
  },
  {
    name: 'xlsx-quadratic-blowup.xlsx',
    about: 'one long entity, used very often',
    bytes: () =>
      withSharedTexts(
        `<!DOCTYPE sst [<!ENTITY k "${'Klemme '.repeat(1500)}">]>`,
        `<si><t>${'&k;'.repeat(2000)}</t></si>`,
      ),
    truth: 'unsafe',
  },
  {
    name: 'xlsx-invalid-xml.xlsx',
    about: 'a stray word between the declaration and the root of the sheet',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(parts) }).map((part) =>
          part.name.includes('worksheets/')
            ? { ...part, content: String(part.content).replace('<worksheet', 'Rest\r\n<worksheet') }
            : part,
        ),
      ),
    truth: 'damaged',
  },
  {
    name: 'xlsx-invalid-xml-characters.xlsx',
    about: 'an ampersand that begins no entity',
    bytes: workbook({
      data: xlsxRow(1, [{ attributes: 't="inlineStr"', inner: '<is><t>Feder & Dübel</t></is>' }]),
    }),
    truth: 'damaged',
  },
  {
    name: 'xlsx-deeply-nested.xlsx',
    about: 'elements nested far deeper than any sheet is',
    bytes: workbook({ sheetXml: `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}` }),
    truth: 'unsafe',
  },
]

function withSharedTexts(documentType: string, texts: string): Buffer {
  const fixture = { sharedTexts: texts, data: xlsxRow(1, ['Artikel']) + xlsxRow(2, [shared(0)]) }
  return zipOf(
    xlsxParts(fixture).map((part) =>
      part.name === 'xl/sharedStrings.xml'
        ? { ...part, content: String(part.content).replace('<sst', `${documentType}<sst`) }
        : part,
    ),
  )
}

const addresses: readonly HostileFile[] = [
  {
    name: 'xlsx-missing-cell-references.xlsx',
    about: 'cells that do not say where they are: they are counted',
    bytes: workbook({ data: parts.map(rowWithoutAddresses).join('') }),
    truth: { rows: partsRows, ...oneSheet },
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
      ...oneSheet,
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
      ...oneSheet,
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

const run = (properties: string, text: string) =>
  `<r><rPr>${properties}<sz val="11"/><rFont val="Calibri"/></rPr><t xml:space="preserve">${text}</t></r>`

const texts: readonly HostileFile[] = [
  {
    name: 'xlsx-html-entities.xlsx',
    about: 'HTML entities that were written as text: they stay text',
    bytes: workbook({
      sharedTexts: '<si><t>Feder &amp;amp; Nut, &amp;#216; 22 &amp;lt;b&amp;gt;mm&amp;lt;/b&amp;gt;</t></si>',
      data: xlsxRow(1, [shared(0)]),
    }),
    truth: { rows: { 1: ['Feder &amp; Nut, &#216; 22 &lt;b&gt;mm&lt;/b&gt;'] }, sheets: ['Liste'] },
  },
  {
    name: 'xlsx-x000D-escapes.xlsx',
    about: 'carriage returns as _x000D_, and a text that only looks like one',
    bytes: workbook({
      sharedTexts: '<si><t>Montage_x000D_\nplatte</t></si><si><t>Typ_x005F_x000D_5</t></si>',
      data: xlsxRow(1, [shared(0), shared(1)]),
    }),
    truth: { rows: { 1: ['Montage\nplatte', 'Typ_x000D_5'] }, sheets: ['Liste'] },
  },
  {
    name: 'xlsx-rich-text-stress.xlsx',
    about: 'texts in runs of every format, one letter a run, phonetic hints, empty runs: each is one value',
    bytes: workbook({
      sharedTexts: [
        `<si>${run('<b/>', 'Leistungs')}${run('<i/>', 'schalter')}</si>`,
        `<si><r><t xml:space="preserve">Nennstrom </t></r>${run('<u val="double"/>', '16')}${run('<vertAlign val="subscript"/>', ' A')}</si>`,
        `<si>${[...'Hutschiene'].map((letter, at) => run(at % 2 ? '<b/><i/>' : '<strike/>', letter)).join('')}</si>`,
        `<si>${run('<outline/><shadow/>', '')}${run('<color theme="1"/>', 'Klemme')}<rPh sb="0" eb="1"><t>nicht lesen</t></rPh><phoneticPr fontId="1"/></si>`,
      ].join(''),
      data: [0, 1, 2, 3].map((at) => xlsxRow(at + 1, [shared(at), at + 1])).join(''),
    }),
    truth: {
      rows: {
        1: ['Leistungsschalter', '1'],
        2: ['Nennstrom 16 A', '2'],
        3: ['Hutschiene', '3'],
        4: ['Klemme', '4'],
      },
      sheets: ['Liste'],
    },
  },
]

const bombRows = Array.from({ length: 3000 }, (_, at) => at + 1)

const bombs: readonly HostileFile[] = [
  {
    name: 'xlsx-merged-over-merged.xlsx',
    about: 'the same range merged forty thousand times over three thousand rows, in a file of 30 KB',
    bytes: workbook({
      data: bombRows.map((row) => xlsxRow(row, [row])).join(''),
      afterData: `<mergeCells>${'<mergeCell ref="A1:Z5000"/>'.repeat(40_000)}</mergeCells>`,
    }),
    truth: {
      rows: Object.fromEntries(bombRows.map((row) => [row, [String(row), ...Array<string>(25).fill('1')]])),
      sheets: ['Liste'],
    },
  },
  {
    name: 'xlsx-long-shared-formula.xlsx',
    about: 'a formula of a thousand characters that ninety thousand cells share',
    bytes: workbook({
      data: bombRows
        .map((row) =>
          row === 1
            ? xlsxRow(1, [
                { inner: `<f t="shared" ref="A1:AD3000" si="0">${'B1+'.repeat(340)}B1</f><v>0</v>` },
              ])
            : rowWithoutAddresses(Array(30).fill({ inner: '<f t="shared" si="0"/><v>0</v>' })),
        )
        .join(''),
    }),
    truth: {
      rows: Object.fromEntries(bombRows.map((row) => [row, Array<string>(row === 1 ? 1 : 30).fill('0')])),
      sheets: ['Liste'],
    },
  },
  {
    name: 'xlsx-zip-bomb.xlsx',
    about: 'a sheet of 40 MB of blanks in a file of 40 KB',
    bytes: () => {
      const blanks = Buffer.alloc(40 * 1024 * 1024, ' ')
      const sheet = Buffer.concat([
        Buffer.from('<worksheet>'),
        blanks,
        Buffer.from('<sheetData/></worksheet>'),
      ])
      return zipOf(
        xlsxParts({}).map((part) => (part.name.includes('worksheets/') ? { ...part, content: sheet } : part)),
      )
    },
    truth: 'too-large',
  },
  {
    name: 'xlsx-too-many-parts.xlsx',
    about: 'three hundred parts that no workbook needs',
    bytes: workbook({
      data: xlsxRows(parts),
      extra: Array.from({ length: 300 }, (_, at) => ({ name: `xl/media/bild${at}.png`, content: 'x' })),
    }),
    truth: 'unsafe',
  },
  {
    name: 'xlsx-part-names-lead-out.xlsx',
    about: 'the name of a part leads out of the folder it would be unpacked to',
    bytes: workbook({
      data: xlsxRows(parts),
      extra: [{ name: '../../../schaltschrank.txt', content: 'x' }],
    }),
    truth: 'unsafe',
  },
  {
    name: 'xlsx-zip-password.xlsx',
    about: 'a password of the zip itself, as programs for archives set it',
    bytes: () =>
      zipOf(xlsxParts({ data: xlsxRows(parts) }).map((part) => ({ ...part, claims: { encrypted: true } }))),
    truth: 'encrypted',
  },
  {
    name: 'xlsx-lying-sizes.xlsx',
    about: 'the directory of the zip tells a part smaller than it is',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(parts) }).map((part) =>
          part.name.includes('worksheets/') ? { ...part, claims: { size: 12 } } : part,
        ),
      ),
    truth: 'damaged',
  },
]

export const xlsxFiles: readonly HostileFile[] = [
  ...structure,
  ...xml,
  ...addresses,
  ...values,
  ...texts,
  ...bombs,
]
