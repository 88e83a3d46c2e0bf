import type { SheetPrices } from '@schrankwerk/contracts'
import { priceColumnsOf } from '@schrankwerk/domain'
import { detectHeaderRow, headerNames, type SheetRow } from '@schrankwerk/domain/bom'
import type { BomTable } from './read-bom-table.ts'

const mostColumns = 20
const mostCharacters = 100

/** Which sheets of a workbook name columns of prices, hidden ones among them: who gets the file gets them all. */
export const pricesBySheet = ({
  sheet,
  rows,
  others,
}: Pick<BomTable, 'sheet' | 'rows' | 'others'>): SheetPrices[] =>
  [{ name: sheet, rows }, ...others].flatMap(({ name, rows: all }) => {
    const columns = priceColumnsOf({ headers: namesIn(all), fieldMapping: [] })
    return columns.length === 0
      ? []
      : [
          {
            sheet: name,
            columns: columns.slice(0, mostColumns).map((column) => column.slice(0, mostCharacters)),
          },
        ]
  })

const rowsLookedAt = 100

function namesIn(all: readonly SheetRow[]): string[] {
  const rows = all.slice(0, rowsLookedAt)
  return headerNames(rows, detectHeaderRow(rows).headerRowIndex)
}
