import { ProblemError } from '@schrankwerk/shell-api'

const wayOutOf: Record<string, string> = {
  'not-a-spreadsheet': 'format',
  'media-type': 'format',
  'spreadsheet-damaged': 'damaged',
  'spreadsheet-empty': 'empty',
  'spreadsheet-too-large': 'size',
  'reading-limit': 'size',
  'too-large': 'size',
  'body-too-large': 'size',
  'still-running': 'reload',
  'upload-broken-off': 'later',
  'changed-meanwhile': 'reload',
  'enquiry-released': 'reload',
  'offer-released': 'reload',
}

export interface UploadFailure {
  /** The server's sentence. */
  cause: string | undefined
  /** Key of the sentence that says what to do. */
  wayOut: string | undefined
  isCancelled: boolean
  /** The same file may be taken another time: it came at a bad moment, nothing is wrong with it. */
  canRetry: boolean
}

/** What may be over by the next time, although the answer is no „later“. */
const passing: ReadonlySet<string> = new Set([
  'changed-meanwhile',
  'still-running',
  'upload-part-broken',
  'upload-incomplete',
])

/** Why a parts list was not taken and what helps. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof DOMException && error.name === 'AbortError')
    return { cause: undefined, wayOut: undefined, isCancelled: true, canRetry: true }
  if (!(error instanceof ProblemError))
    return { cause: undefined, wayOut: 'later', isCancelled: false, canRetry: true }
  // What is wrong with a table is told along with what helps; the code alone is not.
  const isAdvised = /\bBitte\b/.test(error.detail ?? '')
  const { status, code } = error
  // The service, the line or other work stood in the way for a moment.
  const isBusy = status === 0 || status >= 500 || status === 408 || status === 429
  const wayOut = wayOutOf[code] ?? (isBusy ? 'later' : undefined)
  return {
    cause: error.detail,
    wayOut: isAdvised ? undefined : wayOut,
    isCancelled: false,
    canRetry: wayOut === 'later' || passing.has(code) || isBusy || status === 401,
  }
}
