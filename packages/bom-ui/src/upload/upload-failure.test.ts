import { ProblemError } from '@schrankwerk/shell-api'
import { expect, test } from 'vitest'
import { uploadFailureOf } from './upload-failure.ts'

const failed = (status: number, code: string) =>
  uploadFailureOf(new ProblemError({ status, code, detail: 'Etwas ist geschehen.' }))

test.each([
  [415, 'spreadsheet-damaged'],
  [415, 'spreadsheet-encrypted'],
  [415, 'spreadsheet-empty'],
  [415, 'not-a-spreadsheet'],
  [413, 'spreadsheet-too-large'],
  [413, 'reading-limit'],
  [400, 'headers-missing'],
  [409, 'enquiry-released'],
])('the same file is no way out of %i %s', (status, code) => {
  expect(failed(status, code).canRetry).toBe(false)
})

test.each([
  [503, 'part-down'],
  [0, 'not-connected'],
  [503, 'disk-full'],
  [500, 'unexpected'],
  [429, 'company-work-running'],
  [400, 'upload-broken-off'],
  [409, 'changed-meanwhile'],
])('the same file may be taken after %i %s', (status, code) => {
  expect(failed(status, code)).toMatchObject({
    canRetry: true,
    wayOut: code === 'changed-meanwhile' ? 'reload' : 'later',
  })
})

test('the same file may be taken after the network failed, or after one stopped it oneself', () => {
  expect(uploadFailureOf(new TypeError('Failed to fetch')).canRetry).toBe(true)
  expect(uploadFailureOf(new DOMException('', 'AbortError'))).toMatchObject({
    isCancelled: true,
    canRetry: true,
  })
})
