import { getPriority, setPriority } from 'node:os'
import { createWorkerPool } from './worker-pool.ts'

/** A service whose threads are at a task without end; it tells which process they are in. Nicer where that is asked. */
const [priority] = process.argv.slice(2)
if (priority !== undefined) setPriority(Math.max(getPriority(), Number(priority)))
const pool = createWorkerPool<typeof import('./worker-pool.example.ts')>(
  new URL('./worker-pool.example.ts', import.meta.url),
  { seconds: 60, megabytes: 128, workers: 1 },
  console,
  { inOwnProcess: true },
)
const pid = await pool.run('tellProcess', {}, {})
await pool.run('neverEnd', {}, { begun: async () => void process.send?.(pid) })
