import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openHome } from './home.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-'))
})
afterEach(() => rm(folder, { recursive: true }))

const rightsOf = async (path: string) => (await stat(path)).mode & 0o7777

test('a new state folder is its owner’s alone', async () => {
  const { folder: home } = await openHome(join(folder, 'state'))
  expect(await rightsOf(home)).toBe(0o700)
})

test('a state folder that was open to others is closed', async () => {
  await chmod(folder, 0o755)
  await openHome(folder)
  expect(await rightsOf(folder)).toBe(0o700)
})

test('a folder that all share is not closed to them, and not used', async () => {
  await chmod(folder, 0o1777)
  await expect(openHome(folder)).rejects.toThrow('den sich alle teilen')
  expect(await rightsOf(folder)).toBe(0o1777)
})
