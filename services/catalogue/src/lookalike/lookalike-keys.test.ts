import { expect, test } from 'vitest'
import { lookalikeKeys } from './lookalike-keys.ts'

const keys = (kind: Parameters<typeof lookalikeKeys>[0], name: string) =>
  lookalikeKeys(kind, name).map(({ tag, key }) => `${tag} ${key}`)
const common = (kind: Parameters<typeof lookalikeKeys>[0], one: string, other: string) =>
  keys(kind, one).filter((key) => keys(kind, other).includes(key))[0]

test.each([
  ['Phoenix Contact', 'PhoenixContact', 'SPELLING phoenixcontact'],
  ['Siemens', 'Siemens AG', 'LEGAL_FORM siemens'],
  ['Weidmüller', 'Weidmueller GmbH & Co. KG', 'LEGAL_FORM weidmueller'],
  ['ABB', 'ABB/ Germany', 'COUNTRY abb'],
  ['ABB', 'ABB Deutschland GmbH', 'COUNTRY abb'],
  ['ABB', 'Eaton', undefined],
])('%s and %s', (one, other, why) => expect(common('manufacturer', one, other)).toBe(why))

test.each([
  ['SE', 'Schneider Electric'],
  ['PXC', 'Phoenix Contact GmbH & Co. KG'],
  ['PC', 'Phoenix Contact'],
  ['WAG', 'WAGO'],
])('%s stands for %s', (short, full) => {
  expect(keys('manufacturer', short)).toContain(`ABBREVIATION ${short.toLowerCase()}`)
  expect(keys('manufacturer', full)).toContain(`ABBREVIATED ${short.toLowerCase()}`)
})

test.each([
  ['Stück', 'Stk.', 'SAME_UNIT C62'],
  ['pcs', 'Stück', 'SAME_UNIT C62'],
  ['mm', 'cm', undefined],
])('the units %s and %s', (one, other, why) => expect(common('unit', one, other)).toBe(why))

test.each([
  ['RG 01', 'Rabattgruppe 1', 'SPELLING 1'],
  ['A-17', 'A 17', 'SPELLING a17'],
  ['RG 17', 'RG 18', undefined],
])('the groups %s and %s', (one, other, why) => expect(common('discountgroup', one, other)).toBe(why))

test('what holds a digit, or is short, is like no other by its writing alone', () => {
  expect(keys('manufacturer', 'Hersteller 17').join()).not.toContain('SIMILAR')
  expect(keys('manufacturer', 'Eton').join()).not.toContain('SIMILAR')
  expect(keys('manufacturer', 'Schneider')).toContain('SIMILAR schneider')
})
