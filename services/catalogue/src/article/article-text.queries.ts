import { looseNumber } from '@schrankwerk/domain/bom'
import { containing, likeText } from '@schrankwerk/service-kit'
import { type RawBuilder, sql } from 'kysely'

export const shortestTrigram = 3

/** Articles with a number (or an order number alone) that holds this text, whatever stands between its signs. */
export function withNumber(text: string, kind?: 'O'): RawBuilder<unknown> {
  const number = looseNumber(text)
  // The trigram index needs three signs; fewer are looked for at the beginning.
  const pattern = number.length >= shortestTrigram ? containing(number) : `${likeText(number)}%`
  return sql`select article_id from article_number
    where searchable and loose like ${pattern} ${kind ? sql`and kind = ${kind}` : sql``}`
}

/** Whether a word stands in `article a`, its `manufacturer m` or its numbers. */
export function inArticle(word: string): RawBuilder<unknown> {
  const pattern = containing(word)
  const loose = looseNumber(word)
  return sql`(a.description ilike ${pattern} or m.display_name ilike ${pattern}
    or a.erp_number ilike ${`${likeText(word)}%`} or a.ean_number = ${word}
    ${loose.length >= shortestTrigram ? sql`or a.id in (${withNumber(word)})` : sql``})`
}
