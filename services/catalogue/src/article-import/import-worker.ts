import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from '@schrankwerk/service-kit/job-thread'
import { type ImportTask, runArticleImport } from './run-article-import.ts'

/** Reads an import in a thread of its own, so that the calls of the service do not wait for it. */
const stop = new AbortController()
const { logLevel, ...task } = workerData as ImportTask & { logLevel: string }
parentPort!.on('message', () => stop.abort(new Error('The import is to end.')))
const failure = await runArticleImport(task, {
  log: createLog('catalogue-import', logLevel),
  signal: stop.signal,
  report: (progress) => parentPort!.postMessage({ progress }),
})
if (failure !== undefined) parentPort!.postMessage({ failure })
parentPort!.close()
