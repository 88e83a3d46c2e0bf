import { expect, test } from 'vitest'
import { pairDuplicates, type SharedNumber } from './pair-duplicates.ts'

/** „A1 O:100 T:3RT“: the article 1 of manufacturer A with its shared numbers; „-“ where it has no order number. */
const shared = (...articles: string[]): SharedNumber[] =>
  articles.flatMap((article) => {
    const [id = '', ...numbers] = article.split(' ')
    return numbers
      .filter((number) => number !== '-')
      .map((number) => ({
        kind: number[0] as 'O' | 'T',
        exact: number.slice(2),
        articleId: id,
        manufacturerId: id[0]!,
        hasOrder: !numbers.includes('-'),
      }))
  })
const paired = (...articles: string[]) =>
  pairDuplicates(shared(...articles), ['A', 'B', 'C']).map(({ keptId, goneId }) => `${keptId}<${goneId}`)

test('one order number is one article; that of the manufacturer named first stays', () => {
  expect(paired('B1 O:100', 'A1 O:100', 'A2 O:200', 'B2 O:200 T:X')).toEqual(['A1<B1', 'A2<B2'])
})

test('of three manufacturers one stays, or the first of the two that have it', () => {
  expect(paired('C1 O:100', 'A1 O:100', 'B1 O:100')).toEqual(['A1<B1', 'A1<C1'])
  expect(paired('C1 O:100', 'B1 O:100')).toEqual(['B1<C1'])
})

test('one type is one article where one of them has no order number, and no proof where both have others', () => {
  expect(paired('A1 T:3RT', 'B1 T:3RT -')).toEqual(['A1<B1'])
  expect(paired('A1 T:3RT', 'B1 T:3RT')).toEqual([])
})

test('numbers that lead to several articles of a manufacturer are left to a person', () => {
  expect(paired('A1 O:100', 'A2 O:200', 'B1 O:100 O:200')).toEqual([])
  expect(paired('A1 O:100', 'B1 O:100 T:X', 'C1 T:X', 'C2 O:100')).toEqual([])
})

test('all that go are the same as the one that stays, not only as each other', () => {
  expect(paired('A1 O:100', 'B1 O:100 O:7', 'C1 O:7')).toEqual([])
})
