import { workerTask } from '@schrankwerk/service-kit/worker'
import { requireColumns } from './article-import/require-columns.ts'
import { describeImportFile } from './import-config/describe-import-file.ts'

/** What runs in threads while a person waits: reading the head of a price list. The import itself has its own. */
export const describe = workerTask(describeImportFile)
export const columns = workerTask(requireColumns)
