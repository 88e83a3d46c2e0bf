import { type ReactNode, useId } from 'react'
import { formatPercent } from '../formats/formats.ts'
import type { Tone } from './state-badge.tsx'

export interface ProgressProps {
  /** 0 to 100; missing while the end is not known. */
  value?: number
  label: string
  detail?: ReactNode
  tone?: Tone
}

/** Values beyond 0 and 100 are shown as these; without one the bar runs without an end. */
export function Progress({ value, label, detail, tone = 'blue' }: ProgressProps) {
  const id = useId()
  const shown = value === undefined ? undefined : Math.min(100, Math.max(0, value))
  return (
    <div className={`kit-progress kit-tone-${tone}`}>
      <div className="kit-progress-head">
        <span id={id}>{label}</span>
        {shown !== undefined && <span className="kit-tabular">{formatPercent(shown / 100)}</span>}
      </div>
      <div
        className="kit-progress-track"
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown === undefined ? undefined : Math.round(shown)}
      >
        <div
          className="kit-progress-bar"
          data-endless={shown === undefined || undefined}
          style={{ width: `${shown ?? 30}%` }}
        />
      </div>
      {detail && <div className="kit-muted">{detail}</div>}
    </div>
  )
}
