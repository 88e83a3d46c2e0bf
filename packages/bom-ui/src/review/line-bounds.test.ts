import { expect, test } from 'vitest'
import { lineOf, slimLine } from '../bom.example.ts'
import { canSave } from './line-bounds.ts'
import { type LineValues, valuesOf } from './line-values.ts'

const usual = valuesOf(lineOf(slimLine(1, { quantity: 2 })))

test.each<[string, Partial<LineValues>, boolean]>([
  ['no quantity', { quantity: null }, true],
  ['the greatest quantity', { quantity: 1e9 }, true],
  ['a quantity above it', { quantity: 1e9 + 1 }, false],
  ['a quantity of none', { quantity: 0 }, false],
  ['a quantity that cannot be read', { quantity: Number.NaN }, false],
  ['a price of nothing', { purchasePrice: 0 }, true],
  ['a price below nothing', { purchasePrice: -1 }, false],
  ['a price that cannot be read', { purchasePrice: Number.NaN }, false],
  ['a number with nothing but blanks beyond its length', { orderNumber: `${'1'.repeat(200)}  ` }, true],
  ['a number that is too long', { orderNumber: '1'.repeat(201) }, false],
])('%s', (_, typed, isTaken) => {
  expect(canSave({ ...usual, ...typed }, usual)).toBe(isTaken)
})

test('a quantity that was wrong before keeps nobody from mending something else', () => {
  const before = { ...usual, quantity: 0 }
  expect(canSave({ ...before, manufacturerName: 'Siemens' }, before)).toBe(true)
})
