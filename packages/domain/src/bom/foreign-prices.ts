import type { BomLine, Notice } from './bom-line.ts'
import { parsePrice } from './decimals.ts'
import type { FieldColumns } from './fields.ts'
import { headerLabels } from './header-names.ts'
import { type Cell, cellText } from './rows.ts'

const euro = /€|\bEUR(?:O|OS)?\b/i
/** Signs and codes as lists write them; codes in small letters are words. */
const foreign =
  /(?:US|CA|AU|NZ|HK|[ACRS])?\$|(?!€)\p{Sc}|zł|Kč|\b(?:USD|CHF|SFr|GBP|PLN|CZK|SEK|DKK|NOK|HUF|RON|BRL|TRY|JPY|CNY|RMB|CAD|AUD|INR)\b/u

/** The sign or code of another currency that a text names; null for euros, and where it names none. */
export const foreignCurrency = (text: string): string | null =>
  euro.test(text) ? null : (foreign.exec(text)?.[0] ?? null)

/** Whether a text names euros or another currency. */
export const namesCurrency = (text: string): boolean => euro.test(text) || foreign.test(text)

/** So many prices of a column name a currency, and it is that of all. */
const enough = 0.5

function currencyOfMost(texts: readonly string[]): string | null {
  const prices = texts.filter((text) => parsePrice(text) !== null)
  const named = prices.flatMap((text) => foreignCurrency(text) ?? [])
  return named.length > 0 && named.length >= prices.length * enough ? named[0]! : null
}

/**
 * Prices of the portal are euros: one that the list names in another currency, by itself or in the name of its column,
 * is not taken over, and a notice says so. `cells` are those of the lines, as they were read.
 */
export function dropForeignPrices(
  lines: readonly BomLine[],
  cells: readonly (readonly Cell[])[],
  columns: FieldColumns,
  headers: readonly string[],
): Notice[] {
  const labels = headerLabels(headers)
  return (['listPrice', 'purchasePrice'] as const).flatMap((field): Notice[] => {
    const column = columns.get(field)?.[0]
    if (column === undefined) return []
    const texts = cells.map((row) => cellText(row[column]))
    const ofColumn = foreignCurrency(headers[column] ?? '') ?? currencyOfMost(texts)
    const dropped = lines.flatMap((line, at) => {
      const currency = euro.test(texts[at]!) ? null : (foreignCurrency(texts[at]!) ?? ofColumn)
      return currency === null || line[field] === undefined ? [] : [{ line, currency }]
    })
    for (const { line } of dropped) delete line[field]
    if (dropped.length === 0) return []
    const currencies = [...new Set(dropped.map(({ currency }) => `„${currency}“`))].slice(0, 3).join(', ')
    const text = `Preise in „${labels[column]}“ stehen in ${currencies} und werden nicht übernommen: Preise im Portal sind in Euro`
    return [{ code: 'PRICES_FOREIGN', text, rowIndexes: dropped.map(({ line }) => line.rowIndex) }]
  })
}
