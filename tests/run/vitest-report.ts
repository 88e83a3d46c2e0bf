import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '@schrankwerk/infra/start/home.ts'
import type { Tally } from './tally.ts'

/** What vitest writes of a run, as far as it is read here. */
export interface Report {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type FileReport = Report['testResults'][number]

const isUnloaded = ({ status, assertionResults }: FileReport) =>
  status === 'failed' && !assertionResults.some((one) => one.status === 'failed')

/** Enough of an error to see where it was thrown and why. */
const linesOfError = 12

const failure = (file: FileReport, test: string, messages: readonly string[]) =>
  [
    `${relative(root, file.name)} ${test}`.trimEnd(),
    ...stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, linesOfError),
  ].join('\n    ')

const failuresOf = (report: Report): string[] =>
  report.testResults.flatMap((file) =>
    isUnloaded(file)
      ? [failure(file, '', [file.message])]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(file, `› ${fullName}`, failureMessages)),
  )

/** A file that cannot be loaded and an error outside of every test count as one failed each. */
export function tallyOfReport(report: Report, part: string, code: number | null): Tally {
  const failures = failuresOf(report)
  if (code !== 0 && !failures.length) failures.push(`${part}: an error outside of every test`)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}
