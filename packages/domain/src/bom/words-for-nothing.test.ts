import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactNumber, looseNumber } from './number-forms.ts'
import { isWordForNothing, stripNumberPrefix, withoutNothing } from './words-for-nothing.ts'

test.each([
  '-',
  '_',
  'x',
  'dito',
  'wie vor',
  '"',
  'n/a',
  'tbd',
  './.',
  '',
  ' – ',
  'N/A',
  '---',
  '#REF!',
  '#BEZUG!',
  '#NAME?',
])('%j means nothing', (text) => {
  expect(isWordForNothing(text)).toBe(true)
  expect(withoutNothing(text)).toBe('')
})

test.each(['0', 'K', 'X1', 'ABB', '54'])('%s means something', (text) =>
  expect(isWordForNothing(text)).toBe(false),
)

test.each([
  ['EAN: 4250236821689', '4250236821689', 'EAN'],
  ['EAN:4016138152784', '4016138152784', 'EAN'],
  ['eBay-Artikelnr.: 285525641166', '285525641166', 'OTHER'],
  ['Ref: 10118193', '10118193', 'OTHER'],
  ['Art.-Nr.: 3RT2015', '3RT2015', 'OTHER'],
  ['3RT2015', '3RT2015', null],
  ['REF615', 'REF615', null],
])('%s is read as %s', (text, number, prefix) =>
  expect(stripNumberPrefix(text)).toEqual({ text: number, prefix }),
)

test.each([
  [' pt-fuse-3.3kV ', 'PT-FUSE-3.3KV', 'PTFUSE33KV'],
  ['PT-FUSE-33KV', 'PT-FUSE-33KV', 'PTFUSE33KV'],
  ['FIN 43.41.7 12V', 'FIN 43.41.7 12V', 'FIN4341712V'],
])('%s has the forms %s and %s', (text, exact, loose) => {
  expect(exactNumber(text)).toBe(exact)
  expect(looseNumber(text)).toBe(loose)
})

test('the loose form of the exact form is the loose form', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(looseNumber(exactNumber(text))).toBe(looseNumber(text))
      expect(looseNumber(looseNumber(text))).toBe(looseNumber(text))
    }),
  )
})
