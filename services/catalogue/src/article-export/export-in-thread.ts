import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ExportTask, Written } from './export-worker.ts'

/** An export reads row by row, so that a small heap is enough whatever the catalogue holds. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** The bytes of an export, written in a thread of their own. Throws where the file is not whole. */
export async function* exportInThread(
  task: ExportTask,
  { signal, onRows }: { signal: AbortSignal; onRows(rows: number): void },
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits,
  })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end)
  try {
    let isWhole = false
    for await (const [told] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<
      [Written | 'whole']
    >) {
      if (told === 'whole') isWhole = true
      else {
        onRows(told.rows)
        yield told.bytes
        worker.postMessage('next')
      }
    }
    signal.throwIfAborted()
    if (!isWhole) throw new Error('The thread of an export ended before the file was whole.')
  } finally {
    signal.removeEventListener('abort', end)
    await worker.terminate()
  }
}
