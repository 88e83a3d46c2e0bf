import { describe, expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { isFine, judgementOf, type LineFilter, needsLook, passes } from './judge-line.ts'
import { countsOf } from './line-counts.ts'

const chosen = { matchedBy: 'MANUAL_REPLACEMENT', edited: true } as const
const remembered = { matchedBy: 'MANUAL_REPLACEMENT', edited: false } as const
const open = { matchedBy: null, certainty: 'OPEN', matched: null, isPriced: false } as const
const check = { certainty: 'CHECK' } as const

describe('one judgement for one line', () => {
  test.each([
    ['issue', slimLine(1, { bomError: 'WRONG_UNIT' })],
    ['issue', slimLine(1, { ...remembered, bomError: 'DUPLICATE' })],
    ['open', slimLine(1, open)],
    ['supplied', slimLine(1, { ...open, isSuppliedPart: true, bomError: 'ARTICLE_NOT_FOUND' })],
    ['issue', slimLine(1, { ...open, isSuppliedPart: true, bomError: 'MISSING_VALUES' })],
    ['without', slimLine(1, { ...open, withoutArticle: true, bomError: 'ARTICLE_NOT_FOUND' })],
    ['issue', slimLine(1, { ...open, withoutArticle: true, bomError: 'MISSING_VALUES' })],
    ['sure', slimLine(1, { isSuppliedPart: true })],
    ['check', slimLine(1, check)],
    ['check', slimLine(1, { ...remembered, ...check })],
    ['chosen', slimLine(1, chosen)],
    ['remembered', slimLine(1, remembered)],
    ['sure', slimLine(1)],
    ['sure', slimLine(1, { edited: true })],
    ['assigned', slimLine(1, { matchedBy: 'ASSIGNED' })],
  ] as const)('%s', (judgement, line) => {
    expect(judgementOf(line)).toBe(judgement)
  })
})

test('what is fine and what is worth a look add up, and the latter is what has an issue or is to be checked', () => {
  const lines = [
    slimLine(1),
    slimLine(2, open),
    slimLine(3, check),
    slimLine(4, { bomError: 'ARTICLE_NOT_FOUND', ...open }),
    slimLine(5, chosen),
    slimLine(6, { ...remembered, ...check, bomError: 'WRONG_UNIT' }),
    slimLine(7, { ...open, isSuppliedPart: true, bomError: 'ARTICLE_NOT_FOUND' }),
    slimLine(8, { ...open, withoutArticle: true, bomError: 'ARTICLE_NOT_FOUND' }),
  ]
  const count = (filter: LineFilter) => lines.filter((line) => passes(filter, line)).length
  expect(lines.filter(isFine).length + lines.filter(needsLook).length).toBe(lines.length)
  expect(count('issue') + count('check')).toBe(lines.filter(needsLook).length)
  // As head and chips have it, which know the lines by their summary alone.
  const summary = {
    lines: lines.length,
    fine: lines.filter(isFine).length,
    errors: count('erring'),
    suppliedUnmatched: 1,
    withoutArticle: count('without'),
  }
  expect(countsOf(summary)).toEqual({ issue: count('issue'), check: count('check') })
})

test.each([
  ['erring', slimLine(1, { ...open, isSuppliedPart: true, bomError: 'ARTICLE_NOT_FOUND' }), slimLine(1)],
  ['unmatched', slimLine(1, open), slimLine(1)],
  ['unmatched', slimLine(1, open), slimLine(1, { ...open, isSuppliedPart: true })],
  ['unpriced', slimLine(1, { isPriced: false }), slimLine(1, open)],
  ['unpriced', slimLine(1, { isPriced: false }), slimLine(1, { isPriced: false, quantity: null })],
  ['unquantified', slimLine(1, { isPriced: false, quantity: null }), slimLine(1, { isPriced: false })],
  ['unquantified', slimLine(1, { isPriced: false, quantity: -3 }), slimLine(1, { isPriced: false })],
  ['unquantified', slimLine(1, { quantity: null }), slimLine(1, { ...open, quantity: null })],
  ['discounted', slimLine(1, { isDiscounted: true }), slimLine(1, { isDiscounted: false })],
  ['nonDiscounted', slimLine(1, { isDiscounted: false }), slimLine(1, { isDiscounted: true })],
  ['nonDiscounted', slimLine(1, { isDiscounted: false }), slimLine(1)],
  ['timed', slimLine(1, { eclassMinutes: 4 }), slimLine(1)],
  ['timed', slimLine(1, open), slimLine(1, { ...open, isSuppliedPart: true })],
  ['remembered', slimLine(1, remembered), slimLine(1, chosen)],
  ['remembered', slimLine(1, remembered), slimLine(1, { matchedBy: 'ASSIGNED' })],
] as const)('%s tells the lines behind a figure from the others', (filter, within, without) => {
  expect([passes(filter, within), passes(filter, without)]).toEqual([true, false])
})
