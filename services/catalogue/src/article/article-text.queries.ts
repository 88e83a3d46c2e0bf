import { looseNumber } from '@schrankwerk/domain/bom'
import { containing, hasText, likeText } from '@schrankwerk/service-kit'
import { type RawBuilder, sql } from 'kysely'

export const shortestTrigram = 3

/**
 * Articles with a number (or an order number alone) that holds this text, whatever stands between its signs, or that a
 * wholesaler has under just this number.
 */
export function withNumber(text: string, kind?: 'O'): RawBuilder<unknown> {
  const number = looseNumber(text)
  // The trigram index needs three signs; fewer are looked for at the beginning.
  const pattern = number.length >= shortestTrigram ? containing(number) : `${likeText(number)}%`
  const ofWholesalers = sql`union all select article_id from article_wholesaler where loose = ${number}`
  return sql`select article_id from article_number
    where searchable and loose like ${pattern} ${kind ? sql`and kind = ${kind}` : ofWholesalers}`
}

/** Whether a word stands in `article a`, its `manufacturer m` or its numbers. */
export function inArticle(word: string): RawBuilder<unknown> {
  const loose = looseNumber(word)
  return sql`(${hasText(sql`lower(a.description)`, word)} or ${hasText(sql`lower(m.display_name)`, word)}
    or a.erp_number ilike ${`${likeText(word)}%`} or a.ean_number = ${word}
    ${loose.length >= shortestTrigram ? sql`or a.id in (${withNumber(word)})` : sql``})`
}
