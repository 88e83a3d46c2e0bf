import { describe, expect, test } from 'vitest'
import { isMadeUpMaker, isMadeUpUnit, makerMeant, unitMeant } from './made-up-names.ts'

const known = new Map([
  ['ABB', 'abb'],
  ['Siemens', 'siemens'],
  ['Stück', 'piece'],
])
const find = (name: string) => known.get(name.trim())

describe('units', () => {
  test.each(['48 x 6-oz-Gläser', '100 Stück', 'Karton mit Deckel', 'Stk/VPE', 'Rolle à 50 m'])(
    '%s is made up',
    (text) => {
      expect(isMadeUpUnit(text)).toBe(true)
    },
  )
  test.each(['cái', 'Garnitur', 'lfd. Meter', 'Nos.', 'm²', 'C62'])('%s is a name', (text) => {
    expect(isMadeUpUnit(text)).toBe(false)
  })
  test('the one that is meant is found where only one is known', () => {
    expect(unitMeant('100 Stück', find)).toBe('piece')
    expect(unitMeant('48 x 6-oz-Gläser', find)).toBeNull()
  })
})

describe('manufacturers', () => {
  test.each(['ABB/ Germany', 'ABB; Siemens', 'Nordwerk, Deutschland', 'info@nordwerk.example', '4711'])(
    '%s is made up',
    (text) => {
      expect(isMadeUpMaker(text)).toBe(true)
    },
  )
  test.each([
    'Fabrik Muster GmbH',
    'Müller & Söhne',
    'Foo Co., Ltd.',
    '3M',
    'Phoenix Contact',
    'G5-SWITCHGEAR',
  ])('%s is a name', (text) => {
    expect(isMadeUpMaker(text)).toBe(false)
  })
  test('the one that is meant is found where only one is known', () => {
    expect(makerMeant('ABB/ Germany', find)).toBe('abb')
    expect(makerMeant('ABB; Siemens', find)).toBeNull()
  })
})
