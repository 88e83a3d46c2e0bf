import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  abortJob,
  createDatabase,
  createPool,
  endJob,
  enqueueJob,
  enqueueJobAgain,
  findOpenJob,
  inTransaction,
  type JobRunner,
  JobStopped,
  type KitTables,
  type RunningJob,
  runJobs,
} from './index.ts'
import { kitDatabase, quiet } from './kit.example.ts'

type Tables = KitTables & { thing: { id: number; name: string } }
let given: Awaited<ReturnType<typeof kitDatabase>>
const runners: JobRunner[] = []
const closing: (() => Promise<unknown>)[] = []
let kinds = 0
beforeAll(async () => {
  given = await kitDatabase()
})
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop()
  for (const close of closing.splice(0)) await close()
})
afterAll(() => given.close())

/** What a job's work is told, and how it ends. */
interface Turn {
  job: RunningJob<unknown>
  finish(result?: unknown): void
  fail(error: unknown): void
}

/** Copies of a service that work at one kind of job; every turn waits for the test. */
function aKind(options: { tries?: number; atOnce?: number; beatMs?: number } = {}) {
  kinds += 1
  const kind = `kind-${kinds}`
  const turns: Turn[] = []
  const failed: unknown[] = []
  const takers: ((turn: Turn) => void)[] = []
  const pools: ReturnType<typeof createPool>[] = []
  const copy = (more: typeof options = {}) => {
    const pool = createPool(given.url, 'kit', { log: quiet })
    closing.push(() => pool.end())
    pools.push(pool)
    const runner = runJobs<Tables, unknown>(
      { db: createDatabase<Tables>(pool), log: quiet },
      {
        kind,
        pollMs: 3_600_000,
        ...options,
        ...more,
        run(job) {
          const { promise, resolve, reject } = Promise.withResolvers<unknown>()
          const turn = { job, finish: resolve, fail: reject }
          job.signal.addEventListener('abort', () => reject(job.signal.reason))
          const taker = takers.shift()
          if (taker) taker(turn)
          else turns.push(turn)
          return promise
        },
        onFailed: async (tx, job, error) => {
          failed.push(error instanceof JobStopped ? error.why : error)
          await tx
            .insertInto('thing')
            .values({ name: `failed ${job.id}` } as never)
            .execute()
        },
      },
    )
    runners.push(runner)
    return runner
  }
  return {
    kind,
    copy,
    failed,
    turns,
    pools,
    enqueue: (payload: unknown = null, key?: string) =>
      inTransaction(given, (tx) => enqueueJob(tx, { kind, payload, ...(key && { key }) })),
    nextTurn(): Promise<Turn> {
      const turn = turns.shift()
      if (turn) return Promise.resolve(turn)
      const { promise, resolve } = Promise.withResolvers<Turn>()
      takers.push(resolve)
      return promise
    },
    abort: (key: string) => inTransaction(given, (tx) => abortJob(tx, kind, key)),
  }
}
const rowOf = (id: string | undefined) =>
  given.db.selectFrom('job').selectAll().where('id', '=', id!).executeTakeFirstOrThrow()
const aborted = (signal: AbortSignal) =>
  signal.aborted
    ? Promise.resolve()
    : new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
/** The copy that works at it has given its sign of life, and gives no other one for an hour. */
const beaten = (id: string | undefined) =>
  expect.poll(async () => (await rowOf(id)).backend_pid).not.toBeNull()
/** As if the process that works at it were gone. */
async function die(id: string | undefined) {
  await beaten(id)
  const gone = { backend_pid: 0, backend_start: new Date(0) }
  await given.db.updateTable('job').set(gone).where('id', '=', id!).execute()
}

