import { expect, test } from 'vitest'
import { doubtOfUnit, type LineIssue, lineIssue, type MatchContext } from './line-issue.ts'

const line = {
  orderNumber: '3RT2015',
  manufacturerNumber: '',
  wholesalerOrderNumber: '',
  quantity: 1,
  quantityUnitName: 'Stk',
}
const match: MatchContext = { matched: true, articleUnit: ['Stück'], isDuplicate: false }

const examples: [
  string,
  Partial<typeof line> | { quantity: null } | { isSuppliedPart: boolean; description?: string },
  Partial<MatchContext>,
  LineIssue | null,
][] = [
  ['all is well', {}, {}, null],
  ['no number', { orderNumber: '' }, {}, 'MISSING_VALUES'],
  ['only a wholesaler’s number', { orderNumber: '', wholesalerOrderNumber: '12' }, {}, null],
  ['a supplied part by its name', { orderNumber: '', isSuppliedPart: true, description: 'Taster' }, {}, null],
  [
    'a supplied part that is not found',
    { orderNumber: '', isSuppliedPart: true, description: 'Taster' },
    { matched: false },
    'ARTICLE_NOT_FOUND',
  ],
  ['a supplied part without a name', { orderNumber: '', isSuppliedPart: true }, {}, 'MISSING_VALUES'],
  ['no quantity', { quantity: null }, {}, 'MISSING_VALUES'],
  ['quantity 0', { quantity: 0 }, {}, 'MISSING_VALUES'],
  ['missing goes before not found', { quantity: -1 }, { matched: false }, 'MISSING_VALUES'],
  ['no article', {}, { matched: false }, 'ARTICLE_NOT_FOUND'],
  ['length for pieces', { quantityUnitName: 'm' }, { isDuplicate: true }, 'WRONG_UNIT'],
  ['packs stay pieces', { quantityUnitName: 'VE' }, {}, null],
  ['an unknown unit is not wrong', { quantityUnitName: 'Gebinde' }, {}, null],
  ['the article has no unit', { quantityUnitName: 'm' }, { articleUnit: [] }, null],
  [
    'its unit is known by a variant',
    { quantityUnitName: 'mm' },
    { articleUnit: ['Meter (Kabel)', 'm'] },
    null,
  ],
  ['and is another one', { quantityUnitName: 'Stk' }, { articleUnit: ['Meter (Kabel)', 'm'] }, 'WRONG_UNIT'],
  ['the list says a variant', { quantityUnitName: 'Kbl-m' }, { articleUnit: ['Meter', 'Kbl-m'] }, null],
  ['the same again elsewhere', {}, { isDuplicate: true }, 'DUPLICATE'],
]

test.each(examples)('%s', (_name, change, context, issue) => {
  expect(lineIssue({ ...line, ...change }, { ...match, ...context })).toBe(issue)
})

test.each([
  ['', ['Meter'], 'Die Liste nennt keine Einheit, der Artikel wird in Meter geführt'],
  [' ', ['kg'], 'Die Liste nennt keine Einheit, der Artikel wird in kg geführt'],
  ['', ['Kabel', 'm'], 'Die Liste nennt keine Einheit, der Artikel wird in Kabel geführt'],
  ['', ['100 ST'], 'Die Liste nennt keine Einheit, der Artikel wird in 100 ST geführt'],
  ['mm', ['m'], null],
  ['Stk', ['m'], null],
  ['', ['Stück'], null],
  ['', ['Rolle'], null],
  ['', [], null],
  ['mm', [], null],
  ['mm', ['Meter (Kabel)'], 'Einheit zu prüfen: „mm“ lässt sich nicht in „Meter (Kabel)“ umrechnen'],
  ['mm', ['Meter (Kabel)', 'm'], null],
  ['Meter (Kabel)', ['Meter (Kabel)', 'm'], null],
  ['Kbl-m', ['Meter'], 'Einheit zu prüfen: „Kbl-m“ lässt sich nicht in „Meter“ umrechnen'],
  ['Kbl-m', ['Meter', 'Kbl-m'], null],
  ['Gebinde', ['Eimer'], null],
  ['Stk', ['Eimer'], null],
])('a line in %j of an article in %j: %s', (lineUnit, articleUnit, doubt) =>
  expect(doubtOfUnit(lineUnit, articleUnit)).toBe(doubt),
)

test.each([
  ['VE', 'Stück', 50, 'Einheit zu prüfen: „VE“ zählt als ein Stück, eine Verpackung des Artikels hat 50'],
  ['Pack', 'Stk', 10, 'Einheit zu prüfen: „Pack“ zählt als ein Stück, eine Verpackung des Artikels hat 10'],
  ['VE', 'Stück', 1, null],
  ['VE', 'Stück', null, null],
  ['VE', 'Packung', 50, null],
  ['Stk', 'Stück', 50, null],
  ['Rolle', 'Stk', 50, 'Einheit zu prüfen: „Rolle“ zählt als ein Stück, eine Verpackung des Artikels hat 50'],
  ['Bund', 'Stk', 50, 'Einheit zu prüfen: „Bund“ zählt als ein Stück, eine Verpackung des Artikels hat 50'],
  [
    'Gebinde',
    'Stk',
    50,
    'Einheit zu prüfen: „Gebinde“ zählt als ein Stück, eine Verpackung des Artikels hat 50',
  ],
  ['Gebinde', 'Stk', 1, null],
  ['Gebinde', 'Gebinde', 50, null],
  ['Rolle', 'Rolle', 50, null],
  ['Rolle', 'VE', 50, null],
  ['Set', 'Stk', 50, null],
  ['VE100', 'Stk', null, 'Einheit zu prüfen: „VE100“ zählt als ein Stück, nennt aber 100'],
  ['10 Stk', 'Stk', 1, 'Einheit zu prüfen: „10 Stk“ zählt als ein Stück, nennt aber 10'],
  ['VE100', 'VE', null, null],
  ['VE100', 'VE100', null, null],
  ['1 Stk', 'Stk', null, null],
  ['H87', 'Stk', 50, null],
  ['Stk', 'Paar', null, null],
  ['Stk', 'Dutzend', null, 'Einheit zu prüfen: „Stk“ zählt einzeln, der Artikel wird in „Dutzend“ geführt'],
  ['Paar', 'Paar', null, null],
  ['Paar', 'Stk', null, 'Einheit zu prüfen: „Paar“ zählt als ein Stück, es können zwei gemeint sein'],
  ['PAA', 'Stk', 50, 'Einheit zu prüfen: „PAA“ zählt als ein Stück, es können zwei gemeint sein'],
  ['Paar', 'VE', 50, null],
])('a line in %s of what is sold by %s in packs of %s: %s', (lineUnit, unit, packSize, doubt) =>
  expect(doubtOfUnit(lineUnit, [unit], packSize)).toBe(doubt),
)
