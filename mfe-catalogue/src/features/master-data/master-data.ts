import type { MasterDataKind, WholesalerInFull } from '@schrankwerk/contracts'
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

/** What every page of one needs to know of it. */
export type Kept = Pick<
  WholesalerInFull,
  'id' | 'editVersion' | 'createDate' | 'lastUpdate' | 'changeEntries' | 'usedByArticleAmount'
> & { usedBy?: WholesalerInFull['usedBy'] }
export type Named = Pick<Kept, 'id' | 'usedByArticleAmount' | 'usedBy'>

export interface MasterDataCalls<Row extends Named, One extends Kept, Input> {
  kind: MasterDataKind
  /** Column that orders the list unless somebody sorts. */
  order: string
  list: (asked: object, signal: AbortSignal) => Promise<{ content: Row[]; totalElements: number }>
  read: (id: string, signal?: AbortSignal) => Promise<One>
  create: (input: Input, idempotencyKey: string) => Promise<One>
  update: (id: string, editVersion: number, input: Input) => Promise<One>
  /** Takes ids joined by commas, answers those that stay because they are used. */
  remove: (ids: string) => Promise<string[]>
  nameOf: (one: Row | One) => string
  /** Left out where articles that use it hold it. */
  isFreeOfUse?: true
}

/** More ids would not fit into an address. */
const idsPerCall = 200

/** One kind of master data as its screens ask for it: the calls with their place in the cache. */
export function masterData<Row extends Named, One extends Kept, Input>(
  calls: MasterDataCalls<Row, One, Input>,
) {
  const key = (id: string): QueryKey => ['masterData', calls.kind, id]
  return {
    ...calls,
    key,
    /** A page of the list; the previous one stays until the next is there. */
    pageQuery: (asked: object) =>
      queryOptions({
        queryKey: ['masterData', calls.kind, 'list', asked] as QueryKey,
        queryFn: ({ signal }) => calls.list(asked, signal),
        placeholderData: keepPreviousData,
      }),
    query: (id: string) =>
      queryOptions({ queryKey: key(id), queryFn: ({ signal }) => calls.read(id, signal) }),
    /** Puts what a call answered into the cache, past any read that is still under way. */
    remember: async (cache: QueryClient, one: One): Promise<void> => {
      await cache.cancelQueries({ queryKey: key(one.id) })
      cache.setQueryData(key(one.id), one)
      // Its name stands in other lists too.
      void cache.invalidateQueries({
        queryKey: ['masterData'],
        predicate: ({ queryKey }) => queryKey[2] !== one.id,
      })
    },
    /** Answers the ids that stay because something uses them. */
    removeMany: async (ids: readonly string[]): Promise<string[]> => {
      const left: string[] = []
      for (let at = 0; at < ids.length; at += idsPerCall)
        left.push(...(await calls.remove(ids.slice(at, at + idsPerCall).join(','))))
      return left
    },
  }
}

export type MasterData<Row extends Named, One extends Kept, Input> = ReturnType<
  typeof masterData<Row, One, Input>
>
/** What deletes some of a kind, by rows of its list or from the page of one. */
export type Deleting<Item extends Named> = Pick<
  MasterData<Item, Item & Kept, never>,
  'kind' | 'key' | 'removeMany' | 'isFreeOfUse'
> & { nameOf: (item: Item) => string }

/** Articles that use it. */
export const articleAmount = ({ usedBy, usedByArticleAmount }: Named): number =>
  usedBy?.find(({ by }) => by === 'article')?.amount ?? usedByArticleAmount ?? 0

export const isUsed = (one: Named): boolean =>
  articleAmount(one) > 0 || (one.usedBy ?? []).some(({ amount }) => amount > 0)
