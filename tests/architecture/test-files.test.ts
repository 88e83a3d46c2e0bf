import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parts } from '../run/parts.ts'
import { realTests } from '../run/real-lists.ts'
import { root } from './boundaries.ts'
import { listFiles } from './source-files.ts'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** The files that vitest runs when it is called so, from the root of the repository. */
async function filesRunBy(tests: readonly string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [vitest, 'list', '--filesOnly', '--json', ...tests],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  )
  return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative(root, file))
}

/** How often each file is run, where that is not exactly once. */
function notOnce(files: readonly string[], runs: readonly (readonly string[])[]): Record<string, number> {
  const counts = files.map((file) => [file, runs.flat().filter((one) => one === file).length] as const)
  return Object.fromEntries(counts.filter(([, count]) => count !== 1))
}

const named = (ending: RegExp) => listFiles().filter((path) => ending.test(path))

test('a file that nothing runs is found, and one that two parts run', () => {
  expect(
    notOnce(['a.test.ts', 'b.test.ts', 'c.test.ts'], [['a.test.ts', 'b.test.ts'], ['b.test.ts']]),
  ).toEqual({
    'b.test.ts': 2,
    'c.test.ts': 0,
  })
})

test('every test file is run by exactly one part of npm test', async () => {
  const runs = await Promise.all(parts.flatMap(({ tests }) => (tests ? [filesRunBy(tests)] : [])))
  expect(runs.filter((files) => files.length === 0)).toEqual([])
  expect(notOnce(named(/\.(?:test|spec)\.tsx?$/), runs)).toEqual({})
  expect(runs.flat().filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path))).toEqual([])
})

test('tests on real files are run by npm test -- lists --from <folder>, and by nothing else', async () => {
  const real = named(/\.real\.ts$/)
  expect(real.length).toBeGreaterThan(0)
  expect((await filesRunBy(realTests)).sort()).toEqual(real.sort())
})
