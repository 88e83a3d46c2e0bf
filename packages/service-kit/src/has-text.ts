import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from './paged-list.ts'
import { textSpellings } from './word-spellings.ts'

/**
 * Whether a text in small letters has what somebody searches for in it, umlauts written in either way („Strasse“,
 * „Straße“). Of a search whose words stand in one way only, a single comparison: it is made for every row of a list. Each
 * way is a comparison by itself, since of several at once an index on parts of the text finds none.
 */
export function hasText(small: RawBuilder<unknown>, searched: string): RawBuilder<SqlBool> {
  const spelled = textSpellings(searched).map(
    (text) => sql<SqlBool>`${small} like lower(${containing(text)})`,
  )
  return spelled.length === 1 ? spelled[0]! : sql<SqlBool>`(${sql.join(spelled, sql` or `)})`
}
