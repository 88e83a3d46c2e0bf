import { articleValueIssues, issuesOfChanged } from '@schrankwerk/domain'
import type { FieldErrors } from '@schrankwerk/portal-ui/form'
import { formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { notAdded } from '../../not-added.ts'
import { largestNumbers, largestPrice, longestNumber, longestTexts, wholeNumbers } from './article-fields.ts'
import { type ArticleValues, addedNumbers, articleFieldNames, changedFields } from './article-values.ts'

type Texts = TFunction<'catalogue'>

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

/** What is said of a text that is longer than its field takes; it is never cut, so that nothing is lost unseen. */
export const lengthError = (text: string, maximum: number, t: Texts): string | undefined => {
  const { length } = text.trim()
  return length > maximum
    ? t('article.error.tooLong', {
        maximum: formatNumber(maximum, { decimals: 0 }),
        length: formatNumber(length, { decimals: 0 }),
      })
    : undefined
}

function numberError(value: number | null, maximum: number, t: Texts): string | undefined {
  if (value === null) return undefined
  if (Number.isNaN(value)) return t('article.error.number')
  if (value < 0) return t('article.error.negative')
  return value > maximum
    ? t('article.error.tooLarge', { maximum: formatNumber(maximum, { decimals: 2 }) })
    : undefined
}

/**
 * What keeps the form from being sent; the same rules the server has. A value that stands as it is in `base` was taken
 * once and holds up no other change.
 */
export function checkArticle(values: ArticleValues, base: ArticleValues, t: Texts): FieldErrors {
  const errors: Record<string, string> = hasNumbers(values)
    ? {}
    : { ...missingNumberErrors(values, t('article.error.numbersMissing')) }
  const note = (path: string, message: string | undefined) => {
    if (message !== undefined && errors[path] === undefined) errors[path] = message
  }
  const changed = changedFields(base, values)
  for (const name of articleFieldNames) {
    if (Number.isNaN(values[name]))
      note(name, t(wholeNumbers.has(name) ? 'article.error.wholeNumber' : 'article.error.number'))
  }
  for (const [name, maximum] of largestNumbers) {
    if (changed.includes(name)) note(name, numberError(values[name], maximum, t))
  }
  for (const { path, detail } of issuesOfChanged(articleValueIssues(values), changed)) note(path, detail)
  for (const [name, maximum] of longestTexts) {
    if (changed.includes(name)) note(name, lengthError(values[name], maximum, t))
  }
  const link = values.manufacturerLink.trim()
  if (link !== '' && !/^https?:\/\/\S+$/i.test(link)) note('manufacturerLink', t('article.error.link'))
  const seen = new Set<string>()
  values.wholesalerInfos.forEach(({ wholesalerId, orderNumber, purchasePrice }, at) => {
    const path = `wholesalerInfos.${at}`
    if (wholesalerId === null) note(`${path}.wholesalerId`, t('article.error.wholesalerMissing'))
    else if (seen.has(wholesalerId)) note(`${path}.wholesalerId`, t('article.error.wholesalerTwice'))
    else seen.add(wholesalerId)
    note(`${path}.orderNumber`, lengthError(orderNumber, longestNumber, t))
    note(`${path}.purchasePrice`, numberError(purchasePrice, largestPrice, t))
  })
  for (const name of addedNumbers) {
    const left = values[name]
    Object.assign(errors, notAdded(name, left, t('article.error.numberNotAdded', { typed: left?.trim() })))
  }
  return errors
}
