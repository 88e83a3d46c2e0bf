import { type Certainty, type EclassImportField, eclassKey } from '@schrankwerk/contracts'
import { detectHeaderRow, headerLabels, headerNames } from '@schrankwerk/domain/bom'
import { Invalid } from '@schrankwerk/service-kit'
import { headerKey } from '../import-file/header-key.ts'
import type { CsvRow } from '../import-file/read-csv-rows.ts'

/** The columns that the export writes; their names are known when it is taken back. */
export const eclassHeaders: Record<EclassImportField, string> = {
  eclassNumber: 'E-Class-Nummer',
  description: 'Beschreibung',
  workTime: 'Arbeitszeit in Minuten',
  firstLevelOrder: 'Reihenfolge erste Ebene',
  secondLevelOrder: 'Reihenfolge zweite Ebene',
}

const words: Record<EclassImportField, string> = {
  eclassNumber:
    'eclassnummer|eclass|eclassid|eclassnr|eclasscode|eclassnumber|eclss|klassifikation|klasse|nummer|nr|code|id',
  description: 'beschreibung|bezeichnung|benennung|klassenname|name|titel|text|description',
  workTime: 'arbeitszeitinminuten|arbeitszeit|montagezeit|arbeitsminuten|minuten|zeit|worktime|time',
  firstLevelOrder: 'reihenfolgeersteebene|reihenfolge1|ersteebene|ebene1|firstlevelorder|order1',
  secondLevelOrder: 'reihenfolgezweiteebene|reihenfolge2|zweiteebene|ebene2|secondlevelorder|order2',
}
const meaning = new Map(
  Object.entries(words).flatMap(([field, list]) =>
    list.split('|').map((word, at) => [word, { field: field as EclassImportField, isSure: at < 2 }] as const),
  ),
)

const meaningOf = (header: string) => {
  const key = headerKey(header)
  return (
    meaning.get(key) ?? (/^eclass\d/.test(key) ? { field: 'eclassNumber' as const, isSure: true } : undefined)
  )
}

export const isEclassNumber = (text: string): boolean => /^\d{8}$/.test(eclassKey(text))

const asSheetRow = ({ line, cells }: CsvRow) => ({
  rowIndex: line,
  cells: cells.map((text) => ({ text, kind: text.trim() === '' ? ('empty' as const) : ('text' as const) })),
})

const searchedRows = 100

/** The header of a list of E-Class mappings: the row asked for, else the one that names most of what is known. */
export function findEclassHeader(
  rows: readonly CsvRow[],
  chosen: number | undefined,
): { headerRowIndex: number; headers: string[]; below: CsvRow[] } {
  const first = rows.slice(0, searchedRows)
  const known = (row: CsvRow) => row.cells.filter((text) => meaningOf(text)).length
  const best = first.reduce<CsvRow | undefined>(
    (most, row) => (known(row) > (most ? known(most) : 1) ? row : most),
    undefined,
  )
  const headerRowIndex = chosen ?? best?.line ?? (detectHeaderRow(first.map(asSheetRow)).headerRowIndex || 1)
  const header = rows.find(({ line }) => line === headerRowIndex)
  const headers = header ? headerNames(asSheetRow(header)) : []
  if (headers.every((text) => text.trim() === '')) throw new Invalid('headers-missing')
  return { headerRowIndex, headers, below: rows.filter(({ line }) => line > headerRowIndex) }
}

export interface EclassSuggestion {
  importHeader: string
  articleField: EclassImportField | null
  certainty: Certainty
  reason: string
}

/** A field for each header: its name decides, for the number also what stands below it. Each field is given once. */
export function suggestEclassMapping(
  headers: readonly string[],
  below: readonly CsvRow[],
): EclassSuggestion[] {
  const labels = headerLabels(headers)
  const samples = below.slice(0, searchedRows)
  const holdsNumbers = (column: number) => {
    const texts = samples.map(({ cells }) => cells[column]?.trim() ?? '').filter((text) => text !== '')
    return texts.length > 0 && texts.filter(isEclassNumber).length >= 0.8 * texts.length
  }
  const taken = new Map<EclassImportField, number>()
  const take = (field: EclassImportField, column: number) => {
    if (!taken.has(field) && ![...taken.values()].includes(column)) taken.set(field, column)
  }
  const found = headers.map((header) => meaningOf(header))
  for (const isSure of [true, false])
    for (const [column, one] of found.entries()) {
      const fits = one && one.isSure === isSure && (one.field !== 'eclassNumber' || holdsNumbers(column))
      if (fits) take(one.field, column)
    }
  for (const column of headers.keys()) if (holdsNumbers(column)) take('eclassNumber', column)
  return headers.map((importHeader, column) => {
    const articleField = [...taken].find(([, at]) => at === column)?.[0] ?? null
    const label = `„${labels[column]}“`
    if (articleField === null)
      return { importHeader, articleField, certainty: 'OPEN', reason: `${label} ist keinem Feld zuzuordnen` }
    if (found[column]?.field !== articleField)
      return {
        importHeader,
        articleField,
        certainty: 'CHECK',
        reason: `In ${label} stehen achtstellige Nummern; bitte prüfen`,
      }
    return found[column].isSure
      ? { importHeader, articleField, certainty: 'SURE', reason: `${label} ist eindeutig` }
      : {
          importHeader,
          articleField,
          certainty: 'CHECK',
          reason: `${label} kann mehreres heißen; bitte prüfen`,
        }
  })
}
