import { type Generated, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  containing,
  countRows,
  createDatabase,
  filterOf,
  likeText,
  type PageOrder,
  type PageQuery,
  pageOfRows,
  selectPage,
} from './index.ts'
import { kitDatabase } from './kit.example.ts'

interface Tables {
  listed: { id: Generated<string>; title: string | null; made: number }
}

let given: Awaited<ReturnType<typeof kitDatabase>>
const db = () => createDatabase<Tables>(given.pool)
beforeAll(async () => {
  given = await kitDatabase()
  await given.pool.query(`create table listed (id text primary key, title text, made int not null);
    insert into listed values ('a', 'Zange', 1), ('b', null, 2), ('c', 'Ader', 3), ('d', '100 %', 4), ('e', '100 x', 5)`)
})
afterAll(() => given.close())

const order: PageOrder<'title' | 'made' | 'length'> = {
  sortable: {
    title: 'listed.title',
    made: { by: 'listed.made', notNull: true },
    length: sql`length(listed.title)`,
  },
  fallback: { column: 'made', descending: true },
  tieBreaker: { by: 'listed.id' },
}
const page = async (query: Partial<PageQuery<'title' | 'made' | 'length'>>, own = order) => {
  const rows = await selectPage(
    db().selectFrom('listed').select('id'),
    { page: 0, paginationSize: 10, ...query },
    own,
  )
  return rows.map(({ id }) => id).join('')
}

describe('a page', () => {
  test.each([
    ['as usual', {}, 'edcba'],
    ['by a column, ascending unless asked', { column: 'made' }, 'abcde'],
    ['as fallback, the other way round', { sortDescending: false }, 'abcde'],
    ['with empty values last', { column: 'title' }, 'decab'],
    ['with empty values last downwards too', { column: 'title', sortDescending: true }, 'acedb'],
    ['by what is computed, equals by their id', { column: 'length', sortDescending: true }, 'edacb'],
    ['cut to its size', { page: 1, paginationSize: 2 }, 'cb'],
    ['beyond the end', { page: 9 }, ''],
  ] as const)('%s', async (_, query, ids) => {
    expect(await page(query)).toBe(ids)
  })

  test('keeps equals in one order where the list says so', async () => {
    const fixed = { ...order, tieBreaker: { by: 'listed.id', descending: false } }
    expect(await page({ column: 'length', sortDescending: true }, fixed)).toBe('adecb')
  })

  test('shows the rows of its ids in their order, without those that have gone', async () => {
    const asked: string[][] = []
    const rowsOf = async (ids: string[]) => {
      asked.push(ids)
      return [{ id: 'a' }, { id: 'b' }]
    }
    const page = Promise.resolve([{ id: 'b' }, { id: 'x' }, { id: 'a' }])
    expect(await pageOfRows(page, Promise.resolve(7), rowsOf)).toEqual({
      rows: [{ id: 'b' }, { id: 'a' }],
      total: 7,
    })
    expect(await pageOfRows(Promise.resolve([]), Promise.resolve(7), rowsOf)).toEqual({ rows: [], total: 7 })
    expect(asked).toEqual([['b', 'x', 'a']])
  })
})

test('the count is of what is found, whatever is selected; page and order do not belong to the filter', async () => {
  const found = db().selectFrom('listed').selectAll().where('title', 'is not', null)
  expect(await countRows(found)).toBe(4)
  const query = { page: 3, paginationSize: 5, column: 'title', sortDescending: true, title: 'x' }
  expect(filterOf(query)).toEqual({ title: 'x' })
})

test('what is searched for is text, not a pattern', async () => {
  const found = await db()
    .selectFrom('listed')
    .select('id')
    .where('title', 'like', containing('0 %'))
    .execute()
  expect(found).toEqual([{ id: 'd' }])
  expect(likeText('a_b\\c%')).toBe('a\\_b\\\\c\\%')
})
