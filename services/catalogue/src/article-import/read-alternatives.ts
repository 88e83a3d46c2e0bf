import { exactNumber, isWordForNothing, looseNumber } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { textOf } from './cell-text.ts'
import { longestNumber } from './read-line-numbers.ts'
import type { StagedValue } from './staged-columns.ts'

/** Further numbers of a line: number, exact and loose form as three arrays; several in a cell are parted by ; or |. */
export function readAlternatives(sources: number[], cells: Cell[], own: string | null): StagedValue[] {
  const byExact = new Map<string, string>()
  for (const column of sources)
    for (const part of textOf(cells[column])
      .split(/[;|]/)
      .map((piece) => piece.trim())) {
      const exact = exactNumber(part)
      if (!isWordForNothing(part) && exact !== own && part.length <= longestNumber) byExact.set(exact, part)
    }
  if (byExact.size === 0) return [null, null, null]
  const exact = [...byExact.keys()]
  return [[...byExact.values()], exact, exact.map(looseNumber)]
}
