import type { ArticleListItem, filterArticles as endpoint, QueryOf } from '@schrankwerk/contracts'
import { type Ctx, Invalid, type Sendable } from '@schrankwerk/service-kit'
import type { Kysely, RawBuilder } from 'kysely'
import { readCursor } from '../article-list/cursor.ts'
import { readPlace } from '../article-list/read-place.ts'
import type { WordSearch } from '../article-words/search-words.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { type ArticleFilter, type Found, findBy } from './article-filter.queries.ts'
import {
  countArticles,
  findFew,
  findLatestImport,
  findMany,
  holdProcesses,
  mostCounted,
  preferIndexes,
  type Slice,
  selectPage,
  selectRows,
} from './list-articles.queries.ts'
import type { SlowTotals } from './slow-totals.ts'

type Query = QueryOf<typeof endpoint>
type Pages = Pick<Slice, 'column' | 'descending' | 'offset' | 'limit'>
type Db = Kysely<CatalogueTables>

export interface ListAnswer {
  content: Sendable<ArticleListItem>[]
  totalElements: number
  /** More than `totalElements` were found. */
  isMore?: boolean
  previous?: string | null
  next?: string | null
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** From here on it pays to read a page of the back half from the end. */
const fewArticles = 20_000

/** One page of the article list. */
export async function filterArticles(
  ctx: Ctx<CatalogueTables>,
  query: Query,
  totals: SlowTotals,
): Promise<ListAnswer> {
  const filter: ArticleFilter = {
    searchTerm: query.searchTerm || undefined,
    orderNumber: query.orderNumber || undefined,
    manufacturerIds: idsOf(query.manufacturer),
  }
  const pages: Pages = {
    column: query.column ?? 'createDate',
    descending: query.sortDescending ?? query.column === undefined,
    offset: query.page * query.paginationSize,
    limit: query.paginationSize,
  }
  const isWhole = Object.values(filter).every((value) => value === undefined)
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor)
  const place = isWhole ? await readPlace(ctx.db, { ...pages, cursor }) : undefined
  if (place) return place
  const found = await findIn(ctx.db, filter)
  return 'search' in found
    ? searchWords(ctx.db, found.search, pages)
    : countOff(ctx.db, { filter, pages, conditions: found.conditions }, totals)
}

/** What a filter means; that itself is looked up. */
export const findIn = (db: Db, filter: ArticleFilter): Promise<Found> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await preferIndexes(tx)
      return findBy(tx, filter)
    })

/** A search for words; of many hits it is only said that they are many. */
async function searchWords(db: Db, search: WordSearch, pages: Pages): Promise<ListAnswer> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      // How many articles have all of the words is hardly to be guessed: a guess of thousands would read a million.
      // Where one word is in nearly all of them, the index is some milliseconds slower.
      await (search.ofArticles.length === 0 ? preferIndexes(tx) : holdProcesses(tx))
      const { amount, ids } = await findFew(tx, search, pages)
      const content = await selectRows(tx, ids ?? (await findMany(tx, search, pages)))
      return amount > mostCounted
        ? { content, totalElements: mostCounted, isMore: true }
        : { content, totalElements: amount }
    })
}

interface Asked {
  filter: ArticleFilter
  pages: Pages
  conditions: RawBuilder<unknown>[]
}

/** Any other page, counted off from the first article. */
async function countOff(
  db: Db,
  { filter, pages, conditions }: Asked,
  totals: SlowTotals,
): Promise<ListAnswer> {
  // What an import has changed is counted anew at once, in every copy of the service.
  const key = JSON.stringify({ ...filter, latestImport: await findLatestImport(db) })
  const total = await totals.get(key, () => countArticles(db, conditions))
  const asked: Slice = { ...pages, total }
  const { manufacturerIds } = filter
  const oneManufacturer =
    conditions.length === 1 && manufacturerIds?.length === 1 && asked.column === 'createDate'
      ? { manufacturerId: manufacturerIds[0] }
      : undefined
  const indexed = conditions.length === 0 ? {} : oneManufacturer
  const backwards = indexed && total > fewArticles && asked.offset > total / 2 && noNulls.has(asked.column)
  if (!backwards) {
    const content = await selectRows(db, await selectPage(db, asked, conditions, indexed))
    return { content, totalElements: totalAfter(asked, content.length) }
  }
  const limit = Math.max(0, Math.min(asked.limit, total - asked.offset))
  const offset = Math.max(0, total - asked.offset - limit)
  const fromEnd = { ...asked, descending: !asked.descending, offset, limit }
  const ids = await selectPage(db, fromEnd, conditions, indexed)
  return { content: await selectRows(db, ids.reverse()), totalElements: total }
}

/** The last page, and an empty first one, say how many there are; any other leaves it at the count of some seconds ago. */
const totalAfter = ({ offset, limit, total }: Slice, rows: number): number =>
  rows < limit && (rows > 0 || offset === 0) ? offset + rows : total

/** Turned round, what has no value would come first. */
const noNulls = new Set(['createDate'])

function idsOf(text: string | undefined): string[] | undefined {
  const ids = (text ?? '').split(',').filter((id) => id !== '')
  if (ids.some((id) => !uuid.test(id))) throw new Invalid([{ path: 'manufacturer', code: 'invalid' }])
  return ids.length > 0 ? ids : undefined
}
