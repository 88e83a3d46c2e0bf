import type { SlimLine } from '@schrankwerk/contracts'
import { Button, formatMoney, formatNumber, Muted } from '@schrankwerk/ui'
import { FoundArticle } from './found-article.tsx'
import type { LineMarks } from './line-marks.ts'
import { LineStatus } from './line-status.tsx'
import classes from './review.module.css'
import { useReviewText } from './review-texts.ts'

export interface LineCardProps {
  line: SlimLine
  onOpen: (line: SlimLine) => void
  Mark: LineMarks['Mark'] | undefined
}

/** A line on a narrow window. */
export function LineCard({ line, onOpen, Mark }: LineCardProps) {
  const t = useReviewText()
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{t('line.title', { position: line.position })}</strong>
        <span className={classes.cardQuantity}>
          {formatNumber(line.quantity, { decimals: 3 })} {line.quantityUnitName}
        </span>
      </div>
      <FoundArticle line={line} />
      <Muted>
        {[
          line.bmk,
          line.installationLocation,
          line.linePrice != null && formatMoney(line.linePrice),
          line.isSuppliedPart && t('review.columns.supplied'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      <div className={classes.cardFoot}>
        <LineStatus line={line} />
        {Mark && <Mark line={line} place="card" />}
        <Button small aria-label={t('review.open', { position: line.position })} onClick={() => onOpen(line)}>
          {t('review.openShort')}
        </Button>
      </div>
    </div>
  )
}
