import { expect, test } from 'vitest'
import { splitManufacturerBeforeNumber } from './manufacturer-before-number.ts'

test.each([
  ['Siemens 3RT2015-1BB41', 'Siemens', '3RT2015-1BB41'],
  ['Phoenix Contact: 0311087', 'Phoenix Contact', '0311087'],
  ['WAGO / 750-352', 'WAGO', '750-352'],
  ['Schneider Electric LC1D09', 'Schneider Electric', 'LC1D09'],
])('%s is %s %s', (text, manufacturerName, number) => {
  expect(splitManufacturerBeforeNumber(text)).toEqual({ manufacturerName, number })
})

test.each(['3RT2015-1BB41', 'Siemens', 'Siemens Schütz', 'SE 100-2', 'UT 2,5-X', 'Acme 77-1'])(
  '%s names no manufacturer before a number',
  (text) => expect(splitManufacturerBeforeNumber(text)).toBeNull(),
)
