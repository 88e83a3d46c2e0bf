import {
  createArticle as createEndpoint,
  deleteArticle as deleteEndpoint,
  deleteArticles as deleteManyEndpoint,
  filterArticles as filterEndpoint,
  getArticle,
  replaceArticle as replaceEndpoint,
  searchArticles as searchEndpoint,
  updateArticle as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { replaceArticle } from '../replacement/replace-article.ts'
import { createArticle } from './create-article.ts'
import { deleteArticle, deleteArticles } from './delete-articles.ts'
import { filterArticles } from './filter-articles.ts'
import { readArticle } from './read-article.ts'
import { searchArticles } from './search-articles.ts'
import { createSlowTotals } from './slow-totals.ts'
import { updateArticle } from './update-article.ts'

export function articleRoutes(app: Api<CatalogueTables>) {
  const totals = createSlowTotals()
  route(app, getArticle, ({ ctx, query }) => readArticle(ctx, query.id))
  route(app, filterEndpoint, ({ ctx, query }) => filterArticles(ctx, query, totals), {
    work: 'search',
  })
  route(app, searchEndpoint, ({ ctx, query }) => searchArticles(ctx, query.searchTerm, query.amount), {
    work: 'search',
  })
  route(app, createEndpoint, ({ ctx, body }) => createArticle(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateArticle(ctx, body))
  route(app, deleteEndpoint, ({ ctx, query }) => deleteArticle(ctx, query.id))
  route(app, deleteManyEndpoint, ({ ctx, query }) => deleteArticles(ctx, query.articleIds))
  route(app, replaceEndpoint, ({ ctx, body }) => replaceArticle(ctx, body))
}
