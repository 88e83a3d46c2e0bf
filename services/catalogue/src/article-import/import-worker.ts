import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from '@schrankwerk/service-kit'
import { type ImportJob, runArticleImport } from './run-article-import.ts'

/** Reads an import in a thread of its own, so that the calls of the service do not wait for it. */
const stop = new AbortController()
const { logLevel, ...job } = workerData as ImportJob & { logLevel: string }
parentPort!.on('message', () => stop.abort())
await runArticleImport(job, createLog('catalogue-import', logLevel), stop.signal)
parentPort!.close()
