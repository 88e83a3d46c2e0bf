import { expect, test } from 'vitest'
import {
  convertQuantity,
  lengthOfPieces,
  piecesOf,
  sameDimension,
  unitKey,
  unitOf,
  unitOfHeader,
} from './units.ts'

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
  [2, 'Paar', 'Stk', 2],
  [2, 'Paar', 'pairs', 2],
  [24, 'Stk', 'Dutzend', 2],
  [2, 'Gros', 'Dtz.', 24],
  [800, 'Stk', '100 ST', 8],
  [2, 'Dutzend', 'm', null],
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
  ['Menge (Paar)', 'Paar'],
  ['Anzahl (Paare)', 'Paare'],
  ['Menge/Dutzend', 'Dutzend'],
  ['Menge / Dtz.', 'Dtz'],
  ['Menge in Tsd.', 'Tsd'],
  ['Menge [Tsd. Stk]', 'Tsd. Stk'],
  ['Qty in dozen', 'dozen'],
  ['Menge in 100 Stk', '100 Stk'],
  ['Menge (100 Stk)', '100 Stk'],
  ['Menge [100 St.]', '100 St'],
  ['Bedarf in 100 Stück', '100 Stück'],
  ['Menge (1.000 Stk)', '1.000 Stk'],
  ['Menge je 100 Stück', null],
  ['Menge (10 Stk)', null],
  ['Menge/Stk', null],
  ['Menge (100)', null],
])('the header %s names the unit %s', (header, unit) => expect(unitOfHeader(header)).toBe(unit))

test('length times pieces multiplies', () => expect(lengthOfPieces(5, 0.3)).toBe(1.5))

test.each([
  ['Stk', 'pcs', true],
  ['GEBINDE', 'gebinde', true],
  ['m', 'cm', false],
  ['Rolle', 'Gebinde', false],
])('%s and %s are one unit: %s', (a, b, isOne) => expect(unitKey(a) === unitKey(b)).toBe(isOne))

test.each([
  ['Dutzend', 12],
  ['Dtz', 12],
  ['Gros', 144],
  ['Hundert', 100],
  ['hundred', 100],
  ['Tsd.', 1000],
  ['T Stk', 1000],
  ['thousand', 1000],
  ['Paar', null],
  ['100 ST', 100],
  ['100 Stk.', 100],
  ['100er', 100],
  ['1000 Stück', 1000],
  ['VE100', null],
  ['100 VE', null],
  ['10 Stk', null],
  ['100', null],
  ['100 m', null],
  ['T', null],
  ['%', null],
  ['groß', null],
  ['Stk', null],
  ['Rolle', null],
  ['', null],
])('%j is a word for %s pieces', (unit, pieces) => expect(piecesOf(unit)).toBe(pieces))
