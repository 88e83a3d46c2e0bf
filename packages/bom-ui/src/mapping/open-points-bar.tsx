import { Button, formatNumber } from '@schrankwerk/ui'
import { useRef } from 'react'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'
import type { OpenPoints } from './open-points.ts'

export interface OpenPointsBarProps {
  points: OpenPoints
  /** Whether the columns that are mapped make a list. */
  isEnough: boolean
  /** What the quantities count for, in words. */
  quantities: string
  onPoint: (point: string) => void
  onQuantities: () => void
}

/** What is open, first of all; each is a jump, again and again to the next of its kind. */
export function OpenPointsBar({ points, isEnough, quantities, onPoint, onQuantities }: OpenPointsBarProps) {
  const t = useMappingText()
  const last = useRef({ check: -1, open: -1 })
  const jump = (kind: keyof OpenPoints) => () => {
    const among = points[kind]
    const next = (last.current[kind] + 1) % among.length
    last.current[kind] = next
    onPoint(among[next] as string)
  }
  const chip = (kind: keyof OpenPoints) =>
    points[kind].length > 0 && (
      <Button small onClick={jump(kind)}>
        {t(`mapping.points.${kind}`, { count: formatNumber(points[kind].length) })}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no form fields
    <div className={classes.points} role="group" aria-label={t('mapping.points.title')}>
      {isEnough && points.check.length + points.open.length === 0 && <span>{t('mapping.points.none')}</span>}
      {chip('check')}
      {chip('open')}
      <Button small onClick={onQuantities}>
        {t('mapping.points.quantities', { quantities })}
      </Button>
    </div>
  )
}
