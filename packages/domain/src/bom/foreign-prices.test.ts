import { expect, test } from 'vitest'
import { readLines } from './index.ts'
import { rowsOf } from './rows.example.ts'

function pricesOf(header: string, ...prices: string[]) {
  const rows = rowsOf(
    `Menge|Bestellnummer|${header}\n${prices.map((price, at) => `${at + 1}|NK-${at}00|${price}`).join('\n')}`,
  )
  const { lines, notices } = readLines(rows, {
    headerRowIndex: 1,
    headers: ['Menge', 'Bestellnummer', header],
    mapping: [
      { importHeader: 'Menge', articleField: 'quantity' },
      { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
      { importHeader: header, articleField: 'purchasePrice' },
    ],
    quantityBasis: 'EACH',
    amount: 1,
  })
  return { prices: lines.map(({ purchasePrice }) => purchasePrice), notices: notices.map(({ text }) => text) }
}

const notTaken = (header: string, currency: string) => [
  `Preise in „${header}“ stehen in „${currency}“ und werden nicht übernommen: Preise im Portal sind in Euro`,
]

test('a price in another currency is not taken over, and the list says so', () => {
  expect(pricesOf('Unit price', '₫47.000', '₫1.250')).toEqual({
    prices: [undefined, undefined],
    notices: notTaken('Unit price', '₫'),
  })
  expect(pricesOf('Unit price', '$0.24', '$1.73', '2.10')).toEqual({
    prices: [undefined, undefined, undefined],
    notices: notTaken('Unit price', '$'),
  })
})

test('the name of the column tells the currency of its numbers', () => {
  expect(pricesOf('Preis CHF', '12.50', '3.10')).toEqual({
    prices: [undefined, undefined],
    notices: notTaken('Preis CHF', 'CHF'),
  })
})

test('euros are taken over, also beside a price that says another currency', () => {
  expect(pricesOf('Preis', '12,50 €', '3,10 EUR', '4,00 USD')).toEqual({
    prices: [12.5, 3.1, undefined],
    notices: notTaken('Preis', 'USD'),
  })
  expect(pricesOf('Preis EUR/CHF', '12,50', '3,10')).toEqual({ prices: [12.5, 3.1], notices: [] })
})

test('numbers without a currency are euros', () => {
  expect(pricesOf('Try price', '12.50', '3.10')).toEqual({ prices: [12.5, 3.1], notices: [] })
})