describe('a job', () => {
  test('is done once, by one of two copies, and keeps its result', async () => {
    const jobs = aKind({ atOnce: 5 })
    const copies = [jobs.copy(), jobs.copy()]
    const ids = await Promise.all([1, 2, 3].map((payload) => jobs.enqueue({ payload })))
    await Promise.all(copies.map((copy) => copy.look()))
    const turns = [await jobs.nextTurn(), await jobs.nextTurn(), await jobs.nextTurn()]
    expect(turns.map(({ job }) => job.id).sort()).toEqual([...ids].sort())
    for (const { job, finish } of turns) finish({ done: job.payload })
    await Promise.all(copies.map((copy) => copy.ended()))
    expect(jobs.turns).toEqual([])
    const row = await rowOf(ids[1])
    expect(row).toMatchObject({
      state: 'DONE',
      tries: 1,
      fence: 1,
      result: { done: { payload: 2 } },
      error: null,
    })
    expect(row.ended_at).toBeInstanceOf(Date)
  })

  test('is one at a time where a copy takes one, in their order', async () => {
    const jobs = aKind()
    const copy = jobs.copy()
    const ids = [await jobs.enqueue(), await jobs.enqueue()]
    await copy.look()
    const first = await jobs.nextTurn()
    expect([first.job.id, (await rowOf(ids[1])).state]).toEqual([ids[0], 'WAITING'])
    first.finish()
    const second = await jobs.nextTurn()
    expect(second.job.id).toBe(ids[1])
    second.finish()
    await copy.ended()
  })

  test('is open once for one key, until it has ended', async () => {
    const jobs = aKind()
    const copy = jobs.copy()
    const [one, ...others] = await Promise.all([1, 2, 3].map(() => jobs.enqueue(null, 'only')))
    expect([one, ...others].filter(Boolean)).toHaveLength(1)
    await copy.look()
    expect(await jobs.enqueue(null, 'only')).toBeUndefined()
    const turn = await jobs.nextTurn()
    turn.finish()
    await copy.ended()
    expect(await jobs.enqueue(null, 'only')).toBeDefined()
  })

  test('that has ended is done again under its id, with a fence of its own', async () => {
    const jobs = aKind()
    const copy = jobs.copy()
    const id = (await jobs.enqueue(null, 'again'))!
    await copy.look()
    const first = await jobs.nextTurn()
    const again = (key = 'again') =>
      inTransaction(given, (tx) => enqueueJobAgain(tx, { kind: jobs.kind, id, key, payload: 2 }))
    expect(await again()).toBe(false)
    first.finish()
    await copy.ended()
    expect(await again()).toBe(true)
    await copy.look()
    const { job, finish } = await jobs.nextTurn()
    expect(job).toMatchObject({ id, payload: 2, tries: 1, fence: first.job.fence + 1 })
    expect(await inTransaction(given, (tx) => endJob(tx, first.job, 'late'))).toBe(false)
    finish('second')
    await copy.ended()
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', result: 'second' })
    await jobs.enqueue(null, 'again')
    await expect(again()).rejects.toMatchObject({ code: '23505' })
  })

  test('that its transaction did not commit is none', async () => {
    const jobs = aKind()
    const failing = inTransaction(given, async (tx) => {
      await enqueueJob(tx, { kind: jobs.kind, key: 'never' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await findOpenJob(given.db, jobs.kind, 'never')).toBeUndefined()
  })

  test('shows its progress while it is worked at', async () => {
    const jobs = aKind({ beatMs: 5 })
    await jobs.enqueue(null, 'shown')
    expect(await findOpenJob(given.db, jobs.kind, 'shown')).toMatchObject({ state: 'WAITING', progress: {} })
    const copy = jobs.copy()
    await copy.look()
    const turn = await jobs.nextTurn()
    turn.job.report({ percent: 40 })
    await expect
      .poll(() => findOpenJob(given.db, jobs.kind, 'shown'))
      .toMatchObject({ state: 'RUNNING', tries: 1, progress: { percent: 40 } })
    turn.finish()
    await copy.ended()
    expect(await findOpenJob(given.db, jobs.kind, 'shown')).toBeUndefined()
  })

  test('whose work fails is failed with its reason, once, and what follows is written with it', async () => {
    const jobs = aKind()
    const copy = jobs.copy()
    const id = await jobs.enqueue()
    await copy.look()
    const turn = await jobs.nextTurn()
    const error = new Error('the file is broken')
    turn.fail(error)
    await copy.ended()
    expect(await rowOf(id)).toMatchObject({ state: 'FAILED', error: 'the file is broken', result: null })
    expect(jobs.failed).toEqual([error])
    const things = await given.pool.query('select from thing where name = $1', [`failed ${id}`])
    expect(things.rowCount).toBe(1)
  })

  test('that is aborted ends at once; its work is told and can write nothing', async () => {
    const jobs = aKind({ beatMs: 5 })
    const copy = jobs.copy()
    const id = await jobs.enqueue(null, 'aborted')
    await copy.look()
    const { job } = await jobs.nextTurn()
    expect(await jobs.abort('aborted')).toBe(id)
    expect(await jobs.abort('aborted')).toBeUndefined()
    expect(await inTransaction(given, (tx) => endJob(tx, job, 'late'))).toBe(false)
    await aborted(job.signal)
    expect(job.signal.reason).toMatchObject({ why: 'lost' })
    await copy.ended()
    expect(await rowOf(id)).toMatchObject({ state: 'ABORTED', result: null })
    expect(jobs.failed).toEqual([])
  })

  test('whose work has written its end itself is not told that it was lost', async () => {
    const jobs = aKind({ beatMs: 5 })
    const copy = jobs.copy()
    const id = await jobs.enqueue()
    await copy.look()
    const { job, finish } = await jobs.nextTurn()
    await beaten(id)
    expect(await inTransaction(given, (tx) => endJob(tx, job, 'written'))).toBe(true)
    // The heartbeat has seen the end and let its connection go.
    const [pool] = jobs.pools
    await expect.poll(() => pool!.totalCount - pool!.idleCount).toBe(0)
    expect(job.signal.aborted).toBe(false)
    finish('late')
    await copy.ended()
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', result: 'written', tries: 1 })
    expect(jobs.failed).toEqual([])
  })

  test('that is aborted before anyone took it up is never worked at', async () => {
    const jobs = aKind()
    await jobs.enqueue(null, 'early')
    await jobs.abort('early')
    await jobs.copy().ended()
    expect(jobs.turns).toEqual([])
  })
})

describe('a job whose copy died', () => {
  test('is taken up again by another one; the first can write nothing any more', async () => {
    const jobs = aKind({ beatMs: 3_600_000 })
    const first = jobs.copy()
    const id = await jobs.enqueue()
    await first.look()
    const { job: former } = await jobs.nextTurn()
    await die(id)
    const second = jobs.copy({ beatMs: 5 })
    await second.look()
    const again = await jobs.nextTurn()
    expect([again.job.id, again.job.tries, again.job.fence]).toEqual([id, 2, former.fence + 1])
    expect(await inTransaction(given, (tx) => endJob(tx, former, 'late'))).toBe(false)
    again.finish('in time')
    await second.ended()
    expect(await rowOf(id)).toMatchObject({ state: 'DONE', result: 'in time', tries: 2 })
  })

  test('is found by its connection, as the end of a process ends it', async () => {
    const jobs = aKind({ beatMs: 3_600_000 })
    const id = await jobs.enqueue()
    await jobs.copy().look()
    await jobs.nextTurn()
    await beaten(id)
    await given.pool.query('select pg_terminate_backend($1, 10000)', [(await rowOf(id)).backend_pid])
    await jobs.copy().look()
    expect((await jobs.nextTurn()).job.tries).toBe(2)
  })

  test('is found when its lease is over, where the connection stays', async () => {
    const jobs = aKind({ beatMs: 3_600_000 })
    const id = await jobs.enqueue()
    await jobs.copy().look()
    await jobs.nextTurn()
    await beaten(id)
    await jobs.copy().look()
    expect(jobs.turns).toEqual([])
    await given.db
      .updateTable('job')
      .set({ lease_until: new Date(0) })
      .where('id', '=', id!)
      .execute()
    await jobs.copy().look()
    expect((await jobs.nextTurn()).job.tries).toBe(2)
  })

  test('with its last try is failed, once, however many copies look', async () => {
    const jobs = aKind({ tries: 1, beatMs: 3_600_000 })
    const id = await jobs.enqueue()
    await jobs.copy().look()
    await jobs.nextTurn()
    await die(id)
    const copies = [jobs.copy(), jobs.copy()]
    await Promise.all(copies.map((copy) => copy.look()))
    expect([jobs.failed, jobs.turns]).toEqual([['died'], []])
    expect(await rowOf(id)).toMatchObject({ state: 'FAILED', tries: 1 })
  })
})

describe('the end of a service', () => {
  test('gives its jobs to the other copies', async () => {
    const jobs = aKind()
    const first = jobs.copy()
    const id = await jobs.enqueue()
    await first.look()
    await jobs.nextTurn()
    await first.stop()
    expect(await rowOf(id)).toMatchObject({ state: 'WAITING', tries: 1 })
    const second = jobs.copy()
    await second.look()
    const turn = await jobs.nextTurn()
    turn.finish()
    await second.ended()
    expect([(await rowOf(id)).state, jobs.failed]).toEqual(['DONE', []])
  })

  test('fails a job with its last try', async () => {
    const jobs = aKind({ tries: 1 })
    const copy = jobs.copy()
    const id = await jobs.enqueue()
    await copy.look()
    await jobs.nextTurn()
    await copy.stop()
    expect([(await rowOf(id)).state, jobs.failed]).toEqual(['FAILED', ['service-stopped']])
  })
})
