import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

export interface FailedProps {
  /** A sentence („Das Angebot konnte nicht gelöscht werden.“), or the thing alone when it did not load. */
  what: string
  onRetry?: () => void
  code?: string
  requestId?: string
  /** Replaces the sentence made of `what`. */
  children?: ReactNode
}

/** What did not work, read out at once, with the way to try again and what a person tells the support. */
export function Failed({ what, onRetry, code, requestId, children }: FailedProps) {
  return (
    <div className="kit-failed" role="alert">
      <IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" />
      <p>{children ?? (what.endsWith('.') ? what : `Laden nicht möglich: ${what}.`)}</p>
      {onRetry && (
        <Button icon={<IconRefresh size={18} stroke={1.75} />} onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
      {(code || requestId) && (
        <p className="kit-failed-code">
          {code && <>Code: {code}</>}
          {code && requestId && ' · '}
          {requestId && <>Vorgang: {requestId}</>}
        </p>
      )}
    </div>
  )
}
