import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDesignations, splitDesignation } from './designation.ts'
import { type Designation, partForSign, signs } from './signs.ts'

test.each([
  ['=A1+S1-K5', { functionalAssignment: 'A1', installationLocation: 'S1', bmk: 'K5' }],
  [
    '==Kühlen=A1++H1+S1-K5:13',
    {
      functionDesignation: 'Kühlen',
      functionalAssignment: 'A1',
      locationIdentifier: 'H1',
      installationLocation: 'S1',
      bmk: 'K5',
      terminal: '13',
    },
  ],
  ['=+E1-Q1', { installationLocation: 'E1', bmk: 'Q1' }],
  ['=+E1-F2..F9', { installationLocation: 'E1', bmk: 'F2..F9' }],
  ['=+-K1', { bmk: 'K1' }],
  ['=+E1-F1, =+E1-F2', { installationLocation: 'E1', bmk: 'F1, F2' }],
  ['+S1-X1', { installationLocation: 'S1', bmk: 'X1' }],
  ['-K5', { bmk: 'K5' }],
  ['-K5-X1', { bmk: 'K5-X1' }],
  ['+S1+E2', { installationLocation: 'S1+E2' }],
  ['A1-01', { bmk: 'A1-01' }],
  ['+S1-X1:1-25', { installationLocation: 'S1', bmk: 'X1', terminal: '1-25' }],
  ['C1, C2', { bmk: 'C1, C2' }],
  ['=A1+S1-F1, =A1+S1-F2', { functionalAssignment: 'A1', installationLocation: 'S1', bmk: 'F1, F2' }],
  ['-F1 ... -F3', { bmk: 'F1..F3' }],
  ['-F1...-F3', { bmk: 'F1..F3' }],
  ['-F4 bis -F6', { bmk: 'F4..F6' }],
  ['-F10 - -F12', { bmk: 'F10..F12' }],
  ['-F15 … -F17', { bmk: 'F15..F17' }],
  ['=A1+S1-F1 … -F3, -F7', { functionalAssignment: 'A1', installationLocation: 'S1', bmk: 'F1..F3, F7' }],
  ['-F13/-F14', { bmk: 'F13, F14' }],
  ['-F13 / -F14', { bmk: 'F13, F14' }],
  ['=A1/+S1/-K5', { functionalAssignment: 'A1', installationLocation: 'S1', bmk: 'K5' }],
  ['-K1\n-K2', { bmk: 'K1, K2' }],
  ['>  C1, C2', { bmk: 'C1, C2' }],
  ['', {}],
])('%s is split by its signs', (text, parts) => {
  const filled = Object.fromEntries(
    Object.entries(splitDesignation(text)).filter(([, value]) => value !== ''),
  )
  expect(filled).toEqual(parts)
})

test.each([
  ['F02-01,02,03', 3],
  ['TR1-TR7', 7],
  ['C1, C2, C107', 3],
  ['K1/K2/K3', 3],
  ['-F1/-F2', 2],
  ['24V/0V', 1],
  ['-F1 ... -F3', 3],
  ['-F15 … -F17', 3],
  ['-F4 bis -F6', 3],
  ['A1-01', 1],
  ['U1 U3 U5 U7', 4],
  ['RACKING HANDLE', 1],
  ['>  C9, C12, C18', 3],
  ['', 0],
])('%s names %i devices', (text, count) => expect(countDesignations(text)).toBe(count))

const written = (parts: Designation) =>
  signs.map((sign) => (parts[partForSign(sign)] === '' ? '' : sign + parts[partForSign(sign)])).join('')

test('splitting what was joined gives the parts back', () => {
  const name = fc.stringMatching(/^[A-Z]{1,3}[0-9]{1,3}$/)
  const designation = fc.record({
    functionDesignation: fc.option(name, { nil: '' }),
    functionalAssignment: fc.option(name, { nil: '' }),
    locationIdentifier: fc.option(name, { nil: '' }),
    installationLocation: fc.option(name, { nil: '' }),
    bmk: name,
    terminal: fc.option(fc.stringMatching(/^[0-9]{1,3}$/), { nil: '' }),
  })
  fc.assert(
    fc.property(designation, (parts) => {
      expect(splitDesignation(written(parts))).toEqual(parts)
    }),
  )
})
