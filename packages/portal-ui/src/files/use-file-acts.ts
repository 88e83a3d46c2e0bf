import { type MenuEntry, useShortcuts } from '@schrankwerk/ui'
import { type ReactNode, useState } from 'react'
import type { StoredFile } from './file-columns.tsx'

/** What else can be done with a file, in the menu of its row. */
export interface FileAct<File> {
  label: string
  icon: ReactNode
  mayAct: (file: File) => boolean
  run: (files: readonly File[]) => void
  /** On the button that does it with all chosen files; left out, it is done with one alone. */
  chosenLabel?: string
  /** A key, as `F2`: for what is chosen, else for the file the keys are at. */
  shortcut?: string
}

const noneChosen = 'Es wurden keine Dateien ausgewählt.'
const oneAlone = 'Bitte wählen Sie dafür nur eine Datei aus.'

interface FileActsProps<File> {
  files: readonly File[]
  chosen: readonly File[]
  /** The file the keys are at. */
  activeId: string | undefined
  acts: readonly FileAct<File>[]
  /** Left out where none of the files may be deleted. */
  onDelete: ((files: readonly File[]) => void) | undefined
}

/** Acts on files by menu, by button and by key; says where none is chosen, or too many. */
export function useFileActs<File extends StoredFile>({
  files,
  chosen,
  activeId,
  acts,
  onDelete,
}: FileActsProps<File>) {
  const [lack, setLack] = useState<string>()
  const withFiles = (some: readonly File[], act: (some: readonly File[]) => void) => {
    setLack(some.length === 0 ? noneChosen : undefined)
    if (some.length > 0) act(some)
  }
  const atKeys = () => (chosen.length > 0 ? chosen : files.filter(({ id }) => id === activeId))
  const shortcutOf = ({ label, chosenLabel, shortcut: keys, mayAct, run }: FileAct<File>) => {
    const act = () => {
      const some = atKeys().filter(mayAct)
      if (!chosenLabel && some.length > 1) setLack(oneAlone)
      else withFiles(some, run)
    }
    return keys ? [{ keys, label: chosenLabel ?? label, run: act }] : []
  }
  const deletion = onDelete
    ? [{ keys: 'Delete', label: 'Auswahl löschen', run: () => withFiles(atKeys(), onDelete) }]
    : []
  useShortcuts({ extra: [...deletion, ...acts.flatMap(shortcutOf)] })
  const isLacking = lack === noneChosen ? chosen.length === 0 : lack !== undefined && chosen.length > 1
  return {
    withFiles,
    /** Until it does not hold any more. */
    lack: isLacking ? lack : undefined,
    menuOf: (file: File): MenuEntry[] =>
      acts
        .filter(({ mayAct }) => mayAct(file))
        .map(({ label, icon, run }) => ({ key: label, label, icon, onSelect: () => run([file]) })),
  }
}
