import { ConfirmDialog } from '@schrankwerk/ui'
import { type ReactNode, useState } from 'react'

export interface DiscardQuestion {
  /** In the place of `onClose`, for every way out of the dialog that keeps nothing of what was typed. */
  close: () => void
  /** Beside the dialog, above which it opens. */
  question: ReactNode
}

/** A dialog that was typed into is closed only after asking: what it holds is kept nowhere. */
export function useDiscardQuestion(isTyped: boolean, onClose: () => void): DiscardQuestion {
  const [isAsking, setAsking] = useState(false)
  return {
    close: () => (isTyped ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={isAsking}
        title="Eingaben verwerfen?"
        verb="Eingaben verwerfen"
        cancel="Weiter bearbeiten"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
      >
        Was Sie eingegeben haben, ist noch nicht gespeichert und geht verloren.
      </ConfirmDialog>
    ),
  }
}
