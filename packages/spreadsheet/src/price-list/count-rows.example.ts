import { parentPort, workerData } from 'node:worker_threads'
import { openPriceList } from './open-price-list.ts'

/** Reads a price list to its end in a thread whose memory is bounded, and tells what it took. */
const list = await openPriceList(workerData.path, {
  filename: workerData.path,
  today: '2026-10-05',
})
let articles = 0
let buffers = 0
for await (const batch of list.batches()) {
  articles += batch.filter(({ rowIndex, skip }) => rowIndex > 1 && skip === undefined).length
  buffers = Math.max(buffers, process.memoryUsage().arrayBuffers)
}
await list.close()
parentPort!.postMessage({ articles, buffers })
