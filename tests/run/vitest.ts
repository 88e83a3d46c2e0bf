import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@schrankwerk/infra/start/home.ts'
import type { Tally } from './tally.ts'
import { runPackage } from './tool.ts'
import { type Report, tallyOfReport } from './vitest-report.ts'

/** A vitest run, in a report of its own below `test-results`. */
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
  return tallyOfReport(report, name, code)
}
