import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import type { TFunction } from 'i18next'
import { type ArticleValues, articleFieldNames } from './article-values.ts'

const hasNumbers = (values: ArticleValues): boolean =>
  values.orderNumber.trim() !== '' ||
  (values.manufacturerNumber.trim() !== '' && values.manufacturerId !== null)

/** The fields that can cure missing numbers: the order number, else what is missing of the manufacturer number. */
export function missingNumberErrors(values: ArticleValues, message: string): FieldErrors {
  const errors: Record<string, string> = { orderNumber: message }
  if (values.manufacturerNumber.trim() === '') errors.manufacturerNumber = message
  if (values.manufacturerId === null) errors.manufacturerId = message
  return errors
}

/** What keeps the form from being sent; the same rules the server has. */
export function checkArticle(values: ArticleValues, t: TFunction<'catalogue'>): FieldErrors {
  const errors: Record<string, string> = hasNumbers(values)
    ? {}
    : { ...missingNumberErrors(values, t('article.error.numbersMissing')) }
  for (const name of articleFieldNames) {
    const value = values[name]
    if (typeof value !== 'number') continue
    if (Number.isNaN(value)) errors[name] = t('article.error.number')
    else if (value < 0) errors[name] = t('article.error.negative')
  }
  const link = values.manufacturerLink.trim()
  if (link !== '' && !/^https?:\/\/\S+$/i.test(link)) errors.manufacturerLink = t('article.error.link')
  const seen = new Set<string>()
  values.wholesalerInfos.forEach(({ wholesalerId, purchasePrice }, at) => {
    const path = `wholesalerInfos.${at}`
    if (wholesalerId === null) errors[`${path}.wholesalerId`] = t('article.error.wholesalerMissing')
    else if (seen.has(wholesalerId)) errors[`${path}.wholesalerId`] = t('article.error.wholesalerTwice')
    else seen.add(wholesalerId)
    if (Number.isNaN(purchasePrice)) errors[`${path}.purchasePrice`] = t('article.error.number')
  })
  return errors
}
