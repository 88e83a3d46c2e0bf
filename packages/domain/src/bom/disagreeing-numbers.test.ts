import { expect, test } from 'vitest'
import { judgeNumbers } from './disagreeing-numbers.ts'

test.each([
  ['a', 'a', 'SURE', ['a']],
  ['a', 'b', 'CHECK', ['a', 'b']],
  ['a', null, 'SURE', ['a']],
  [null, 'b', 'SURE', ['b']],
  [null, null, 'OPEN', []],
])('order number → %s, manufacturer number → %s: %s', (byOrder, byType, certainty, articleIds) => {
  expect(judgeNumbers(byOrder, byType)).toMatchObject({ certainty, articleIds })
})
