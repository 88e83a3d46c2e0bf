import type { BomReading } from '@schrankwerk/contracts'
import { rowName } from '@schrankwerk/domain/bom'
import { Button, Disclosure, Muted, StateBadge } from '@schrankwerk/ui'
import { type LaterTexts, useBomText } from '../texts.ts'
import classes from './mapping.module.css'

export interface LeftOutRowsProps {
  rows: BomReading['leftOut']
  included: readonly number[]
  /** Missing where nothing can be changed any more. */
  onToggle?: (rowIndex: number) => void
  /** A row is just being taken in. */
  isBusy?: boolean
}

/** Of their own, for the review shows these rows without the mapping. */
const words: LaterTexts = {
  namespaces: ['bom-left-out', 'bom'],
  texts: {
    row: 'Zeile',
    leftOut: 'Ausgelassene Zeilen ({{count}})',
    leftOutHint: 'Diese Zeilen sind keine Positionen. Was doch eine ist, nehmen Sie wieder auf.',
    takeIn: 'Wieder aufnehmen',
    takeInRow: 'Zeile {{row}} wieder aufnehmen',
    takenIn: 'Wird aufgenommen',
    leaveOutRow: 'Zeile {{row}} doch auslassen',
    leaveOut: 'Doch auslassen',
  },
}

const shownAtOnce = 200

/** Rows that are no lines, each with its reason; one that is a line after all is taken back in. */
export function LeftOutRows({ rows, included, onToggle, isBusy = false }: LeftOutRowsProps) {
  const t = useBomText(words)
  if (rows.length === 0) return null
  // Those that are taken back in are shown among them, and counted with the lines.
  const count = rows.filter(({ rowIndex }) => !included.includes(rowIndex)).length
  return (
    <Disclosure summary={t('leftOut', { count })} open={included.length > 0}>
      {onToggle && <Muted>{t('leftOutHint')}</Muted>}
      <ul className={classes.leftOut}>
        {rows.slice(0, shownAtOnce).map(({ rowIndex, reasonText, preview }) => {
          const isIn = included.includes(rowIndex)
          return (
            <li key={rowIndex}>
              <span className={classes.rowNumber}>
                {t('row')} {rowName(rowIndex)}
              </span>
              <span className={classes.leftOutText}>
                <span>{preview}</span>
                <Muted>{reasonText}</Muted>
              </span>
              {isIn && <StateBadge tone="blue">{t('takenIn')}</StateBadge>}
              {onToggle && (
                <Button
                  small
                  disabled={isBusy}
                  aria-label={t(isIn ? 'leaveOutRow' : 'takeInRow', { row: rowName(rowIndex) })}
                  onClick={() => onToggle(rowIndex)}
                >
                  {t(isIn ? 'leaveOut' : 'takeIn')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
