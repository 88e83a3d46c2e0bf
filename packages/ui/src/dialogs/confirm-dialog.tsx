import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { ConfirmActions } from './confirm-actions.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  /** Names the object: „Angebot 4711 löschen?" */
  title: ReactNode
  /** The effect, in a sentence. */
  children?: ReactNode
  /** The verb on the button. */
  verb: string
  /** On the button that changes nothing. */
  cancel?: string
  danger?: boolean
  /** More room than a sentence needs, for what one is asked about. */
  size?: DialogProps['size']
  busy?: boolean
  error?: ReactNode
  /** Why it cannot be done any more since it was asked: told instead of its effect, with nothing left but to close. */
  obstacle?: ReactNode
}

/** Asks before something that is hard to take back; the focus begins on cancelling. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  verb,
  cancel,
  danger,
  size = 'small',
  busy = false,
  error,
  obstacle,
}: ConfirmDialogProps) {
  const isOff = Boolean(obstacle)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size={size}
      closable={!busy}
      actions={
        <ConfirmActions
          cancel={cancel}
          verb={verb}
          danger={danger}
          busy={busy}
          isOff={isOff}
          onCancel={onCancel}
          onConfirm={open ? onConfirm : undefined}
        />
      }
    >
      {isOff ? <Notice tone="warning">{obstacle}</Notice> : children}
      {error && !isOff && <Failure>{error}</Failure>}
    </Dialog>
  )
}

/** Why it was not done. On a small screen the effect that stands above it would hide it. */
function Failure({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A promise in newer browsers, which an effect must not hand on.
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={part}>
      <Notice tone="error">{children}</Notice>
    </div>
  )
}
