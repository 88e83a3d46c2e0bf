import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { keepWhileUnchanged } from './kept-while-unchanged.ts'

type Db = Kysely<WorkflowTables>
type Sql = RawBuilder<unknown>

/** Part of a list: disjoint sets of rows, each of which an index has in the order of the key. */
export interface Part {
  sets: Sql[]
  /** Left out: by id alone. */
  key?: Sql
  /** Comes last whichever way the list is sorted. */
  isLast?: true
}

/** A column that a list is sorted by, and what its indexes have in its place. */
export interface SortColumn {
  column: Sql
  key: Sql
}
/** By the value itself: dates and prices. */
export const byValue = (column: string): SortColumn => ({ column: sql.ref(column), key: sql.ref(column) })
/** As German dictionaries do, by the first 60 signs. */
export const byText = (column: string): SortColumn => ({
  column: sql.ref(column),
  key: sql`left(sort_key(${sql.ref(column)}), 60)`,
})

/**
 * A list sorted by a column: what has no value in it comes last. `setsWith` are its rows for which this holds too. Whether
 * there is a value is asked of the column, for to make a key takes longer than to count a row; of the key only where an
 * index is to be found by it.
 */
export const partsByKey = (
  { column, key }: SortColumn,
  setsWith: (...also: Sql[]) => Sql[],
  { isFilled }: { isFilled: boolean },
): Part[] =>
  isFilled
    ? [{ sets: setsWith(), key }]
    : [
        { sets: setsWith(sql`${column} is not null`), key },
        { sets: setsWith(sql`${column} is null and ${key} is null`), isLast: true },
      ]

export interface PagedList {
  table: 'enquiry' | 'listed_offer'
  /** In ascending order. */
  parts: readonly Part[]
  /** Says who asks and what for: lists of one name have the same rows. */
  name: string
  /** What it is sorted by. */
  column: string
  /** As `changesOf` says, read before. */
  changes: number
  descending: boolean
  offset: number
  limit: number
}

/** Every so many of a part's ids in ascending order, from the first one on. */
interface Marks {
  total: number
  ids: string[]
}
const marksOfPart = 500
const stepOf = (total: number) => Math.max(1, Math.ceil(total / marksOfPart))

/** As far as a list is rather read from its beginning: what one looks at first comes soonest after a change. */
const nearRows = 300

const keptTotals = 5000
const keptMarks = 500

/**
 * Pages of large lists. Of each list that was looked at lately it is known how many there are and what stands at every
 * so many of them, for as long as nothing of it changed: a page is read between the marks around it.
 */
export function createListPages() {
  const totals = keepWhileUnchanged<number>(keptTotals)
  const marks = keepWhileUnchanged<Marks[]>(keptMarks)
  return async (db: Db, list: PagedList): Promise<{ ids: { id: string }[]; total: number }> => {
    if (list.offset + list.limit <= nearRows) {
      const [ids, total] = await Promise.all([
        firstPage(db, list),
        totals(list.name, list.changes, () => countRows(db, list)),
      ])
      return { ids, total }
    }
    const marked = await marks(`${list.name} ${list.column}`, list.changes, () => markParts(db, list))
    return { ids: await idsFrom(db, list, marked), total: marked.reduce((sum, { total }) => sum + total, 0) }
  }
}
export type ListPages = ReturnType<typeof createListPages>

/** The parts as the list shows them. */
function inOrder<P extends { part: Part }>(parts: P[], descending: boolean): P[] {
  if (!descending) return parts
  const last = parts.filter(({ part }) => part.isLast)
  return [...parts.filter(({ part }) => !part.isLast).reverse(), ...last]
}

