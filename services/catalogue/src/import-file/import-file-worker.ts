import { workerTask } from '@schrankwerk/service-kit/worker'
import { describeImportFile } from './describe-import-file.ts'
import { requireColumns } from './require-columns.ts'

/** What runs in threads while a person waits: reading the head of a price list. The import itself has its own. */
export const describe = workerTask(describeImportFile)
export const columns = workerTask(requireColumns)
