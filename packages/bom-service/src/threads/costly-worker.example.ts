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
    const held: number[][] = []
    for (;;) held.push(new Array(10_000).fill(held.length))
  }
  return describeTable(file, asked)
})
