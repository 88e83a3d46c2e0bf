import { emptyCell } from '../cell/cells.ts'
import type { Cell, SheetRow } from '../types.ts'
import { type Area, areaOf } from './cell-address.ts'

const mostMerges = 50_000
/** Wider or taller ranges are backgrounds of forms, not repeated values. */
const widest = 256
const tallest = 5_000

/** The merged ranges of a sheet stand behind its rows, so they are looked up before the rows are read. */
export async function findMergedAreas(bytes: AsyncIterable<Buffer>): Promise<Area[]> {
  const areas: Area[] = []
  const element = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([^"<>]+)"/g
  let rest = ''
  for await (const chunk of bytes) {
    const text = rest + chunk.toString('latin1')
    if (!text.includes('mergeCell')) {
      rest = text.slice(-16)
      continue
    }
    let end = Math.max(0, text.length - 1024)
    for (const match of text.matchAll(element)) {
      end = Math.max(end, match.index + match[0].length)
      const area = areaOf(match[1]!)
      if (area && area.right - area.left < widest && area.bottom - area.top < tallest) areas.push(area)
      if (areas.length >= mostMerges) return byTop(areas)
    }
    rest = text.slice(end)
  }
  return byTop(areas)
}

function byTop(areas: Area[]): Area[] {
  return areas.sort((a, b) => a.top - b.top)
}

/**
 * Fills the empty cells of merged ranges with the value of their first cell, marked as merged. Rows come in order. Of
 * ranges that overlap, which no spreadsheet program writes, the first one counts: a file may hold thousands of them.
 */
export function mergedValues(areas: readonly Area[]): (row: SheetRow) => void {
  let next = 0
  let active: { area: Area; value: Cell | undefined }[] = []
  /** Last row of the range that covers a column. */
  const coveredTo: number[] = []
  return (row) => {
    if (next >= areas.length && active.length === 0) return
    active = active.filter(({ area }) => area.bottom >= row.rowIndex)
    for (; next < areas.length && areas[next]!.top <= row.rowIndex; next++) {
      const area = areas[next]!
      if (area.bottom < row.rowIndex) continue
      // Without its first row the range has no value to repeat.
      if (area.top === row.rowIndex && cover(coveredTo, area))
        active.push({ area, value: row.cells[area.left] })
    }
    for (const { area, value } of active)
      if (value && value.kind !== 'empty' && !value.merged) repeat(row.cells, area, value)
  }
}

/** Takes the columns of the area down to its last row; false where another area still has one of them. */
function cover(coveredTo: number[], { top, bottom, left, right }: Area): boolean {
  for (let column = left; column <= right; column++) if ((coveredTo[column] ?? 0) >= top) return false
  for (let column = left; column <= right; column++) coveredTo[column] = bottom
  return true
}

function repeat(cells: Cell[], area: Area, value: Cell): void {
  const repeated: Cell = { ...value, merged: true }
  while (cells.length <= area.right) cells.push(emptyCell)
  for (let column = area.left; column <= area.right; column++) {
    if (cells[column]!.kind === 'empty') cells[column] = repeated
  }
}
