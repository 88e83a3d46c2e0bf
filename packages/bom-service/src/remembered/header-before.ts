import {
  detectHeaderRow,
  headerNames,
  type Sheet,
  type SheetChoice,
  type SheetRow,
} from '@schrankwerk/domain/bom'
import type { RememberedMapping } from './remembered-mapping.queries.ts'
import { kindOf, likestMapping } from './remembered-mapping.ts'

type HeaderRow = ReturnType<typeof detectHeaderRow>

const rowsLookedAt = 60

/** One name may stand anywhere. */
const fewestNames = 2

/**
 * The header row that is found, or the one that a person chose when a list of just these names was mapped: whoever had to
 * say once where the names stand need not say it each month.
 */
export function headerRowAsBefore(
  rows: readonly SheetRow[],
  remembered: readonly RememberedMapping[],
): HeaderRow {
  const found = detectHeaderRow(rows)
  if (likestMapping(headerNames(rows, found.headerRowIndex), remembered)) return found
  const rowIndex = rowOfKind(
    rows,
    remembered.filter(({ isHeaderDecided }) => isHeaderDecided),
  )
  return rowIndex === undefined
    ? found
    : {
        headerRowIndex: rowIndex,
        certainty: 'SURE',
        reason: 'Beim letzten Mal haben Sie die Zeile mit diesen Namen gewählt',
      }
}

/**
 * The sheet that is likeliest, or the first other one with just the column names of a list that the company mapped, where
 * the likeliest has none that it knows.
 */
export function sheetAsBefore(
  choice: SheetChoice,
  sheets: readonly Sheet[],
  remembered: readonly RememberedMapping[],
): SheetChoice {
  if (remembered.length === 0) return choice
  const likeliest = sheets.find(({ name }) => name === choice.name)
  if (likeliest && isKnown(likeliest, remembered)) return choice
  const before = sheets.find(({ rows, hidden }) => !hidden && rowOfKind(rows, remembered) !== undefined)
  if (!before) return choice
  return {
    name: before.name,
    certainty: 'CHECK',
    reason: `„${before.name}“ hat die Spaltennamen einer Liste, die Ihre Firma schon zugeordnet hat`,
  }
}

const isKnown = ({ rows }: Sheet, remembered: readonly RememberedMapping[]): boolean =>
  rowOfKind(rows, remembered) !== undefined ||
  likestMapping(headerNames(rows, detectHeaderRow(rows).headerRowIndex), remembered) !== undefined

/** The first row whose names are those of a remembered list, no more and no fewer. */
function rowOfKind(rows: readonly SheetRow[], remembered: readonly RememberedMapping[]): number | undefined {
  const kinds = new Set(
    remembered.filter(({ headers }) => headers.length >= fewestNames).map(({ headers }) => kindOf(headers)),
  )
  if (kinds.size === 0) return undefined
  return rows.slice(0, rowsLookedAt).find(({ rowIndex }) => kinds.has(kindOf(headerNames(rows, rowIndex))))
    ?.rowIndex
}
