import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { formatTime } from '../formats/formats.ts'
import { unusualMs, useElapsed } from './use-elapsed.ts'

export interface SaveStateProps {
  state: 'saved' | 'saving' | 'unsaved' | 'failed'
  /** Moment of the last save. */
  at?: string | Date
}

const texts = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  unsaved: 'Nicht gespeichert',
  failed: 'Speichern fehlgeschlagen',
}

/** Whether an object is saved, read out at each change; a save that takes unusually long says so. */
export function SaveState({ state, at }: SaveStateProps) {
  const isUnusual = useElapsed(unusualMs, state === 'saving')
  return (
    <span className={`kit-save kit-save-${state}`} role="status">
      {state === 'saved' && <IconCircleCheck size={16} aria-hidden="true" />}
      {state === 'saving' && <span className="kit-spinner" aria-hidden="true" />}
      {state === 'unsaved' && <IconPencil size={16} aria-hidden="true" />}
      {state === 'failed' && <IconAlertTriangle size={16} aria-hidden="true" />}
      {isUnusual ? 'Speichern dauert länger als üblich' : texts[state]}
      {state === 'saved' && at && ` ${formatTime(at)}`}
    </span>
  )
}
