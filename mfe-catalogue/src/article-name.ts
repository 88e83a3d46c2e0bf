import type { ArticleListItem } from '@schrankwerk/contracts'
import type { TFunction } from 'i18next'

type Named = Pick<ArticleListItem, 'manufacturerName' | 'manufacturerNumber' | 'orderNumber'>

/** How an article is called where its numbers do not stand beside it. */
export const articleName = (article: Named, t: TFunction<'catalogue'>): string => {
  const parts = [article.manufacturerName, article.manufacturerNumber ?? article.orderNumber]
  return parts.filter(Boolean).join(' ') || t('article.unnamed')
}
