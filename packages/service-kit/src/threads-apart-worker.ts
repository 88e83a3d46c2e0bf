import { readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { priorityBelowOwn } from './priority.ts'
import { type TaskToRun, threadsHere } from './threads.ts'
import type { FromThreads, PlainFailure, ToThreads } from './threads-apart.ts'
import type { ToTask } from './worker-task.ts'

// The process that `threadsApart` starts: threads, and the way between them and the service.

/** What is read waits for a page that is asked for, not the other way round. */
function giveWayAsAWhole(): void {
  const lower = priorityBelowOwn(10)
  // On Linux each thread has a priority of its own, V8's helpers as well. Later ones have it from this one.
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
  for (const thread of threads) {
    try {
      setPriority(thread, lower)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * Where Linux shares the processor among sessions, this one gets a third of what another gets while both want it: 5
 * steps. More would keep a single list waiting on a machine that is busy with other things.
 */
function giveWayAsASession(): void {
  try {
    writeFileSync('/proc/self/autogroup', '5')
  } catch {
    // No such sharing here, or not ours to change.
  }
}

interface OpenTask {
  end: AbortController
  reply(answer: ToTask): void
}

const say = (message: FromThreads) => void process.send?.(message, undefined, undefined, () => undefined)
const plain = (error: unknown): PlainFailure => {
  const { message, code } = error as Error & { code?: unknown }
  return { message, code }
}

giveWayAsAWhole()
giveWayAsASession()
// Whoever ends the service may signal all its processes: what is under way here is the service's to finish.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
if (!process.connected) process.exit()

const [file, limits] = process.argv.slice(2) as [string, string]
const threads = threadsHere(new URL(file), JSON.parse(limits), (error) =>
  say({ threadFailure: plain(error) }),
)
const open = new Map<number, OpenTask>()

process.on('message', (message: ToThreads) => {
  const { id } = message
  if ('name' in message) return void run(message)
  if ('reply' in message) open.get(id)?.reply(message.reply)
  else open.get(id)?.end.abort()
})

async function run({ id, name, input }: { id: number; name: string; input: unknown }): Promise<void> {
  const one: OpenTask = { end: new AbortController(), reply: () => undefined }
  open.set(id, one)
  try {
    const onMessage: TaskToRun['onMessage'] = (message, reply) => {
      one.reply = reply
      say({ id, message })
    }
    say({ id, result: await threads.run({ name, input, signal: one.end.signal, onMessage }) })
  } catch (error) {
    say({ id, failure: plain(error) })
  } finally {
    open.delete(id)
  }
}
threads.begin()
