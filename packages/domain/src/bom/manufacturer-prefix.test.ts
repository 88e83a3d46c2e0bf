import { expect, test } from 'vitest'
import { splitManufacturerPrefix } from './manufacturer-prefix.ts'

test.each([
  ['SIE.3RT2015-1BB41', 'Siemens', '3RT2015-1BB41'],
  ['PXC.0311087', 'Phoenix Contact', '0311087'],
  ['RIT.8806.500', 'Rittal', '8806.500'],
  ['ACM.77-1', 'Acme', '77-1'],
])('%s is %s %s', (text, manufacturerName, number) => {
  expect(splitManufacturerPrefix(text, new Map([['acm', 'Acme']]))).toMatchObject({
    manufacturerName,
    number,
  })
})

test.each(['3RT2015', '8806.500', 'XYZ.123', 'SIE.', 'SIE.Hutschiene', '55.34.9'])(
  '%s has no manufacturer prefix',
  (text) => {
    expect(splitManufacturerPrefix(text)).toBeNull()
  },
)

test('the abbreviations of the catalogue go first', () => {
  expect(splitManufacturerPrefix('SE.100', new Map([['SE', 'Stego']]))?.manufacturerName).toBe('Stego')
})
