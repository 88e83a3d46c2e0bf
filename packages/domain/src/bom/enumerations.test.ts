import { expect, test } from 'vitest'
import { countInFront, isEnumerated, isEnumeration, piecesInFront, piecesNamed } from './enumerations.ts'

test.each([
  ['- Gehäuse', true],
  ['-Gehäuse', true],
  ['• 2x Motor', true],
  ['2xMotor', true],
  ['-K1', true],
  ['1. Motor', true],
  ['2) 3x Relais', true],
  ['Motor', false],
  ['24 V Relais', false],
])('„%s“ counts up a part: %s', (text, isOne) => expect(isEnumerated(text)).toBe(isOne))

test('half of the rows count up, and three at least', () => {
  const [one, two, three] = ['- Motor', '- Relais', '- Sockel']
  expect(isEnumeration([one, two, three, 'Teile:'], 4)).toBe(true)
  expect(isEnumeration([one, two, 'Teile:'], 3)).toBe(false)
  expect(isEnumeration([one, two, three], 9)).toBe(false)
  expect(isEnumeration([one, two, three, '10 m Leitung', '1 Schrank'], 9)).toBe(true)
})

test.each([
  ['2x Netzteil', 2],
  ['- 2xSummer (rund)', 2],
  ['•4 Stk. Klemme', 4],
  ['3 Stück Schütz', 3],
  ['1x 1x16 Pin Stiftleiste', 1],
  ['2x 3Pin Stecker', 2],
  ["2x 'normale' Diode", 2],
  ['2x(optional) Taster', 2],
  ['3 x M4 Mutter', 3],
  ['Motor (2x)', 2],
  ['Relais 24 V x4', 4],
  ['Hutschiene, 3 Stück', 3],
  ['-3x 1,5K Widerstand', 3],
  ['3. 2x Schütz', 2],
  ['2x 24 V Netzteil', 2],
  ['4x 10 A Automat', 4],
  ['4 * 5SY4116-7', 4],
  ['3RT2016-1BB41 x 4', 4],
  ['3031212 x120', 120],
  ['Siemens 5SY4116-7: 4', 4],
  ['P3-63/EA/SVB = 2', 2],
  ['Kabelkanal 40x60 - 8 m', 8],
  ['Leitung H07V-K schwarz: 12,5 m', 12.5],
])('„%s“ names %i pieces', (text, pieces) => expect(piecesNamed(text)?.pieces).toBe(pieces))

test.each([
  '2x4 mm Leitung',
  '3x 1,5 mm² Leitung',
  '2x 4 mm² Ader',
  '3 x 2 m Schiene',
  'Schraube M4 x 20',
  'Profil 20x20',
  'Leitung 5 x 2',
  'Netzteil 24 V',
  '4-polig',
  '2xA',
  'Leitung schwarz 8 m',
  'Schutzart IP65: 4',
  'Blatt: 4',
  'NYM-J 3x1,5 x 20',
])('„%s“ names no pieces', (text) => expect(piecesNamed(text)).toBeNull())

test('numbers in front are quantities where nearly every text has one and they do not just count up', () => {
  expect(countInFront(['4 Relais', '2 Sockel', '2 Netzteil', '1 Schiene', '1 Gehäuse'])).toBe(true)
  expect(countInFront(['1 Relais', '2 Sockel', '3 Netzteil', '4 Schiene'])).toBe(false)
  expect(countInFront(['4 Relais', 'Sockel', 'Netzteil', '2 Schiene', '2 Gehäuse'])).toBe(false)
  expect(countInFront(['24 Volt Netz', '10 mm Schlauch', '10 mm Rohr', '10 bar Ventil'])).toBe(false)
  expect(piecesInFront('- 4 Relais')?.pieces).toBe(4)
  expect(piecesInFront('Relais')).toBeNull()
})
