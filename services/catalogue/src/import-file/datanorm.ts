import type { SheetRow } from '@schrankwerk/spreadsheet'

const recordKinds = /^[ABCDEGJKPRSTVZ]$/
const looked = 40

/**
 * DATANORM, the exchange format of the German trades, comes as text with semicolons and without headers: a V record,
 * then A and B records for the articles. Read as a table, its first record would become the header.
 */
export function looksLikeDatanorm(rows: readonly SheetRow[]): boolean {
  const [first, ...others] = rows.slice(0, looked).map(({ cells }) => cells.map(({ text }) => text))
  if (first === undefined || others.length === 0) return false
  const isHead = first[0] === 'V' || /^V \d{6}/.test(first[0] ?? '')
  const records = others.filter(
    ([kind = '', action = '']) => recordKinds.test(kind) && /^[NALX]?$/.test(action),
  )
  return isHead && records.length >= others.length * 0.9
}
