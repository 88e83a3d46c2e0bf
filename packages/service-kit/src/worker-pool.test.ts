import { fork } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Conflict } from './errors.ts'
import { createWorkerPool, type WorkerLimits, type WorkerPool } from './worker-pool.ts'

type Tasks = typeof import('./worker-pool.example.ts')

const pools: WorkerPool<Tasks>[] = []
// The time of tasks is taken in this thread: it passes as the test wants it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(async () => {
  vi.useRealTimers()
  for (const pool of pools.splice(0)) await pool.close()
})

const log = { error: vi.fn() }
afterEach(() => void log.error.mockReset())

const ours = new URL('./worker-pool.example.ts', import.meta.url)
let inOwnProcess: boolean
function poolWith(limits: Partial<WorkerLimits> = {}, file = ours): WorkerPool<Tasks> {
  const all = { seconds: 60, megabytes: 128, workers: 1, ...limits }
  const pool = createWorkerPool<Tasks>(file, all, log, { inOwnProcess })
  pools.push(pool)
  return pool
}
const titles = { titleOf: async (name: string) => (name === 'Lovelace' ? 'Frau' : 'Herr') }
const greeted = (pool: WorkerPool<Tasks>) => pool.run('greet', { name: 'Lovelace' }, titles)
/** What a task fails with that has begun and does not end. */
async function endlessTask(pool: WorkerPool<Tasks>): Promise<{ failure: Promise<unknown> }> {
  const { promise: isBegun, resolve } = Promise.withResolvers<void>()
  const failure = pool.run('neverEnd', {}, { begun: async () => resolve() }).catch((error) => error)
  await isBegun
  return { failure }
}

describe.each([
  ['threads of this process', false],
  ['threads of a process of their own', true],
])('%s', (_, isOwn) => {
  beforeEach(() => {
    inOwnProcess = isOwn
  })

  test('a task asks the service and answers', async () => {
    expect(await greeted(poolWith())).toBe('Guten Tag, Frau Lovelace')
  })

  test('a problem arrives as one', async () => {
    await expect(poolWith().run('refuse', {}, {})).rejects.toMatchObject({
      name: 'Problem',
      status: 400,
      code: 'headers-missing',
      errors: [{ path: 'headerRowIndex', code: 'empty' }],
    })
  })

  test('what an answer fails with is what the task fails with', async () => {
    const failure = new Conflict('changed-meanwhile')
    const answers = { titleOf: () => Promise.reject(failure) }
    await expect(poolWith().run('greet', { name: 'Lovelace' }, answers)).rejects.toBe(failure)
  })

  test('a task that takes too long is ended, says so, and the next one runs', async () => {
    const pool = poolWith({ seconds: 1.5 })
    const { failure } = await endlessTask(pool)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await failure).toMatchObject({
      status: 413,
      code: 'reading-limit',
      detail: expect.stringMatching(/länger als 1,5 Sekunden .* Bitte .* teilen Sie die Datei auf\.$/),
    })
    expect(await greeted(pool)).toBe('Guten Tag, Frau Lovelace')
  })

  test('a task that takes too much memory is ended, says so, and the next one runs', async () => {
    const pool = poolWith({ megabytes: 32 })
    await expect(pool.run('growWithoutEnd', {}, {})).rejects.toMatchObject({
      status: 413,
      code: 'reading-limit',
      detail: expect.stringMatching(/mehr als 32 MB Arbeitsspeicher .* Bitte .* teilen Sie die Datei auf\.$/),
    })
    expect(await greeted(pool)).toBe('Guten Tag, Frau Lovelace')
  })

  test('those who wait behind a task that is ended get their turn', async () => {
    const pool = poolWith()
    const { failure } = await endlessTask(pool)
    const waiting = [greeted(pool), greeted(pool)]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failure).toMatchObject({ code: 'reading-limit' })
    expect(await Promise.all(waiting)).toEqual(['Guten Tag, Frau Lovelace', 'Guten Tag, Frau Lovelace'])
  })

  test('waiting for an answer takes none of the time of a task', async () => {
    const titleOf = async () => {
      await vi.advanceTimersByTimeAsync(600_000)
      return 'Frau'
    }
    expect(await poolWith().run('greet', { name: 'Lovelace' }, { titleOf })).toBe('Guten Tag, Frau Lovelace')
  })

  test('threads that cannot start are logged, and nobody waits for them without end', async () => {
    const failures = new EventEmitter()
    // Piscina begins a thread twice before it gives up.
    const twice = on(failures, 'failure')
    log.error.mockImplementation((what) => failures.emit('failure', what))
    const pool = poolWith({}, new URL('not-there.example.ts', ours))
    pool.begin()
    const first = await twice.next()
    await twice.next()
    expect(String(first.value?.[0].err)).toContain('not-there.example')
    const failed = expect(greeted(pool)).rejects.toMatchObject({
      status: 503,
      code: 'part-down',
      part: 'threads',
    })
    await vi.advanceTimersByTimeAsync(75_000)
    await failed
  })
})

