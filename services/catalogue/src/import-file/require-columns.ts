import type { ImportSettings } from '../article-import/import-settings.ts'
import { importProblem, type PlacedImportFile } from './describe-import-file.ts'
import { openImportFile } from './open-import-file.ts'
import { requireCurrency } from './require-currency.ts'

/** The file must be readable and have the columns of the configuration, and its prices a currency that is known. Runs in a thread. */
export async function requireColumns({
  settings,
  ...file
}: PlacedImportFile & { settings: ImportSettings }): Promise<void> {
  try {
    const importFile = await openImportFile(file, settings)
    try {
      await requireCurrency(importFile)
    } finally {
      await importFile.opened.close()
    }
  } catch (error) {
    throw importProblem(error)
  }
}
