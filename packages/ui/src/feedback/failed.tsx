import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

export interface FailedProps {
  /** A sentence („Das Angebot konnte nicht gelöscht werden.“), or the thing alone when it did not load. */
  what: string
  /** Why, in a sentence of the server's. */
  detail?: string
  onRetry?: () => void
  /** A word among programs, which is not shown: whoever looks into the page finds it at the element. */
  code?: string
  /** What the support finds the call by. */
  requestId?: string
  /** Replaces the sentence made of `what`. */
  children?: ReactNode
}

/** What did not work, read out at once, with the way to try again and what a person tells the support. */
export function Failed({ what, detail, onRetry, code, requestId, children }: FailedProps) {
  return (
    <div className="kit-failed" role="alert" data-code={code}>
      <IconAlertTriangle size={24} stroke={1.75} aria-hidden="true" />
      <p>{children ?? (what.endsWith('.') ? what : `Laden nicht möglich: ${what}.`)}</p>
      {detail && <p>{detail}</p>}
      {onRetry && (
        <Button icon={<IconRefresh size={18} stroke={1.75} />} onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
      {requestId && <p className="kit-failed-code">Kennung: {requestId}</p>}
    </div>
  )
}
