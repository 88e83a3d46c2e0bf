import { expect, test } from 'vitest'
import { judgeNumbers } from './disagreeing-numbers.ts'

test.each([
  ['a', 'a', 'SURE', ['a']],
  ['a', 'b', 'CHECK', ['a', 'b']],
  ['a', null, 'SURE', ['a']],
  [null, 'b', 'SURE', ['b']],
  [null, null, 'OPEN', []],
])(
  'order number → %s, manufacturer number → %s: %s',
  (byOrder, byManufacturerNumber, certainty, articleIds) => {
    expect(judgeNumbers(byOrder, byManufacturerNumber)).toMatchObject({ certainty, articleIds })
  },
)
