import { expect, test } from 'vitest'
import { currencyOf } from './currency.ts'
import { currencyBeside } from './currency-beside.ts'
import { headerCurrency } from './header-currency.ts'

test.each([
  ['EUR', null, 'EUR'],
  ['€', null, 'EUR'],
  ['chf', null, 'CHF'],
  ['SFr.', null, 'CHF'],
  ['$', null, 'USD'],
  ['$', 'CAD', 'CAD'],
  ['kr', 'DKK', 'DKK'],
  ['zł', null, 'PLN'],
  ['Stk', null, null],
  ['US-Dollar', null, 'USD'],
  ['Schweizer Franken', null, 'CHF'],
  ['livres sterling', null, 'GBP'],
  ['dollari statunitensi', null, 'USD'],
  ['coronas checas', null, 'CZK'],
  ['złotych polskich', null, 'PLN'],
  ['korun českých', null, 'CZK'],
  ['Zwitserse frank', null, 'CHF'],
  ['Kronen', 'DKK', 'DKK'],
  ['円', null, 'JPY'],
  ['元', null, null],
  ['Taler', null, null],
] as const)('%s with %s configured is %s', (word, preferred, currency) => {
  expect(currencyOf(word, preferred)).toBe(currency)
})

test.each([
  ['12,50', undefined],
  ['1.234,50 €', 'EUR'],
  ['12.50 CHF', 'CHF'],
  ['USD 12.50', 'USD'],
  ['$12.50', 'USD'],
  ['12,–', undefined],
  ['auf Anfrage', undefined],
  ['12,50 Stk', undefined],
  ['1.2E+05', undefined],
  ['(12,50)', undefined],
  ['Fr. 12.50', 'CHF'],
  ['12,50 CHF / 100 Stk', 'CHF'],
  ['₹ 1,250.00', 'INR'],
  ['1 250 Ft', 'HUF'],
  ['R$ 12,50', { unknown: 'R$' }],
  ['THB 12.50', { unknown: 'THB' }],
  ['12,50 THB netto', { unknown: 'THB' }],
  ['R 12.50', { unknown: 'R' }],
  ['12,50 руб.', { unknown: 'руб.' }],
] as const)('beside %s stands %s', (price, currency) => {
  expect(currencyBeside(price, null)).toEqual(currency)
})

test.each([
  ['Price (₹)', '₹', 'Price'],
  ['Giá ₫', '₫', 'Giá'],
  ['Pris kr', 'kr', 'Pris'],
  ['Preis Fr.', 'Fr.', 'Preis'],
  ['Preis in Franken', 'Franken', 'Preis'],
  ['Preis (THB)', 'THB', 'Preis'],
  ['Preis BRL je Stk', 'BRL', 'Preis   je Stk'],
  ['Price (R$)', 'R$', 'Price'],
  ['list_price_zar', 'zar', 'list_price_'],
  ['PriceUSD', 'USD', 'Price'],
  ['Preis$', '$', 'Preis'],
  ['Preis [TOP]', 'TOP', 'Preis'],
  ['Preis in ALL', 'ALL', 'Preis'],
  ['price_eur', 'EUR', 'price_'],
  ['CHF', 'CHF', 'CHF'],
  ['Preis in US-Dollar', 'Dollar', 'Preis in US-'],
  ['Cena (koruny)', 'koruny', 'Cena'],
  ['定価（円）', '円', '定価'],
  ['単価 円', '円', '単価'],
  ['含税单价(元)', '元', '含税单价'],
  ['單價（人民幣）', '人民幣', '單價'],
  ['소비자가(원)', '원', '소비자가'],
])('the header „%s“ names %s', (header, currency, name) => {
  expect(headerCurrency(header)).toEqual({ currency, name })
})

test.each([
  'Preis VPE',
  'Preis RAL',
  'Preis PRO Stück',
  'TOP-Preis',
  'Preis ALL',
  'Preis lt. Ang.',
  'Preis FR',
  'Price per ft',
  'Querschnitt AWG',
  'Querschnitt [AWG]',
  'Länge (ft)',
  'Gewicht in Pfund',
  'Price per pound',
  'Modell Lira',
  '원 품번',
  '元件名称',
])('the header „%s“ names no currency', (header) => {
  expect(headerCurrency(header)).toEqual({ name: header })
})

test.each(['THB', 'Kolumna (THB)', 'Hinta KRW', 'kr'])(
  'the column of prices „%s“ names its currency',
  (header) => {
    expect(headerCurrency(header).currency ?? 'EUR').toBe('EUR')
    expect(headerCurrency(header, true).currency).toMatch(/^(?:THB|KRW|kr)$/)
  },
)
