import { expect, test } from 'vitest'
import { readLines, suggestMapping } from './index.ts'
import { rowsOf } from './rows.example.ts'

function pricesOf(header: string, ...prices: string[]) {
  const rows = rowsOf(
    `Menge|Bestellnummer|Preis|${header}\n${prices.map((price, at) => `${at + 1}|NK-${at}00|${price}`).join('\n')}`,
  )
  const { lines, notices } = readLines(rows, {
    headerRowIndex: 1,
    headers: ['Menge', 'Bestellnummer', 'Preis', header],
    mapping: [
      { importHeader: 'Menge', articleField: 'quantity' },
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
      { importHeader: 'Preis', articleField: 'purchasePrice' },
    ],
    quantityBasis: 'EACH',
    amount: 1,
  })
  return { prices: lines.map(({ purchasePrice }) => purchasePrice), notices }
}

test.each(['Preiseinheit', 'PE', 'Preis-Einh.'])('prices for 100 beside „%s“ are told for one', (header) => {
  expect(pricesOf(header, '12,50|100', '3,10|1', '7,00|', '0,89|1000')).toEqual({
    prices: [0.125, 3.1, 7, 0.00089],
    notices: [
      {
        code: 'PRICES_SHARED_OUT',
        text: `Preise der Liste sind durch „${header}“ geteilt: Sie gelten für ein Stück`,
        rowIndexes: [2, 5],
      },
    ],
  })
})

test('one that cannot be read leaves its price out, and letters of ERP systems count', () => {
  expect(
    pricesOf('PE', '85,00|100', '12,00|C', '9,00|je 100 Stk', '4,00|10 St.', '3,10|1', '7,00|Pal'),
  ).toEqual({
    prices: [0.85, 0.12, 0.09, 0.4, 3.1, undefined],
    notices: [
      {
        code: 'PRICES_SHARED_OUT',
        text: 'Preise der Liste sind durch „PE“ geteilt: Sie gelten für ein Stück',
        rowIndexes: [2, 3, 4, 5],
      },
      {
        code: 'PRICES_SHARED_OUT',
        text: '„PE“ sagt nicht lesbar, für wie viele Stück der Preis gilt; er wird nicht übernommen',
        rowIndexes: [7],
      },
    ],
  })
})

test('units alone are for one each, letters that may be a thousand cannot be read', () => {
  const { prices } = pricesOf(
    'PE',
    '85,00|100',
    '22,10|Stk',
    '3,00|je m',
    '4,00|-',
    '5,00|E',
    '6,00|€/100',
    '7,00|1',
    '8,00|M',
    '9,00|VE',
  )
  expect(prices).toEqual([0.85, 22.1, 3, 4, 5, 0.06, 7, undefined, undefined])
})

test.each([
  ['other numbers', 'PE', ['12,50|100', '3,10|25']],
  ['words', 'PE', ['12,50|100', '3,10|ja']],
  ['ones alone', 'Preiseinheit', ['12,50|1', '3,10|1']],
  ['a packaging unit', 'VPE', ['12,50|100', '3,10|10']],
])('%s beside them change nothing', (_, header, prices) => {
  const first = [12.5, 3.1]
  expect(pricesOf(header, ...prices)).toEqual({ prices: first, notices: [] })
})

test('the column that says for how many prices are leaves nothing to look at', () => {
  const rows = rowsOf('1|3044102|Klemme|71,00|100\n4|3044128|Erdklemme|244,00|100\n2|3209510|Klemme|1,50|1')
  const headers = ['Menge', 'Bestellnummer', 'Bezeichnung', 'Preis', 'Preiseinheit']
  expect(suggestMapping(headers, rows).at(-1)).toMatchObject({
    articleField: null,
    certainty: 'SURE',
    reason: 'Für so viele Stück gelten die Preise der Liste',
  })
})
