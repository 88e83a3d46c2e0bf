import type { BomLine } from './bom-line.ts'
import { rowName } from './further-sheets.ts'

/** Depth from a level cell: "0" 0, ". 1" 1, ".. 2" 2, "1.2.1" 2; null where it is none. */
export function readLevel(text: string): number | null {
  const trimmed = text.trim()
  const number = trimmed.match(/^[.\s>\-–]*(\d{1,2})$/)
  if (number) return Number(number[1])
  if (/^\d{1,3}(?:\.\d{1,3})+\.?$/.test(trimmed)) return trimmed.replace(/\.$/, '').split('.').length - 1
  const dots = trimmed.match(/^\.+$/)
  return dots ? trimmed.length : null
}

type Levelled = Pick<
  BomLine,
  'rowIndex' | 'level' | 'parentRow' | 'parent' | 'orderNumber' | 'manufacturerNumber'
>

/** Sets `parentRow` by the level column, else by the numbers that a parent column names. In place. */
export function linkAssemblies(lines: Levelled[]): void {
  const open: Levelled[] = []
  const byNumber = new Map<string, number>()
  for (const line of lines) {
    for (const number of [line.orderNumber, line.manufacturerNumber]) {
      if (number !== '' && !byNumber.has(number.toLowerCase()))
        byNumber.set(number.toLowerCase(), line.rowIndex)
    }
  }
  for (const line of lines) {
    if (line.level !== undefined) {
      while (open.length > 0 && open[open.length - 1]!.level! >= line.level) open.pop()
      const parent = open[open.length - 1]
      if (parent) line.parentRow = parent.rowIndex
      open.push(line)
    } else if (line.parent) {
      const parent = byNumber.get(line.parent.toLowerCase())
      if (parent !== undefined && parent !== line.rowIndex) line.parentRow = parent
    }
  }
}

export interface Assembly {
  parentRow: number
  childRows: number[]
  /** Which side counts; the other is contained in it. */
  counts: 'PARENT' | 'CHILDREN'
  text: string
}

/**
 * A parent with resolved children counts once. Where every child is resolved the children
 * count, otherwise a resolved parent does; `isResolved` tells whether a row has an article.
 */
export function resolveAssemblies(
  lines: readonly Levelled[],
  isResolved: (rowIndex: number) => boolean,
): Assembly[] {
  const children = new Map<number, number[]>()
  for (const line of lines) {
    if (line.parentRow !== undefined)
      children.set(line.parentRow, [...(children.get(line.parentRow) ?? []), line.rowIndex])
  }
  const assemblies: Assembly[] = []
  for (const [parentRow, childRows] of children) {
    const allChildren = childRows.every(isResolved)
    if (allChildren || !isResolved(parentRow)) {
      assemblies.push({
        parentRow,
        childRows,
        counts: 'CHILDREN',
        text: `Baugruppe in Zeile ${rowName(parentRow)}: gezählt ${childRows.length === 1 ? 'wird ihr Teil' : `werden ihre ${childRows.length} Teile`}, nicht die Baugruppe`,
      })
    } else {
      assemblies.push({
        parentRow,
        childRows,
        counts: 'PARENT',
        text: `Baugruppe in Zeile ${rowName(parentRow)}: gezählt wird die Baugruppe, ${childRows.length === 1 ? 'ihr Teil ist' : `ihre ${childRows.length} Teile sind`} enthalten`,
      })
    }
  }
  return assemblies
}
