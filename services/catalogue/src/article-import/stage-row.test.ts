import { describe, expect, test } from 'vitest'
import { nobody } from '../database/tables.ts'
import type { ColumnPlan } from './column-plan.ts'
import { createMasterNames } from './master-names.ts'
import { needsStyle } from './read-values.ts'
import { createStaging } from './stage-row.ts'

const plan: ColumnPlan = {
  columns: { orderNumber: [0], description: [1], copperWeight: [2] },
  headers: ['Bestellnummer', 'Beschreibung', 'Kupfer'],
  styles: new Map(),
  settings: { manufacturerId: null, wholesalerId: null } as ColumnPlan['settings'],
  headerRowIndex: 1,
  isExchange: false,
}
const noNames = { manufacturers: new Map(), units: new Map(), groups: new Map() }

const read = (...texts: string[]) => readBy(plan, ...texts)

function readBy(plan: ColumnPlan, ...texts: string[]) {
  const staging = createStaging(plan, createMasterNames(noNames))
  const cells = texts.map((text) => ({ kind: 'text' as const, text }))
  const values = staging.read({ rowIndex: 2, cells }, () => undefined)
  return Array.isArray(values)
    ? Object.fromEntries(staging.columns.map((column, at) => [column, values[at]]))
    : values
}

test('a number that only its column can explain waits for it', () => {
  expect(read('LC1D09', 'Schütz', '1.234')).toBe(needsStyle)
})

test('a row that only fills the space below a list names no article', () => {
  expect(read('0', '0', '')).toEqual({ skip: 'Füllzeile: Die Nummer besteht nur aus Nullen, kein Artikel' })
  expect(read('0', 'Schütz', '')).toMatchObject({ order_number: '0', description: 'Schütz' })
})

test('a description is taken as it is, whatever word it is', () => {
  expect(read('LC1D09', 'unclear', '1.5')).toMatchObject({ description: 'unclear', copper_weight: 1.5 })
})

test.each([
  ['Breite (mm)', 'Gewicht g', { width: 4.5, weight: 0.35 }],
  ['Breite', 'Gewicht', { width: 45, weight: 350 }],
])(
  'sizes under „%s“ and „%s“ are in the units that these name, else in those of the configuration',
  (width, weight, sizes) => {
    const sized: ColumnPlan = {
      ...plan,
      columns: { orderNumber: [0], width: [1], weight: [2] },
      headers: ['Bestellnummer', width, weight],
      settings: { ...plan.settings, unitWidth: 'CM', unitWeight: 'KG' },
    }
    expect(readBy(sized, 'LC1D09', '45', '350')).toMatchObject(sizes)
  },
)

test('the letters that columns of a list without header are called by are no units', () => {
  const lettered: ColumnPlan = {
    ...plan,
    columns: { orderNumber: [0], width: [1], weight: [2] },
    headers: ['A', 'M', 'G'],
    settings: { ...plan.settings, unitWidth: 'CM', unitWeight: 'KG', withoutHeader: true },
  }
  expect(readBy(lettered, 'LC1D09', '45', '350')).toMatchObject({ width: 45, weight: 350 })
})

test.each([
  [
    'Listenpreis (EUR/100 St.)',
    'Einkaufspreis je 100 Stück',
    { list_price: 1234.5, purchase_price: 9.5, price_unit_size: 100 },
  ],
  ['Listenpreis €/100', 'Einkaufspreis', { list_price: 1234.5, purchase_price: 950, price_unit_size: 100 }],
  ['Listenpreis', 'Einkaufspreis', { list_price: 1234.5, purchase_price: 9.5, price_unit_size: null }],
  [
    'Listenpreis 2026/10',
    'Einkaufspreis 10/2026',
    { list_price: 1234.5, purchase_price: 9.5, price_unit_size: null },
  ],
])('prices under „%s“ and „%s“ are for the pieces that these name', (list, purchase, values) => {
  const priced: ColumnPlan = {
    ...plan,
    columns: { orderNumber: [0], listPrice: [1], purchasePrice: [2] },
    headers: ['Bestellnummer', list, purchase],
    styles: new Map([1, 2].map((column) => [column, 'german'])),
  }
  expect(readBy(priced, 'LC1D09', '1.234,50', '9,50')).toMatchObject(values)
})

test('a price unit in the line goes before that of the header', () => {
  const priced: ColumnPlan = {
    ...plan,
    columns: { orderNumber: [0], listPrice: [1], priceUnitSize: [2] },
    headers: ['Bestellnummer', 'Listenpreis/100', 'PE'],
    styles: new Map([1, 2].map((column) => [column, 'german'])),
  }
  expect(readBy(priced, 'LC1D09', '12,50', '10')).toMatchObject({ list_price: 12.5, price_unit_size: 10 })
  expect(readBy(priced, 'LC1D09', '12,50', '')).toMatchObject({ list_price: 12.5, price_unit_size: 100 })
})

test('prices for a number of pieces that cannot be read are left out, and nothing else', () => {
  const priced: ColumnPlan = {
    ...plan,
    columns: {
      orderNumber: [0],
      description: [1],
      listPrice: [2],
      purchasePrice: [3],
      priceUnitSize: [4],
      wholesalerPurchasePrice: [5],
    },
    headers: ['Bestellnummer', 'Beschreibung', 'Listenpreis', 'Einkaufspreis', 'PE', 'GH'],
    styles: new Map([2, 3, 4, 5].map((column) => [column, 'german'])),
    settings: { ...plan.settings, wholesalerId: 'dealer' },
  }
  const notes: string[] = []
  const staging = createStaging(priced, createMasterNames(noNames))
  const cells = ['LC1D09', 'Schütz', '250,00', 'auf Anfrage', '1x100', '180,00'].map((text) => ({
    kind: 'text' as const,
    text,
  }))
  const values = staging.read({ rowIndex: 2, cells }, (reason) => notes.push(reason)) as unknown[]
  expect(Object.fromEntries(staging.columns.map((column, at) => [column, values[at]]))).toMatchObject({
    order_number: 'LC1D09',
    description: 'Schütz',
    list_price: null,
    purchase_price: null,
    purchase_price_asked: 'auf Anfrage',
    price_unit_size: null,
    wholesaler_price: null,
  })
  expect(notes).toEqual([
    'Preiseinheit „1x100“ nennt keine eindeutige Anzahl; sie und die Preise der Zeile wurden nicht übernommen, bisherige bleiben',
  ])
})

describe('the manufacturer of the configuration', () => {
  const own: ColumnPlan = {
    ...plan,
    columns: { manufacturerName: [0], orderNumber: [1], manufacturerNumber: [2] },
    headers: ['Hersteller', 'Bestellnummer', 'Typ'],
    settings: { ...plan.settings, manufacturerId: 'own' },
  }
  test.each(['', '-', 'n/a'])('holds where a line says „%s“', (maker) => {
    expect(readBy(own, maker, 'LC1D09', '')).toMatchObject({ manufacturer: 'own' })
  })
  test.each(['diverse', 'gleichwertig', 'Wago/Phoenix', 'Nordwerk, Deutschland'])(
    'does not where it says „%s“',
    (maker) => {
      expect(readBy(own, maker, 'LC1D09', '')).toMatchObject({ manufacturer: nobody })
      expect(readBy(own, maker, '', 'LC1D09')).toEqual({
        skip: 'Typnummer ohne Hersteller und ohne Bestellnummer',
      })
    },
  )
})
