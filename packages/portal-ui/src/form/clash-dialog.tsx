import { Button, Dialog, SimpleTable, Stack } from '@schrankwerk/ui'
import type { ReactNode } from 'react'

export interface ClashDialogProps {
  /** Left out where the dialog is there as long as the clash. */
  open?: boolean
  title: string
  text: string
  /** The fields that differ: name, what was typed here, what is saved now. */
  rows: readonly [field: string, mine: ReactNode, theirs: ReactNode][]
  onTakeTheirs: () => void
  /** Left out where the object can no longer be edited. */
  onKeepMine?: () => void
  /** Left out where the choice cannot wait. */
  onLater?: () => void
}

/** Somebody else saved first: both states side by side, and the choice which one holds. */
export function ClashDialog(props: ClashDialogProps) {
  const { open = true, title, text, rows, onTakeTheirs, onKeepMine, onLater } = props
  return (
    <Dialog
      open={open}
      closable={onLater !== undefined}
      onClose={onLater ?? (() => undefined)}
      title={title}
      actions={
        <>
          {onLater && <Button onClick={onLater}>Später entscheiden</Button>}
          <Button variant={onKeepMine ? 'default' : 'primary'} onClick={onTakeTheirs}>
            Aktuellen Stand laden
          </Button>
          {onKeepMine && (
            <Button variant="primary" onClick={onKeepMine}>
              Eingaben behalten
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <p>{text}</p>
        <SimpleTable
          label={title}
          head={['Angabe', 'Ihre Eingabe', 'Aktueller Stand']}
          rows={rows.map((row) => [...row])}
        />
      </Stack>
    </Dialog>
  )
}
