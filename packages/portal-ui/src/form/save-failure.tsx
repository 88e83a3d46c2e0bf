import { Button, Notice } from '@schrankwerk/ui'
import type { ReactNode } from 'react'

/** A save that failed, and the way to try it again. */
export function SaveFailure({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Notice
      tone="error"
      title="Nicht gespeichert"
      action={
        <Button small onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
