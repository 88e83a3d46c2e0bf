import type { ImportSettings } from '../article-import/import-settings.ts'
import { importProblem } from './describe-import-file.ts'
import { openImportFile } from './open-import-file.ts'

/** The file must be readable and have the columns of the configuration. Runs in a thread. */
export async function requireColumns({
  settings,
  ...file
}: {
  path: string
  filename: string
  settings: ImportSettings
}): Promise<void> {
  try {
    const { opened } = await openImportFile(file, settings)
    await opened.close()
  } catch (error) {
    throw importProblem(error)
  }
}
