import { expect, test } from 'vitest'
import { convertQuantity, lengthOfPieces, sameDimension, unitKey, unitOf, unitOfHeader } from './units.ts'

test.each([
  'St',
  'Stk',
  'Stck',
  'Stück',
  'STÜCK',
  'PCE',
  'C62',
  'Nos',
  'pcs',
  'Stk.',
  'EA',
  'szt.',
  'pz',
  'ks',
  'шт.',
  'styk',
  'un.',
  'db',
  '개',
  '個',
  '个',
  '台',
])('%s is a piece', (word) => {
  expect(unitOf(word)).toMatchObject({ code: 'C62', dimension: 'COUNT', factor: 1 })
})

test.each([
  [2500, 'mm', 'm', 2.5],
  [3, 'm', 'cm', 300],
  [1, 'Rolle', 'Stk', 1],
  [4, 'Pack', 'Stk', 4],
  [3, '박스', '개', 3],
  [12, '米', 'cm', 1200],
  [2, 'kg', 'g', 2000],
  [2, 'm', 'Stk', null],
  [2, 'foo', 'foo', 2],
  [2, 'foo', 'm', null],
])('%d %s in %s is %s', (quantity, from, to, converted) =>
  expect(convertQuantity(quantity, from, to)).toBe(converted),
)

test.each([
  ['m', 'mm', true],
  ['Stk', 'Nos', true],
  ['m', 'Stk', false],
])('%s and %s measure the same: %s', (a, b, same) => expect(sameDimension(a, b)).toBe(same))

test.each([
  ['Länge [m]', 'm'],
  ['Menge (kg)', 'kg'],
  ['Qty in m', 'm'],
  ['Menge [Stück]', null],
  ['Menge', null],
  ['Menge (alt)', null],
])('the header %s names the unit %s', (header, unit) => expect(unitOfHeader(header)).toBe(unit))

test('length times pieces multiplies', () => expect(lengthOfPieces(5, 0.3)).toBe(1.5))

test.each([
  ['Stk', 'pcs', true],
  ['GEBINDE', 'gebinde', true],
  ['m', 'cm', false],
  ['Rolle', 'Gebinde', false],
])('%s and %s are one unit: %s', (a, b, isOne) => expect(unitKey(a) === unitKey(b)).toBe(isOne))
