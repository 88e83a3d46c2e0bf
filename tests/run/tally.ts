export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})
