import { expect, test } from 'vitest'
import { leadingSign, partForSign } from './signs.ts'

test.each([
  ['==Kühlen', '==', 'functionDesignation'],
  ['=A1', '=', 'functionalAssignment'],
  ['++H1', '++', 'locationIdentifier'],
  ['+S1', '+', 'installationLocation'],
  ['-K5', '-', 'bmk'],
  ['–K5', '-', 'bmk'],
  ['−K5', '-', 'bmk'],
  ['=+E1-Q1', '+', 'installationLocation'],
  ['==+E1-Q1', '+', 'installationLocation'],
  ['=++H1+E1', '++', 'locationIdentifier'],
  ['=-Q1', '-', 'bmk'],
  ['=+-Q1', '-', 'bmk'],
])('%s begins with %s: %s', (text, sign, part) => {
  expect(leadingSign(text)).toBe(sign)
  expect(partForSign(leadingSign(text)!)).toBe(part)
})

test('a colon stands for the terminal', () => expect(partForSign(':')).toBe('terminal'))

test.each(['', '-', '--', '=', 'K5', 'A1-01', '- lose', '– lose', '–', '+ Zubehör', '+-5', '=+', '--K1'])(
  '%j has no sign',
  (text) => {
    expect(leadingSign(text)).toBeNull()
  },
)
