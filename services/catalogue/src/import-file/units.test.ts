import { expect, test } from 'vitest'
import { fieldsOf } from './price-list.example.ts'

test.each([
  ['psl.', 'Stück', 'Set'],
  ['бр', 'бр', 'м'],
  ['caja', 'rollo', 'un'],
  ['kom', 'pak', 'kg'],
  ['개', '식', '롤'],
  ['本', 'セット', '式'],
  ['条', '套', '卷'],
])('„%s“, „%s“ and „%s“ are units, whatever their column is called', (...units) => {
  const rows = units.map((unit, at) => `AB-${at}70|Spannschloss M${at + 8}|${unit}|${at + 3},20`)
  expect(fieldsOf(['Artikelnummer|Bezeichnung||Listenpreis', ...rows].join('\n'))).toBe(
    'orderNumber|description|unit|listPrice',
  )
})

test('„Quantity Type“ says in which unit an article is sold', () => {
  expect(
    fieldsOf(`Part Code|Description|Quantity Type|Price
RS-100|Round bar 25 mm steel|Length|41.00
PL-200|Plate 20 mm aluminium|Each|18.50
PA-300|Primer grey|Can|9.80`),
  ).toBe('orderNumber|description|unit|listPrice')
})
