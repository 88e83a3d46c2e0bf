import type { ArticleListItem } from '@schrankwerk/contracts'
import type { Sendable } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import { selectRows } from '../article/list-articles.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { findAnchor, findOrder, holdOneState } from './anchors.queries.ts'
import {
  type ArticleColumn,
  articleOrders,
  type Key,
  type PartName,
  partNames,
  type Reading,
} from './article-orders.queries.ts'
import { type Cursor, writeCursor } from './cursor.ts'

type Tx = Transaction<CatalogueTables>

export interface Place {
  column: ArticleColumn
  descending: boolean
  offset: number
  limit: number
  /** Goes on from the page shown before; one of another order counts for nothing. */
  cursor?: Cursor | undefined
}

export interface PageOfArticles {
  content: Sendable<ArticleListItem>[]
  totalElements: number
  previous: string | null
  next: string | null
}

interface Entry {
  id: string
  part: PartName
  key: Key
}

/** A page of all articles and how many there are, in one state of them; nothing where no anchors hold. */
export function readPlace(db: Kysely<CatalogueTables>, place: Place): Promise<PageOfArticles | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await holdOneState(tx)
      const order = await findOrder(tx, place.column)
      if (!order) return undefined
      const entries = (await readOn(tx, place)) ?? (await jump(tx, place, order))
      return {
        content: await selectRows(
          tx,
          entries.map(({ id }) => id),
        ),
        totalElements: order.amounts.VALUED + order.amounts.EMPTY,
        previous: cursorOf(place, entries[0], true),
        next: cursorOf(place, entries.at(-1), false),
      }
    })
}

const cursorOf = ({ column, descending }: Place, entry: Entry | undefined, backwards: boolean) =>
  entry ? writeCursor({ column, descending, backwards, part: entry.part, key: entry.key }) : null

/** The page beside the one shown before. A first page that would not be full, or an empty one, is counted off instead. */
async function readOn(tx: Tx, { cursor, column, descending, limit }: Place): Promise<Entry[] | undefined> {
  if (cursor?.column !== column || cursor.descending !== descending) return undefined
  const backwards = descending !== cursor.backwards
  const entries = await readPart(tx, column, cursor.part, {
    from: { key: cursor.key },
    backwards,
    offset: 0,
    limit,
  })
  const beside = cursor.backwards ? 'VALUED' : 'EMPTY'
  if (entries.length < limit && beside !== cursor.part)
    entries.push(
      ...(await readPart(tx, column, beside, { backwards, offset: 0, limit: limit - entries.length })),
    )
  if (entries.length === 0 || (cursor.backwards && entries.length < limit)) return undefined
  return cursor.backwards ? entries.reverse() : entries
}

/** The page so many articles after the first: from the anchor before it, the first one of a part from its beginning. */
async function jump(
  tx: Tx,
  { column, descending, offset, limit }: Place,
  { amounts, taken }: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
): Promise<Entry[]> {
  const entries: Entry[] = []
  let before = 0
  for (const part of partNames) {
    const amount = amounts[part]
    const first = Math.max(offset - before, 0)
    const end = Math.min(offset + limit - before, amount)
    before += amount
    if (first >= end) continue
    if (first === 0) {
      entries.push(...(await readPart(tx, column, part, { backwards: descending, offset: 0, limit: end })))
      continue
    }
    // Anchors count upwards: a page of the other way is read upwards too, and turned round.
    const position = descending ? amount - end : first
    const anchor = await findAnchor(tx, column, part, position - taken)
    const found = await readPart(tx, column, part, {
      from: anchor && { key: anchor.key, inclusive: true },
      backwards: false,
      offset: position - (anchor?.position ?? 0),
      limit: end - first,
    })
    entries.push(...(descending ? found.reverse() : found))
  }
  return entries
}

async function readPart(tx: Tx, column: ArticleColumn, part: PartName, reading: Reading): Promise<Entry[]> {
  const read = articleOrders[column][part]?.read(reading)
  if (!read) return []
  const { rows } = await read.execute(tx)
  return rows.map(({ id, key }) => ({ id, key, part }))
}
