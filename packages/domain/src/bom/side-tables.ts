import type { HeaderMeaning } from './header-words.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Cell, cellText, type SheetRow } from './rows.ts'

const fewestRows = 3
const mostShared = 0.6

const isFilled = (cell: Cell | undefined) => cellText(cell) !== ''

const naming: readonly HeaderMeaning[] = ['description', 'orderNumber', 'manufacturerNumber']
const counting: readonly HeaderMeaning[] = ['quantity']
/** Of a word that may count for the choice between tables. */
const likely = 0.9

/**
 * Columns of tables that stand beside the list: parted from it by a column that is empty throughout, two or more that are
 * filled in other rows than the list is, or that name parts under the same name again. A form leaves columns empty
 * between those of one list, but fills the same rows. The list is the first table that names and counts parts, else the
 * first of all.
 */
export function sideTableColumns(headers: readonly string[], rows: readonly SheetRow[]): Set<number> {
  if (headers.every((header) => header.trim() !== '')) return new Set()
  const filledRows = headers.map((_, column) => rows.filter((row) => isFilled(row.cells[column])))
  const blocks: number[][] = [[]]
  headers.forEach((header, column) => {
    if (header.trim() === '' && filledRows[column]!.length === 0) blocks.push([])
    else blocks.at(-1)!.push(column)
  })
  const isNamed = (column: number) => headers[column]!.trim() !== '' && filledRows[column]!.length > 0
  const tables = blocks.filter((block) => block.length >= 2)
  const hasMeaning = (block: readonly number[], wanted: readonly HeaderMeaning[]) =>
    block.filter(isNamed).some((column) => {
      const [match] = matchHeaderWords(headers[column]!)
      return match !== undefined && match.strength >= likely && wanted.some((one) => one === match.meaning)
    })
  const named = tables.filter((block) => block.filter(isNamed).length >= 2)
  const isPartsTable = (block: readonly number[]) => hasMeaning(block, naming) && hasMeaning(block, counting)
  const [first] = named
  if (first === undefined) return new Set()
  const list = tables.indexOf(isPartsTable(first) ? first : (named.find(isPartsTable) ?? first))
  const rowsOf = (block: readonly number[]) => new Set(block.flatMap((column) => filledRows[column]!))
  const own = rowsOf(tables[list]!)
  if (own.size < fewestRows) return new Set()
  const partNames = (block: readonly number[]) =>
    block
      .filter((column) => filledRows[column]!.length > 0)
      .map((column) => headers[column]!.replace(/ ?\(\d+\)$/, ''))
      .filter(
        (name) => name.trim() !== '' && naming.some((one) => one === matchHeaderWords(name)[0]?.meaning),
      )
  const ownNames = new Set(partNames(tables[list]!))
  const beside = tables.filter((block, index) => {
    if (index === list || (index < list && !named.includes(block))) return false
    if (partNames(block).some((name) => ownNames.has(name))) return true
    // What counts the parts that the list only names belongs to it, though their texts go on below.
    if (hasMeaning(block, counting) && !hasMeaning(tables[list]!, counting)) return false
    const others = rowsOf(block)
    const shared = [...others].filter((row) => own.has(row)).length
    return others.size >= fewestRows && shared < (own.size + others.size - shared) * mostShared
  })
  return new Set(beside.flat())
}
