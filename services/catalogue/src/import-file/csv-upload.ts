import type { ProblemCode } from '@schrankwerk/contracts'
import { ExpectationFailed } from '@schrankwerk/service-kit'

/** Lets files in that are called csv; what is in them, the reader says. */
export const onlyCsv = (problem: ProblemCode) => (filename: string) => {
  if (!/\.csv$/i.test(filename)) throw new ExpectationFailed(problem)
  return { extension: 'csv', mediaType: 'text/csv' }
}