/** A part's rows in order; each set in its order by itself, so that they are merged out of their indexes. */
function rowsOf(
  table: PagedList['table'],
  { sets, key }: Part,
  { descending = false, from = sql``, limit }: { descending?: boolean; from?: Sql; limit?: number } = {},
): Sql {
  const way = descending ? sql`desc` : sql`asc`
  const order = key === undefined ? sql`id ${way}` : sql`key ${way}, id ${way}`
  const end = limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`
  const hasKey = key === undefined ? sql`` : sql`and ${key} is not null`
  const ordered = sets.map(
    (
      set,
    ) => sql`(select id, ${key ?? sql`null`} as key from ${sql.table(table)} where ${set} ${hasKey} ${from}
      order by ${key === undefined ? sql`id ${way}` : sql`${key} ${way}, id ${way}`} ${end})`,
  )
  return sql`select id from (${sql.join(ordered, sql` union all `)}) part order by ${order}`
}

async function countRows(db: Db, { table, parts }: PagedList): Promise<number> {
  const counts = parts.flatMap(({ sets }) =>
    sets.map((set) => sql`(select count(*) from ${sql.table(table)} where ${set})`),
  )
  if (counts.length === 0) return 0
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db)
  return rows[0]!.total
}

/** A page near the beginning, without knowing how many there are. */
async function firstPage(
  db: Db,
  { table, parts, descending, offset, limit }: PagedList,
): Promise<{ id: string }[]> {
  const ids: { id: string }[] = []
  const shown = parts.filter(({ sets }) => sets.length > 0).map((part) => ({ part }))
  for (const { part } of inOrder(shown, descending)) {
    const missing = offset + limit - ids.length
    if (missing === 0) break
    const page = sql<{
      id: string
    }>`${rowsOf(table, part, { descending, limit: missing })} limit ${sql.lit(missing)}`
    ids.push(...(await page.execute(db)).rows)
  }
  return ids.slice(offset)
}

/** Reads a list once from its beginning to its end. */
async function markParts(db: Db, { table, parts }: PagedList): Promise<Marks[]> {
  const marked: Marks[] = parts.map(() => ({ total: 0, ids: [] }))
  const read = parts.flatMap((part, at) =>
    part.sets.length === 0
      ? []
      : [
          sql`select ${sql.lit(at)} as at, coalesce(array_agg(id), '{}') as ids from (${rowsOf(table, part)}) listed`,
        ],
  )
  if (read.length === 0) return marked
  const { rows } = await sql<{ at: number; total: number; marks: string[] }>`
    select at, cardinality(ids) as total,
      array(select ids[n] from generate_series(1, cardinality(ids),
        greatest(1, ceil(cardinality(ids)::numeric / ${sql.lit(marksOfPart)})::int)) n) as marks
    from (${sql.join(read, sql` union all `)}) part`.execute(db)
  for (const { at, total, marks } of rows) marked[at] = { total, ids: marks }
  return marked
}

/** A page of parts whose marks are known. */
async function idsFrom(
  db: Db,
  { table, parts, descending, offset, limit }: PagedList,
  marked: readonly Marks[],
): Promise<{ id: string }[]> {
  const ids: { id: string }[] = []
  let before = 0
  const all = parts.map((part, at) => ({ part, marks: marked[at]! }))
  for (const { part, marks } of inOrder(all, descending)) {
    const first = Math.max(0, offset - before)
    const size = Math.min(limit - ids.length, marks.total - first)
    before += marks.total
    if (size <= 0) continue
    if (!descending) ids.push(...(await slice(db, table, part, marks, first, size)))
    else ids.push(...(await slice(db, table, part, marks, marks.total - first - size, size)).reverse())
  }
  return ids
}

/** So many rows of a part in ascending order, read between the marks around them. */
async function slice(
  db: Db,
  table: PagedList['table'],
  part: Part,
  marks: Marks,
  first: number,
  size: number,
): Promise<{ id: string }[]> {
  const step = stepOf(marks.total)
  if (step === 1) return marks.ids.slice(first, first + size).map((id) => ({ id }))
  const skipped = first % step
  const before = marks.ids[Math.floor(first / step)]!
  const after = marks.ids[Math.floor((first + size - 1) / step) + 1]
  const { key } = part
  const keyAt = (id: string) => sql`(select ${key} from ${sql.table(table)} where id = ${id})`
  // The end tells the planner how few they are: it reads an index between the two and looks for nothing else.
  const from =
    key === undefined
      ? sql`and id >= ${before} ${after ? sql`and id < ${after}` : sql``}`
      : sql`and (${key}, id) >= (${keyAt(before)}, ${before})
          ${after ? sql`and ${key} between ${keyAt(before)} and ${keyAt(after)}` : sql``}`
  const rows = rowsOf(table, part, { from, limit: skipped + size })
  const found = await sql<{
    id: string
  }>`${rows} offset ${sql.lit(skipped)} limit ${sql.lit(size)}`.execute(db)
  return found.rows
}
