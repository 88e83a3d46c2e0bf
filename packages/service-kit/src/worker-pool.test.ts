import { afterEach, expect, test } from 'vitest'
import { Conflict } from './errors.ts'
import { createWorkerPool, type WorkerLimits, type WorkerPool } from './worker-pool.ts'

type Tasks = typeof import('./worker-pool.example.ts')

const pools: WorkerPool<Tasks>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

function poolWith(limits: Partial<WorkerLimits> = {}): WorkerPool<Tasks> {
  const file = new URL('./worker-pool.example.ts', import.meta.url)
  const pool = createWorkerPool<Tasks>(file, { seconds: 60, megabytes: 128, workers: 1, ...limits })
  pools.push(pool)
  return pool
}
const titles = { titleOf: async (name: string) => (name === 'Lovelace' ? 'Frau' : 'Herr') }
const greeted = (pool: WorkerPool<Tasks>) => pool.run('greet', { name: 'Lovelace' }, titles)

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
  const pool = poolWith({ seconds: 0.2 })
  await expect(pool.run('neverEnd', {}, {})).rejects.toMatchObject({
    status: 413,
    code: 'reading-limit',
    detail: expect.stringMatching(/länger als 0,2 Sekunden .* Bitte .* teilen Sie die Datei auf\.$/),
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
  const pool = poolWith({ seconds: 0.2 })
  const endless = pool.run('neverEnd', {}, {})
  const waiting = [greeted(pool), greeted(pool)]
  await expect(endless).rejects.toMatchObject({ code: 'reading-limit' })
  expect(await Promise.all(waiting)).toEqual(['Guten Tag, Frau Lovelace', 'Guten Tag, Frau Lovelace'])
})

test('waiting for an answer takes none of the time of a task', async () => {
  const pool = poolWith({ seconds: 0.2, workers: 2 })
  // The answer comes once another task has used up all of its time.
  const titleOf = () => pool.run('neverEnd', {}, {}).catch(() => 'Frau')
  expect(await pool.run('greet', { name: 'Lovelace' }, { titleOf })).toBe('Guten Tag, Frau Lovelace')
})
