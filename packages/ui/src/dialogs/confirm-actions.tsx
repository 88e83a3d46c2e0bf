import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'

export interface ConfirmActionsProps {
  /** On the button that changes nothing. */
  cancel?: string
  verb: string
  danger?: boolean
  busy?: boolean
  /** It cannot be done any more: what is left is to close. */
  isOff?: boolean
  /** False where the dialog begins with a field of its own. */
  beginsOnCancel?: boolean
  onCancel: () => void
  onConfirm: (() => void) | undefined
}

/** The two buttons below a question, of which only closing stays once there is nothing left to ask. */
export function ConfirmActions({
  cancel = 'Abbrechen',
  verb,
  danger = true,
  busy = false,
  isOff = false,
  beginsOnCancel = true,
  onCancel,
  onConfirm,
}: ConfirmActionsProps) {
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that had the focus may have just gone.
    if (isOff && document.activeElement === document.body) closing.current?.focus()
  }, [isOff])
  return (
    <>
      <Button
        ref={closing}
        {...(beginsOnCancel && { 'data-autofocus': true })}
        onClick={onCancel}
        disabled={busy}
      >
        {isOff ? 'Schließen' : cancel}
      </Button>
      {!isOff && (
        <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
          {verb}
        </Button>
      )}
    </>
  )
}
