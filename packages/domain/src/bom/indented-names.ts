import type { ColumnProfile } from './column-profile.ts'
import { cellText, type SheetRow } from './rows.ts'

/** So many rows fill one of the columns alone. */
const nearlyAll = 0.95
const fewestColumns = 2

/**
 * Columns without a name to the right of a description, of which each row fills one: the deeper a part stands in the
 * assembly, the further right its name. None where fewer than two columns are of that kind.
 */
export function indentedNames(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  rows: readonly SheetRow[],
  descriptions: readonly number[],
): number[] {
  return descriptions.flatMap((description) => {
    let end = description + 1
    while (end < headers.length && headers[end]!.trim() === '' && profiles[end]!.numeric < 0.5) end += 1
    const levels = headers.map((_, column) => column).slice(description, end)
    const filled = levels.slice(1).filter((column) => profiles[column]!.filled > 0)
    if (filled.length < fewestColumns) return []
    const counts = rows.map(({ cells }) => levels.filter((column) => cellText(cells[column]) !== '').length)
    const named = counts.filter((count) => count > 0).length
    return counts.filter((count) => count === 1).length >= named * nearlyAll ? filled : []
  })
}
