import type { ColumnProfile } from './column-profile.ts'
import type { BomField, FieldColumns } from './fields.ts'
import type { HeaderLanguage } from './header-languages.ts'
import { foldHeader } from './header-text.ts'
import { type HeaderMatch, matchHeaderWords } from './match-header-words.ts'

export interface FilledByValue {
  column: number
  field: BomField
  reason: string
}

/** The columns of a list that have no field yet, and what their values told so far. */
export interface OpenColumns {
  headers: readonly string[]
  profiles: readonly ColumnProfile[]
  language: HeaderLanguage | null
  /** What was given before, mostly by headers. */
  taken: FieldColumns
  columns: readonly number[]
  found: FilledByValue[]
}

/** Columns among which a field is looked for: of those that fit the one of the highest rank, the first of equals. */
export interface Choice {
  among: (open: OpenColumns) => readonly number[]
  fits: (profile: ColumnProfile) => boolean
  rank: (profile: ColumnProfile) => number
}

/** How a field that no header names is told by the look of the values. */
export interface FieldRule {
  field: BomField
  /** Whether the list lacks the field. */
  when: (open: OpenColumns) => boolean
  /** The first that has a column decides. */
  choices: readonly Choice[]
  /** What the values look like, as the end of „die Werte …“. */
  looks: string
}

/** Whether the field was given before, or a rule found it. */
export const hasField = ({ taken, found }: OpenColumns, field: BomField): boolean =>
  taken.has(field) || found.some((one) => one.field === field)

/** For rules that hold where the field was not given before, whatever other rules found. */
export const isNotTaken =
  (field: BomField) =>
  ({ taken }: OpenColumns): boolean =>
    !taken.has(field)

/** The fullest column goes first. */
export const byFill = (profile: ColumnProfile): number => profile.fillShare

/** The columns that are called so. */
export const called = ({ headers, columns }: OpenColumns, word: RegExp): number[] =>
  columns.filter((column) => word.test(foldHeader(headers[column]!).compact))

/** What a header most likely means. */
export const meantBy = ({ headers, language }: OpenColumns, column: number): HeaderMatch | undefined =>
  matchHeaderWords(headers[column]!, language)[0]

/** Columns whose header says nothing, or this very field too faintly to count by itself. */
export const openFor = (open: OpenColumns, field: BomField): number[] =>
  open.columns.filter((column) => mayBe(open, column, field))

function mayBe(open: OpenColumns, column: number, field: BomField): boolean {
  const best = meantBy(open, column)
  return (
    best === undefined ||
    best.strength < 0.5 ||
    best.meaning === field ||
    (best.vague && best.strength < 0.9) ||
    isCountless(open, column)
  )
}

const hasName = ({ headers }: OpenColumns, column: number): boolean => headers[column]!.trim() !== ''

const strengthOf = (open: OpenColumns, column: number): number => meantBy(open, column)?.strength ?? 0

/** A header that nothing is known of. */
export const isUnknown = (open: OpenColumns, column: number): boolean =>
  hasName(open, column) && strengthOf(open, column) < 0.5

/** A header that only holds a word of a field among others. */
export const isFaint = (open: OpenColumns, column: number): boolean =>
  hasName(open, column) && strengthOf(open, column) < 0.8

/** A header that lists use for different things. */
export const isVague = (open: OpenColumns, column: number): boolean => meantBy(open, column)?.vague ?? false

/** „Number(s)“ over R1, R2, „Datasheet“ over the names of the parts: values go before what a name is mostly used for. */
export const isUnneeded = (open: OpenColumns, column: number): boolean =>
  meantBy(open, column)?.meaning === 'none'

/** „Spalte1“, "Column2", "Unnamed: 3" are what programs call a column without a name. */
export const namelessColumns = ({ headers, columns }: OpenColumns): number[] =>
  columns.filter((column) => isNameless(headers[column]!))

/** Whether nobody gave the column a name. */
export const isNameless = (header: string): boolean =>
  header.trim() === '' || /^(?:spalte|column|unnamed:|feld|field)\s?\d{1,3}$/i.test(header.trim())

/** Columns that are called a quantity and hold none. */
export const countlessColumns = (open: OpenColumns): number[] =>
  open.columns.filter((column) => isCountless(open, column))

function isCountless(open: OpenColumns, column: number): boolean {
  const { quantityLike, numeric } = open.profiles[column]!
  return meantBy(open, column)?.meaning === 'quantity' && quantityLike < 0.2 && numeric < 0.2
}
