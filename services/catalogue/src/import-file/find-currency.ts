import type { ImportCurrency, ImportField } from '@schrankwerk/contracts'
import { shownText } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import { currencyOf } from './currency.ts'
import { currencyBeside } from './currency-beside.ts'
import { headerCurrency } from './header-currency.ts'

const fieldsOfPrices: ReadonlySet<ImportField | null> = new Set<ImportField>([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
])

/** The first currency but the euro that the columns of prices, or the column of currencies, name. */
export function findCurrency(
  headers: readonly string[],
  fields: readonly (ImportField | null)[],
  rowsBelow: readonly SheetRow[],
): ImportCurrency | null {
  for (const [column, field] of fields.entries()) {
    if (!fieldsOfPrices.has(field) && field !== 'currency') continue
    const named = headerCurrency(headers[column] ?? '', fieldsOfPrices.has(field)).currency
    const found = [
      named === undefined ? null : currencyOf(named, null),
      ...rowsBelow.map(({ cells }) => {
        const cell = cells[column]
        if (!cell) return null
        return field === 'currency' ? currencyOf(cell.text, null) : currencyBeside(shownText(cell), null)
      }),
    ]
    const foreign = found.find((one) => typeof one === 'string' && one !== 'EUR')
    if (typeof foreign === 'string') return foreign
  }
  return null
}
