import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { basename, join } from 'node:path'
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
  const copies = join(folder, `schrankwerk-copies-${userInfo().uid}`)
  await mkdir(copies, { mode: 0o700 })
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

test.each([
  ['others may look into', (place: string) => mkdir(place, { mode: 0o755 })],
  ['is a link elsewhere', (place: string) => symlink(join(folder, 'store'), place)],
  ['is a file', (place: string) => writeFile(place, '')],
])('where the place for copies %s, the copy lies elsewhere', async (_what, occupy) => {
  const place = join(folder, `schrankwerk-copies-${userInfo().uid}`)
  await rm(place, { recursive: true, force: true })
  await occupy(place)
  const store = createFolderStore({ folder: join(folder, 'store') })
  const { key } = await store.write(Readable.from([Buffer.from('abc')]), { maxBytes: 10 })
  const [path, text] = await withStoredFile(store, key, async (at) => [at, await readFile(at, 'utf8')])
  expect(text).toBe('abc')
  expect(path.startsWith(`${place}/`)).toBe(false)
  await expect(readFile(path)).rejects.toThrow('ENOENT')
  expect((await readdir(folder)).sort()).toEqual([basename(place), 'store'])
})
