import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startVitest } from 'vitest/node'
import { tallyOfReport } from './vitest-report.ts'

async function reportOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const outputFile = join(folder, 'report.json')
  const run = await startVitest('test', [], {
    root: folder,
    config: false,
    watch: false,
    reporters: ['json'],
    outputFile,
  })
  await run.close()
  return JSON.parse(await readFile(outputFile, 'utf8'))
}

test('what failed is told by file, test and error, and so is a file that cannot be loaded', async () => {
  const report = await reportOf({
    'sums.test.mjs': `import { expect, test } from 'vitest'
      test('adds', () => expect(1 + 1).toBe(2))
      test('adds wrongly', () => expect(1 + 1).toBe(3))`,
    'torn.test.mjs': 'import { nothing } from "./nowhere.mjs"',
  })
  const tally = tallyOfReport(report, 'rules', 1)
  expect([tally.passed, tally.failed, tally.skipped]).toEqual([1, 2, 0])
  const told = [...tally.failures].sort()
  expect(told[0]).toMatch(/sums\.test\.mjs › adds wrongly\n {4}AssertionError: expected 2 to be 3/)
  expect(told[1]).toMatch(/torn\.test\.mjs\n {4}.*nowhere\.mjs/)
})

test('a run that ended badly without a failed test has failed', () => {
  const report = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  expect(tallyOfReport(report, 'rules', 1).failures).toEqual(['rules: an error outside of every test'])
  expect(tallyOfReport(report, 'rules', 0).failed).toBe(0)
})
