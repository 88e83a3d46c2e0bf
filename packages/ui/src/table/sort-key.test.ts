import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

const collator = new Intl.Collator('de-DE', { numeric: true, sensitivity: 'base' })
const texts = [
  '',
  'K2',
  'k10',
  'K 2',
  '-K1',
  '=A1+S1-K5',
  '3RT2015-1BB41',
  '3RT 2015',
  '3RT0215',
  'Öse',
  'Ofen',
  'Straße',
  'Strasse',
  'Zange',
  '2,5 mm²',
  '10 mm²',
  '0010',
  '4001234567890',
  'Schütz, 3-polig',
  'Schutzschalter',
]

test('keys sort as a German collator does', () => {
  for (const one of texts)
    for (const other of texts) {
      const [a, b] = [sortKey(one), sortKey(other)]
      expect(a < b ? -1 : a > b ? 1 : 0, `„${one}“, „${other}“`).toBe(Math.sign(collator.compare(one, other)))
    }
})
