import { columnLetters } from './cell-address.ts'

/** Places of the styles in `stylesXml`. */
export const styles = { plain: 0, text: 1, money: 2, date: 3, header: 4, unitPrice: 5 } as const

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const escapeXml = (text: string): string =>
  /[&<>"]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : text

/** The parts of a workbook besides its sheets (ECMA-376 part 1, 18.2 and 18.8). */
export function workbookParts(sheets: readonly string[]): { name: string; text: string[] }[] {
  const each = (write: (name: string, number: number) => string) =>
    sheets.map((name, at) => write(name, at + 1)).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${each(
      (_, number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contentType}.worksheet+xml"/>`,
    )}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(
      (name, number) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${each(
      (_, number) =>
        `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml,
  }
  return Object.entries(parts).map(([name, text]) => ({ name, text: [head + text] }))
}

// 49 is text as it is, 4 a number with two places and its thousands parted.
const stylesXml = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00##"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">${[
  [0, 0],
  [49, 0],
  [4, 0],
  [164, 0],
  [49, 1],
  [165, 0],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`

/** A sheet up to its rows; the first of them stays in sight. */
export const sheetHead = (columns: readonly { width: number; style: number }[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    columns.length > 0
      ? `<cols>${columns.map(({ width, style }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${style}" customWidth="1"/>`).join('')}</cols>`
      : ''
  }<sheetData>`

export const sheetEnd = '</sheetData></worksheet>'

const names: string[] = []
const nameOf = (column: number): string => (names[column] ??= columnLetters(column))

const keptSpace = /^\s|\s$|\n/
const dayMs = 86_400_000
/** Days from the beginning of the 1900 system to 1970. */
const days1970 = 25_569

/** One cell; nothing where it is empty. Texts stand in their cells: a table of shared ones would have to be held. */
export function cellXml(
  value: string | number | boolean | Date | null,
  place: { row: number; column: number; style: number },
): string {
  if (value === null || value === '') return ''
  const start = `<c r="${nameOf(place.column)}${place.row}" s="${place.style}"`
  if (typeof value === 'string') {
    const space = keptSpace.test(value) ? ' xml:space="preserve"' : ''
    return `${start} t="inlineStr"><is><t${space}>${escapeXml(value)}</t></is></c>`
  }
  if (typeof value === 'boolean') return `${start} t="b"><v>${value ? 1 : 0}</v></c>`
  return `${start}><v>${value instanceof Date ? value.getTime() / dayMs + days1970 : value}</v></c>`
}
