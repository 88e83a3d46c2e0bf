import { expect, test } from 'vitest'
import { articleValueIssues } from './article-values.ts'

test.each([
  ['eanNumber', '4006381333931', undefined],
  ['eanNumber', '4006381-333931', undefined],
  ['eanNumber', '123', 'ean-length'],
  ['eanNumber', 'ABCDEFGHIJKLM', 'ean-length'],
  ['eanNumber', '4006381333932', 'ean-check-digit'],
  ['priceUnitSize', 1, undefined],
  ['priceUnitSize', 1000, undefined],
  ['priceUnitSize', 0, 'not-whole'],
  ['priceUnitSize', -1, 'not-whole'],
  ['priceUnitSize', 1.5, 'not-whole'],
  ['packagingUnitSize', 0.5, undefined],
  ['packagingUnitSize', 0, 'not-positive'],
  ['orderQuantityUnitSize', 0, 'not-positive'],
  ['countryOfOriginAbbreviation', 'DE', undefined],
  ['countryOfOriginAbbreviation', 'usa', undefined],
  ['countryOfOriginAbbreviation', 'EU', undefined],
  ['countryOfOriginAbbreviation', 'Deutschland', 'country-unknown'],
  ['countryOfOriginAbbreviation', 'ZZ', 'country-unknown'],
])('%s %j: %s', (path, value, code) => {
  expect(articleValueIssues({ [path]: value }).map((issue) => issue.code)).toEqual(code ? [code] : [])
})

test('a wrong value is named with a way out, what is empty is not judged', () => {
  expect(
    articleValueIssues({ eanNumber: '123', priceUnitSize: null, countryOfOriginAbbreviation: '' }),
  ).toEqual([
    {
      path: 'eanNumber',
      code: 'ean-length',
      detail:
        '„123“ ist keine EAN. Bitte geben Sie 8, 12, 13 oder 14 Ziffern an, oder lassen Sie das Feld leer.',
    },
  ])
})
