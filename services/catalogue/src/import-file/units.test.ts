import { expect, test } from 'vitest'
import { fieldsOf } from './price-list.example.ts'

test.each([
  ['psl.', 'Stück', 'Set'],
  ['бр', 'бр', 'м'],
  ['caja', 'rollo', 'un'],
  ['kom', 'pak', 'kg'],
])('„%s“, „%s“ and „%s“ are units, whatever their column is called', (...units) => {
  const rows = units.map((unit, at) => `AB-${at}70|Spannschloss M${at + 8}|${unit}|${at + 3},20`)
  expect(fieldsOf(['Artikelnummer|Bezeichnung||Listenpreis', ...rows].join('\n'))).toBe(
    'orderNumber|description|unit|listPrice',
  )
})
