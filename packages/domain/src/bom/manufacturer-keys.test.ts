import { expect, test } from 'vitest'
import { canMeanManufacturer } from './manufacturer-keys.ts'

test.each([
  ['Siemens AG', 'Siemens', true],
  ['Siemens', 'Siemens AG', true],
  ['SIE', 'Siemens', true],
  ['Weidmueller GmbH & Co. KG', 'Weidmüller', true],
  ['ABB / Siemens', 'Siemens', true],
  ['Siemens oder gleichwertig', 'Siemens', true],
  ['diverse', 'Siemens', true],
  ['-', 'Siemens', true],
  ['ABB', 'Siemens', false],
  ['Siemens Energy', 'Siemens', false],
])('„%s“ can mean %s: %s', (text, name, can) => {
  expect(canMeanManufacturer(text, name)).toBe(can)
})
