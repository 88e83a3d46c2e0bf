import type { articleColumns } from '@schrankwerk/contracts'
import { type RawBuilder, sql } from 'kysely'
import { nobody } from '../database/tables.ts'

export type ArticleColumn = (typeof articleColumns)[number]
export const partNames = ['VALUED', 'EMPTY'] as const
/** Articles with a value stand before those without one, whichever way round an order is read. */
export type PartName = (typeof partNames)[number]
/** What tells the place of an article in its part, as texts. */
export type Key = string[]
type Sql = RawBuilder<unknown>

export interface Reading {
  /** Begins behind the article with this key, or with it. */
  from?: { key: Key; inclusive?: boolean } | undefined
  backwards: boolean
  offset: number
  limit: number
}

export interface Part {
  /** Of each value of a key, the type. */
  types: readonly KeyType[]
  /** `id` and `key` of articles in their order, as they stand in an index; nothing is sorted. */
  read(reading: Reading): RawBuilder<{ id: string; key: Key }>
  /** `position` from 0 and `key` of all articles of the part. */
  numbered: Sql
  /** Whether a shift `s` stands in the part. */
  holds: Sql
  /** Whether its place is before that of an anchor `a`. */
  isBeforeAnchor: Sql
}

export type KeyType = 'instant' | 'number' | 'id' | 'text'
interface KeyColumn {
  value: Sql
  ofShift: Sql
  type: KeyType
}

const asText: Record<KeyType, (value: Sql) => Sql> = {
  instant: (value) => sql`(extract(epoch from ${value}) * 1000)::bigint::text`,
  number: (value) => sql`${value}::text`,
  id: (value) => sql`${value}::text`,
  text: (value) => sql`${value}::text`,
}
const fromText: Record<KeyType, (text: Sql) => Sql> = {
  instant: (text) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 millisecond')`,
  number: (text) => sql`${text}::numeric`,
  id: (text) => sql`${text}::uuid`,
  text: (text) => sql`${text}::text`,
}

const list = (parts: readonly Sql[]) => sql.join(parts, sql`, `)
const keyOf = (columns: readonly KeyColumn[]) =>
  sql`array[${list(columns.map(({ value, type }) => asText[type](value)))}]`
const orderOf = (columns: readonly KeyColumn[], backwards: boolean) =>
  list(columns.map(({ value }) => sql`${value} ${backwards ? sql`desc` : sql`asc`}`))
const given = (columns: readonly KeyColumn[], key: Key) =>
  columns.map(({ type }, at) => fromText[type](sql`${key[at]}`))

/** The columns compared with as many given values: beyond them on the way, or on them. */
function beyond(
  columns: readonly KeyColumn[],
  values: readonly Sql[],
  backwards: boolean,
  orOn: boolean,
): Sql {
  const sign = sql.raw((backwards ? '<' : '>') + (orOn ? '=' : ''))
  return sql`(${list(columns.map(({ value }) => value))}) ${sign} (${list(values)})`
}

const isBeforeAnchor = (columns: readonly KeyColumn[]) =>
  sql`(${list(columns.map(({ ofShift }) => ofShift))})
    < (${list(columns.map(({ type }, at) => fromText[type](sql`a.key[${sql.lit(at + 1)}]`)))})`

interface PartInOneTable {
  /** Rows `x`. */
  from: Sql
  id: Sql
  columns: readonly KeyColumn[]
  where: Sql
  holds: Sql
}

function inOneTable({ from, id, columns, where, holds }: PartInOneTable): Part {
  return {
    types: columns.map(({ type }) => type),
    read: ({ from: start, backwards, offset, limit }) => sql`
      select ${id} as id, ${keyOf(columns)} as key from ${from} where ${where}
        ${start ? sql`and ${beyond(columns, given(columns, start.key), backwards, start.inclusive === true)}` : sql``}
      order by ${orderOf(columns, backwards)} offset ${offset} limit ${limit}`,
    numbered: sql`select position, ${keyOf(columns)} as key from (
      select x.*, row_number() over (order by ${orderOf(columns, false)}) - 1 as position
      from (select ${list(columns.map(({ value }) => value))} from ${from} where ${where}) x) x`,
    holds,
    isBeforeAnchor: isBeforeAnchor(columns),
  }
}

const articles = sql`article x`
const byId: KeyColumn = { value: sql`x.id`, ofShift: sql`s.article_id`, type: 'id' }
const byDate: KeyColumn = { value: sql`x.create_date`, ofShift: sql`s.create_date`, type: 'instant' }

const withValue = (name: 'list_price' | 'weight'): Part => {
  const value = sql.ref(`x.${name}`)
  const ofShift = sql.ref(`s.${name}`)
  return inOneTable({
    from: articles,
    id: sql`x.id`,
    columns: [{ value, ofShift, type: 'number' }, byId],
    where: sql`${value} is not null`,
    holds: sql`${ofShift} is not null`,
  })
}
const withoutValue = (value: string, ofShift: string): Part =>
  inOneTable({
    from: articles,
    id: sql`x.id`,
    columns: [byId],
    where: sql`${sql.ref(`x.${value}`)} is null`,
    holds: sql`${sql.ref(`s.${ofShift}`)} is null`,
  })

/** What is no twin stands behind its twins, as null does in the index. */
const behindTwins = sql.lit('ffffffff-ffff-ffff-ffff-ffffffffffff')

