import { expect, it } from 'vitest'
import { folderPasswordProblem } from './folder-password.ts'

it.each([
  ['12345', 'password-too-short'],
  ['123456', undefined],
  ['      ', undefined],
  ['😀'.repeat(6), undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'password-too-long'],
])('of „%s“: %s', (password, problem) => {
  expect(folderPasswordProblem(password)).toBe(problem)
})
