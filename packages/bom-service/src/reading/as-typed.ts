import { unitOf } from '@schrankwerk/domain/bom'
import { type Cell, type SheetRow, textOfFormula } from '@schrankwerk/spreadsheet'

/**
 * A row as somebody would have typed it who has no Excel: „1500 mm“ where the number format adds the unit, and without the
 * signs that only tell Excel what is a text.
 */
export function asTyped(row: SheetRow): SheetRow {
  const cells = row.cells.map((cell) => withUnit(cell) ?? withoutTextMark(cell) ?? cell)
  return cells.some((cell, at) => cell !== row.cells[at]) ? { ...row, cells } : row
}

/** Deutsche Mark and forint, which would pass for decimetres and feet. */
const moneyLikeUnits = /^(?:DM|Ft)\.?$/

/** The number in full, for the format may round it; a nought more where three decimals could be thousands. */
function withUnit(cell: Cell): Cell | undefined {
  const { number, suffix } = cell
  if (cell.kind !== 'number' || number === undefined || suffix === undefined) return undefined
  if (moneyLikeUnits.test(suffix) || unitOf(suffix) === null) return undefined
  const plain = String(Number(number.toPrecision(15)))
  if (plain.includes('e')) return undefined
  const text = `${plain.replace('.', ',').replace(/(?<=,\d{3})$/, '0')} ${suffix}`
  const { shown = cell.text, ...rest } = cell
  return { ...rest, kind: 'text', text, ...(shown !== text && { shown }) }
}

/** ="0123" and '0123, by which Excel keeps noughts in front. „'s-Hertogenbosch“ and „'Zitat'“ are texts. */
function withoutTextMark(cell: Cell): Cell | undefined {
  if (cell.kind !== 'text' || cell.formula !== undefined) return undefined
  const text = textOfFormula(cell.text) ?? afterApostrophe(cell.text)
  if (text === undefined) return undefined
  return text === '' ? { text, kind: 'empty' } : { ...cell, text }
}

const afterApostrophe = (text: string): string | undefined =>
  text.startsWith("'") ? /^'(?![a-z]{1,2}[ -]\p{L})([^\s'’][^'’]*)$/u.exec(text)?.[1] : undefined
