import type { SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { columnsOfExchange } from './exchange-columns.ts'
import { suggestExchangeMapping } from './suggest-exchange-mapping.ts'

const bmecat = ['Artikelnummer', 'Herstellerartikelnummer', 'Typbezeichnung', 'Listenpreis', 'Kundenpreis']
const datanorm = ['Artikelnummer', 'Preis brutto', 'Preis netto']

/** What each column is suggested as, from a manufacturer and from a wholesaler. */
function suggested(format: 'bmecat' | 'datanorm', lines: readonly string[]) {
  const headers = format === 'bmecat' ? bmecat : datanorm
  const rows = lines.map((line, at) => ({
    rowIndex: at + 2,
    cells: line.split('|').map((text) => ({ text })),
  })) as unknown as SheetRow[]
  const { suggestedMapping, suggestedForWholesaler } = suggestExchangeMapping(
    headers,
    columnsOfExchange[format]!,
    rows,
  )
  const short = (mapping: typeof suggestedMapping) =>
    Object.fromEntries(
      mapping.map(({ importHeader, articleField, certainty }) => [importHeader, [articleField, certainty]]),
    )
  return {
    own: short(suggestedMapping),
    ofWholesaler: short(suggestedForWholesaler),
    reasonOf: (header: string) =>
      suggestedMapping.find(({ importHeader }) => importHeader === header)?.reason,
  }
}

describe('the number of who sends a BMEcat', () => {
  test('is sure where it is the manufacturer’s too', () => {
    const { own } = suggested('bmecat', ['3RT2015|3RT2015||10|8', '3RT2016|3RT2016||11|9'])
    expect(own.Artikelnummer).toEqual(['orderNumber', 'SURE'])
    expect(own.Herstellerartikelnummer).toEqual(['manufacturerNumber', 'SURE'])
    expect(own.Kundenpreis).toEqual(['purchasePrice', 'SURE'])
  })
  test('is to be checked where the manufacturer has another one', () => {
    const { own, reasonOf } = suggested('bmecat', ['900100|3RT2015||10|8', '900101|3RT2016||11|9'])
    expect(own.Artikelnummer).toEqual(['orderNumber', 'CHECK'])
    expect(reasonOf('Artikelnummer')).toContain('Großhändler')
  })
  test('is the wholesaler’s where one is chosen, and one orders by the manufacturer’s', () => {
    const { ofWholesaler } = suggested('bmecat', ['900100|3RT2015|SIRIUS|10|8', '900101|3RT2016|SIRIUS|11|9'])
    expect(ofWholesaler).toEqual({
      Artikelnummer: ['wholesalerOrderNumber', 'SURE'],
      Herstellerartikelnummer: ['orderNumber', 'CHECK'],
      Typbezeichnung: [null, 'OPEN'],
      Listenpreis: ['listPrice', 'SURE'],
      Kundenpreis: ['wholesalerPurchasePrice', 'CHECK'],
    })
  })
})

test('a DATANORM of a wholesaler names no number of the manufacturer: its own is to be checked', () => {
  const { own, ofWholesaler } = suggested('datanorm', ['900100|10|8'])
  expect(own.Artikelnummer).toEqual(['orderNumber', 'SURE'])
  expect(ofWholesaler).toEqual({
    Artikelnummer: ['orderNumber', 'CHECK'],
    'Preis brutto': ['listPrice', 'SURE'],
    'Preis netto': ['wholesalerPurchasePrice', 'CHECK'],
  })
})

describe('the type of a BMEcat', () => {
  test.each([
    [
      'is the type number where it is one and the column of that repeats the order number',
      ['3001|3001|WDU 2.5', '3002|3002|WDU 4'],
      true,
    ],
    ['is it as well where that column is empty', ['3001||WDU 2.5', '3002||WDU 4'], true],
    ['is none where it repeats the order number', ['3001|3001|3001', '3002|3002|3002'], false],
    [
      'is none where it is the name of a series',
      ['3001|3001|Serie 5', '3002|3002|Serie 5', '3003|3003|Serie 5'],
      false,
    ],
    ['is none where it is a word', ['3001|3001|Klemme', '3002|3002|Schiene'], false],
    ['is none where the manufacturer has a number of his own', ['900|3001|WDU 2.5', '901|3002|WDU 4'], false],
  ])('%s', (_, lines, isNumber) => {
    const { own } = suggested('bmecat', lines)
    expect(own.Typbezeichnung).toEqual(isNumber ? ['manufacturerNumber', 'CHECK'] : [null, 'OPEN'])
    expect(own.Herstellerartikelnummer![0]).toBe(isNumber ? null : 'manufacturerNumber')
  })
})
