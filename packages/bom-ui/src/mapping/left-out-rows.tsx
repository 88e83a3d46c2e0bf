import type { BomReading } from '@schrankwerk/contracts'
import { Button, Disclosure, Muted, StateBadge } from '@schrankwerk/ui'
import { useBomText } from '../texts.ts'
import classes from './mapping.module.css'

export interface LeftOutRowsProps {
  rows: BomReading['leftOut']
  included: readonly number[]
  /** Missing where nothing can be changed any more. */
  onToggle?: (rowIndex: number) => void
}

const shownAtOnce = 200

/** Rows that are no lines, each with its reason; one that is a line after all is taken back in. */
export function LeftOutRows({ rows, included, onToggle }: LeftOutRowsProps) {
  const t = useBomText()
  if (rows.length === 0) return null
  return (
    <Disclosure summary={t('mapping.leftOut', { count: rows.length })} open={included.length > 0}>
      {onToggle && <Muted>{t('mapping.leftOutHint')}</Muted>}
      <ul className={classes.leftOut}>
        {rows.slice(0, shownAtOnce).map(({ rowIndex, reasonText, preview }) => {
          const isIn = included.includes(rowIndex)
          return (
            <li key={rowIndex}>
              <span className={classes.rowNumber}>
                {t('mapping.row')} {rowIndex}
              </span>
              <span className={classes.leftOutText}>
                <span>{preview}</span>
                <Muted>{reasonText}</Muted>
              </span>
              {isIn && <StateBadge tone="blue">{t('mapping.takenIn')}</StateBadge>}
              {onToggle && (
                <Button
                  small
                  aria-label={t(isIn ? 'mapping.leaveOutRow' : 'mapping.takeInRow', { row: rowIndex })}
                  onClick={() => onToggle(rowIndex)}
                >
                  {t(isIn ? 'mapping.leaveOut' : 'mapping.takeIn')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
