import { FileDrop, type FileDropProps } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { startUpload, type UploadRun, useUploadsOf } from './upload-store.ts'

export interface FileUploadProps extends Required<Pick<FileDropProps, 'label' | 'maxBytes'>> {
  /** Without their dot. */
  extensions: readonly string[]
  /** Where the files go, such as `offer/{id}`; undefined until `makePlace` has made it. */
  place: string | undefined
  makePlace?: () => Promise<string>
  /** Where nothing may be placed (any more) only what failed before is shown. */
  mayUpload?: boolean
  /** Tells two drops of one place apart. */
  name?: string
  /** Sends one file and refreshes what shows it; called with what the screen said when the file was dropped. */
  send: (file: File, place: string, run: UploadRun) => Promise<void>
}

/** Takes files and sends them to their place, also while another page is shown; each with progress, cancel and retry. */
export function FileUpload(props: FileUploadProps) {
  const { label, maxBytes, extensions, place, makePlace, mayUpload = true, name, send } = props
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
  if (!mayUpload && uploads.length === 0) return null
  return (
    <FileDrop
      label={label}
      multiple
      disabled={!mayUpload}
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
