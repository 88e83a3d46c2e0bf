import { type BomField, columnLetters, isMappingEnough } from '@schrankwerk/domain/bom'
import type { ListTruth } from './list-truth.ts'
import type { ListReading } from './read-list.ts'

/** How far a reading is right, and what is wrong about it in words. */
export interface ListScore {
  isHeaderRight: boolean
  columns: { right: number; needed: number }
  sureAndWrong: number
  lines: { right: number; all: number }
  wronglyLines: number
  dropped: number
  wrongQuantities: number
  canBeMapped: boolean
  differences: readonly string[]
}

/** Fields that a list may well have beside those somebody wrote down as its mapping. */
const kept = new Set(['remark', 'description', 'manufacturerLink', 'listPrice', 'purchasePrice', 'erpNumber'])

/** Fields of the import that the truth of a price list has no words for; they do no harm to a column nobody needs. */
const untold = new Set([
  'currency',
  'possibleOrderNumber',
  'possibleManufacturerNumber',
  'wholesalerOrderNumber',
  'wholesalerPurchasePrice',
])

export function scoreList(truth: ListTruth, reading: ListReading): ListScore {
  const differences: string[] = []
  const say = (text: string) => differences.push(text.replace(/\s+/g, ' '))
  const isSheetRight = truth.sheet === null || reading.sheet === truth.sheet
  if (!isSheetRight) say(`sheet „${reading.sheet}“, not „${truth.sheet}“`)
  const isHeaderRight = isSheetRight && reading.headerRowIndex === truth.headerRowIndex
  if (!isHeaderRight) say(`header row ${reading.headerRowIndex}, not ${truth.headerRowIndex}`)
  const columns = scoreColumns(truth, reading, isSheetRight, say)
  const lines = truth.isPriceList
    ? { right: 0, all: 0, wronglyLines: 0, dropped: 0 }
    : scoreLines(truth, reading, isSheetRight, say)
  const fields = reading.mapping.map(({ field }) => field)
  const canBeMapped = truth.isPriceList
    ? fields.includes('orderNumber')
    : isMappingEnough(fields as (BomField | null)[])
  if (!canBeMapped) say('cannot be mapped with the bare suggestion')
  return {
    isHeaderRight,
    columns: { right: columns.right, needed: columns.needed },
    sureAndWrong: columns.sureAndWrong,
    lines: { right: lines.right, all: lines.all },
    wronglyLines: lines.wronglyLines,
    dropped: lines.dropped,
    wrongQuantities: isSheetRight ? wrongQuantities(truth, reading, say) : 0,
    canBeMapped,
    differences,
  }
}

function scoreColumns(
  truth: ListTruth,
  reading: ListReading,
  isSheetRight: boolean,
  say: (text: string) => void,
) {
  let right = 0
  let sureAndWrong = 0
  const written = new Map(truth.columns.map((column) => [column.column, column]))
  reading.mapping.forEach((found, at) => {
    const column = written.get(at)
    const isRight = column
      ? column.fields.includes(found.field)
      : found.field === null || kept.has(found.field)
    const isUntold = truth.isPriceList && !column?.isNeeded && untold.has(found.field ?? '')
    if ((isRight || isUntold) && isSheetRight) {
      if (column?.isNeeded) right += 1
      return
    }
    if (found.certainty === 'SURE') sureAndWrong += 1
    if (!column?.isNeeded && found.certainty !== 'SURE') return
    const wanted = column?.fields.join(' or ') ?? 'none'
    say(
      `${columnLetters(at)} „${found.header}“ ${found.field} (${found.certainty}: ${found.reason}), not ${wanted}`,
    )
  })
  for (const column of truth.columns) {
    if (column.isNeeded && column.column >= reading.mapping.length)
      say(`${columnLetters(column.column)} „${column.header}“ is not seen`)
  }
  return { right, needed: truth.columns.filter(({ isNeeded }) => isNeeded).length, sureAndWrong }
}

function scoreLines(
  truth: ListTruth,
  reading: ListReading,
  isSheetRight: boolean,
  say: (text: string) => void,
) {
  const found = new Set(isSheetRight ? reading.lines : [])
  const left = new Map(reading.leftOut.map((row) => [row.row, row]))
  if (truth.lines === null) {
    const off = Math.abs(found.size - truth.lineCount)
    if (off > 0) say(`${found.size} lines, not ${truth.lineCount}`)
    return { right: Math.max(0, truth.lineCount - off), all: truth.lineCount, wronglyLines: 0, dropped: 0 }
  }
  const dropped = new Set(reading.filledRows.filter((row) => !found.has(row) && !left.has(row)))
  for (const row of truth.lines) {
    if (found.has(row)) continue
    const reason = left.get(row)
    if (reason === undefined) dropped.add(row)
    say(`row ${row} is a line, but ${reason ? `left out as ${reason.reason}: ${reason.text}` : 'dropped'}`)
  }
  const wrongly = [...found].filter((row) => !truth.lines!.has(row) && !truth.optionalLines.has(row))
  if (wrongly.length > 0) say(`rows ${wrongly.slice(0, 20).join(', ')} are no lines`)
  const right = [...truth.lines].filter((row) => found.has(row)).length
  return { right, all: truth.lines.size, wronglyLines: wrongly.length, dropped: dropped.size }
}

/** Where a column for one and a column for all stand side by side, either may have been written down. */
function wrongQuantities(truth: ListTruth, reading: ListReading, say: (text: string) => void): number {
  let wrong = 0
  for (const [row, wanted] of truth.quantities) {
    if (!reading.quantities.has(row)) continue
    const found = reading.quantities.get(row) ?? null
    // Where no column counts, each row is one piece.
    if (wanted === null && !reading.mapping.some(({ field }) => field === 'quantity')) continue
    const isSame = (quantity: number | null) =>
      wanted === null || quantity === null ? wanted === quantity : Math.abs(wanted - quantity) < 1e-6
    if (isSame(found) || (found !== null && (isSame(found * reading.sets) || isSame(found / reading.sets))))
      continue
    wrong += 1
    say(`row ${row} quantity ${found}, not ${wanted}`)
  }
  return wrong
}
