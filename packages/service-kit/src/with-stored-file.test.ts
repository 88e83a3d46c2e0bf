import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { withStoredFile } from './with-stored-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-'))
  vi.stubEnv('TMPDIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

test('a copy is gone once it was read, and one that a killed process left a day later', async () => {
  const store = createFolderStore({ folder: join(folder, 'store') })
  const { key } = await store.write(Readable.from([Buffer.from('abc')]), { maxBytes: 10 })
  const copies = join(folder, 'schrankwerk-copies')
  await mkdir(copies)
  for (const [name, hours] of [
    ['yesterday', 25],
    ['today', 23],
  ] as const) {
    await writeFile(join(copies, name), 'left')
    const then = new Date(Date.now() - hours * 60 * 60 * 1000)
    await utimes(join(copies, name), then, then)
  }
  expect(await withStoredFile(store, key, (path) => readFile(path, 'utf8'))).toBe('abc')
  await expect(withStoredFile(store, key, () => Promise.reject(new Error('unreadable')))).rejects.toThrow(
    'unreadable',
  )
  expect(await readdir(copies)).toEqual(['today'])
})
