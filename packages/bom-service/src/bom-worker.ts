import { workerTask } from '@schrankwerk/service-kit/worker'
import { describeTable } from './describe-table.ts'
import { readMappedLines } from './read-mapped-lines.ts'

/** What runs in threads of their own: everything that walks through the cells of an uploaded file. */
export const describe = workerTask(describeTable)
export const mapLines = workerTask(readMappedLines)
