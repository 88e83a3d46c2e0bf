import type { WorkerPool } from '@schrankwerk/service-kit'

/** Threads that read parts lists. */
export type BomThreads = WorkerPool<typeof import('./bom-worker.ts')>

/** What they run, for `createWorkerPool`. */
export const bomWorker = new URL('./bom-worker.ts', import.meta.url)
