import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishRemote } from './parts/web.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function build(version: string) {
  const dist = join(folder, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, version), { recursive: true })
  await writeFile(join(dist, version, 'page.js'), version)
  await writeFile(join(dist, version, 'page.js.map'), '{}')
  await writeFile(
    join(dist, 'portal.json'),
    JSON.stringify({ version, entry: `${version}/mf-manifest.json` }),
  )
  return dist
}

test('a new version goes beside the old one, and the descriptor points to the new', async () => {
  const target = join(folder, 'mfe', 'catalogue')
  await publishRemote(await build('1.0.0'), target)
  await publishRemote(await build('1.1.0'), target)
  expect((await readdir(target)).sort()).toEqual(['1.0.0', '1.1.0', 'portal.json'])
  expect(JSON.parse(await readFile(join(target, 'portal.json'), 'utf8'))).toMatchObject({ version: '1.1.0' })
  expect(await readdir(join(target, '1.1.0'))).toEqual(['page.js'])
})

test('of old versions three stay, and younger ones in any case', async () => {
  const target = join(folder, 'mfe', 'catalogue')
  for (const version of ['1', '2', '3', '4']) {
    await publishRemote(await build(version), target)
    const monthAgo = new Date(Date.now() - (30 - Number(version)) * 24 * 60 * 60 * 1000)
    await utimes(join(target, version), monthAgo, monthAgo)
  }
  await publishRemote(await build('5'), target)
  expect((await readdir(target)).sort()).toEqual(['3', '4', '5', 'portal.json'])
})
