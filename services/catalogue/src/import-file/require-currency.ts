import type { ImportField } from '@schrankwerk/contracts'
import { shownText } from '@schrankwerk/domain/bom'
import { Invalid } from '@schrankwerk/service-kit/worker'
import type { Cell, SheetRow } from '@schrankwerk/spreadsheet'
import type { ColumnPlan } from '../article-import/column-plan.ts'
import { createCurrencyReader } from '../article-import/read-price.ts'
import type { NamedCurrency } from './currency.ts'
import { currenciesOfPrices, findCurrencyBeside, type ListRows } from './find-currency.ts'
import type { ImportFile } from './open-import-file.ts'

const priceFields = ['purchasePrice', 'listPrice', 'wholesalerPurchasePrice'] as const
const lookedAt = 240

/**
 * Refuses a list whose first rows show that none of its prices could be taken, for want of a rate or because nobody
 * knows their currency, and one that names a currency where the configuration does not look. Where some can be taken,
 * the others are skipped line by line.
 */
export async function requireCurrency({ opened, sheet, plan }: ImportFile): Promise<void> {
  const columns = priceFields.flatMap((field) => plan.columns[field] ?? [])
  if (columns.length === 0) return
  const above: SheetRow[] = []
  const below: SheetRow[] = []
  const last = plan.headerRowIndex + lookedAt
  for await (const batch of opened.batches({ sheet, maxRows: last }))
    for (const row of batch) {
      if (row.rowIndex < plan.headerRowIndex) above.push(row)
      else if (row.rowIndex > plan.headerRowIndex && row.rowIndex <= last) below.push(row)
    }
  requireRate(plan, columns, below)
  if (plan.settings.currency == null && !plan.isExchange) requireSaid(plan, { above, below })
}

const isPriced = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.kind !== 'error' && /[1-9]/.test(shownText(cell))

function requireRate(plan: ColumnPlan, columns: readonly number[], rows: readonly SheetRow[]): void {
  const { currency: configured, currencyRate: rate } = plan.settings
  const currencyHere = createCurrencyReader(plan)
  let refused: NamedCurrency | undefined
  for (const { cells } of rows)
    for (const column of columns) {
      const cell = cells[column]
      if (!isPriced(cell)) continue
      const currency = currencyHere(cell, column, cells)
      if (currency === 'EUR' || (currency === configured && rate != null)) return
      refused ??= currency
    }
  if (refused === undefined) return
  if (typeof refused === 'string') throw rateMissing(refused)
  throw unclear(
    `Die Preise der Liste sind in „${refused.unknown.slice(0, 20)}“, dafür kennt das Portal keinen Umrechnungskurs.`,
    plan.columns.currency
      ? 'Bitte schreiben Sie die Währung als Kürzel in die Liste, etwa CHF. Oder ordnen Sie ihre Spalte in der Importvorlage nicht zu und wählen Sie dort die Währung.'
      : 'Bitte rechnen Sie die Preise in der Liste in Euro um.',
  )
}

/** What the list says of its currency in a column that is not mapped, or above its header. */
function requireSaid(plan: ColumnPlan, rows: ListRows): void {
  const mapped = new Map<number, ImportField>()
  for (const [field, columns] of Object.entries(plan.columns))
    for (const column of columns) mapped.set(column, field as ImportField)
  const fields = plan.headers.map((_, column) => mapped.get(column) ?? null)
  // Those that name their currency themselves are judged line by line.
  if (plan.columns.currency || currenciesOfPrices(plan.headers, fields, rows.below).length > 0) return
  const { currency, unclearCurrency } = findCurrencyBeside(plan.headers, fields, rows)
  if (unclearCurrency !== null)
    throw unclear(
      `Die Liste nennt als Währung „${unclearCurrency}“.`,
      'Bitte wählen Sie in der Importvorlage die Währung der Preise.',
    )
  if (currency !== null) throw rateMissing(currency)
}

const unclear = (what: string, remedy: string) =>
  new Invalid('import-currency-unclear', [{ path: 'currency', code: 'required' }]).because(
    `${what} ${remedy}`,
  )

const rateMissing = (currency: string) =>
  new Invalid('import-rate-missing', [{ path: 'currencyRate', code: 'required' }]).because(
    `Die Preise der Liste sind in ${currency}. Bitte wählen Sie in der Importvorlage diese Währung und geben Sie ihren Umrechnungskurs an.`,
  )
