import type { ReadingPoint } from '@schrankwerk/contracts'
import type { MappingChoices } from './mapping-choices.ts'

/** The header row, among the columns a person has to look at. */
export const headerPoint = 'header-row'

/** The further sheets, among them too. */
export const sheetsPoint = 'further-sheets'

const pointsOfReading: Readonly<Record<string, ReadingPoint>> = {
  [headerPoint]: 'headerRow',
  [sheetsPoint]: 'furtherSheets',
}

/** The choices once a person found a column's suggestion right. */
export const withDecided = (choices: MappingChoices, importHeader: string): MappingChoices => ({
  ...choices,
  decided: [...new Set([...(choices.decided ?? []), importHeader])],
})

/** The choices once a person found right all that was open. */
export const withAllDecided = (choices: MappingChoices, points: readonly string[]): MappingChoices =>
  points.reduce((decided, point) => {
    const ofReading = pointsOfReading[point]
    return ofReading ? withReadingDecided(decided, ofReading) : withDecided(decided, point)
  }, choices)

/** Whether a person chose or found right this of the reading. */
export const hasDecided = ({ decidedReading }: Pick<MappingChoices, 'decidedReading'>, point: ReadingPoint) =>
  decidedReading?.includes(point) ?? false

/** The choices once a person decided this of the reading. */
export const withReadingDecided = (choices: MappingChoices, point: ReadingPoint): MappingChoices => ({
  ...choices,
  decidedReading: [...new Set([...(choices.decidedReading ?? []), point])],
})

/** The choices once a row, which was left out, is taken back in, or left out again. */
export const withRowToggled = (choices: MappingChoices, row: number): MappingChoices => ({
  ...choices,
  includedRows: choices.includedRows.includes(row)
    ? choices.includedRows.filter((one) => one !== row)
    : [...choices.includedRows, row],
})
