import { expect, test } from 'vitest'
import { headerUnit } from './header-unit.ts'

test.each([
  ['Breite (mm)', 'mm'],
  ['Breite mm', 'mm'],
  ['Höhe in cm', 'cm'],
  ['width_mm', 'mm'],
  ['Tiefe [M]', 'm'],
  ['Breite', undefined],
  ['Atem', undefined],
  ['Breite pro m', undefined],
])('the lengths of the column „%s“ are in %s', (header, unit) => {
  expect(headerUnit(header, 'length')).toBe(unit)
})

test.each([
  ['Gewicht (kg)', 'kg'],
  ['Gewicht g', 'g'],
  ['Gew. kg', 'kg'],
  ['Variant Grams', 'g'],
  ['kg/Stk', 'kg'],
  ['Gewicht', undefined],
  ['Gewicht (kg/m)', undefined],
  ['Gewicht m', undefined],
  ['Verpackung', undefined],
])('the weights of the column „%s“ are in %s', (header, unit) => {
  expect(headerUnit(header, 'weight')).toBe(unit)
})
