/** A cell of a worksheet part: a text stands inline, a number as its value; an object says it in XML itself. */
export type XlsxCell = string | number | { attributes?: string; inner?: string } | undefined

/** A row with its number and the address of every cell, as Excel writes it. */
export function xlsxRow(row: number, cells: readonly XlsxCell[]): string {
  return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `r="${letters[at]}${row}"`)).join('')}</row>`
}

/** A row in which neither it nor its cells say where they are. */
export function rowWithoutAddresses(cells: readonly XlsxCell[]): string {
  return `<row>${cells.map((cell) => cellXml(cell, '')).join('')}</row>`
}

export const xlsxRows = (rows: readonly (readonly XlsxCell[])[]): string =>
  rows.map((cells, at) => xlsxRow(at + 1, cells)).join('')

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function cellXml(cell: XlsxCell, address: string): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `<c ${address}><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c ${address} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return `<c ${address} ${cell.attributes ?? ''}>${cell.inner ?? ''}</c>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A cell that refers to a shared text. */
export const shared = (index: number): XlsxCell => ({ attributes: 't="s"', inner: `<v>${index}</v>` })

/** Cell formats by number format; number 1 is the first of them. */
export function cellFormats(...codes: readonly string[]): string {
  const formats = codes.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`)
  const uses = codes.map((_, at) => `<xf numFmtId="${200 + at}" applyNumberFormat="1"/>`)
  return (
    `<numFmts count="${codes.length}">${formats.join('')}</numFmts>` +
    '<fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>' +
    `<cellXfs count="${codes.length + 1}"><xf numFmtId="0"/>${uses.join('')}</cellXfs>`
  )
}
