import { expect, test } from 'vitest'
import {
  articleNumberText,
  designationText,
  isCutNumber,
  isRememberedByNumber,
  numbersBeforeDate,
  zeroPaddedCandidates,
} from './excel-damage.ts'

test.each([
  [{ text: '#NAME?', kind: 'error', formula: 'A1+S1-K5' } as const, '=A1+S1-K5', true],
  [{ text: '#NAME?', kind: 'error', formula: '=A1+S1-K5' } as const, '=A1+S1-K5', true],
  [{ text: '#NAME?', kind: 'error', formula: '+S1-K5' } as const, '+S1-K5', true],
  [{ text: '#NAME?', kind: 'error', formula: '-K5' } as const, '-K5', true],
  [{ text: '0', kind: 'number', number: 0, formula: 'A1+S1-K5' } as const, '=A1+S1-K5', true],
  [{ text: 'X1', kind: 'text', formula: 'CONCATENATE(A1,B1)' } as const, 'X1', false],
  [{ text: '-K5', kind: 'text', formula: 'B2' } as const, '-K5', false],
  [{ text: '-K5', kind: 'text' } as const, '-K5', false],
])('a designation cell %j reads %s', (cell, text, recovered) => {
  expect(designationText(cell)).toEqual({ text, recovered })
})

test.each([
  [{ text: '0311087', kind: 'number', number: 311087 } as const, '0311087'],
  [{ text: '8806.500', kind: 'number', number: 8806.5 } as const, '8806.500'],
  [{ text: '4.05E+12', kind: 'number', number: 4050000000001 } as const, '4050000000001'],
  [{ text: '744.311.220', kind: 'number', number: 744311220 } as const, '744311220'],
  [{ text: '3-113-02-005', kind: 'text' } as const, '3-113-02-005'],
])('a number cell %j reads %s', (cell, text) => expect(articleNumberText(cell)).toBe(text))

test.each([
  ['311087', '0311087'],
  ['70412', '070412'],
  ['8806,5', '8806.500'],
  ['8806.5', '8806.500'],
])('%s may have been %s: to be checked', (text, candidate) => {
  expect(zeroPaddedCandidates(text)).toContainEqual({
    text: candidate,
    kind: 'zero-padded',
    certainty: 'CHECK',
  })
})

test.each([
  ['12. Jan', '12.01'],
  ['03. Mrz', '3-3'],
  ['12.11.2026', '12.11'],
  ['01.02.', '1/2'],
  ['Mai 24', '5-24'],
])('the date %s may have been %s: to be checked', (text, candidate) => {
  expect(numbersBeforeDate(text)).toContainEqual({
    text: candidate,
    kind: 'before-date',
    certainty: 'CHECK',
  })
})

test.each(['3RT2015', '12.345', 'Foo 24'])('%s was no date', (text) => {
  expect(numbersBeforeDate(text)).toEqual([])
})

test.each(['3RT2015-1BB41', '4250236821689', '12'])('%s has lost nothing', (text) => {
  expect(zeroPaddedCandidates(text)).toEqual([])
})

test.each([
  ['1,23457E+12', true],
  ['1.23E+05', true],
  ['6E10', false],
  ['3RT2015-1BB41', false],
  ['1E+05', false],
])('%s was cut by a spreadsheet: %s', (text, isCut) => {
  expect(isCutNumber(text)).toBe(isCut)
})

test.each([
  [['3RT2015', null], true],
  [[null, 'UT 2,5'], true],
  [[null, null], false],
  [['1,23457E+12', null], false],
  [['1,23457E+12', 'UT 2,5'], false],
] as const)('a choice for %j is remembered by them: %s', (numbers, isRemembered) => {
  expect(isRememberedByNumber(...numbers)).toBe(isRemembered)
})
