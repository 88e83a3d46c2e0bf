import type { Offer } from '@schrankwerk/contracts'
import type { ReactNode } from 'react'

/** What every dialog of a step gets. */
export interface StepDialogProps {
  offer: Offer
  onCancel: () => void
  onConfirm: () => void
  busy: boolean
  error: ReactNode
  /** Why the step cannot be taken any more since it was asked. */
  obstacle: string | undefined
}
