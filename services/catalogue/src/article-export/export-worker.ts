import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '@schrankwerk/service-kit/worker'
import { type CopiedRow, type Copying, copiedRows } from './copied-rows.queries.ts'
import { type TableForm, writeTable } from './export-table.ts'

/** What the thread is given: whatever else asks the database has been asked, so that it stays small. */
export interface ExportTask extends TableForm, Copying {}

/** What it tells; every one is to be answered, so that nothing piles up. */
export interface Written {
  bytes: Uint8Array<ArrayBuffer>
  rows: number
}

// Answers to people go first.
giveWay()

const task = workerData as ExportTask
let rows = 0
for await (const chunk of writeTable(task, counting(copiedRows(task)))) {
  const bytes = new Uint8Array<ArrayBuffer>(chunk)
  const written: Written = { bytes, rows }
  parentPort!.postMessage(written, [bytes.buffer])
  await once(parentPort!, 'message')
}
parentPort!.postMessage('whole')
parentPort!.close()

async function* counting(copied: AsyncIterable<CopiedRow>) {
  for await (const row of copied) {
    rows += 1
    yield row
  }
}
