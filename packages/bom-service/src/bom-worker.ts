import { constants, setPriority } from 'node:os'
import { workerTask } from '@schrankwerk/service-kit/worker'
import { describeTable } from './describe-table.ts'
import { readMappedLines } from './read-mapped-lines.ts'

// A list that is read waits for a page that is asked for, not the other way round. On Linux a thread has a priority of
// its own, elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

/** What runs in threads of their own: everything that walks through the cells of an uploaded file. */
export const describe = workerTask(describeTable)
export const mapLines = workerTask(readMappedLines)
