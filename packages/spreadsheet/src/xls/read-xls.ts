import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { SpreadsheetProblem } from '../spreadsheet-problem.ts'
import type { Limits, OpenOptions, Reader, RowOptions, SheetInfo, SheetRow } from '../types.ts'
import { chooseSheet } from '../xlsx/read-xlsx.ts'
import type { Extent, XlsAnswer, XlsJob, XlsRequest } from './xls-messages.ts'

const megabyte = 1024 * 1024

const oldExtent: Extent = { rows: 65_536, columns: 256 }
const newExtent = ({ columns }: Limits): Extent => ({ rows: 1_048_576, columns })

/** Parses old workbooks, and zipped ones that are no xlsx, in a worker thread whose memory and time are limited; the rows come over slice by slice, when asked for. */
export async function openXls(
  path: string,
  options: OpenOptions,
  limits: Limits,
  format: 'xls' | 'xlsb' | 'ods' = 'xls',
): Promise<Reader> {
  const megabytes = (await stat(path)).size / megabyte
  const job: XlsJob = { path, limits, extent: format === 'xls' ? oldExtent : newExtent(limits) }
  const worker = new Worker(new URL('./xls-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(160 + 16 * megabytes), maxYoungGenerationSizeMb: 32 },
    env: {},
    stdout: true,
    stderr: true,
  })
  const thread = xlsThread(worker, options.signal)
  const seconds = limits.xlsSeconds + limits.xlsSecondsPerMegabyte * megabytes
  try {
    const opened = await thread.expect('opened', seconds)
    return openedXls(thread, { format, sheets: opened.sheets, seconds })
  } catch (error) {
    await thread.stop()
    throw error
  }
}

interface OpenedBook {
  format: Reader['format']
  sheets: SheetInfo[]
  seconds: number
}

function openedXls(thread: XlsThread, { format, sheets, seconds }: OpenedBook): Reader {
  let streams = 0
  const state: StreamState = { isDone: false, notice: undefined }
  const batches = (options: RowOptions = {}) =>
    xlsBatches(thread, { sheets, seconds, stream: ++streams, state }, options)
  return {
    format,
    sheets,
    batches,
    progress: () => (state.isDone ? 1 : 0),
    notices: () => (state.notice === undefined ? [] : [state.notice]),
    close: thread.stop,
  }
}

/** Of the last reading. */
interface StreamState {
  isDone: boolean
  notice: string | undefined
}

async function* xlsBatches(
  thread: XlsThread,
  source: { sheets: SheetInfo[]; seconds: number; stream: number; state: StreamState },
  options: RowOptions,
): AsyncGenerator<SheetRow[]> {
  const { stream, seconds } = source
  const sheet = chooseSheet(source.sheets, options.sheet).name
  const maxRows = options.maxRows ?? Number.POSITIVE_INFINITY
  let delivered = 0
  source.state.isDone = false
  source.state.notice = undefined
  let request: XlsRequest = { ask: 'start', stream, sheet }
  try {
    while (true) {
      thread.post(request)
      const { rows, done, notice } = await thread.expect('rows', seconds, stream)
      source.state.notice = notice
      const left = maxRows - delivered
      delivered += rows.length
      if (rows.length > 0) yield rows.length > left ? rows.slice(0, left) : rows
      source.state.isDone = done
      if (done || rows.length >= left) return
      request = { ask: 'next', stream }
    }
  } finally {
    thread.post({ ask: 'stop', stream })
  }
}

/** A busy machine may keep a thread waiting so many times longer than it computes. */
const patience = 4

/**
 * Calls `onTimeout` once the worker has computed for `seconds`, or has waited `patience` times as long: a harmless file
 * is not too large because other work takes the processor. Returns how to stop watching.
 */
function watchTime(worker: Worker, seconds: number, onTimeout: () => void): () => void {
  const computed = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1e6
  }
  const before = computed()
  let timer: NodeJS.Timeout | undefined
  // A thread that is stuck below JavaScript does not answer how long it has computed.
  const last = setTimeout(onTimeout, seconds * patience * 1000)
  const arm = (left: number) => {
    timer = setTimeout(check, Math.max(1, left * 1000))
  }
  const check = () => {
    const armed = timer
    Promise.all([before, computed()]).then(
      ([start, now]) => {
        const left = seconds - (now - start)
        if (armed !== timer) return
        if (left > 0) arm(left)
        else onTimeout()
      },
      // It has ended, and with that failed or answered.
      () => undefined,
    )
  }
  before.catch(() => undefined)
  arm(seconds)
  return () => {
    clearTimeout(timer)
    clearTimeout(last)
    timer = undefined
  }
}

interface XlsThread {
  post(request: XlsRequest): void
  expect<Kind extends 'opened' | 'rows'>(
    kind: Kind,
    seconds: number,
    stream?: number,
  ): Promise<Extract<XlsAnswer, { kind: Kind }>>
  stop(): Promise<void>
}

function xlsThread(worker: Worker, signal?: AbortSignal): XlsThread {
  const answers: XlsAnswer[] = []
  let failure: unknown
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const resume of waiting) resume()
    waiting.clear()
  }
  const fail = (error: unknown) => {
    failure ??= error
    wake()
  }
  worker.on('message', (message: XlsAnswer) => {
    answers.push(message)
    wake()
  })
  worker.on('error', (error: Error & { code?: string }) => {
    fail(
      new SpreadsheetProblem(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'damaged', undefined, {
        cause: error,
      }),
    )
  })
  worker.on('exit', () => fail(new SpreadsheetProblem('damaged')))
  const abort = () => {
    fail(signal?.reason)
    void worker.terminate()
  }
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()

  return {
    post(request) {
      if (failure === undefined) worker.postMessage(request)
    },
    async expect(kind, seconds, stream) {
      const stopWatching = watchTime(worker, seconds, () => {
        fail(
          new SpreadsheetProblem(
            'too-large',
            'Das Lesen der Datei dauert zu lange. Bitte speichern Sie sie als .xlsx.',
          ),
        )
        void worker.terminate()
      })
      try {
        while (true) {
          const at = answers.findIndex((answer) => answer.kind === 'opened' || answer.stream === stream)
          if (at >= 0) {
            const [answer] = answers.splice(at, 1)
            if (answer!.kind === 'problem') throw new SpreadsheetProblem(answer!.code)
            if (answer!.kind === kind) return answer as Extract<XlsAnswer, { kind: typeof kind }>
          } else if (failure !== undefined) throw failure
          else await new Promise<void>((resolve) => waiting.add(resolve))
        }
      } finally {
        stopWatching()
      }
    },
    async stop() {
      signal?.removeEventListener('abort', abort)
      await worker.terminate()
    },
  }
}
