import type { Logger } from 'pino'
import { Problem, TooLarge, Unavailable } from './errors.ts'
import { type TaskToRun, type ThreadLimits, threadsHere } from './threads.ts'
import { threadsApart } from './threads-apart.ts'
import type { PlainProblem, WorkerTask } from './worker-task.ts'

export interface WorkerLimits extends ThreadLimits {
  /** How long one task may run; waiting for a free thread and for answers does not count. */
  seconds: number
}

/** More than a thread takes to start. */
const startSeconds = 15

type InputOf<Task> = Task extends WorkerTask<infer Input, infer _Output, infer _Asked> ? Input : never
type OutputOf<Task> = Task extends WorkerTask<infer _Input, infer Output, infer _Asked> ? Output : never
type AskedOf<Task> = Task extends WorkerTask<infer _Input, infer _Output, infer Asked> ? Asked : never

export interface WorkerPool<Tasks> {
  /**
   * Runs a task of the file in a thread; `answers` are the functions it may ask meanwhile. Throws what the task or an
   * answer threw as a problem, and 413 `reading-limit` for a task that took too long or too much memory: its thread
   * is ended and replaced. `Unavailable` where no thread takes it up while another task
   * could have come to its end.
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: InputOf<Tasks[Name]>,
    answers: AskedOf<Tasks[Name]>,
  ): Promise<OutputOf<Tasks[Name]>>
  /** Begins the threads, so that the first file does not wait for them. Else the first task does. */
  begin(): void
  /** Ends all threads. */
  close(): Promise<void>
}

/**
 * Threads for reading what people upload, so that no file holds the event loop of its service. `file` exports its
 * tasks, made by `workerTask`: `createWorkerPool<typeof import('./bom-worker.ts')>(…)`. In a process of their own the
 * threads give way to everything else on the machine, and what they hand over is copied once more.
 */
export function createWorkerPool<Tasks>(
  file: URL,
  limits: WorkerLimits,
  log: Pick<Logger, 'error'>,
  { inOwnProcess = false }: { inOwnProcess?: boolean } = {},
): WorkerPool<Tasks> {
  const threads = (inOwnProcess ? threadsApart : threadsHere)(file, limits, (error) =>
    log.error({ err: error, file: file.pathname }, 'a thread could not start or died'),
  )
  return {
    async run(name, input, answers) {
      const clock = stopwatch(limits.seconds)
      const noThread = new AbortController()
      const wait = setTimeout(() => noThread.abort(), (limits.seconds + startSeconds) * 1000)
      const { failures, answer } = answering(answers as Answers, clock, () => clearTimeout(wait))
      try {
        const signal = AbortSignal.any([clock.signal, noThread.signal])
        const result = await threads.run({ name, input, signal, onMessage: answer })
        if ('problem' in result) throw rebuilt(result.problem)
        return result.output as never
      } catch (error) {
        if (failures.length > 0) throw failures[0]
        if (clock.signal.aborted) throw tookTooLong(limits)
        if (noThread.signal.aborted) throw new Unavailable('threads', { cause: error })
        if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw tookTooMuch(limits)
        throw error
      } finally {
        clearTimeout(wait)
        clock.stop()
      }
    },
    begin: () => threads.begin(),
    close: () => threads.close(),
  }
}

type Answers = Record<string, (question: unknown) => Promise<unknown>>

/** Answers what a task asks; `failures` holds what an answer failed with, once one has. */
function answering(answers: Answers, clock: Stopwatch, onStarted: () => void) {
  const failures: unknown[] = []
  let open = 0
  const answer: TaskToRun['onMessage'] = async (message, reply) => {
    if (message === 'started') {
      onStarted()
      return clock.go()
    }
    const { id, name, question } = message
    open++
    clock.pause()
    try {
      reply({ id, answer: await answers[name]!(question) })
    } catch (error) {
      failures.push(error)
      reply({ id, failed: true })
    }
    if (--open === 0) clock.go()
  }
  return { failures, answer }
}

interface Stopwatch {
  /** Aborted once the time is up. */
  signal: AbortSignal
  go(): void
  pause(): void
  /** For good. */
  stop(): void
}

function stopwatch(seconds: number): Stopwatch {
  const over = new AbortController()
  let left = seconds * 1000
  let since: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const pause = () => {
    clearTimeout(timer)
    if (since !== undefined) left -= performance.now() - since
    since = undefined
  }
  return {
    signal: over.signal,
    go() {
      if (isStopped) return
      since = performance.now()
      timer = setTimeout(() => over.abort(), Math.max(1, left))
    },
    pause,
    stop() {
      isStopped = true
      pause()
    },
  }
}

function rebuilt({ status, code, detail, errors, extra }: PlainProblem): Problem {
  return new Problem(status, code, { ...(errors && { errors }), ...(extra && { extra }) }).because(detail)
}

const wayOut =
  'Bitte entfernen Sie überzählige Tabellenblätter, Spalten und sehr lange Texte oder teilen Sie die Datei auf.'

const tookTooLong = ({ seconds }: WorkerLimits) =>
  new TooLarge('reading-limit').because(
    `Das Lesen der Datei hat länger als ${seconds.toLocaleString('de')} Sekunden gedauert und wurde abgebrochen. ${wayOut}`,
  )

const tookTooMuch = ({ megabytes }: WorkerLimits) =>
  new TooLarge('reading-limit').because(
    `Das Lesen der Datei braucht mehr als ${megabytes.toLocaleString('de')} MB Arbeitsspeicher und wurde abgebrochen. ${wayOut}`,
  )
