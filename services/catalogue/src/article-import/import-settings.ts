import type { ImportCurrency, ImportField } from '@schrankwerk/contracts'

/** The configuration as it was when the import began. */
export interface ImportSettings {
  manufacturerId: string | null
  wholesalerId: string | null
  fieldMapping: { importHeader: string; articleField: ImportField }[]
  headerRowIndex: number
  /** The list begins with its first article, and columns are called by their letters. */
  withoutHeader?: boolean
  sheet: string | null
  defaultUnitId: string | null
  unitDepth: 'MM' | 'CM' | 'DM' | 'M'
  unitHeight: 'MM' | 'CM' | 'DM' | 'M'
  unitWidth: 'MM' | 'CM' | 'DM' | 'M'
  unitWeight: 'MG' | 'G' | 'KG'
  /** What prices are in where the list names no currency; without one euros. */
  currency?: ImportCurrency | null
  /** Euros for one of it. */
  currencyRate?: number | null
  /** It is looked at before it becomes visible. */
  propose?: boolean
}
