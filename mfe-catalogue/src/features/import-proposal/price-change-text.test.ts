import { expect, test } from 'vitest'
import texts from '../../../locales/de.json' with { type: 'json' }
import { priceChangeText, priceFactorOf } from './price-change-text.ts'

const t = ((_key: string, { factor }: { factor: string }) =>
  texts.proposal.factor.replace('{{factor}}', factor)) as unknown as Parameters<typeof priceChangeText>[1]

test.each([
  [null, undefined],
  [1, undefined],
  [0, '−100 %'],
  [0.0109, '−98,9 %'],
  [0.9783, '−2,2 %'],
  [1.089, '+8,9 %'],
  [9.99, '+899 %'],
  [10, 'das 10-Fache'],
  [100.25, 'das 100,25-Fache'],
])('a price times %s', (factor, text) => {
  expect(priceChangeText(factor, t)?.replaceAll('\u00a0', ' ')).toBe(text)
})

const price = (old: number | null, renewed: number | null) => ({ field: 'listPrice', old, new: renewed })
const unit = (old: number | null, renewed: number | null) => ({ field: 'priceUnitSize', old, new: renewed })

test.each([
  ['stays the same', [], 1],
  ['rises', [price(10, 10.45)], 1.045],
  ['has ten times its figures, for ten times the pieces', [price(1.23, 12.3), unit(null, 10)], 1],
  ['keeps its figures for a hundred pieces', [unit(1, 100)], 0.01],
  ['is none any more', [price(10, 0)], 0],
  ['was none before', [price(0, 10)], null],
  ['was not known before', [price(null, 10)], null],
  ['is not the one that changes', [{ field: 'purchasePrice', old: 1, new: 2 }], 1],
])('a price that %s', (_, changes, factor) => {
  expect(priceFactorOf('listPrice', { changes })).toBe(factor)
})
