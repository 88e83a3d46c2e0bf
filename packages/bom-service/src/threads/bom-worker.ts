import { workerTask } from '@schrankwerk/service-kit/worker'
import { readMappedLines } from '../mapping/read-mapped-lines.ts'
import { describeTable } from '../reading/describe-table.ts'

/** What runs in threads of their own: everything that walks through the cells of an uploaded file. */
export const describe = workerTask(describeTable)
export const mapLines = workerTask(readMappedLines)
