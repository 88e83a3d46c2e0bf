import type { HeaderMeaning } from './header-words.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { type Cell, cellText, type SheetRow } from './rows.ts'

const fewestRows = 3
const mostShared = 0.6

const isFilled = (cell: Cell | undefined) => cellText(cell) !== ''

const naming: readonly HeaderMeaning[] = ['description', 'orderNumber', 'manufacturerNumber']

/**
 * Columns of tables that stand to the right of the list: behind a column that is empty throughout, two or more that are
 * filled in other rows than the list is, or that name parts under the same name again. A form leaves columns empty
 * between those of one list, but fills the same rows.
 */
export function sideTableColumns(headers: readonly string[], rows: readonly SheetRow[]): Set<number> {
  const filledRows = headers.map((_, column) => rows.filter((row) => isFilled(row.cells[column])))
  const blocks: number[][] = [[]]
  headers.forEach((header, column) => {
    if (header.trim() === '' && filledRows[column]!.length === 0) blocks.push([])
    else blocks.at(-1)!.push(column)
  })
  const isNamed = (column: number) => headers[column]!.trim() !== '' && filledRows[column]!.length > 0
  const tables = blocks.filter((block) => block.length >= 2)
  const list = tables.findIndex((block) => block.filter(isNamed).length >= 2)
  if (list < 0) return new Set()
  const rowsOf = (block: readonly number[]) => new Set(block.flatMap((column) => filledRows[column]!))
  const own = rowsOf(tables[list]!)
  if (own.size < fewestRows) return new Set()
  const partNames = (block: readonly number[]) =>
    block
      .map((column) => headers[column]!.replace(/ ?\(\d+\)$/, ''))
      .filter(
        (name) => name.trim() !== '' && naming.some((one) => one === matchHeaderWords(name)[0]?.meaning),
      )
  const ownNames = new Set(partNames(tables[list]!))
  const beside = tables.slice(list + 1).filter((block) => {
    if (partNames(block).some((name) => ownNames.has(name))) return true
    const others = rowsOf(block)
    const shared = [...others].filter((row) => own.has(row)).length
    return others.size >= fewestRows && shared < (own.size + others.size - shared) * mostShared
  })
  return new Set(beside.flat())
}
