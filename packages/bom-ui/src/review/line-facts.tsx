import type { BomLine } from '@schrankwerk/contracts'
import { DescriptionList, formatMoney, formatNumber, formatPercent, TextLink } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { quantityText } from '../quantity-text.ts'
import { unitPriceText } from '../unit-price-text.ts'
import { useReviewText } from './review-texts.ts'

/** Quantity, places and, where they may be seen, prices. */
export function LineFacts({ line }: { line: BomLine }) {
  const t = useReviewText()
  const { matchedArticle: article } = line
  const quantity = quantityText(line.quantity, line.quantityUnitName)
  const asWritten =
    line.quantityText !== null && line.quantity === null
      ? ` (${t('line.fields.asWritten', { text: line.quantityText })})`
      : ''
  const listPrice = moneyOf(article?.listPrice)
  const perUnit =
    (article?.priceUnitSize || 1) !== 1 &&
    t('line.per', {
      amount: formatNumber(article?.priceUnitSize),
      unit: article?.unitName ?? '',
    }).trim()
  const facts: [string, ReactNode][] = [
    ['quantity', quantity + asWritten],
    ['installationLocation', line.installationLocation],
    ['locationIdentifier', line.locationIdentifier],
    ['functionalAssignment', line.functionalAssignment],
    ['functionDesignation', line.functionDesignation],
    ['bmk', line.bmk],
    ['isSuppliedPart', line.isSuppliedPart && t('review.yes')],
    ['wholesalerOrderNumber', line.wholesalerOrderNumber],
    ['eanNumber', line.eanNumber],
    ['link', linkTo(line.manufacturerLink)],
    ['unitInFile', line.quantityUnitText],
    ['ownErpNumber', line.erpNumber],
    ['ownListPrice', unitPriceOf(line.listPrice)],
    ['ownPurchasePrice', unitPriceOf(line.purchasePrice)],
    ['remark', line.remark],
    ['packagingUnitSize', article?.packagingUnitSize ? formatNumber(article.packagingUnitSize) : null],
    ['erpNumber', article?.erpNumber],
    ['listPrice', listPrice && [listPrice, perUnit].filter(Boolean).join(' ')],
    ['discount', discountOf(article)],
    ['price', unitPriceOf(article?.purchasePricePerPiece)],
    ['linePrice', moneyOf(line.linePrice)],
  ]
  return (
    <DescriptionList
      columns={3}
      items={facts
        .filter(([, value]) => value)
        .map(([field, value]) => ({ term: t(`line.fields.${field}`), value }))}
    />
  )
}

/** Other addresses than those of the web stay text: a list may hold anything. */
const linkTo = (link: string | null): ReactNode =>
  link !== null && /^https?:\/\//i.test(link) ? (
    <TextLink href={link} target="_blank" rel="noopener noreferrer">
      {link}
    </TextLink>
  ) : (
    link
  )

const moneyOf = (amount: number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : formatMoney(amount)

const unitPriceOf = (price: number | null | undefined): string | null =>
  price === null || price === undefined ? null : unitPriceText(price)

const discountOf = (article: BomLine['matchedArticle']): string | null => {
  if (!article?.discountGroupName) return null
  const { discountGroupName: name, discountPercent: percent } = article
  return percent === null || percent === undefined ? name : `${name} (${formatPercent(percent / 100)})`
}
