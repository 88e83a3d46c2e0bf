import { expect, it } from 'vitest'
import { isLeftWithoutArticle, isLineFine, isSuppliedUnmatched, issueOf } from './fine-line.ts'

const found = { bomError: null, isSuppliedPart: false, isMatched: true, certainty: 'SURE' } as const
const notFound = { bomError: 'ARTICLE_NOT_FOUND', isMatched: false, certainty: 'OPEN' } as const

it.each([
  ['a sure article', {}, true, null],
  ['an uncertain one', { certainty: 'CHECK' }, false, null],
  ['none', notFound, false, 'ARTICLE_NOT_FOUND'],
  ['another unit', { bomError: 'WRONG_UNIT' }, false, 'WRONG_UNIT'],
  ['a sure article, supplied by the customer', { isSuppliedPart: true }, true, null],
  ['an uncertain one, supplied', { isSuppliedPart: true, certainty: 'CHECK' }, false, null],
  ['none, supplied', { ...notFound, isSuppliedPart: true }, true, null],
  [
    'no quantity, supplied',
    { ...notFound, isSuppliedPart: true, bomError: 'MISSING_VALUES' },
    false,
    'MISSING_VALUES',
  ],
  ['none, and to stay so', { ...notFound, withoutArticle: true }, true, null],
  [
    'no quantity, and to stay without an article',
    { ...notFound, withoutArticle: true, bomError: 'MISSING_VALUES' },
    false,
    'MISSING_VALUES',
  ],
  ['twice, supplied', { isSuppliedPart: true, bomError: 'DUPLICATE' }, false, 'DUPLICATE'],
] as const)('a line with %s', (_, changes, isFine, issue) => {
  const line = { ...found, ...changes }
  expect([isLineFine(line), issueOf(line)]).toEqual([isFine, issue])
  const isWithout = 'withoutArticle' in line
  expect(isSuppliedUnmatched(line)).toBe(isFine && !line.isMatched && !isWithout)
  expect(isLeftWithoutArticle(line)).toBe(isFine && isWithout)
})
