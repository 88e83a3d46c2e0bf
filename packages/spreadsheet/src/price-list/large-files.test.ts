import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLarge } from './large-files.example.ts'

const megabyte = 1024 * 1024
const fileSize = 100 * megabyte
/** For objects; what is kept of a file's records lies outside of it. */
const heap = 48

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'price-list-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['datanorm', 'bmecat'] as const)(
  'a %s of 100 MB is read in a fraction of its size',
  { timeout: 300_000 },
  async (format) => {
    const path = join(folder, format)
    const articles = await writeLarge(path, format, fileSize)
    const worker = new Worker(new URL('./count-rows.example.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: heap },
    })
    const [read] = await once(worker, 'message')
    await worker.terminate()
    expect(read.articles).toBe(articles)
    expect(read.buffers / megabyte).toBeLessThan(56)
  },
)
