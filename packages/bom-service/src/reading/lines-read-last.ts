import type { ReadLinesOptions } from '@schrankwerk/domain/bom'
import type { BomTable } from './read-bom-table.ts'
import { readSheets, type SheetsRead } from './read-sheets.ts'

/** The rows of a larger table would take a good part of the thread's memory from the next list. */
const mostRows = 20_000

let last: { key: string; result: SheetsRead } | undefined

/**
 * `readSheets`, but what this thread read last is not read again: a list is mostly mapped as it was proposed a moment
 * ago, and by the same thread where the service has little to do. Nobody may write to the result.
 */
export function linesRead(table: BomTable, options: ReadLinesOptions): SheetsRead {
  const key = keyOf(table, options)
  if (last?.key === key) return last.result
  const result = readSheets(table, options)
  last = result.lines.length + result.leftOut.length > mostRows ? undefined : { key, result }
  return result
}

/** All that the lines follow from: the bytes, how they were taken, and each of the options. */
function keyOf(
  { contentHash, format, sheet, encoding, separator, others }: BomTable,
  { mapping, manufacturerAbbreviations, includedRows = [], ...options }: ReadLinesOptions,
): string {
  return JSON.stringify([
    [contentHash, format, sheet, encoding, separator],
    others.flatMap(({ name, isRead }) => (isRead ? [name] : [])),
    // A column without a field says nothing.
    mapping.flatMap(({ importHeader, articleField }) => (articleField ? [[importHeader, articleField]] : [])),
    [...(manufacturerAbbreviations ?? [])],
    includedRows,
    Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
}
