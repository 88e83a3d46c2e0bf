import type { ArticleExport } from '@schrankwerk/contracts'
import { formatMoney } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

/** What an export was narrowed to, in words. */
export function filterWords(entry: ArticleExport, t: TFunction<'catalogue'>): string {
  const { manufacturers, importSources, priceRange, wholesalers, found } = entry
  const price = {
    from: priceRange.from === null ? undefined : formatMoney(priceRange.from),
    to: priceRange.to === null ? undefined : formatMoney(priceRange.to),
  }
  const parts = [
    found && t('export.words.found', { by: foundBy(found, t) }),
    namesOf(manufacturers, t),
    importSources.map((source) => t(`article.source.${source}`)).join(', '),
    price.from && price.to && t('export.words.between', price),
    price.from && !price.to && t('export.words.atLeast', price),
    price.to && !price.from && t('export.words.atMost', price),
  ].filter(Boolean)
  const bought = namesOf(wholesalers, t)
  return [
    parts.length > 0 ? parts.join(' · ') : t('export.words.all'),
    bought && t('export.words.wholesalers', { names: bought }),
  ]
    .filter(Boolean)
    .join('; ')
}

function foundBy(
  { searchTerm, orderNumber, manufacturers }: NonNullable<ArticleExport['found']>,
  t: TFunction<'catalogue'>,
): string {
  const names = namesOf(manufacturers, t)
  return [
    searchTerm && t('export.words.searchTerm', { searchTerm }),
    orderNumber && t('export.words.orderNumber', { orderNumber }),
    names && t('export.words.manufacturers', { names }),
  ]
    .filter(Boolean)
    .join(', ')
}

function namesOf({ names, amount }: ArticleExport['manufacturers'], t: TFunction<'catalogue'>): string {
  const more = amount - names.length
  return [names.join(', '), more > 0 && t('export.words.more', { count: more })].filter(Boolean).join(' ')
}
