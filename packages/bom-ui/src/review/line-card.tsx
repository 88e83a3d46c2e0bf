import type { SlimLine } from '@schrankwerk/contracts'
import { Button, formatNumber, Muted } from '@schrankwerk/ui'
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
  const number = line.orderNumber ?? line.manufacturerNumber ?? '–'
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <strong>
          {line.position} · {number}
        </strong>
        <span className={classes.cardQuantity}>
          {formatNumber(line.quantity, { decimals: 3 })} {line.quantityUnitName}
        </span>
      </div>
      <span className={classes.cardText}>
        {[line.manufacturerName, line.description].filter(Boolean).join(' · ') || '–'}
      </span>
      <Muted>
        {[line.installationLocation, line.bmk, line.matched && `→ ${line.matched}`]
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
