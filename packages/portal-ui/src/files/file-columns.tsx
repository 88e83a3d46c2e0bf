import {
  formatBytes,
  formatDateTime,
  IconButton,
  Inline,
  Menu,
  type MenuEntry,
  TextLink,
} from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import { IconDots, IconDownload, IconEye, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { canBeShown, FileKind } from './file-kind.tsx'
import styles from './files.module.css'

export interface StoredFile {
  id: string
  filename: string
  /** In bytes. */
  size: number
}

export interface FileColumnsProps<File> {
  /** Between name and size, such as the type. */
  columns?: readonly Column<File>[]
  date: { header: string; of: (file: File) => string }
  /** Beside the name, such as that the file has lapsed. */
  note?: ((file: File) => ReactNode) | undefined
  mayRead?: ((file: File) => boolean) | undefined
  /** What a feature shows itself, beside PDFs and pictures. */
  ownPreview?: { canShow: (file: File) => boolean; show: (file: File) => ReactNode } | undefined
}

export interface FileActions<File> {
  previewed: string | undefined
  downloading: string | undefined
  onPreview: (file: File) => void
  onDownload: (file: File) => void
  /** Undefined where this file may not be deleted. */
  deletionOf: (file: File) => (() => void) | undefined
  /** What else can be done with a file. */
  menuOf?: ((file: File) => MenuEntry[]) | undefined
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Name, type, size, date, and what can be done with a file: the same in every table of files. */
export function fileColumns<File extends StoredFile>(
  { columns = [], date, note, mayRead = () => true, ownPreview }: FileColumnsProps<File>,
  actions: FileActions<File>,
): Column<File>[] {
  const isShown = (file: File) =>
    mayRead(file) && (canBeShown(file.filename) || ownPreview?.canShow(file) === true)
  return [
    {
      key: 'filename',
      header: 'Name',
      hideable: false,
      sortValue: ({ filename }) => filename,
      cell: (file) => (
        <span className={styles.name}>
          <FileKind filename={file.filename} />
          {isShown(file) ? (
            <TextLink component="button" type="button" onClick={() => actions.onPreview(file)}>
              {file.filename}
            </TextLink>
          ) : (
            <span>{file.filename}</span>
          )}
          {note?.(file)}
        </span>
      ),
    },
    ...columns,
    {
      key: 'size',
      header: 'Größe',
      hideable: false,
      align: 'end',
      sortValue: ({ size }) => size,
      cell: ({ size }) => formatBytes(size),
    },
    {
      key: 'date',
      header: date.header,
      hideable: false,
      sortValue: date.of,
      cell: (file) => formatDateTime(date.of(file)),
    },
    {
      key: 'actions',
      header: '',
      name: 'Aktionen',
      hideable: false,
      align: 'end',
      cell: (file) => {
        const remove = actions.deletionOf(file)
        const menu = actions.menuOf?.(file) ?? []
        return (
          <Inline gap={1} justify="flex-end" wrap={false}>
            {isShown(file) && (
              <IconButton
                small
                label={`${file.filename} ansehen`}
                aria-pressed={actions.previewed === undefined ? undefined : actions.previewed === file.id}
                onClick={() => actions.onPreview(file)}
              >
                <IconEye {...icon} />
              </IconButton>
            )}
            {mayRead(file) && (
              <IconButton
                small
                label={`${file.filename} herunterladen`}
                loading={actions.downloading === file.id}
                onClick={() => actions.onDownload(file)}
              >
                <IconDownload {...icon} />
              </IconButton>
            )}
            {remove && (
              <IconButton small label={`${file.filename} löschen`} onClick={remove}>
                <IconTrash {...icon} />
              </IconButton>
            )}
            {menu.length > 0 && (
              <Menu
                label={`Weitere Aktionen: ${file.filename}`}
                trigger={
                  <IconButton small label={`Weitere Aktionen: ${file.filename}`}>
                    <IconDots {...icon} />
                  </IconButton>
                }
                items={menu}
              />
            )}
          </Inline>
        )
      },
    },
  ]
}
