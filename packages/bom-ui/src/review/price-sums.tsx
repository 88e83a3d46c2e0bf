import type { SlimLine } from '@schrankwerk/contracts'
import { formatCount, formatMoney } from '@schrankwerk/ui'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'
import { sumPrices } from './sum-prices.ts'

/** For whom prices are there: what the lines shown cost, and what all do where some are hidden. */
export function PriceSums({ shown, all }: { shown: readonly SlimLine[]; all: readonly SlimLine[] }) {
  const t = useReviewText()
  if (!all.some(({ linePrice }) => linePrice !== undefined)) return null
  const text = (lines: readonly SlimLine[]) => {
    const { sum, unpriced, supplied } = sumPrices(lines)
    const without = formatCount(unpriced, t('count.line'), t('count.lines'))
    const beside = [
      ...(unpriced > 0 ? [t('review.sum.unpriced', { lines: without })] : []),
      ...(supplied > 0 ? [t('review.sum.supplied', { price: formatMoney(supplied) })] : []),
    ]
    return formatMoney(sum) + (beside.length > 0 ? ` (${beside.join(', ')})` : '')
  }
  return (
    <dl className={classes.sums}>
      {shown.length < all.length && (
        <div>
          <dt>{t('review.sum.shown')}</dt>
          <dd>{text(shown)}</dd>
        </div>
      )}
      <div>
        <dt>{t('review.sum.all')}</dt>
        <dd>{text(all)}</dd>
      </div>
    </dl>
  )
}
