import { Button, formatBytes, Inline, Muted } from '@schrankwerk/ui'
import { IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { chosenFiles, type Dropped, droppedFiles, pastedFiles } from './dropped-files.ts'
import styles from './folder-upload.module.css'

export interface FolderDropProps {
  label: string
  /** Endings with their dot. */
  accept: readonly string[]
  maxBytes: number
  onFiles: (files: Dropped) => void
  /** What was dropped could not be read. */
  onUnreadable: (error: unknown) => void
}

/** Takes files and whole directories: dropped, chosen or pasted anywhere on the page. */
export function FolderDrop({ label, accept, maxBytes, onFiles, onUnreadable }: FolderDropProps) {
  const labelId = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const directoryInput = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  usePastedFiles(onFiles)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(chosenFiles(Array.from(target.files ?? [])))
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <section
      className={styles.drop}
      aria-labelledby={labelId}
      data-active={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void droppedFiles(event.dataTransfer).then(onFiles, onUnreadable)
      }}
    >
      <IconUpload size={24} stroke={1.5} aria-hidden="true" />
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <Inline gap={2}>
        <Button small onClick={() => fileInput.current?.click()}>
          Dateien auswählen
        </Button>
        <Button small onClick={() => directoryInput.current?.click()}>
          Verzeichnis auswählen
        </Button>
      </Inline>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple
        accept={accept.join(',')}
        aria-label={label}
        onChange={choose}
      />
      <input
        ref={(input) => {
          directoryInput.current = input
          input?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        hidden
        multiple
        aria-label="Verzeichnis hochladen"
        onChange={choose}
      />
      <Muted>
        Oder Dateien und ganze Verzeichnisse hierher ziehen oder aus der Zwischenablage einfügen. Je Datei bis{' '}
        {formatBytes(maxBytes)}.
      </Muted>
    </section>
  )
}

function usePastedFiles(onFiles: (files: Dropped) => void) {
  const pasted = useRef(onFiles)
  pasted.current = onFiles
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (!event.clipboardData || event.clipboardData.files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      pasted.current(pastedFiles(event.clipboardData, new Date()))
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
