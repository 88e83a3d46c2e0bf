import type { PdfPlace, PdfPlaces } from '@schrankwerk/ui/pdf'
import { useEffect, useState } from 'react'
import type { StoredFile } from './file-columns.tsx'

/** What a page has to say of places in its PDFs. */
export interface FilePlaces<File> {
  /** For the preview of a file; `onLeave` closes it. */
  of: (file: File, onLeave: () => void) => PdfPlaces
  /** The file to be opened at a place; another object opens it again. */
  shown?: (PdfPlace & { fileId: string }) | undefined
}

interface ShownFileProps<File> {
  files: readonly File[]
  mayRead: (file: File) => boolean
  places: FilePlaces<File> | undefined
  /** With it the address remembers whose preview it is. */
  panel: { previewed: string | undefined; onPreview: (id: string | undefined) => void } | undefined
}

/** Which file of a table is looked at, and at which place. A file that is gone, or may not be read, is none. */
export function useShownFile<File extends StoredFile>({
  files,
  mayRead,
  places,
  panel,
}: ShownFileProps<File>) {
  const [inDialog, setInDialog] = useState<string>()
  const [place, setPlace] = useState<PdfPlace & { fileId: string }>()
  const shownId = panel ? panel.previewed : inDialog
  const file = files.find((one) => one.id === shownId && mayRead(one))
  const choose = panel ? panel.onPreview : setInDialog
  const show = (id: string | undefined) => {
    setPlace(undefined)
    choose(id)
  }
  const wanted = places?.shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish
  useEffect(() => {
    if (wanted === undefined || !files.some(({ id }) => id === wanted.fileId)) return
    choose(wanted.fileId)
    setPlace(wanted)
  }, [wanted])
  return {
    file,
    show,
    places: file &&
      places && {
        ...places.of(file, () => show(undefined)),
        shown: place?.fileId === file.id ? place : undefined,
      },
  }
}
