import type { ImportField } from '@schrankwerk/contracts'

/** The configuration as it was when the import began. */
export interface ImportSettings {
  manufacturerId: string | null
  wholesalerId: string | null
  fieldMapping: { importHeader: string; articleField: ImportField }[]
  headerRowIndex: number
  sheet: string | null
  defaultUnitId: string | null
  unitDepth: 'MM' | 'CM' | 'DM' | 'M'
  unitHeight: 'MM' | 'CM' | 'DM' | 'M'
  unitWidth: 'MM' | 'CM' | 'DM' | 'M'
  unitWeight: 'MG' | 'G' | 'KG'
}
