import { expect, test } from 'vitest'
import texts from '../../../locales/de.json' with { type: 'json' }
import { priceChangeText } from './price-change-text.ts'

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
