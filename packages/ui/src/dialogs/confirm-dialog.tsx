import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Dialog } from './dialog.tsx'

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
  busy?: boolean
  error?: ReactNode
}

/** Asks before something that is hard to take back; the focus begins on cancelling. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  verb,
  cancel = 'Abbrechen',
  danger = true,
  busy = false,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      closable={!busy}
      actions={
        <>
          <Button data-autofocus onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={busy}
            onClick={open ? onConfirm : undefined}
          >
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  )
}
