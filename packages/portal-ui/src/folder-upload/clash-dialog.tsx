import { Button, Dialog } from '@schrankwerk/ui'
import type { ClashChoice } from './name-clashes.ts'

export interface ClashDialogProps {
  /** What is there already. */
  names: readonly string[]
  onChoice: (choice: ClashChoice) => void
  onCancel: () => void
}

const shown = 5

/** Asks once for all files whose name is taken what becomes of them. */
export function ClashDialog({ names, onChoice, onCancel }: ClashDialogProps) {
  const one = names.length === 1
  return (
    <Dialog
      open
      size="small"
      onClose={onCancel}
      title={one ? `„${names[0]}“ gibt es schon` : `${names.length} Dateien gibt es schon`}
      actions={
        <>
          <Button onClick={() => onChoice('skip')}>Überspringen</Button>
          <Button onClick={() => onChoice('rename')}>Unter anderem Namen</Button>
          <Button variant="primary" onClick={() => onChoice('version')}>
            Neue Version
          </Button>
        </>
      }
    >
      {!one && (
        <ul>
          {names.slice(0, shown).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {names.length > shown && <li>und {names.length - shown} weitere</li>}
        </ul>
      )}
      <p>Eine neue Version ersetzt den bisherigen Stand; er bleibt unter den Versionen der Datei erhalten.</p>
    </Dialog>
  )
}
