import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractVersion } from '@schrankwerk/shell-api/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deployRemote } from '../operations/deploy-remote.ts'
import { publishRemote } from './parts/publish-remote.ts'

let web: string
let target: string
beforeEach(async () => {
  web = await mkdtemp(join(tmpdir(), 'web-'))
  target = join(web, 'mfe', 'catalogue')
  await writeFile(join(web, 'meta.json'), JSON.stringify({ contract: contractVersion, shellApi: '1.2.0' }))
})
afterEach(() => rm(web, { recursive: true }))

async function build(version: string, needs: { contract?: number; shellApi?: string } = {}) {
  const dist = join(web, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, version), { recursive: true })
  await writeFile(join(dist, version, 'page.js'), version)
  await writeFile(join(dist, version, 'page.js.map'), '{}')
  const descriptor = { id: 'catalogue', contract: contractVersion, version, ...needs }
  await writeFile(
    join(dist, 'portal.json'),
    JSON.stringify({ ...descriptor, entry: `${version}/mf-manifest.json` }),
  )
  return dist
}

const current = async () => JSON.parse(await readFile(join(target, 'portal.json'), 'utf8')).version

test('a new version goes beside the old one, and the descriptor points to the new', async () => {
  await publishRemote(await build('1.0.0'), web, 'catalogue')
  await publishRemote(await build('1.1.0'), web, 'catalogue')
  expect((await readdir(target)).sort()).toEqual(['1.0.0', '1.1.0', 'portal.json'])
  expect(await current()).toBe('1.1.0')
  expect((await readdir(join(target, '1.1.0'))).sort()).toEqual(['page.js', 'portal.json'])
})

test('of old versions three stay, and younger ones in any case', async () => {
  for (const version of ['1', '2', '3', '4']) {
    await publishRemote(await build(version), web, 'catalogue')
    const monthAgo = new Date(Date.now() - (30 - Number(version)) * 24 * 60 * 60 * 1000)
    await utimes(join(target, version), monthAgo, monthAgo)
  }
  await publishRemote(await build('5'), web, 'catalogue')
  expect((await readdir(target)).sort()).toEqual(['3', '4', '5', 'portal.json'])
})

async function deploy(...args: string[]) {
  const said: string[] = []
  const code = await deployRemote({ web }, args, (text) => said.push(text))
  return { code, said: said.join('\n') }
}

test('an older version that still lies there is a command away, and so is the newer one', async () => {
  expect(await deploy(await build('1.0.0'))).toMatchObject({ code: 0 })
  expect(await deploy(await build('1.1.0'))).toMatchObject({ code: 0 })
  expect(await deploy('catalogue', '1.0.0')).toMatchObject({ code: 0 })
  expect(await current()).toBe('1.0.0')
  expect(await deploy('catalogue', '1.1.0')).toMatchObject({ code: 0 })
  expect(await current()).toBe('1.1.0')
})

test('a version that is not there is refused, naming those that are', async () => {
  await publishRemote(await build('1.0.0'), web, 'catalogue')
  const { code, said } = await deploy('catalogue', '0.9.0')
  expect(code).toBe(1)
  expect(said).toContain('1.0.0')
  expect(await current()).toBe('1.0.0')
})

test.each([
  ['a newer shell-api', { shellApi: '1.3.0' }],
  ['another major of it', { shellApi: '2.0.0' }],
  ['an older major of it', { shellApi: '0.9.0' }],
  ['another contract', { contract: contractVersion + 1 }],
])('a version that needs %s is refused with a sentence, and the old one stays', async (_name, needs) => {
  await publishRemote(await build('1.0.0', { shellApi: '1.2.0' }), web, 'catalogue')
  const { code, said } = await deploy(await build('1.1.0', needs))
  expect(code).toBe(1)
  expect(said).toMatch(/„catalogue“ 1\.1\.0 braucht shell-api .*Die bisherige Version bleibt\./)
  expect(await current()).toBe('1.0.0')
  expect(await readdir(target)).not.toContain('1.1.0')
})

test('one that needs no more than the shell offers goes live', async () => {
  for (const shellApi of ['1.0.0', '1.1.9', '1.2.0'])
    expect(await deploy(await build(`of-${shellApi}`, { shellApi }))).toMatchObject({ code: 0 })
})
