import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import {
  isSupplied,
  isSuppliedForMaker,
  mentionsSupply,
  suppliedPartChoices,
  supplyNamedIn,
} from './supplied-parts.ts'

test.each([
  ['beigestellt', 'beigestellt|KB', false, true],
  [' KB ', 'beigestellt| kb ', false, true],
  ['x', 'X', false, true],
  ['nein', 'x', false, false],
  ['', '', false, false],
  ['', 'x|', false, false],
  ['wird bauseits geliefert', 'bauseits', false, false],
  ['wird bauseits geliefert', 'bauseits', true, true],
  ['Free issue by customer', 'free issue', true, true],
  ['KB24 Klemme', 'KB', true, false],
])('%j with %j (containment %s): %s', (text, words, containment, supplied) => {
  expect(isSupplied(text, words, { containment })).toBe(supplied)
})

test.each([
  ['beigestellt', true],
  [' Beistellung ', true],
  ['bauseits', true],
  ['vom Kunden beigestellt', true],
  ['Free issue', true],
  ['KB', false],
  ['Siemens', false],
  ['Siemens, beigestellt', false],
  ['', false],
])('%j in place of the manufacturer: supplied by the customer %s', (text, supplied) => {
  expect(isSuppliedForMaker(text)).toBe(supplied)
})

test('the chips are the distinct values, most frequent first', () => {
  const rows = rowsOf('A|x\nB|\nC|KB\nD|X')
  expect(suppliedPartChoices(rows, 1)).toEqual([
    { text: 'x', count: 2 },
    { text: 'KB', count: 1 },
  ])
})

test.each(['beigestellt', 'Beistellung', 'KB', 'bauseits', 'free issue'])(
  '%s is a usual word for it',
  (word) => {
    expect(mentionsSupply(word)).toBe(true)
  },
)

test.each([
  ['beigestellt', 'beigestellt'],
  ['Gerät wird vom Kunden beigestellt, siehe Plan', 'vom Kunden beigestellt'],
  ['nicht im Lieferumfang, Beistellung', 'Beistellung'],
  ['bauseits', 'bauseits'],
  ['KB', 'KB'],
  ['supplied by customer', 'supplied by customer'],
  ['nicht beigestellt', null],
  ['wird nicht vom Kunden beigestellt', null],
  ['keine Beistellung', null],
  ['Speicher 256 KB', null],
  ['64 kb', null],
  ['inkl. Hilfsschalter', null],
  ['', null],
])('%j names a part that the customer supplies: %s', (remark, words) =>
  expect(supplyNamedIn(remark)).toBe(words),
)
