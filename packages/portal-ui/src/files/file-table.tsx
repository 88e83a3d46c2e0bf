import { Button, Empty, Inline, Notice, Stack } from '@schrankwerk/ui'
import type { PdfPlace, PdfPlaces } from '@schrankwerk/ui/pdf'
import { DataTable } from '@schrankwerk/ui/table'
import { IconDownload, IconFileZip, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { DeleteFilesDialog, type FileRemoval } from './delete-files-dialog.tsx'
import { type FileColumnsProps, fileColumns, type StoredFile } from './file-columns.tsx'
import { PreviewDialog, PreviewPanel } from './file-preview.tsx'
import styles from './files.module.css'
import { useFileDownload } from './use-file-download.ts'

export type { StoredFile } from './file-columns.tsx'

/** What a page has to say of places in its PDFs. */
export interface FilePlaces<File> {
  /** For the preview of a file; `onLeave` closes it. */
  of: (file: File, onLeave: () => void) => PdfPlaces
  /** The file to be opened at a place; another object opens it again. */
  shown?: (PdfPlace & { fileId: string }) | undefined
}

export interface FileTableProps<File extends StoredFile> extends FileColumnsProps<File> {
  /** Says what the table holds. */
  label: string
  files: readonly File[]
  empty?: string
  /** The content for the preview. */
  read: (file: File, signal: AbortSignal) => Promise<Blob>
  download: (file: File) => Promise<void>
  /** Everything there is, as one zip. */
  downloadAll?: { begin: () => Promise<void>; hint?: string } | undefined
  /** With it rows can be chosen, to download or delete several at once. */
  downloadChosen?: (files: readonly File[]) => Promise<void>
  removal?: FileRemoval<File> | undefined
  places?: FilePlaces<File> | undefined
  /** With it the preview stands beside the table, and the address remembers whose it is. */
  panel?: { previewed: string | undefined; onPreview: (id: string | undefined) => void }
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Files with what can be done with them: look, download, delete, one by one or several at once. */
export function FileTable<File extends StoredFile>(props: FileTableProps<File>) {
  const { label, files, empty = 'Noch keine Datei.', download, downloadAll, downloadChosen } = props
  const { removal, panel, mayRead = () => true } = props
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [lacksChoice, setLacksChoice] = useState(false)
  const [doomed, setDoomed] = useState<readonly File[]>()
  const [inDialog, setInDialog] = useState<string>()
  const downloads = useFileDownload()
  const [shownPlace, setShownPlace] = useState<PdfPlace & { fileId: string }>()
  const chosen = files.filter(({ id }) => chosenIds.includes(id))
  const previewedId = panel ? panel.previewed : inDialog
  const previewed = files.find((file) => file.id === previewedId && mayRead(file))
  const choosePreview = panel ? panel.onPreview : setInDialog
  const preview = (id: string | undefined) => {
    setShownPlace(undefined)
    choosePreview(id)
  }
  const wanted = props.places?.shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish
  useEffect(() => {
    if (wanted === undefined || !files.some(({ id }) => id === wanted.fileId)) return
    choosePreview(wanted.fileId)
    setShownPlace(wanted)
  }, [wanted])
  const mayRemove = (file: File) => removal?.mayRemove(file) ?? false
  const withChosen = (act: () => void) => {
    setLacksChoice(chosen.length === 0)
    if (chosen.length > 0) act()
  }
  const downloadOne = (file: File) =>
    downloads.download({ key: file.id, filename: file.filename, begin: () => download(file) })
  const toolbar = (
    <Inline gap={2}>
      {downloadAll && (
        <Button
          icon={<IconFileZip {...icon} />}
          title={downloadAll.hint}
          loading={downloads.running === 'all'}
          onClick={() => downloads.download({ key: 'all', begin: downloadAll.begin })}
        >
          Alle herunterladen
        </Button>
      )}
      {downloadChosen && files.length > 0 && (
        <>
          <Button
            icon={<IconDownload {...icon} />}
            loading={downloads.running === 'chosen'}
            onClick={() =>
              withChosen(() => downloads.download({ key: 'chosen', begin: () => downloadChosen(chosen) }))
            }
          >
            Auswahl herunterladen
          </Button>
          {files.some(mayRemove) && (
            <Button icon={<IconTrash {...icon} />} onClick={() => withChosen(() => setDoomed(chosen))}>
              Auswahl löschen
            </Button>
          )}
        </>
      )}
    </Inline>
  )
  const shown = previewed && {
    file: previewed,
    version: props.date.of(previewed),
    read: (signal: AbortSignal) => props.read(previewed, signal),
    places: props.places && {
      ...props.places.of(previewed, () => preview(undefined)),
      shown: shownPlace?.fileId === previewed.id ? shownPlace : undefined,
    },
    onClose: () => preview(undefined),
  }
  return (
    <>
      <div className={styles.split} data-open={(panel && previewed && true) || undefined}>
        <Stack gap={3}>
          {lacksChoice && chosen.length === 0 && (
            <Notice tone="error">Es wurden keine Dateien ausgewählt.</Notice>
          )}
          {downloads.failure && (
            <Notice tone="error" onClose={downloads.forgetFailure}>
              {downloads.failure}
            </Notice>
          )}
          <DataTable
            label={label}
            rows={files}
            rowKey={({ id }) => id}
            rowLabel={({ filename }) => filename}
            empty={<Empty text={empty} />}
            selection={downloadChosen && { selected: chosen.map(({ id }) => id), onSelect: setChosenIds }}
            toolbar={toolbar}
            columns={fileColumns(props, {
              previewed: panel && (previewed?.id ?? ''),
              downloading: downloads.running,
              onPreview: ({ id }) => preview(panel && id === previewed?.id ? undefined : id),
              onDownload: downloadOne,
              deletionOf: (file) => (mayRemove(file) ? () => setDoomed([file]) : undefined),
            })}
          />
        </Stack>
        {panel && shown && <PreviewPanel {...shown} />}
      </div>
      {!panel && shown && (
        <PreviewDialog {...shown} onDownload={() => downloadOne(shown.file)} failure={downloads.failure} />
      )}
      {removal && doomed && (
        <DeleteFilesDialog {...removal} files={doomed} onClose={() => setDoomed(undefined)} />
      )}
    </>
  )
}
