import type { ColumnProfile } from './column-profile.ts'
import type { BomField } from './fields.ts'
import type { HeaderMatch } from './match-header-words.ts'
import type { Surroundings } from './surroundings.ts'

/** A column whose name may mean several fields, with what helps to decide. */
export interface NamedColumn {
  header: string
  column: number
  match: HeaderMatch
  profile: ColumnProfile
  surroundings: Surroundings
}

export interface Meaning {
  field: BomField
  weight: number
  reason: string
  /** Name and values say the same, so the name alone would do. */
  agreesWithName?: boolean
}

/** Another column holds numbers. */
export const standsBesideNumbers = ({ surroundings, column }: NamedColumn): boolean =>
  surroundings.numberColumns.some((other) => other !== column)
