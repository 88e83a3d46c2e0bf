import type { ImportField } from '@schrankwerk/contracts'
import { expect, test } from 'vitest'
import { suggestForWholesaler } from './suggest-for-wholesaler.ts'

const suggested = (columns: Record<string, ImportField | null>) =>
  Object.entries(columns).map(([importHeader, articleField]) => ({
    importHeader,
    articleField,
    certainty: 'SURE' as const,
    reason: '',
  }))
const fieldsOf = (columns: Record<string, ImportField | null>) =>
  suggestForWholesaler(suggested(columns))?.map(({ articleField }) => articleField)

test('beside the maker’s number the other one is the wholesaler’s, and so is the price to pay', () => {
  expect(
    fieldsOf({
      'Artikel-Nr.': 'orderNumber',
      Herstellernummer: 'manufacturerNumber',
      Listenpreis: 'listPrice',
      'Ihr Preis': 'purchasePrice',
      Bestand: null,
    }),
  ).toEqual(['wholesalerOrderNumber', 'orderNumber', 'listPrice', 'wholesalerPurchasePrice', null])
})

test('a type is no number of the maker that one orders by, and numbers that both name him stay', () => {
  expect(fieldsOf({ Bestellnummer: 'orderNumber', Typ: 'manufacturerNumber', EK: 'purchasePrice' })).toEqual([
    'orderNumber',
    'manufacturerNumber',
    'wholesalerPurchasePrice',
  ])
  expect(
    fieldsOf({ 'Hersteller-Bestellnr.': 'orderNumber', Herstellertyp: 'manufacturerNumber' }),
  ).toBeUndefined()
})

test('the own number of who wrote the list is the wholesaler’s', () => {
  expect(fieldsOf({ Bestellnummer: 'orderNumber', 'Art.-ID': 'erpNumber' })).toEqual([
    'orderNumber',
    'wholesalerOrderNumber',
  ])
})

test('what the list itself calls the wholesaler’s is left as it is', () => {
  expect(
    fieldsOf({
      Bestellnummer: 'orderNumber',
      'GH-Nr.': 'wholesalerOrderNumber',
      'GH-Preis': 'wholesalerPurchasePrice',
    }),
  ).toBeUndefined()
})

test('all that is taken for something else is to be looked at', () => {
  expect(suggestForWholesaler(suggested({ 'Nr.': 'orderNumber', EK: 'purchasePrice' }))).toMatchObject([
    { certainty: 'SURE' },
    { certainty: 'CHECK', reason: 'Ihr Preis beim gewählten Großhändler; bitte prüfen' },
  ])
})
