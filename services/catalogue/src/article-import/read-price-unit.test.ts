import { unitOf } from '@schrankwerk/domain/bom'
import type { Cell } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import type { ColumnPlan } from './column-plan.ts'
import { createPriceUnitReader, judgeLetters } from './read-price-unit.ts'
import { needsStyle } from './read-values.ts'

const planOf = (more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  columns: { priceUnitSize: [0], unit: [1] },
  headers: ['PE', 'ME'],
  styles: new Map([[0, 'german']]),
  settings: { currency: null } as ColumnPlan['settings'],
  headerRowIndex: 1,
  isExchange: false,
  ...more,
})
const cell = (text: string): Cell => ({ kind: text === '' ? 'empty' : 'text', text })
const read = (text: string, { unit = 'Stk', ...more }: Partial<ColumnPlan> & { unit?: string } = {}) =>
  createPriceUnitReader(
    planOf(more),
    (word) => word === 'Dose' || unitOf(word) !== null,
  )([cell(text), cell(unit)])

test.each([
  ['100', 100],
  ['1.000', 1000],
  ['100 Stück', 100],
  ['0,5 kg', 0.5],
  ['je 100', 100],
  ['pro 100 St.', 100],
  ['per 100', 100],
  ['für 100 Stück', 100],
  ['je 1.000 m', 1000],
  ['/100', 100],
  ['/ 100 Stk', 100],
  ['EUR/100', 100],
  ['€ / 100', 100],
  ['100 ST/PK', 100],
  ['100 Stück/Karton', 100],
  ['100 m²', 100],
  ['100 lfd. m', 100],
  ['1 000 St.', 1000],
  ['C', 100],
  ['H', 100],
  ['%', 100],
  ['E', 1],
  ['Hundert', 100],
  ['hundert', 100],
  ['pro Hundert', 100],
  ['Hundert Stück', 100],
  ['Tausend', 1000],
  ['je Tsd.', 1000],
])('„%s“ plainly says %d', (text, pieces) => {
  expect(read(text)).toBe(pieces)
})

test.each(['', '-', 'n/a', 'Stk', 'Stück', 'm', 'C62', 'je Stück', 'pro m', '€/Stk', 'Dose', 'EUR', 'h'])(
  '„%s“ says nothing of several pieces',
  (text) => expect(read(text)).toBeNull(),
)

test.each([
  '1x100',
  '10 x 10',
  '100-200',
  'je 0,5 kg',
  'ab 100',
  '100 EUR/Stk',
  'VE = 100 St',
  'siehe Katalog',
  '-5',
  '#NV',
  'TRUE',
])('„%s“ cannot be read', (text) => {
  expect(read(text)).toBe('unreadable')
})

test('a failed formula cannot be read', () => {
  expect(createPriceUnitReader(planOf(), () => false)([{ kind: 'error', text: '' }])).toBe('unreadable')
})

test('a number that only its column can explain waits for it', () => {
  expect(read('je 1.000', { styles: new Map() })).toBe(needsStyle)
  expect(read('je 1.000', { styles: new Map([[0, 'english']]) })).toBe(1)
})

test.each(['100', '100 ST'])('„%s“ beside „100 ST“, which becomes pieces, is a hundred of them', (text) => {
  expect(read(text, { unit: '100 ST' })).toBe(100)
})

test.each([
  ['1.000', 'Tausend'],
  ['Tausend', 'Tausend'],
  ['C', 'Hundert'],
])('„%s“ beside the unit „%s“ is one of it', (text, unit) => {
  expect(read(text, { unit })).toBe(1)
})

describe('„M“ and „T“', () => {
  test.each(['M', 'T'])('%s waits for its column', (letter) => {
    expect(read(letter)).toBe(needsStyle)
  })

  test.each(['M', 'T'])('%s is a thousand where letters count pieces, else it cannot be read', (letter) => {
    expect(read(letter, { lettersCount: true })).toBe(1000)
    expect(read(letter, { lettersCount: false })).toBe('unreadable')
  })

  test('what a line has as its unit too is that unit', () => {
    expect(read('M', { unit: 'M', lettersCount: true })).toBeNull()
  })

  test.each([
    ['beside other letters that count', ['C', 'M', 'E'], true],
    ['beside plain numbers', ['1', '100', 'M'], true],
    ['beside names of units', ['C', 'M', 'Stk'], false],
    ['beside amounts with their units', ['100 m', '1', 'M'], false],
    ['alone, where they may be metres', ['M', 'M', ''], false],
  ])('%s', (_, texts, count) => {
    const judge = judgeLetters(planOf())
    judge.take([{ rowIndex: 1, cells: [cell('Preiseinheit')] }])
    judge.take(texts.map((text, at) => ({ rowIndex: at + 2, cells: [cell(text)] })))
    expect(judge.lettersCount()).toBe(count)
  })
})
