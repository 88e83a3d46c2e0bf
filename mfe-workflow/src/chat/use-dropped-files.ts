import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Files that are dropped or pasted into an element, which takes the `handlers`. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const drag = (isNowOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isNowOver)
  }
  return {
    /** Files are held over the element. */
    isOver,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
      onDragOver: drag(true),
      onDragLeave: drag(false),
      onDrop(event: DragEvent) {
        drag(false)(event)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
