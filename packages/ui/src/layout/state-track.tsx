import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface StateTrackProps {
  steps: { key: string; label: ReactNode; note?: ReactNode }[]
  /** Key of the step one is at. */
  current: string
  /** The current step is where it ended without success. */
  failed?: boolean
  label?: string
}

type Phase = 'done' | 'current' | 'failed' | 'open'
const spoken: Record<Phase, string> = {
  done: 'erledigt',
  current: 'aktuell',
  failed: 'beendet',
  open: 'offen',
}

/**
 * How far something is: steps before `current` are done, those behind it open. A `current` that is none of the steps
 * leaves all of them open.
 */
export function StateTrack({ steps, current, failed, label = 'Verlauf' }: StateTrackProps) {
  const at = steps.findIndex(({ key }) => key === current)
  const phaseOf = (index: number): Phase => {
    if (index < at) return 'done'
    if (index > at) return 'open'
    return failed ? 'failed' : 'current'
  }
  return (
    <ol className="kit-track" aria-label={label}>
      {steps.map((step, index) => {
        const phase = phaseOf(index)
        return (
          <li key={step.key} data-phase={phase} aria-current={index === at ? 'step' : undefined}>
            <span className="kit-track-mark kit-tabular" aria-hidden="true">
              {phase === 'done' && <IconCheck size={14} stroke={2.5} />}
              {phase === 'failed' && <IconX size={14} stroke={2.5} />}
              {(phase === 'current' || phase === 'open') && index + 1}
            </span>
            <span className="kit-track-label">
              {step.label}
              <span className="kit-hidden"> ({spoken[phase]})</span>
              {step.note && <span className="kit-muted">{step.note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
