import type { BomReading } from '@schrankwerk/contracts'
import { hasDecided, headerPoint, sheetsPoint } from './decisions.ts'
import type { SortedSheets } from './further-sheets.ts'
import type { MappedColumn } from './mapped-columns.ts'
import type { MappingChoices } from './mapping-choices.ts'

export interface OpenPoints {
  /** Columns by their header, the header row and the further sheets, that were guessed and are to be looked at. */
  check: string[]
  /** Columns that nobody could tell. */
  open: string[]
}

/** Whether somebody still has to look at which row names the columns. */
export const isHeaderOpen = (
  { headerRowCertainty }: Pick<BomReading, 'headerRowCertainty'>,
  choices: Pick<MappingChoices, 'decidedReading'>,
): boolean => headerRowCertainty !== 'SURE' && !hasDecided(choices, 'headerRow')

/** Whether somebody still has to say if the sheets with the same columns are read too. */
export const areSheetsOpen = (
  { offered }: Pick<SortedSheets, 'offered'>,
  choices: Pick<MappingChoices, 'decidedReading'>,
): boolean => offered.length > 0 && !hasDecided(choices, 'furtherSheets')

/** What a person has to look at before a mapping is taken, in the order of the screen. */
export function openPointsOf(
  reading: Pick<BomReading, 'headerRowCertainty'>,
  sheets: Pick<SortedSheets, 'offered'>,
  columns: readonly Pick<MappedColumn, 'importHeader' | 'certainty'>[],
  choices: Pick<MappingChoices, 'decidedReading'>,
): OpenPoints {
  const isHeader = isHeaderOpen(reading, choices)
  const of = (certainty: 'CHECK' | 'OPEN') => [
    ...(certainty === 'CHECK' && areSheetsOpen(sheets, choices) ? [sheetsPoint] : []),
    ...(isHeader && reading.headerRowCertainty === certainty ? [headerPoint] : []),
    ...columns.filter((column) => column.certainty === certainty).map(({ importHeader }) => importHeader),
  ]
  return { check: of('CHECK'), open: of('OPEN') }
}
