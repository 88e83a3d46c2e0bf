import { FileDrop, type FileDropProps } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { startUpload, type UploadRun, useUploadsOf } from './upload-store.ts'

export interface FileUploadProps extends Required<Pick<FileDropProps, 'label' | 'maxBytes'>> {
  /** Without their dot. */
  extensions: readonly string[]
  /** Where the files go, such as `offer/{id}`; undefined until `makePlace` has made it. */
  place: string | undefined
  makePlace?: () => Promise<string>
  /** Tells two drops of one place apart. */
  name?: string
  /** Sends one file and refreshes what shows it; called with what the screen said when the file was dropped. */
  send: (file: File, place: string, run: UploadRun) => Promise<void>
}

/** Takes files and sends them to their place, also while another page is shown; each with progress, cancel and retry. */
export function FileUpload({ label, maxBytes, extensions, place, makePlace, name, send }: FileUploadProps) {
  const [unplaced] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<string>()
  const listOf = (known: string) => (name ? `${known}#${name}` : known)
  // What failed before there was a place stays in sight once another attempt has made one.
  const uploads = useUploadsOf([unplaced, place ?? made].filter((known) => known !== undefined).map(listOf))
  const findPlace = async () => {
    if (place !== undefined) return place
    if (!makePlace) throw new Error('There is no place for files yet, and no way to make one.')
    const found = await makePlace()
    setMade(found)
    return found
  }
  return (
    <FileDrop
      label={label}
      multiple
      accept={extensions.map((extension) => `.${extension}`)}
      maxBytes={maxBytes}
      uploads={uploads}
      onFiles={(files) => {
        for (const file of files)
          void startUpload({
            file,
            list: listOf(place ?? unplaced),
            listOf,
            findPlace,
            send: (found, run) => send(file, found, run),
          })
      }}
    />
  )
}
