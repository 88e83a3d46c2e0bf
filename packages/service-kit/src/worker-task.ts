import type { MessagePort } from 'node:worker_threads'
import { Problem } from './errors.ts'

/** What a pool hands to a thread: the input, and the line on which the task asks its questions. */
export interface TaskMessage<Input> {
  input: Input
  line: MessagePort
}

/** A problem loses its class on the way between threads. */
export type PlainProblem = Pick<Problem, 'status' | 'code' | 'detail' | 'errors' | 'extra'>

export type TaskResult<Output> = { output: Output } | { problem: PlainProblem }

/** A function that a thread runs for the service. `Asked` is what the service answers it meanwhile. */
export interface WorkerTask<Input, Output, Asked extends object> {
  (message: TaskMessage<Input>): Promise<TaskResult<Output>>
  asked?: Asked
}

export type FromTask = 'started' | { id: number; name: string; question: unknown }
export type ToTask = { id: number; answer: unknown } | { id: number; failed: true }

/**
 * Makes a function fit to run in a thread of a pool: export the result from the file that the pool is given. Input,
 * output, questions and answers are copied between the threads, so they are plain and best small. A `Problem` arrives
 * as one; the functions of `asked` run in the service.
 */
export function workerTask<Input, Output, Asked extends object = object>(
  work: (input: Input, asked: Asked) => Promise<Output>,
): WorkerTask<Input, Output, Asked> {
  return async ({ input, line }) => {
    line.postMessage('started' satisfies FromTask)
    try {
      return { output: await work(input, askedOver<Asked>(line)) }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const { status, code, detail, errors, extra } = error
      return { problem: { status, code, detail, errors, extra } }
    } finally {
      line.close()
    }
  }
}

function askedOver<Asked extends object>(line: MessagePort): Asked {
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  line.on('message', (message: ToTask) => {
    const question = open.get(message.id)
    open.delete(message.id)
    if ('failed' in message) question?.reject(new Error('The service could not answer.'))
    else question?.resolve(message.answer)
  })
  let asked = 0
  const ask = (name: string) => (question: unknown) => {
    const id = ++asked
    const answer = Promise.withResolvers<unknown>()
    open.set(id, answer)
    line.postMessage({ id, name, question } satisfies FromTask)
    return answer.promise
  }
  return new Proxy({} as Asked, { get: (_, name) => ask(String(name)) })
}
