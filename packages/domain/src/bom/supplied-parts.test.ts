import { expect, test } from 'vitest'
import { rowsOf } from './rows.example.ts'
import {
  isSupplied,
  isSuppliedForMaker,
  mentionsSupply,
  namesSupply,
  suppliedPartChoices,
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
  ['beigestellt', true],
  ['Gerät wird vom Kunden beigestellt, siehe Plan', true],
  ['nicht im Lieferumfang, Beistellung', true],
  ['bauseits', true],
  ['bauseits, mit Sockel', true],
  ['KB', true],
  ['kb 3, beigestellt', true],
  ['supplied by customer', true],
  ['nicht beigestellt', false],
  ['nicht mehr beigestellt', false],
  ['wird nicht vom Kunden beigestellt', false],
  ['keine Beistellung', false],
  ['Beistellteil: nein', false],
  ['Anschluss bauseits', false],
  ['Verdrahtung bauseits nach Plan', false],
  ['bauseits anzuschließen', false],
  ['Speicher 256 KB', false],
  ['64 kb', false],
  ['inkl. Hilfsschalter', false],
  ['', false],
])('%j names a part that the customer supplies: %s', (remark, names) =>
  expect(namesSupply(remark)).toBe(names),
)
