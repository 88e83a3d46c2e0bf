import type { BomField, BomReading, Certainty, PartsListMapping } from '@schrankwerk/contracts'
import { columnOfHeader, headerLabels, isMappingEnough, sharedFields } from '@schrankwerk/domain/bom'
import { withDecided } from './decisions.ts'
import type { MappingChoices } from './mapping-choices.ts'
import { withoutQuantities } from './quantities.ts'

export interface MappedColumn {
  importHeader: string
  label: string
  samples: string[]
  field: BomField | null
  certainty: Certainty
  reason: string
  /** Left out where a person decided: how sure the suggestion is that the column follows. */
  suggested?: Certainty
}

/** Why a column has its field where a person decided it. */
export interface DecidedReasons {
  chosen: string
  /** The suggestion was found right. */
  confirmed: string
}

/** Every column of the table with the field it has now and why. */
export function columnsOf(
  reading: BomReading,
  choices: MappingChoices,
  { chosen, confirmed }: DecidedReasons,
): MappedColumn[] {
  const labels = headerLabels(reading.headers)
  return reading.suggestedMapping.map((suggested) => {
    const column = columnOfHeader(reading.headers, suggested.importHeader)
    const decided = choices.fields[suggested.importHeader]
    const field = decided === undefined ? (choices.isComplete ? null : suggested.articleField) : decided
    const shown = {
      importHeader: suggested.importHeader,
      label: labels[column] ?? suggested.importHeader,
      samples: reading.samples[column] ?? [],
      field,
    }
    if (field !== suggested.articleField) return { ...shown, certainty: 'SURE', reason: chosen }
    if (choices.decided?.includes(suggested.importHeader))
      return { ...shown, certainty: 'SURE', reason: confirmed }
    const { certainty, reason } = suggested
    return { ...shown, certainty, reason, suggested: certainty }
  })
}

/** Whether every column has the field that was suggested for it. */
export const followsSuggestion = (reading: BomReading, columns: readonly MappedColumn[]): boolean =>
  columns.every(({ field }, at) => field === reading.suggestedMapping[at]?.articleField)

/** Gives a column a field; the column that had it becomes `freed` where only one may have the field. */
export function assignField(
  columns: readonly MappedColumn[],
  choices: MappingChoices,
  importHeader: string,
  field: BomField | null,
): { choices: MappingChoices; freed: MappedColumn | undefined } {
  const holders = columns.filter((column) => column.field === field && column.importHeader !== importHeader)
  const freed = field !== null && !sharedFields.has(field) ? holders[0] : undefined
  return {
    choices: withDecided(
      {
        // What was chosen of other quantities says nothing of these.
        ...(field === 'quantity' ? withoutQuantities(choices) : choices),
        fields: {
          ...choices.fields,
          ...(freed === undefined ? {} : { [freed.importHeader]: null }),
          [importHeader]: field,
        },
      },
      importHeader,
    ),
    freed,
  }
}

/** What is sent: each column's field, and of those that nobody decided how sure their suggestion was. */
export const mappingOf = (columns: readonly MappedColumn[]): PartsListMapping =>
  columns.map(({ importHeader, field, suggested }) => ({
    importHeader,
    articleField: field,
    ...(suggested && { certainty: suggested }),
  }))

/** What a list cannot do without, and the quantity, without which each row counts as a piece. */
export const requirementsOf = (columns: readonly MappedColumn[]) => ({
  number: isMappingEnough(columns.map(({ field }) => field)),
  quantity: columns.some(({ field }) => field === 'quantity'),
})

/** The column that tells supplied parts, with its values to choose from; undefined where none is mapped to it. */
export function suppliedColumnOf(reading: BomReading, columns: readonly MappedColumn[]) {
  const column = columns.find(({ field }) => field === 'isSuppliedPart')
  if (column === undefined) return undefined
  const values = reading.suppliedPartChoices.filter(
    ({ importHeader }) => importHeader === column.label || importHeader === column.importHeader,
  )
  return { column, values }
}

export type Missing = 'number' | 'supplied'

/** What stands between the choices and „Übernehmen“. */
export function missingOf(
  reading: BomReading,
  columns: readonly MappedColumn[],
  choices: MappingChoices,
): Missing[] {
  const { number } = requirementsOf(columns)
  const supplied = suppliedColumnOf(reading, columns)
  return [
    ...(number ? [] : (['number'] as const)),
    ...(supplied !== undefined && (choices.suppliedTexts ?? []).length === 0 ? (['supplied'] as const) : []),
  ]
}
