import type { Cell, SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { asTyped } from './as-typed.ts'

const mended = (cell: Cell) => asTyped({ rowIndex: 2, cells: [cell] }).cells[0]

describe('a number with a unit from its format', () => {
  test.each<[Cell, string]>([
    [{ text: '1500 mm', shown: '1.500 mm', kind: 'number', number: 1500, suffix: 'mm' }, '1500 mm'],
    [{ text: '12.5 m', shown: '12,5 m', kind: 'number', number: 12.5, suffix: 'm' }, '12,5 m'],
    [{ text: '2 VE', kind: 'number', number: 2, suffix: 'VE' }, '2 VE'],
    [{ text: '3 Stk.', kind: 'number', number: 3, suffix: 'Stk.' }, '3 Stk.'],
    // What the format only rounds is stored in full.
    [{ text: '3 m', kind: 'number', number: 2.6, suffix: 'm' }, '2,6 m'],
    // Three decimals could be thousands.
    [{ text: '0.125 m', shown: '0,125 m', kind: 'number', number: 0.125, suffix: 'm' }, '0,1250 m'],
  ])('%o becomes the text %j', (cell, text) => {
    const shown = cell.shown ?? cell.text
    expect(mended(cell)).toEqual({
      ...cell,
      kind: 'text',
      text,
      ...(shown === text ? { shown: undefined } : { shown }),
    })
  })

  test.each<Cell>([
    { text: '1234.50 €', shown: '1.234,50 €', kind: 'number', number: 1234.5 },
    { text: '1234.50 EUR', kind: 'number', number: 1234.5, suffix: 'EUR' },
    { text: '12 DM', kind: 'number', number: 12, suffix: 'DM' },
    { text: '1200 Ft', kind: 'number', number: 1200, suffix: 'Ft' },
    { text: '24 V', kind: 'number', number: 24, suffix: 'V' },
    { text: '3.00%', kind: 'number', number: 0.03 },
    { text: '3', kind: 'number', number: 2.6 },
    { text: '19.02.2014', kind: 'date' },
  ])('%o stays as it is', (cell) => {
    expect(mended(cell)).toBe(cell)
  })
})

describe('a text that only Excel needs in another form', () => {
  test.each([
    ['="5SY316-C"', '5SY316-C'],
    ['="0123"', '0123'],
    ["'0123", '0123'],
    ["'5SY316-C", '5SY316-C'],
    ["'Schütz", 'Schütz'],
  ])('%s is %s', (text, inside) => {
    expect(mended({ text, kind: 'text' })).toEqual({ text: inside, kind: 'text' })
  })

  test.each([
    '=A1+S1-K5',
    '="A"&"B"',
    "'Anführung'",
    "'s-Hertogenbosch",
    "'t Hart",
    "'",
    "5'",
    "'n' Kabel",
    "' 5",
  ])('%s stays as it is', (text) => {
    const cell: Cell = { text, kind: 'text' }
    expect(mended(cell)).toBe(cell)
  })

  test('of nothing is an empty cell', () => {
    expect(mended({ text: '=""', kind: 'text' })).toEqual({ text: '', kind: 'empty' })
  })
})

test('a row stays the same where nothing is to be mended', () => {
  const row: SheetRow = { rowIndex: 2, cells: [{ text: 'x', kind: 'text' }] }
  expect(asTyped(row)).toBe(row)
})
