import type { HostileFile } from './hostile-file.example.ts'
import { partsList, partsListReading } from './parts-list.example.ts'
import { shared, xlsxRow, xlsxRows } from './xlsx-cells.example.ts'
import { workbook, type XlsxFixture, xlsxParts } from './xlsx-parts.example.ts'
import { zipOf } from './zip-of.example.ts'

const withoutPart = (fixture: XlsxFixture, gone: RegExp) => () =>
  zipOf(xlsxParts(fixture).filter(({ name }) => !gone.test(name)))

/** Parts of the workbook that are missing, hidden or called otherwise. */
export const xlsxStructureFiles: readonly HostileFile[] = [
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
      { data: xlsxRows(partsList) },
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
        { name: 'Stückliste', data: xlsxRows(partsList) },
        { name: 'Listenwerte', state: 'hidden', data: xlsxRows([['Stück'], ['Meter']]) },
      ],
    }),
    truth: {
      rows: partsListReading.rows,
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
    truth: {
      rows: { 1: ['Artikel', 'Meter'], 2: ['Kabelkanal', '12'] },
      sheets: ['Liste'],
      headerRowIndex: 1,
    },
  },
  {
    name: 'xlsx-nonstandard-ns-prefix.xlsx',
    about: 'prefixes of its own: x: for every element of the sheet, ns: for the relation of the workbook',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(partsList) }).map(({ name, content }) => {
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
    truth: partsListReading,
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
