import { type EclassImportField, eclassKey, workTimeDecimals } from '@schrankwerk/contracts'
import { detectDecimalStyle, readNumber } from '@schrankwerk/spreadsheet'
import type { CsvRow } from '../import-file/read-csv-rows.ts'
import { isEclassNumber } from './eclass-csv.ts'

/** What a row says; what it leaves empty stays as it is. */
export interface EclassLine {
  line: number
  eclassNumber: string
  description?: string
  workTime?: number
  firstLevelOrder?: number
  secondLevelOrder?: number
}

export interface SkippedLine {
  line: number
  reason: string
}

const mostDescription = 500
const mostNumber = 1_000_000

/** The rows by their mapped columns; what cannot be taken is skipped with its reason. Of one number the last row counts. */
export function readEclassRows(
  rows: readonly CsvRow[],
  columns: ReadonlyMap<EclassImportField, number>,
): { lines: EclassLine[]; skipped: SkippedLine[] } {
  const textOf = ({ cells }: CsvRow, field: EclassImportField) => {
    const column = columns.get(field)
    return column === undefined ? '' : (cells[column] ?? '').trim()
  }
  const style = detectDecimalStyle(rows.map((row) => textOf(row, 'workTime')).filter(Boolean))
  const skipped: SkippedLine[] = []
  const byNumber = new Map<string, EclassLine>()
  for (const row of rows) {
    const read = readRow(row.line, (field) => textOf(row, field), style)
    if ('reason' in read) {
      skipped.push(read)
      continue
    }
    const former = byNumber.get(read.eclassNumber)
    if (former)
      skipped.push({
        line: former.line,
        reason: `Die Nummer ${read.eclassNumber} steht noch einmal in Zeile ${read.line}; die spätere Zeile gilt`,
      })
    byNumber.set(read.eclassNumber, read)
  }
  return { lines: [...byNumber.values()], skipped }
}

function readRow(
  line: number,
  textOf: (field: EclassImportField) => string,
  style: ReturnType<typeof detectDecimalStyle>,
): EclassLine | SkippedLine {
  const number = textOf('eclassNumber')
  if (!isEclassNumber(number))
    return {
      line,
      reason:
        number === ''
          ? 'Die E-Class-Nummer fehlt'
          : `„${number.slice(0, 60)}“ ist keine achtstellige E-Class-Nummer`,
    }
  const description = textOf('description').replace(/\s+/g, ' ')
  if (description.length > mostDescription)
    return { line, reason: `Die Beschreibung ist länger als ${mostDescription} Zeichen` }
  const read: EclassLine = { line, eclassNumber: eclassKey(number), ...(description && { description }) }
  for (const field of ['workTime', 'firstLevelOrder', 'secondLevelOrder'] as const) {
    const text = textOf(field)
    if (text === '') continue
    const value = readNumber(text, style) ?? readNumber(text, text.includes(',') ? 'german' : 'english')
    const isFit = value !== null && value >= 0 && value <= mostNumber
    if (!isFit || (field !== 'workTime' && !Number.isInteger(value)))
      return { line, reason: `„${text.slice(0, 60)}“ ist ${whatItIsNot[field]}` }
    // As it is stored, so that what is the same stays the same.
    read[field] = Number(value.toFixed(workTimeDecimals))
  }
  return read
}

const whatItIsNot = {
  workTime: 'keine Arbeitszeit in Minuten',
  firstLevelOrder: 'keine ganze Zahl für die Reihenfolge',
  secondLevelOrder: 'keine ganze Zahl für die Reihenfolge',
} as const
