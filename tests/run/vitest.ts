import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@schrankwerk/infra/start/home.ts'
import type { Tally } from './tally.ts'
import { runPackage } from './tool.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A vitest run; a file that cannot be loaded and an error outside of every test count as one failed each. */
export async function runVitest(
  name: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<Tally> {
  const file = join(root, 'test-results', `${name}.json`)
  await rm(file, { force: true })
  const { code } = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--maxWorkers=2', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    environment,
  )
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )
  if (!report) throw new Error(`vitest ended with ${code} and left no report`)
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const failed = report.numFailedTests + unloaded.length
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
