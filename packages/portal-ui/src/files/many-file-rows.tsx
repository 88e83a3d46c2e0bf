import { useIsNarrow } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import { type VirtualColumn, VirtualTable } from '@schrankwerk/ui/virtual-table'
import { useMemo } from 'react'
import type { StoredFile } from './file-columns.tsx'
import type { FileRows } from './file-table.tsx'
import styles from './files.module.css'

/** Pixels; what a feature adds says its own. */
const widths: Readonly<Record<string, number>> = { filename: 200, size: 80, date: 130, actions: 140 }
const otherWidth = 120
const nothing = '–'

const widthOf = <File,>({ key, width }: Column<File>): number =>
  typeof width === 'number' ? width : (widths[key] ?? otherWidth)

/** Size, date and what else there is of a file, in one line. */
function Facts<File>({ file, columns }: { file: File; columns: readonly Column<File>[] }) {
  const facts = columns
    .map(({ key, name, header, cell }) => ({ key, title: name ?? header, content: cell(file) }))
    .filter(({ content }) => content !== nothing)
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, title, content }) => (
        <div key={key}>
          <dt className={['size', 'date'].includes(key) ? 'kit-hidden' : undefined}>{title}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  )
}

function ManyFileRows<File extends StoredFile>(props: FileRows<File>) {
  const { label, files, selection, onOpen, onActive } = props
  const isNarrow = useIsNarrow()
  const columns = useMemo(
    () =>
      props.columns.map(
        (column): VirtualColumn<File> => ({
          ...column,
          width: widthOf(column),
          grows: column.key === 'filename',
        }),
      ),
    [props.columns],
  )
  const [name, ...others] = props.columns
  const actions = others.at(-1)
  return (
    <VirtualTable
      label={label}
      rows={files}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ filename }) => filename}
      rowHeight={40}
      height="min(70vh, 720px)"
      selection={selection}
      onActive={onActive}
      onOpen={onOpen}
      describeRow={({ filename }) => filename}
      cardHeight={152}
      card={
        isNarrow
          ? (file) => (
              <div className={styles.card}>
                {name?.cell(file)}
                <Facts file={file} columns={others.slice(0, -1)} />
                {actions?.cell(file)}
              </div>
            )
          : undefined
      }
    />
  )
}

/** Thousands of files: only the rows in the window exist. For `drawRows` of `FileTable`. */
export const drawManyFiles = <File extends StoredFile>(rows: FileRows<File>) => <ManyFileRows {...rows} />
