import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Unavailable } from './errors.ts'
import type { TaskToRun, ThreadLimits, Threads } from './threads.ts'
import type { FromTask, TaskResult, ToTask } from './worker-task.ts'

export type ToThreads =
  | { id: number; name: string; input: unknown }
  | { id: number; reply: ToTask }
  | { id: number; end: true }

export type FromThreads =
  | { id: number; message: FromTask }
  | { id: number; result: TaskResult<unknown> }
  | { id: number; failure: PlainFailure }
  | { threadFailure: PlainFailure }

/** An error loses its other properties on the way between processes. */
export interface PlainFailure {
  message: string
  code: unknown
}

interface OpenTask {
  task: TaskToRun
  /** The process that has it. */
  by: ChildProcess
  ended: PromiseWithResolvers<TaskResult<unknown>>
}

const program = fileURLToPath(new URL('./threads-apart-worker.ts', import.meta.url))

/**
 * In a process of their own that gives way to all others. It is started anew for the next task where it ended, and ends
 * with this one, however this one does.
 */
export function threadsApart(file: URL, limits: ThreadLimits, onError: (error: Error) => void): Threads {
  const open = new Map<number, OpenTask>()
  let child: ChildProcess | undefined
  let lastId = 0

  function begun(): ChildProcess {
    const { NODE_COMPILE_CACHE } = process.env
    const started = fork(program, [file.href, JSON.stringify(limits)], {
      // A session of its own: Linux may share the processor among sessions, and then this one's share is its own.
      detached: true,
      env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
      execArgv: [],
      serialization: 'advanced',
    })
    started.on('message', (message) => hear(message as FromThreads, started))
    started.on('error', (error) => {
      if (started.pid === undefined) isOver(started, error)
      else onError(error)
    })
    started.on('exit', (code, signal) => {
      isOver(started, new Error(`The process of the threads ended (${signal ?? code}).`))
    })
    return started
  }

  function isOver(ended: ChildProcess, cause: Error): void {
    // One that was closed is no longer ours, and another may have begun meanwhile.
    if (child === ended) {
      onError(cause)
      child = undefined
    }
    for (const task of open.values())
      if (task.by === ended) task.ended.reject(new Unavailable('threads', { cause }))
  }

  function hear(message: FromThreads, from: ChildProcess): void {
    if ('threadFailure' in message) {
      onError(failed(message.threadFailure))
      return
    }
    const { id } = message
    // Of a task that was ended nobody hears any more.
    const one = open.get(id)
    if ('result' in message) one?.ended.resolve(message.result)
    else if ('failure' in message) one?.ended.reject(failed(message.failure))
    else one?.task.onMessage(message.message, (reply) => send(from, { id, reply }))
  }

  return {
    async run(task) {
      const id = ++lastId
      child ??= begun()
      const to = child
      const ended = Promise.withResolvers<TaskResult<unknown>>()
      open.set(id, { task, by: to, ended })
      const end = () => {
        send(to, { id, end: true })
        ended.reject(task.signal.reason)
      }
      task.signal.addEventListener('abort', end)
      try {
        send(to, { id, name: task.name, input: task.input })
        return await ended.promise
      } finally {
        task.signal.removeEventListener('abort', end)
        open.delete(id)
      }
    },
    begin() {
      child ??= begun()
    },
    async close() {
      const last = child
      child = undefined
      if (last === undefined || last.exitCode !== null || last.signalCode !== null) return
      const exit = once(last, 'exit')
      last.disconnect()
      await exit
    },
  }
}

/** Whoever waits for an answer of a process that has ended hears of its end. */
function send(to: ChildProcess, message: ToThreads): void {
  if (to.connected) to.send(message, () => undefined)
}

const failed = ({ message, code }: PlainFailure): Error => Object.assign(new Error(message), { code })
