import {
  Button,
  Empty,
  Inline,
  type MenuEntry,
  Notice,
  Stack,
  useIsNarrow,
  useShortcuts,
} from '@schrankwerk/ui'
import type { PdfPlace, PdfPlaces } from '@schrankwerk/ui/pdf'
import { type Column, DataTable, type Selection } from '@schrankwerk/ui/table'
import { IconDownload, IconFileZip, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useChosen } from '../list/use-chosen.ts'
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

const noneChosen = 'Es wurden keine Dateien ausgewählt.'
const oneAlone = 'Bitte wählen Sie dafür nur eine Datei aus.'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** Files with what can be done with them: look, download, delete, one by one or several at once. */
export function FileTable<File extends StoredFile>(props: FileTableProps<File>) {
  const { label, files, empty = 'Noch keine Datei.', download, downloadAll, downloadChosen } = props
  const { removal, panel, mayRead = () => true, ownPreview, acts = [], drawRows, narrowing = '' } = props
  const { rows: chosen, selection, choose } = useChosen(files, narrowing)
  const [activeId, setActiveId] = useState<string>()
  const isNarrow = useIsNarrow()
  const [lack, setLack] = useState<string>()
  const [doomed, setDoomed] = useState<readonly File[]>()
  const [inDialog, setInDialog] = useState<string>()
  const downloads = useFileDownload()
  const [shownPlace, setShownPlace] = useState<PdfPlace & { fileId: string }>()
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
  const isLacking = lack === noneChosen ? chosen.length === 0 : lack !== undefined && chosen.length > 1
  const mayDeleteChosen = downloadChosen !== undefined && files.some(mayRemove)
  const deletion = { keys: 'Delete', label: 'Auswahl löschen', run: () => withFiles(atKeys(), setDoomed) }
  useShortcuts({ extra: [...(mayDeleteChosen ? [deletion] : []), ...acts.flatMap(shortcutOf)] })
  const menuOf = (file: File): MenuEntry[] =>
    acts
      .filter(({ mayAct }) => mayAct(file))
      .map(({ label: name, icon: sign, run }) => ({
        key: name,
        label: name,
        icon: sign,
        onSelect: () => run([file]),
      }))
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
              withFiles(chosen, (some) =>
                downloads.download({ key: 'chosen', begin: () => downloadChosen(some) }),
              )
            }
          >
            Auswahl herunterladen
          </Button>
          {acts.map(
            ({ chosenLabel, icon: sign, mayAct, run }) =>
              chosenLabel &&
              files.some(mayAct) && (
                <Button
                  key={chosenLabel}
                  icon={sign}
                  onClick={() => withFiles(chosen, (some) => run(some.filter(mayAct)))}
                >
                  {chosenLabel}
                </Button>
              ),
          )}
          {mayDeleteChosen && (
            <Button icon={<IconTrash {...icon} />} onClick={() => withFiles(chosen, setDoomed)}>
              Auswahl löschen
            </Button>
          )}
          {isNarrow && <Button onClick={() => choose(files.map(({ id }) => id))}>Alle auswählen</Button>}
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
    children: ownPreview?.canShow(previewed) ? ownPreview.show(previewed) : undefined,
  }
  const open = ({ id }: File) => preview(panel && id === previewed?.id ? undefined : id)
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
          {isLacking && <Notice tone="error">{lack}</Notice>}
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
            toolbar={toolbar}
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
