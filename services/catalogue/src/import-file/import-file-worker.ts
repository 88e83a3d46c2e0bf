import { workerTask } from '@schrankwerk/service-kit/worker'
import { describeImportFile } from './describe-import-file.ts'
import { readCsvRows } from './read-csv-rows.ts'
import { requireColumns } from './require-columns.ts'

/** What runs in threads while a person waits: the head of a price list, a csv of master data. The import itself has its own. */
export const describe = workerTask(describeImportFile)
export const columns = workerTask(requireColumns)
export const csvRows = workerTask(readCsvRows)
