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

/** „8“, „8.1“, „1.2.3.“, as spreadsheets in German show them „8,1“ too: the number of a position below another. */
const outline = /^\d{1,3}(?:[.,]\d{1,3})*\.?$/

/** „1.0“ is „1“. */
const partsOf = (text: string): string[] =>
  text
    .trim()
    .replace(/\.$/, '')
    .split(/[.,]/)
    .filter((part, index) => index === 0 || !/^0+$/.test(part))

const isOutline = (text: string): boolean => outline.test(text.trim())

/** Of the numbers of positions the depth of each: below the last one that begins it, else at the top. */
function outlineLevels(texts: readonly string[]): (number | null)[] {
  let open: string[] = []
  return texts.map((text) => {
    if (!isOutline(text)) return null
    const parts = partsOf(text)
    const isBelow = parts.length > 1 && parts.slice(0, -1).every((part, index) => part === open[index])
    open = isBelow || parts.length === 1 ? parts : []
    return isBelow ? parts.length - 1 : 0
  })
}

/** A depth rarely gets there, a running number soon does. */
const fewestCounted = 4

/** Whether numbers count the rows, one by one or in steps, perhaps from the beginning again: no depth does. */
function isRunning(numbers: readonly number[]): boolean {
  const first = numbers[0]
  return (
    numbers.length >= fewestCounted &&
    Math.max(...numbers) >= fewestCounted &&
    numbers.every((number, index) => {
      const before = numbers[index - 1]
      return before === undefined || number > before || (number === first && before !== first)
    })
  )
}

export interface Levels {
  /** By row; null where the cell says none. */
  levels: (number | null)[]
  /** The column counts the rows, and none of them lies below another. */
  isRunning: boolean
}

/** Depths from all cells of a level column: its own, or those of the numbers of positions („8“, „8.1“). */
export function readLevels(texts: readonly string[]): Levels {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '')
  if (filled.some((text) => isOutline(text) && partsOf(text).length > 1))
    return { levels: filled.every(isOutline) ? outlineLevels(texts) : texts.map(readLevel), isRunning: false }
  const levels = texts.map(readLevel)
  const numbers = levels.filter((level) => level !== null)
  if (!filled.every((text) => /^\d+$/.test(text)) || !isRunning(numbers)) return { levels, isRunning: false }
  return { levels: levels.map(() => null), isRunning: true }
}

/**
 * Places of the rows that others lie below by the numbers of their positions; none where the cells are anything else, as
 * prices are. The numbers of a list rise.
 */
export function outlineParents(texts: readonly string[]): number[] {
  const filled = texts.flatMap((text, place) => (text.trim() === '' ? [] : [{ text, place }]))
  if (!filled.every(({ text }) => isOutline(text))) return []
  const numbers = filled.map(({ text }) => partsOf(text).map(Number))
  const rises = numbers.every((number, index) => index === 0 || comesBefore(numbers[index - 1]!, number))
  if (!rises) return []
  const levels = outlineLevels(filled.map(({ text }) => text))
  return filled.flatMap(({ place }, index) => (levels[index + 1]! > levels[index]! ? [place] : []))
}

function comesBefore(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((part, index) => part !== other[index])
  if (differs < 0) return one.length < other.length
  return other[differs] !== undefined && one[differs]! < other[differs]!
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
