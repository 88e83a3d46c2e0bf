export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed, and of what, as it is told again at the end of the whole run. */
  failures: readonly string[]
}

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})
