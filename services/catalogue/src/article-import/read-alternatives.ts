import { exactNumber, isWordForNothing, looseNumber } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { textOf } from './cell-text.ts'
import { longestNumber } from './read-line-numbers.ts'
import type { Note } from './read-values.ts'
import type { StagedValue } from './staged-columns.ts'

interface Reading {
  cells: Cell[]
  /** The number that they are alternatives of, in exact form. */
  own: string | null
  note: Note
}

/** Further numbers of a line: number, exact and loose form as three arrays; several in a cell are parted by ; or |. */
export function readAlternatives(sources: number[], { cells, own, note }: Reading): StagedValue[] {
  const byExact = new Map<string, string>()
  for (const column of sources)
    for (const part of textOf(cells[column])
      .split(/[;|]/)
      .map((piece) => piece.trim())) {
      const exact = exactNumber(part)
      if (isWordForNothing(part) || exact === own) continue
      if (part.length <= longestNumber) byExact.set(exact, part)
      else
        note(
          `Die alternative Nummer „${part.slice(0, 60)}…“ ist länger als ${longestNumber} Zeichen und wurde nicht übernommen`,
        )
    }
  if (byExact.size === 0) return [null, null, null]
  const exact = [...byExact.keys()]
  return [[...byExact.values()], exact, exact.map(looseNumber)]
}
