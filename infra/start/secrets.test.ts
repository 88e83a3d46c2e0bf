import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a secret is made once, kept for the next start, and readable for its owner only', async () => {
  const file = join(folder, 'secrets.json')
  const made = openSecrets(file, {})('INTERNAL_CLIENT_SECRET')
  expect(made).toMatch(/^[\w-]{32}$/)
  expect(openSecrets(file, {})('INTERNAL_CLIENT_SECRET')).toBe(made)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('the environment goes first and is not written down', async () => {
  const file = join(folder, 'secrets.json')
  expect(openSecrets(file, { POSTGRES_PASSWORD: 'given' })('POSTGRES_PASSWORD')).toBe('given')
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
