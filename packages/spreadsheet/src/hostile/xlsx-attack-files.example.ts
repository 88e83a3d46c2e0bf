import type { HostileFile } from './hostile-file.example.ts'
import { partsList } from './parts-list.example.ts'
import { rowWithoutAddresses, shared, xlsxRow, xlsxRows } from './xlsx-cells.example.ts'
import { workbook, xlsxParts } from './xlsx-parts.example.ts'
import { zipOf } from './zip-of.example.ts'

const xml: readonly HostileFile[] = [
  {
    name: 'xlsx-billion-laughs.xlsx',
    about: 'entities of entities that expand to seven billion characters',
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
        xlsxParts({ data: xlsxRows(partsList) }).map((part) =>
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

const bombRows = Array.from({ length: 5000 }, (_, at) => at + 1)

const bombs: readonly HostileFile[] = [
  {
    name: 'xlsx-merged-over-merged.xlsx',
    about: 'the same range merged forty thousand times over five thousand rows, in a file of 30 KB',
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
    about: 'a formula of a thousand characters that a hundred and fifty thousand cells share',
    bytes: workbook({
      data: bombRows
        .map((row) =>
          row === 1
            ? xlsxRow(1, [
                { inner: `<f t="shared" ref="A1:AD5000" si="0">${'B1+'.repeat(340)}B1</f><v>0</v>` },
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
    about: 'thousands of parts that no workbook needs',
    bytes: workbook({
      data: xlsxRows(partsList),
      extra: Array.from({ length: 5001 }, (_, at) => ({ name: `xl/media/bild${at}.png`, content: 'x' })),
    }),
    truth: 'too-large',
  },
  {
    name: 'xlsx-part-names-lead-out.xlsx',
    about: 'the name of a part leads out of the folder it would be unpacked to',
    bytes: workbook({
      data: xlsxRows(partsList),
      extra: [{ name: '../../../schaltschrank.txt', content: 'x' }],
    }),
    truth: 'unsafe',
  },
  {
    name: 'xlsx-zip-password.xlsx',
    about: 'a password of the zip itself, as programs for archives set it',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(partsList) }).map((part) => ({ ...part, claims: { encrypted: true } })),
      ),
    truth: 'encrypted',
  },
  {
    name: 'xlsx-lying-sizes.xlsx',
    about: 'the directory of the zip tells a part smaller than it is',
    bytes: () =>
      zipOf(
        xlsxParts({ data: xlsxRows(partsList) }).map((part) =>
          part.name.includes('worksheets/') ? { ...part, claims: { size: 12 } } : part,
        ),
      ),
    truth: 'damaged',
  },
]

/** XML and zips that are broken, or made to take all time and memory. */
export const xlsxAttackFiles: readonly HostileFile[] = [...xml, ...bombs]
