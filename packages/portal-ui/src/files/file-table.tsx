import { Empty, Notice, Stack, useIsNarrow } from '@schrankwerk/ui'
import { type Column, DataTable, type Selection } from '@schrankwerk/ui/table'
import { type ReactNode, useState } from 'react'
import { useChosen } from '../list/use-chosen.ts'
import { DeleteFilesDialog, type FileRemoval } from './delete-files-dialog.tsx'
import { type FileColumnsProps, fileColumns, type StoredFile } from './file-columns.tsx'
import { PreviewDialog, PreviewPanel } from './file-preview.tsx'
import { FileToolbar } from './file-toolbar.tsx'
import styles from './files.module.css'
import { type FileAct, useFileActs } from './use-file-acts.ts'
import { useFileDownload } from './use-file-download.ts'
import { type FilePlaces, useShownFile } from './use-shown-file.ts'

/** The rows of a table of files, for whoever draws them. */
export interface FileRows<File> {
  label: string
  files: readonly File[]
  columns: readonly Column<File>[]
  selection: Selection | undefined
  onOpen: (file: File) => void
  /** The file the keys are at. */
  onActive: (id: string) => void
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
  acts?: readonly FileAct<File>[]
  /** What the files were narrowed down to: a choice ends when it differs. */
  narrowing?: string
  /** Beside the buttons, such as a search. */
  tools?: ReactNode
  /** Draws the rows where they are too many for a table that holds all of them. */
  drawRows?: ((rows: FileRows<File>) => ReactNode) | undefined
  /** With it the preview stands beside the table, and the address remembers whose it is. */
  panel?: { previewed: string | undefined; onPreview: (id: string | undefined) => void }
}

/** Files with what can be done with them: look, download, delete, one by one or several at once. */
export function FileTable<File extends StoredFile>(props: FileTableProps<File>) {
  const { label, files, empty = 'Noch keine Datei.', download, downloadAll, downloadChosen } = props
  const { removal, panel, mayRead = () => true, ownPreview, acts = [], drawRows, narrowing = '' } = props
  const { rows: chosen, selection, choose } = useChosen(files, narrowing)
  const [activeId, setActiveId] = useState<string>()
  const isNarrow = useIsNarrow()
  const [doomed, setDoomed] = useState<readonly File[]>()
  const downloads = useFileDownload()
  const preview = useShownFile({ files, mayRead, places: props.places, panel })
  const mayRemove = (file: File) => removal?.mayRemove(file) ?? false
  const onDelete = downloadChosen !== undefined && files.some(mayRemove) ? setDoomed : undefined
  const { withFiles, lack, menuOf } = useFileActs({ files, chosen, activeId, acts, onDelete })
  const downloadOne = (file: File) =>
    downloads.download({ key: file.id, filename: file.filename, begin: () => download(file) })
  const previewed = preview.file
  const shown = previewed && {
    file: previewed,
    version: props.date.of(previewed),
    read: (signal: AbortSignal) => props.read(previewed, signal),
    places: preview.places,
    onClose: () => preview.show(undefined),
    children: ownPreview?.canShow(previewed) ? ownPreview.show(previewed) : undefined,
  }
  const open = ({ id }: File) => preview.show(panel && id === previewed?.id ? undefined : id)
  const columns = fileColumns(props, {
    previewed: panel && (previewed?.id ?? ''),
    downloading: downloads.running,
    onPreview: open,
    onDownload: downloadOne,
    deletionOf: (file) => (mayRemove(file) ? () => setDoomed([file]) : undefined),
    menuOf,
  })
  const shownSelection = downloadChosen && selection
  return (
    <>
      <div className={styles.split} data-open={(panel && previewed && true) || undefined}>
        <Stack gap={3}>
          {lack && <Notice tone="error">{lack}</Notice>}
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
            selection={shownSelection}
            toolbar={
              <FileToolbar
                {...{ files, chosen, acts, downloads, downloadAll, downloadChosen, withFiles, onDelete }}
                onChooseAll={isNarrow ? () => choose(files.map(({ id }) => id)) : undefined}
              />
            }
            toolbarEnd={props.tools}
            columns={columns}
            body={drawRows?.({
              label,
              files,
              columns,
              selection: shownSelection,
              onOpen: open,
              onActive: setActiveId,
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
