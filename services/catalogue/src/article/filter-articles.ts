import type { ArticleListItem, filterArticles as endpoint, QueryOf } from '@schrankwerk/contracts'
import { type Ctx, Invalid, type Sendable } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { type ArticleFilter, conditionsOf } from './article-filter.queries.ts'
import { countArticles, findLatestImport, type Slice, selectPage } from './list-articles.queries.ts'
import type { TotalCache } from './total-cache.ts'

type Query = QueryOf<typeof endpoint>
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** From here on it pays to read a page of the back half from the end. */
const fewArticles = 20_000

/** One page of the article list. */
export async function filterArticles(
  ctx: Ctx<CatalogueTables>,
  query: Query,
  totals: TotalCache,
): Promise<{ content: Sendable<ArticleListItem>[]; totalElements: number }> {
  const manufacturerIds = idsOf(query.manufacturer)
  const filter: ArticleFilter = {
    searchTerm: query.searchTerm || undefined,
    orderNumber: query.orderNumber || undefined,
    manufacturerIds,
  }
  const column = query.column ?? 'createDate'
  const [conditions, latestImport] = await Promise.all([
    conditionsOf(ctx.db, filter),
    findLatestImport(ctx.db),
  ])
  // What an import has changed is counted anew at once, in every copy of the service.
  const key = JSON.stringify({ ...filter, latestImport })
  const total = await totals.get(key, () => countArticles(ctx.db, conditions))
  const asked: Slice = {
    column,
    descending: query.sortDescending ?? query.column === undefined,
    offset: query.page * query.paginationSize,
    limit: query.paginationSize,
    total,
  }
  const oneManufacturer =
    conditions.length === 1 && manufacturerIds?.length === 1 && column === 'createDate'
      ? { manufacturerId: manufacturerIds[0] }
      : undefined
  const indexed = conditions.length === 0 ? {} : oneManufacturer
  const backwards = indexed && total > fewArticles && asked.offset > total / 2 && noNulls.has(column)
  if (!backwards) {
    const content = await selectPage(ctx.db, asked, conditions, indexed)
    return { content, totalElements: totalAfter(asked, content.length) }
  }
  const limit = Math.max(0, Math.min(asked.limit, total - asked.offset))
  const offset = Math.max(0, total - asked.offset - limit)
  const fromEnd = { ...asked, descending: !asked.descending, offset, limit }
  const content = await selectPage(ctx.db, fromEnd, conditions, indexed)
  return { content: content.reverse(), totalElements: total }
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
