import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { FromTask, TaskResult, ToTask } from './worker-task.ts'

export interface ThreadLimits {
  /** Heap of one thread. */
  megabytes: number
  /** Threads, and with that tasks at a time. */
  workers: number
}

export interface TaskToRun {
  /** What the file of the threads exports it as. */
  name: string
  input: unknown
  /** Ends the task, and with it its thread. */
  signal: AbortSignal
  /** Hears that the task has begun, and its questions. */
  onMessage(message: FromTask, reply: (answer: ToTask) => void): void
}

/** Threads that run the tasks of one file, as many as their limits say; the first task begins them unless `begin` does. */
export interface Threads {
  run(task: TaskToRun): Promise<TaskResult<unknown>>
  begin(): void
  close(): Promise<void>
}

/** In this process. */
export function threadsHere(
  file: URL,
  { megabytes, workers }: ThreadLimits,
  onError: (error: Error) => void,
): Threads {
  let threads: Piscina | undefined
  const begun = () => {
    const pool = new Piscina({
      filename: fileURLToPath(file),
      // Piscina replaces a thread that ended only up to the fewest.
      minThreads: workers,
      maxThreads: workers,
      // What is young moves on at once: more of it than V8 grants a thread over its limit would end the whole process.
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 24 },
      // A thread that sleeps in between would not hear of threads of its own.
      atomics: 'disabled',
      env: {},
    })
    // One that cannot start is not replaced by itself, only for the next task.
    pool.on('error', onError)
    return pool
  }
  return {
    async run({ name, input, signal, onMessage }) {
      const { port1: line, port2 } = new MessageChannel()
      line.on('message', (message: FromTask) => onMessage(message, (answer) => line.postMessage(answer)))
      try {
        threads ??= begun()
        return await threads.run({ input, line: port2 }, { name, transferList: [port2], signal })
      } finally {
        line.close()
      }
    },
    begin() {
      threads ??= begun()
    },
    async close() {
      await threads?.destroy()
    },
  }
}