function withNumber(kind: 'O' | 'T', exact: Sql, twin: Sql): Part {
  const columns: KeyColumn[] = [
    { value: sql`x.exact`, ofShift: exact, type: 'text' },
    {
      value: sql`x.manufacturer_id`,
      ofShift: sql`coalesce(s.manufacturer_id, ${sql.lit(nobody)})`,
      type: 'id',
    },
  ]
  const last: KeyColumn = {
    value: sql`coalesce(x.twin, ${behindTwins})`,
    ofShift: sql`coalesce(${twin}, ${behindTwins})`,
    type: 'id',
  }
  const all = [...columns, last]
  const where = sql`x.kind = ${sql.lit(kind)} and not x.alternative`
  const inOrder = (backwards: boolean) => {
    const way = backwards ? sql`desc` : sql`asc`
    return sql`x.kind ${way}, x.exact ${way}, x.manufacturer_id ${way}, x.twin ${way}`
  }
  const behind = ({ key, inclusive = false }: NonNullable<Reading['from']>, backwards: boolean) => {
    const [exactGiven, ownerGiven, twinGiven] = given(all, key)
    return sql`and ${beyond(columns, [exactGiven!, ownerGiven!], backwards, true)}
      and ((x.exact, x.manufacturer_id) <> (${exactGiven!}, ${ownerGiven!})
        or ${beyond([last], [twinGiven!], backwards, inclusive)})`
  }
  return {
    types: all.map(({ type }) => type),
    read: ({ from, backwards, offset, limit }) => sql`
      select x.article_id as id, ${keyOf(all)} as key from article_number x
      where ${where} ${from ? behind(from, backwards) : sql``}
      order by ${inOrder(backwards)} offset ${offset} limit ${limit}`,
    numbered: sql`select position, ${keyOf(all)} as key from (
      select x.exact, x.manufacturer_id, x.twin, row_number() over (order by ${inOrder(false)}) - 1 as position
      from article_number x where ${where}) x`,
    holds: sql`${exact} is not null`,
    isBeforeAnchor: isBeforeAnchor(all),
  }
}

/** By the name of the manufacturer: articles of one after the other, each in the order of its own index. */
function byManufacturer(): Part {
  const ofManufacturer: KeyColumn[] = [
    { value: sql`m.sort_name`, ofShift: sql`sm.sort_name`, type: 'text' },
    { value: sql`m.id`, ofShift: sql`sm.id`, type: 'id' },
  ]
  const within = [byDate, byId]
  const all = [...ofManufacturer, ...within]
  return {
    types: all.map(({ type }) => type),
    read: ({ from, backwards, offset, limit }) => {
      const end = sql.lit(offset + limit)
      const [name, id, ...rest] = from ? given(all, from.key) : []
      const ofOne = (more: Sql) => sql`select x.create_date, x.id from article x
        where x.manufacturer_id = m.id ${more} order by ${orderOf(within, backwards)} limit ${end}`
      const others = sql`select x.id, ${keyOf(all)} as key
        from (select m.sort_name, m.id from manufacturer m
          ${from ? sql`where ${beyond(ofManufacturer, [name!, id!], backwards, false)}` : sql``}
          order by ${orderOf(ofManufacturer, backwards)}) m
        cross join lateral (${ofOne(sql``)}) x limit ${end}`
      if (!from) return sql`select id, key from (${others}) others offset ${offset}`
      const own = sql`select x.id, ${keyOf(all)} as key
        from (select m.sort_name, m.id from manufacturer m where m.id = ${id!}) m
        cross join lateral (${ofOne(sql`and ${beyond(within, rest, backwards, from.inclusive === true)}`)}) x limit ${end}`
      return sql`select id, key from (${own}) own union all select id, key from (${others}) others
        offset ${offset} limit ${limit}`
    },
    numbered: sql`select position, ${keyOf([
      { ...ofManufacturer[0]!, value: sql`x.sort_name` },
      { ...ofManufacturer[1]!, value: sql`x.owner` },
      ...within,
    ])} as key from (
      select m.sort_name, m.id as owner, x.create_date, x.id,
        row_number() over (order by ${orderOf(all, false)}) - 1 as position
      from article x join manufacturer m on m.id = x.manufacturer_id) x`,
    holds: sql`s.manufacturer_id is not null`,
    isBeforeAnchor: isBeforeAnchor(all),
  }
}

/** The orders of the list over all articles. A shift is `s`, its manufacturer `sm`. */
export const articleOrders: Record<ArticleColumn, Record<PartName, Part | undefined>> = {
  createDate: {
    VALUED: inOneTable({
      from: articles,
      id: sql`x.id`,
      columns: [byDate, byId],
      where: sql`true`,
      holds: sql`true`,
    }),
    EMPTY: undefined,
  },
  manufacturer: {
    VALUED: byManufacturer(),
    EMPTY: inOneTable({
      from: articles,
      id: sql`x.id`,
      columns: [byDate, byId],
      where: sql`x.manufacturer_id is null`,
      holds: sql`s.manufacturer_id is null`,
    }),
  },
  orderNumber: {
    VALUED: withNumber('O', sql`s.order_exact`, sql`s.order_twin`),
    EMPTY: withoutValue('order_number', 'order_exact'),
  },
  manufacturerNumber: {
    VALUED: withNumber('T', sql`s.type_exact`, sql`s.type_twin`),
    EMPTY: withoutValue('manufacturer_number', 'type_exact'),
  },
  listPrice: { VALUED: withValue('list_price'), EMPTY: withoutValue('list_price', 'list_price') },
  weight: { VALUED: withValue('weight'), EMPTY: withoutValue('weight', 'weight') },
}
