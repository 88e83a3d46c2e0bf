import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './boundaries.ts'

const knip = join(root, 'node_modules/knip/bin/knip.js')

interface Report {
  issues: { file: string; files?: unknown[]; exports?: { name: string }[] }[]
}

/** Files nothing leads to, and exports nobody takes, of the tree in a folder. */
const findDead = (folder: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const args = [
      knip,
      '--directory',
      folder,
      '--reporter',
      'json',
      '--no-progress',
      '--no-exit-code',
      '--no-config-hints',
    ]
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 32 * 1024 * 1024 }, (error, output) => {
      if (error) return reject(error)
      const { issues } = JSON.parse(output) as Report
      resolve(
        issues.flatMap(({ file, files = [], exports = [] }) => [
          ...(files.length > 0 ? [file] : []),
          ...exports.map(({ name }) => `${file}: ${name}`),
        ]),
      )
    })
  })

test('a dead file and a dead export are found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dead-code-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ name: 'planted', type: 'module' }))
  write(
    'knip.json',
    JSON.stringify({ include: ['files', 'exports'], entry: ['src/main.ts'], project: ['src/**/*.ts'] }),
  )
  write('src/main.ts', "import { used } from './used.ts'\nused()\n")
  write('src/used.ts', 'export const used = () => {}\nexport const unused = () => {}\n')
  write('src/dead.ts', 'export const dead = 1\n')
  const dead = await findDead(folder)
  rmSync(folder, { recursive: true })
  expect(dead.sort()).toEqual(['src/dead.ts', 'src/used.ts: unused'])
})

test('our own tree has neither', async () => {
  expect(await findDead(root)).toEqual([])
})
