import { parentPort } from 'node:worker_threads'
import { createLog } from '@schrankwerk/service-kit/job-thread'
import { type ImportTask, runArticleImport } from './run-article-import.ts'

export type ThreadTask = ImportTask & { logLevel: string }

/** Reads an import in a thread of its own, so that the calls of the service do not wait for it. */
const stop = new AbortController()
const given = Promise.withResolvers<ThreadTask>()
parentPort!.on('message', (message: ThreadTask | 'end') => {
  if (message === 'end') stop.abort(new Error('The import is to end.'))
  else given.resolve(message)
})
const { logLevel, ...task } = await given.promise
const failure = await runArticleImport(task, {
  log: createLog('catalogue-import', logLevel),
  signal: stop.signal,
  report: (progress) => parentPort!.postMessage({ progress }),
})
if (failure !== undefined) parentPort!.postMessage({ failure })
parentPort!.close()
