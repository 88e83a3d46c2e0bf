import type { SlimLine } from '@schrankwerk/contracts'
import { Button, formatMoney, Muted } from '@schrankwerk/ui'
import { quantityText } from '../quantity-text.ts'
import { unitPriceText } from '../unit-price-text.ts'
import { FoundArticle } from './found-article.tsx'
import { judgementOf } from './judge-line.ts'
import type { LineMarks } from './line-marks.ts'
import { LineStatus } from './line-status.tsx'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

export interface LineCardProps {
  line: SlimLine
  onOpen: (line: SlimLine) => void
  Mark: LineMarks['Mark'] | undefined
}

const joined = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' · ')

/** A line on a narrow window. */
export function LineCard({ line, onOpen, Mark }: LineCardProps) {
  const t = useReviewText()
  const place = joined(t('line.title', { position: line.position }), line.bmk, line.installationLocation)
  const more = joined(
    line.linePrice != null && formatMoney(line.linePrice),
    line.purchasePrice != null && `${t('line.fields.ownPurchasePrice')} ${unitPriceText(line.purchasePrice)}`,
    line.listPrice != null && `${t('line.fields.ownListPrice')} ${unitPriceText(line.listPrice)}`,
    line.isSuppliedPart && judgementOf(line) !== 'supplied' && t('review.columns.supplied'),
  )
  return (
    <div className={classes.card}>
      <div className={classes.cardRow}>
        <Muted>{place}</Muted>
        <LineStatus line={line} />
      </div>
      <FoundArticle line={line} />
      <div className={classes.cardRow}>
        <span>
          <Muted>{t('review.columns.quantity')}</Muted>{' '}
          <strong>{quantityText(line.quantity, line.quantityUnitName)}</strong>
          {more !== '' && <Muted> · {more}</Muted>}
        </span>
        <span className={classes.cardActs}>
          {Mark && <Mark line={line} place="card" />}
          <Button
            small
            aria-label={t('review.open', { position: line.position })}
            onClick={() => onOpen(line)}
          >
            {t('review.openShort')}
          </Button>
        </span>
      </div>
    </div>
  )
}
