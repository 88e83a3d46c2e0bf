import { looseNumber } from '@schrankwerk/domain/bom'
import { containing, likeText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { nameKey } from '../name-key.ts'

export interface ArticleFilter {
  searchTerm?: string | undefined
  orderNumber?: string | undefined
  manufacturerIds?: string[] | undefined
}

const shortestTrigram = 3

/** Articles with a number (or an order number alone) that holds this text, whatever stands between its signs. */
export function withNumber(text: string, kind?: 'O'): RawBuilder<unknown> {
  const number = looseNumber(text)
  // The trigram index needs three signs; fewer are looked for at the beginning.
  const pattern = number.length >= shortestTrigram ? containing(number) : `${likeText(number)}%`
  return sql`select article_id from article_number
    where searchable and loose like ${pattern} ${kind ? sql`and kind = ${kind}` : sql``}`
}

/**
 * The conditions of a filter on `article a left join manufacturer m`. A search term that is part of any number
 * finds by numbers alone; else each of its words has to stand in the description, the name of the manufacturer,
 * the ERP number, the EAN or a number.
 */
export async function conditionsOf(
  db: Kysely<CatalogueTables>,
  filter: ArticleFilter,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = []
  if (filter.manufacturerIds) conditions.push(sql`a.manufacturer_id = any(${filter.manufacturerIds}::uuid[])`)
  if (filter.orderNumber && looseNumber(filter.orderNumber) !== '')
    conditions.push(sql`a.id in (${withNumber(filter.orderNumber, 'O')})`)
  const term = filter.searchTerm?.trim() ?? ''
  if (term === '') return conditions
  if (looseNumber(term) !== '' && (await anyNumberHas(db, term)))
    return [...conditions, sql`a.id in (${withNumber(term)})`]
  return [...conditions, ...(await wordConditions(db, term))]
}

async function anyNumberHas(db: Kysely<CatalogueTables>, term: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${withNumber(term)}) as found`.execute(db)
  return rows[0]!.found
}

/** Words of the longest name that is looked for among the words of a search. */
const longestName = 4

async function wordConditions(db: Kysely<CatalogueTables>, term: string): Promise<RawBuilder<unknown>[]> {
  const words = term.split(/\s+/).slice(0, 8)
  const groups = words.map((_, at) => groupKeys(words.slice(at, at + longestName)))
  const { rows } = await sql<{ name_key: string; manufacturer_id: string }>`
    select name_key, manufacturer_id from manufacturer_name where name_key = any(${groups.flat()}::text[])`.execute(
    db,
  )
  const manufacturers = new Map(rows.map((row) => [row.name_key, row.manufacturer_id]))
  const conditions: RawBuilder<unknown>[] = []
  for (let at = 0; at < words.length; ) {
    const named = groups[at]!.findLastIndex((key) => manufacturers.has(key))
    conditions.push(
      named < 0
        ? wordCondition(words[at]!)
        : sql`a.manufacturer_id = ${manufacturers.get(groups[at]![named]!)}`,
    )
    at += Math.max(named, 0) + 1
  }
  return conditions
}

/** The keys of the first word, of the first two, and so on. */
const groupKeys = (words: string[]) => words.map((_, at) => nameKey(words.slice(0, at + 1).join(' ')))

function wordCondition(word: string): RawBuilder<unknown> {
  const pattern = containing(word)
  const loose = looseNumber(word)
  return sql`(a.description ilike ${pattern} or m.display_name ilike ${pattern}
    or a.erp_number ilike ${`${likeText(word)}%`} or a.ean_number = ${word}
    ${loose.length >= shortestTrigram ? sql`or a.id in (${withNumber(word)})` : sql``})`
}
