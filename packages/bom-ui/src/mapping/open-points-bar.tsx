import { Button, formatNumber } from '@schrankwerk/ui'
import { useRef } from 'react'
import classes from './mapping.module.css'
import { useMappingText } from './mapping-texts.ts'
import type { OpenPoints } from './open-points.ts'

export interface OpenPointsBarProps {
  points: OpenPoints
  /** Whether a list can be made of it, of each sheet that was chosen: nothing is missing. */
  isEnough: boolean
  /** Whether a person decided something of it. */
  isDecided: boolean
  /** What the quantities count for, in words. */
  quantities: string
  onPoint: (point: string) => void
  /** All of them are right as they stand. */
  onAll: () => void
  /** Said once that was pressed. */
  settled: string
  onQuantities: () => void
}

/** What is open, first of all; each is a jump, again and again to the next of its kind; one button settles all. */
export function OpenPointsBar(props: OpenPointsBarProps) {
  const { points, isEnough, isDecided, quantities, onPoint, onAll, settled, onQuantities } = props
  const t = useMappingText()
  const last = useRef<Partial<Record<keyof OpenPoints, { at: number; point: string }>>>({})
  const jump = (kind: keyof OpenPoints) => () => {
    const among = points[kind]
    const former = last.current[kind]
    // Where the last one was settled, the next one stands in its place.
    const isThere = former !== undefined && among.includes(former.point)
    const at = (isThere ? among.indexOf(former.point) + 1 : (former?.at ?? 0)) % among.length
    const point = among[at] as string
    last.current[kind] = { at, point }
    onPoint(point)
  }
  const quantitiesButton = useRef<HTMLButtonElement>(null)
  const settle = () => {
    onAll()
    // The button is gone then.
    quantitiesButton.current?.focus()
  }
  const count = points.check.length + points.open.length
  const chip = (kind: keyof OpenPoints) =>
    points[kind].length > 0 && (
      <Button small onClick={jump(kind)}>
        {t(`mapping.points.${kind}`, { count: formatNumber(points[kind].length) })}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no form fields
    <div className={classes.points} role="group" aria-label={t('mapping.points.title')}>
      <span role="status">
        {isEnough && count === 0
          ? settled || t(isDecided ? 'mapping.points.settled' : 'mapping.points.none')
          : settled}
      </span>
      {chip('check')}
      {chip('open')}
      {count > 1 && (
        <Button small onClick={settle}>
          {t('mapping.points.all')}
        </Button>
      )}
      <Button small ref={quantitiesButton} onClick={onQuantities}>
        {t('mapping.points.quantities', { quantities })}
      </Button>
    </div>
  )
}
