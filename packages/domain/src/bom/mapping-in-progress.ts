import { type Candidate, candidatesOf } from './column-candidates.ts'
import { type ColumnProfile, type ProfileKnowledge, profileColumn } from './column-profile.ts'
import { type BomField, type MappingEntry, sharedFields } from './fields.ts'
import { type HeaderLanguage, languageOf } from './header-languages.ts'
import { headerLabels } from './header-names.ts'
import { repeatsHeader } from './header-rows.ts'
import { withoutPositions } from './position-before-quantity.ts'
import { findQuantitySum, type QuantitySum } from './quantity-sums.ts'
import { replacedColumns } from './replaced-columns.ts'
import { type Cell, type Certainty, filledColumns, type SheetRow } from './rows.ts'
import { sideTableColumns } from './side-tables.ts'
import { findSurroundings, parentColumns, type Surroundings } from './surroundings.ts'

export interface MappingSuggestion extends MappingEntry {
  certainty: Certainty
  reason: string
}

/** The columns of a list, what is known of them, and what each was given so far: steps add to that one after the other. */
export interface MappingInProgress {
  /** As they are understood: without the paths that some programs write before them, and marks behind. */
  headers: readonly string[]
  /** As the file has them. */
  written: readonly string[]
  /** Headers as they are called in reasons, each another. */
  labels: readonly string[]
  profiles: readonly ColumnProfile[]
  sample: readonly SheetRow[]
  language: HeaderLanguage | null
  surroundings: Surroundings
  sum: QuantitySum | null
  /** Columns of the assembly that rows belong to. */
  parents: ReadonlySet<number>
  /** Columns of what was built in before, each with the one of what takes its place. */
  replaced: ReadonlyMap<number, number>
  /** Columns of a table beside the list. */
  beside: ReadonlySet<number>
  /** The columns of each field, in the order in which they were given. */
  taken: Map<BomField, number[]>
  settled: Map<number, MappingSuggestion>
  fromMemory: Set<number>
}

const profiledRows = 500

/** Headings, notes and sums that are filled down hold one cell: what they leave out says nothing of a column. */
function withoutLoneCells(rows: readonly SheetRow[]): readonly SheetRow[] {
  const ofParts = rows.filter((row) => filledColumns(row).length >= 2)
  return ofParts.length < 3 ? rows : ofParts
}

/** „Komponenten/Menge“, „Komponenten/ME“: the path that several columns begin with names none of them. */
function withoutPaths(headers: readonly string[]): readonly string[] {
  const pathOf = (header: string) => /^(\S[^/]*\/(?:[^/]+\/)*)[^/]+$/.exec(header.trim())?.[1]
  const paths = headers.map(pathOf)
  return headers.map((header, column) => {
    const path = paths[column]
    const [root] = path?.split('/') ?? []
    const isShared = paths.filter((other) => other?.split('/')[0] === root).length > 1
    return path !== undefined && isShared ? header.trim().slice(path.length) : header
  })
}

/** A heading over many columns stands in each of them where they are merged. */
function spansColumns({ cells }: SheetRow): boolean {
  const texts = cells.map(({ text }) => text.trim()).filter((text) => text !== '')
  return texts.length >= 4 && /\p{L}{3}/u.test(texts[0]!) && texts.every((text) => text === texts[0])
}

/** „Menge *“ has to be filled in, „Menge:“ ends there. */
const withoutMark = (header: string): string => header.replace(/(?<![\s*:])\s*[*:][\s*:]*$/u, '')

/** Nothing is given yet. `rows` are the rows below the header. */
export function beginMapping(
  written: readonly string[],
  rows: readonly SheetRow[],
  knowledge: ProfileKnowledge,
): MappingInProgress {
  const headers = withoutPaths(written.map(withoutMark))
  const filled = withoutPositions(rows, headers)
    .filter((row) => row.cells.some((cell) => cell.text.trim() !== ''))
    .filter((row) => !repeatsHeader(row, written) && !spansColumns(row))
    .slice(0, profiledRows)
  const beside = sideTableColumns(headers, filled)
  const isOfList = (cell: Cell, column: number) => !beside.has(column) && cell.text.trim() !== ''
  const ofList = beside.size === 0 ? filled : filled.filter((row) => row.cells.some(isOfList))
  const sample = withoutLoneCells(ofList)
  const language = languageOf(headers)
  const profiles = headers.map((_, column) => profileColumn(sample, column, knowledge))
  const parents = parentColumns(headers, profiles, sample, language)
  const replaced = replacedColumns(headers, profiles)
  const isLeftOut = (column: number) => parents.has(column) || beside.has(column) || replaced.has(column)
  return {
    headers,
    written,
    labels: headerLabels(written),
    profiles,
    sample,
    language,
    surroundings: findSurroundings(headers, profiles, sample, isLeftOut, language),
    sum: findQuantitySum(headers, profiles, sample, language),
    parents,
    replaced,
    beside,
    taken: new Map(),
    settled: new Map(),
    fromMemory: new Set(),
  }
}

/** Gives a column to a field, beside those that have it. */
export function give(
  mapping: MappingInProgress,
  column: number,
  field: BomField | null,
  how: { certainty: Certainty; reason: string },
): void {
  if (field !== null) mapping.taken.set(field, [...(mapping.taken.get(field) ?? []), column])
  mapping.settled.set(column, { importHeader: nameOf(mapping, column), articleField: field, ...how })
}

/** Gives a column to another field than it had, to be looked at. */
export function giveInstead(
  mapping: MappingInProgress,
  column: number,
  from: BomField,
  field: BomField,
  reason: string,
): void {
  const left = mapping.taken.get(from)!.filter((one) => one !== column)
  if (left.length > 0) mapping.taken.set(from, left)
  else mapping.taken.delete(from)
  give(mapping, column, field, { certainty: 'CHECK', reason })
}

/** A column without a name is called by its letter. */
export const nameOf = ({ written, labels }: MappingInProgress, column: number): string =>
  written[column]!.trim() === '' ? labels[column]! : written[column]!

/** Whether another column may have the field. */
export const isTakeable = ({ taken }: MappingInProgress, field: BomField | null): boolean =>
  field === null || !taken.has(field) || sharedFields.has(field)

/** One of those that the sum of quantities holds. */
export const isPartOfSum = ({ sum }: MappingInProgress, column: number): boolean =>
  sum?.parts.includes(column) ?? false

const isLeftOut = ({ parents, replaced, beside, surroundings }: MappingInProgress, column: number): boolean =>
  parents.has(column) || replaced.has(column) || beside.has(column) || surroundings.lineTotals.has(column)

/** Whether nothing is known of the column yet. */
export const isFree = (mapping: MappingInProgress, column: number): boolean =>
  !mapping.settled.has(column) && !isLeftOut(mapping, column) && !isPartOfSum(mapping, column)

/** What the names of the columns that are left say that they may be. */
export const candidatesLeft = (mapping: MappingInProgress): Candidate[] =>
  mapping.headers.flatMap((header, column) =>
    header.trim() === '' || !isFree(mapping, column) || column === mapping.sum?.column
      ? []
      : candidatesOf(header, column, mapping.profiles[column]!, mapping.surroundings),
  )
