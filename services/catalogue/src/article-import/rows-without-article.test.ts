import type { Cell } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import type { ColumnPlan } from './column-plan.ts'
import { isFiller, isShortenedNumber, whyNoArticle } from './rows-without-article.ts'

const headers = ['Bestellnummer', 'Hersteller', 'Bezeichnung', 'Listenpreis']
const plan = {
  headers,
  columns: { orderNumber: [0], manufacturerName: [1], description: [2], listPrice: [3] },
} as unknown as ColumnPlan
const cellsOf = (row: string): Cell[] =>
  row.split('|').map((text) => ({ text, kind: text === '' ? 'empty' : 'text' }))

describe('rows that are no article', () => {
  test.each([
    ['Kapitel 3|||', 'Überschrift'],
    ['Leistungsschütze|||', 'Überschrift'],
    ['Ende der Liste - 12 Positionen|||', 'Überschrift'],
    ['Preise gültig ab 01.04.2026', 'Überschrift'],
    ['Item No|Manufacturer|Short text|List price', 'Spaltennamen'],
    ['Order Code|Brand|Text|Price', 'Spaltennamen'],
    ['Bestell-Nr.|Fabrikat||', 'Spaltennamen'],
    ['Summe:|||1.234,50', 'Summenzeile'],
    ['Gesamtsumme|||1.234,50', 'Summenzeile'],
  ])('%s', (row, reason) => {
    const cells = cellsOf(row)
    expect(whyNoArticle(cells[0]!.text, cells, plan)).toContain(reason)
  })

  test.each([
    '3RT2015-1BB41|Siemens|Schütz|12,50',
    '3RT2015-1BB41|||',
    '6ES7 214-1AG40|||',
    'PTFIX|||9,90',
    'Kapitel 3||Handbuch|19,90',
    'ABC|Siemens|Text|1,00',
  ])('%s is one', (row) => {
    const cells = cellsOf(row)
    expect(whyNoArticle(cells[0]!.text, cells, plan)).toBeUndefined()
  })

  test('a list of one column holds numbers alone', () => {
    const narrow = { ...plan, headers: ['Bestellnummer'], columns: { orderNumber: [0] } } as ColumnPlan
    expect(whyNoArticle('Kapitel 3', cellsOf('Kapitel 3'), narrow)).toBeUndefined()
  })

  test('a merged title counts once', () => {
    const cells = cellsOf('Kapitel 3|Kapitel 3|Kapitel 3|').map(
      (cell, at): Cell => (at > 0 && cell.text !== '' ? { ...cell, merged: true } : cell),
    )
    expect(whyNoArticle('Kapitel 3', cells, plan)).toContain('Überschrift')
  })
})

describe('rows of noughts below a list', () => {
  test.each([
    ['0|Siemens||0,00', true],
    ['000||0|', true],
    ['0,00||0,00|12,50', true],
    ['0||–|12,50', true],
    ['0||Schütz|12,50', false],
    ['0815|||', false],
    ['10|||', false],
    ['0-0|||', false],
  ])('%s: %s', (row, isOne) => {
    const cells = cellsOf(row)
    expect(isFiller([cells[0]!.text, null], cells, plan)).toBe(isOne)
  })

  test('a number of either kind names an article', () => {
    expect(isFiller(['0', '3RT2015'], cellsOf('0|||'), plan)).toBe(false)
    expect(isFiller([null, '0'], cellsOf('|||'), plan)).toBe(true)
  })
})

test.each([
  ['4,01508E+12', true],
  ['4.01508e+12', true],
  ['4012345678901', false],
  ['1E+5', false],
  ['3E+12-A', false],
  ['E+H 12', false],
])('%s has lost its last digits: %s', (text, isLost) => {
  expect(isShortenedNumber(text)).toBe(isLost)
})
