import { ProblemError } from '@schrankwerk/contracts/client'
import { expect, test } from 'vitest'
import { absenceOf } from './absence.ts'

test('why an object did not come is told in the sentence of the server, with what the support finds it by', () => {
  const detail = 'Ein Teil des Portals ist gerade nicht erreichbar.'
  const error = new ProblemError({ status: 503, code: 'part-down', detail, requestId: 'a1b2' })
  expect(absenceOf(error)).toEqual({ isMissing: false, detail, code: 'part-down', requestId: 'a1b2' })
})

test.each([
  [404, true],
  [400, true],
  [503, false],
  [0, false],
])('asking again helps but for status 404 and 400: %i', (status, isMissing) => {
  expect(absenceOf(new ProblemError({ status, code: 'x', detail: 'Nein.' }))?.isMissing).toBe(isMissing)
})

test('what is no answer of the server has no sentence, and no error no cause', () => {
  expect(absenceOf(new TypeError('x is not a function'))).toEqual({ isMissing: false })
  expect(absenceOf(null)).toBeUndefined()
})
