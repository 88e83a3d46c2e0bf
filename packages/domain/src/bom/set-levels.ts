import { outlineParents, readLevels } from './assemblies.ts'
import type { BomLine, Notice } from './bom-line.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { cellText, type SheetRow } from './rows.ts'

/**
 * Sets the levels by their column; the notice is of a column that only counts rows. Without one, positions whose numbers
 * lie below others are named: they may be parts that the list counts with their assembly.
 */
export function setLevels(
  lines: readonly BomLine[],
  cells: readonly SheetRow['cells'][],
  columns: FieldColumns,
  headers: readonly string[],
): Notice[] {
  const textsIn = (column: number) => cells.map((row) => cellText(row[column]))
  const named = (column: number) => `„${headerLabels(headers)[column]}“`
  const column = columns.get('level')?.[0]
  if (column !== undefined) {
    const { levels, isRunning } = readLevels(textsIn(column))
    lines.forEach((line, index) => {
      const level = levels[index] ?? null
      if (level !== null) line.level = level
    })
    const text = `${named(column)} zählt die Zeilen und nennt keine Ebenen: keine Zeile gilt danach als Baugruppe`
    return isRunning ? [{ code: 'ASSEMBLY', text, rowIndexes: [] }] : []
  }
  if (columns.has('parent')) return []
  const mapped = new Set([...columns.values()].flat())
  for (const [position, header] of headers.entries()) {
    if (mapped.has(position) || matchHeaderWords(header)[0]?.meaning !== 'none') continue
    const parents = outlineParents(textsIn(position)).map((place) => lines[place]!.rowIndex)
    if (parents.length > 0) return [noticeOfPositions(named(position), parents)]
  }
  return []
}

function noticeOfPositions(column: string, parents: readonly number[]): Notice {
  const which =
    parents.length === 1
      ? `Zeile ${parents[0]} hat nach ${column} Unterpositionen und zählt neben ihnen`
      : `${parents.length} Zeilen haben nach ${column} Unterpositionen und zählen neben ihnen`
  return {
    code: 'ASSEMBLY',
    text: `${which}, bitte prüfen: Baugruppen zählen nur einmal, wenn ${column} der Ebene zugeordnet ist`,
    rowIndexes: [...parents],
  }
}
