import type { BomReading } from '@schrankwerk/contracts'
import type { MappedColumn } from './mapped-columns.ts'

/** The header row, among the columns a person has to look at. */
export const headerPoint = 'header-row'

export interface OpenPoints {
  /** Columns by their header, and the header row, that were guessed and are to be looked at. */
  check: string[]
  /** Columns that nobody could tell. */
  open: string[]
}

/** What a person has to look at before a mapping is taken, in the order of the screen. */
export function openPointsOf(
  { headerRowCertainty }: Pick<BomReading, 'headerRowCertainty'>,
  columns: readonly Pick<MappedColumn, 'importHeader' | 'certainty'>[],
): OpenPoints {
  const of = (certainty: 'CHECK' | 'OPEN') => [
    ...(headerRowCertainty === certainty ? [headerPoint] : []),
    ...columns.filter((column) => column.certainty === certainty).map(({ importHeader }) => importHeader),
  ]
  return { check: of('CHECK'), open: of('OPEN') }
}
