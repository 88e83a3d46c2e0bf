import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import { sumsOfQuantities } from './sum-of-quantities.ts'

const columns = new Map([
  ['quantity', [1]],
  ['description', [0]],
  ['orderNumber', [3]],
] as const)
const sumsIn = (text: string) => [...sumsOfQuantities(rowsOf(text), columns)]

test('a row without a part whose quantity is that of all above is their sum', () => {
  expect(sumsIn('Schütz|4|Stk\nRelais|12|Stk\nKlemme|200|Stk\n|216|Stk')).toEqual([4])
  expect(sumsIn('Schütz|4\nRelais|12\nKlemme|200\n|216|EUR')).toEqual([4])
})

test.each([
  ['another quantity', 'Schütz|4\nRelais|12\nKlemme|200\n|100'],
  ['a part', 'Schütz|4\nRelais|12\nKlemme|200\nSchraube|216'],
  ['a number that is figures alone', '|1|St|3209510\n|1|St|3209523\n|1|St|3209536\n|3|St|3022218'],
  ['few rows', 'Schütz|4\nRelais|4\n|8'],
])('%s is none', (_, text) => {
  expect(sumsIn(text)).toEqual([])
})
