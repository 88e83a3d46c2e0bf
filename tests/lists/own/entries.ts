import type { UnitKind } from './own-list.ts'
import { type Part, pieces } from './parts.ts'

/** One intended line: what whoever wrote the list had in mind. */
export interface Entry {
  part: Part
  quantity: number | null
  unit: UnitKind
  bmk: string | null
  installationLocation: string | null
  locationIdentifier: string | null
  functionalAssignment: string | null
  functionDesignation: string | null
  isSuppliedPart: boolean
  remark: string
  /** Counts the lines of the list from 1. */
  position: number
}

export const entry = (part: Part, quantity: number | null, more: Partial<Entry> = {}): Entry => ({
  part,
  quantity,
  unit: part.unit,
  bmk: null,
  installationLocation: null,
  locationIdentifier: null,
  functionalAssignment: null,
  functionDesignation: null,
  isSuppliedPart: false,
  remark: '',
  position: 0,
  ...more,
})

const quantities = [1, 1, 2, 1, 4, 3, 1, 6, 1, 12, 2, 1, 25, 8, 1]

/** A cabinet full of parts, each with a designation of its own ("Q1", "F2") and a quantity above 0. */
export function cabinet(
  count: number,
  more: Partial<Entry> = {},
  choice: readonly Part[] = pieces(),
): Entry[] {
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const one = choice[(index * 7 + count) % choice.length]!
    const number = (counters.get(one.letter) ?? 0) + 1
    counters.set(one.letter, number)
    return entry(one, quantities[(index + count) % quantities.length]!, {
      bmk: `${one.letter}${number}`,
      ...more,
    })
  })
}
