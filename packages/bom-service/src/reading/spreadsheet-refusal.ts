import type { ProblemCode } from '@schrankwerk/contracts'
import { TooLarge, UnsupportedMedia } from '@schrankwerk/service-kit/worker'
import { SpreadsheetProblem } from '@schrankwerk/spreadsheet'

const codes: Record<SpreadsheetProblem['code'], ProblemCode> = {
  'not-a-spreadsheet': 'not-a-spreadsheet',
  encrypted: 'spreadsheet-encrypted',
  empty: 'spreadsheet-empty',
  'too-large': 'spreadsheet-too-large',
  'too-many-rows': 'spreadsheet-too-large',
  damaged: 'spreadsheet-damaged',
  'unsupported-version': 'not-a-spreadsheet',
  unsafe: 'spreadsheet-damaged',
  'encoding-unknown': 'not-a-spreadsheet',
  'no-sheet': 'spreadsheet-empty',
}

/** Runs a reading; a table that cannot be read becomes the problem of its cause, with the way out in its words. */
export async function refusingUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    const code = codes[error.code]
    const problem = code === 'spreadsheet-too-large' ? new TooLarge(code) : new UnsupportedMedia(code)
    throw problem.because(error.detail)
  }
}
