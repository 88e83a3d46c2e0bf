import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['Schrank', 10, 'Schrank'],
  ['Schrank', 3, 'Sch'],
  ['ab🔧c', 3, 'ab'],
  ['ab🔧c', 4, 'ab🔧'],
])('of %s come %i units at most, whole characters only', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut)
})
