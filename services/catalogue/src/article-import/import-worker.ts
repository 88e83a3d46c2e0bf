import { setFlagsFromString } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import { createLog } from '@schrankwerk/service-kit/job-thread'
import { type ImportTask, runArticleImport } from './run-article-import.ts'

// Rows of a file are gone once they are staged. V8 guesses by its first collections, while it has little room yet, whether
// objects live long, and in every second process guessed that rows do: then a million take 5.6 to 6.3 s to stage instead of
// 4.1 to 4.3 s, for clearing them away is the dear way. It can be told by this flag alone, for the whole process.
setFlagsFromString('--no-allocation-site-pretenuring')

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
