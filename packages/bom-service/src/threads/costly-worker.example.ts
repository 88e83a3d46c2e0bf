import { workerTask } from '@schrankwerk/service-kit/worker'
import { type DescribeQuestions, describeTable, type FileToDescribe } from '../reading/describe-table.ts'

export { mapLines } from './bom-worker.ts'

/** For the pool, in place of the worker of the service. */
export const costlyWorker = new URL(import.meta.url)

/** Reads lists as the service does, but for two: one takes time without end and one takes memory without end. */
export const describe = workerTask(async (file: FileToDescribe, asked: DescribeQuestions) => {
  const begin = () => new BroadcastChannel('costly-list').postMessage('begun')
  if (file.filename === 'endless.csv') {
    begin()
    for (;;);
  }
  if (file.filename === 'greedy.csv') {
    begin()
    // In small pieces: V8 ends a thread between two of them, and the whole process where one large one does not fit.
    let held: object = {}
    for (;;) held = { held }
  }
  return describeTable(file, asked)
})
