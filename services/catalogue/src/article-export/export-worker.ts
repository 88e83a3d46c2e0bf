import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type CopiedRow, copiedRows } from './copied-rows.ts'
import { type TableForm, writeTable } from './export-table.ts'

/** What the thread is given: all that asks the database has been asked, so that it stays small. */
export interface ExportTask extends TableForm {
  databaseUrl: string
  /** Before the copying: a state of the articles is chosen only once nobody is replacing their tables. */
  lock: string
  copy: string
}

/** What it tells; every one is to be answered, so that nothing piles up. */
export interface Written {
  bytes: Uint8Array<ArrayBuffer>
  rows: number
}

const task = workerData as ExportTask
const client = new pg.Client({
  connectionString: task.databaseUrl,
  keepAlive: true,
  options: '-c search_path=catalogue,public',
  application_name: 'catalogue-export',
})
await client.connect()
try {
  await client.query('begin')
  await client.query(task.lock)
  const counted = { rows: 0 }
  const table = writeTable(task, counting(copiedRows(client.query(copyTo(task.copy))), counted))
  for await (const chunk of table) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : new Uint8Array(chunk)
    const written: Written = { bytes, rows: counted.rows }
    parentPort!.postMessage(written, [bytes.buffer])
    await once(parentPort!, 'message')
  }
  await client.query('commit')
  parentPort!.postMessage('whole')
} finally {
  await client.end()
}
parentPort!.close()

async function* counting(rows: AsyncIterable<CopiedRow>, counted: { rows: number }) {
  for await (const row of rows) {
    counted.rows += 1
    yield row
  }
}
