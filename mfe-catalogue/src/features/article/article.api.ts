import {
  type AnswerOf,
  type Article,
  type ArticleInput,
  createArticle,
  deleteArticles,
  filterArticles,
  getArticle,
  type QueryInput,
  updateArticle,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { hashKey, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'

export type ArticleFilter = { [K in keyof QueryInput<typeof filterArticles>]?: unknown }

const articleKey = (id: string) => ['article', id] as const

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: articleKey(id),
    queryFn: ({ signal }) => api.call(getArticle, { query: { id }, signal }),
  })

/** A page of the list; the previous one stays until the next is there, which begins where that one ends. */
export const articlesQuery = (filter: ArticleFilter) =>
  queryOptions({
    queryKey: ['article', 'list', filter],
    queryFn: ({ signal, client }) =>
      api.call(filterArticles, { query: { ...filter, cursor: cursorFrom(client, filter) }, signal }),
    placeholderData: keepPreviousData,
  })

/** What the page that was read last says of the page beside it; a page that is read again is counted off. */
function cursorFrom(client: QueryClient, { page, ...same }: ArticleFilter): string | undefined {
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: ['article', 'list'] })
    .flatMap(({ queryKey, state }) => {
      const { page: at, ...rest } = queryKey[2] as ArticleFilter
      return state.data && hashKey([rest]) === hashKey([same])
        ? [
            {
              at: Number(at),
              read: state.dataUpdatedAt,
              answer: state.data as AnswerOf<typeof filterArticles>,
            },
          ]
        : []
    })
  const latest = pages.sort((one, other) => other.read - one.read)[0]
  if (latest?.at === Number(page) - 1) return latest.answer.next ?? undefined
  return latest?.at === Number(page) + 1 ? (latest.answer.previous ?? undefined) : undefined
}

/** Puts what a call answered into the cache, past any read that is still under way. */
export const rememberArticle = async (cache: QueryClient, article: Article): Promise<void> => {
  await cache.cancelQueries({ queryKey: articleKey(article.id) })
  cache.setQueryData(articleKey(article.id), article)
  void cache.invalidateQueries({ queryKey: ['article', 'list'] })
}

export const create = (input: ArticleInput, idempotencyKey: string): Promise<Article> =>
  api.call(createArticle, { body: input, idempotencyKey })
export const update = (id: string, editVersion: number, input: ArticleInput): Promise<Article> =>
  api.call(updateArticle, { body: { ...input, id, editVersion } })
export const read = (id: string): Promise<Article> => api.call(getArticle, { query: { id } })

/** More ids would not fit into an address. */
const idsPerCall = 200

/** Answers the ids that could not be deleted. */
export async function removeMany(ids: readonly string[]): Promise<string[]> {
  const left: string[] = []
  for (let at = 0; at < ids.length; at += idsPerCall) {
    const articleIds = ids.slice(at, at + idsPerCall).join(',')
    left.push(...(await api.call(deleteArticles, { query: { articleIds } })))
  }
  return left
}

export const find = (filter: ArticleFilter) =>
  api.call(filterArticles, { query: filter }).then(({ content }) => content)