describe('a process of threads', () => {
  beforeEach(() => {
    inOwnProcess = true
    vi.useRealTimers()
  })
  const processOf = (pool: WorkerPool<Tasks>) => pool.run('tellProcess', {}, {})
  const runs = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  /** A service of its own, and the process of its threads, which are in the middle of a task. */
  async function startedService(...args: string[]) {
    const service = fork(fileURLToPath(new URL('threads-apart-service.example.ts', import.meta.url)), args)
    onTestFinished(() => void service.kill('SIGKILL'))
    const [pid] = (await once(service, 'message')) as [number]
    return { service, pid }
  }

  test('gives way to its service', async () => {
    const pid = await processOf(poolWith())
    expect(pid).not.toBe(process.pid)
    expect(getPriority(pid)).toBe(Math.min(19, getPriority() + 10))
  })

  test('takes a smaller share than its service, where Linux shares the processor among sessions', async () => {
    const pid = await processOf(poolWith())
    const niceOf = (process: number | 'self') => {
      const file = `/proc/${process}/autogroup`
      return existsSync(file) ? Number(/ nice (-?\d+)/.exec(readFileSync(file, 'utf8'))![1]) : null
    }
    expect(niceOf(pid)).toBe(niceOf('self') === null ? null : 5)
  })

  test('gives way to a service that was started at a low priority itself', async () => {
    const { service, pid } = await startedService('15')
    expect(getPriority(service.pid)).toBeGreaterThanOrEqual(15)
    expect(getPriority(pid)).toBe(19)
  })

  test('that is killed takes the tasks under way along, is logged, and the next task has a new one', async () => {
    const pool = poolWith()
    const pid = await processOf(pool)
    const { failure } = await endlessTask(pool)
    process.kill(pid, 'SIGKILL')
    expect(await failure).toMatchObject({ status: 503, code: 'part-down', part: 'threads' })
    expect(log.error).toHaveBeenCalledOnce()
    expect(await greeted(pool)).toBe('Guten Tag, Frau Lovelace')
    expect(await processOf(pool)).not.toBe(pid)
  })

  test('goes on when all processes of the service are asked to stop, for the service ends it', async () => {
    const pool = poolWith()
    const pid = await processOf(pool)
    process.kill(pid, 'SIGTERM')
    expect(await processOf(pool)).toBe(pid)
  })

  test('ends when the pool is closed, without a word in the log', async () => {
    const pool = poolWith()
    const pid = await processOf(pool)
    await pool.close()
    expect(runs(pid)).toBe(false)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('that ends takes no task along that another has begun meanwhile', async () => {
    const pool = poolWith()
    const pid = await processOf(pool)
    const closing = pool.close()
    const { promise: isBegun, resolve: begun } = Promise.withResolvers<string>()
    const greeting = pool.run('greet', { name: 'Lovelace' }, { titleOf: () => isBegun })
    await closing
    expect(runs(pid)).toBe(false)
    begun('Frau')
    expect(await greeting).toBe('Guten Tag, Frau Lovelace')
  })

  test('ends with a service that was killed in the middle of a task', async () => {
    const { service, pid } = await startedService()
    expect(runs(pid)).toBe(true)
    service.kill('SIGKILL')
    await expect.poll(() => runs(pid), { timeout: 20_000 }).toBe(false)
  })
})
