import type { FileItem } from '@schrankwerk/contracts'
import { Empty, formatBytes, formatDateTime } from '@schrankwerk/ui'
import { DataTable } from '@schrankwerk/ui/table'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileActions } from './file-actions.tsx'
import { PdfDialog } from './pdf-dialog.tsx'

export interface FileTableProps {
  label: string
  files: readonly FileItem[]
  typeCell: (file: FileItem) => ReactNode
  onDelete?: (file: FileItem) => void
}

/** Files with type, size and what can be done with them. */
export function FileTable({ label, files, typeCell, onDelete }: FileTableProps) {
  const { t } = useTranslation('workflow')
  const [previewed, setPreviewed] = useState<FileItem>()
  return (
    <>
      <DataTable
        label={label}
        rows={files}
        rowKey={({ path }) => path}
        empty={<Empty text={t('files.empty')} />}
        columns={[
          {
            key: 'filename',
            header: t('files.name'),
            hideable: false,
            cell: ({ filename }) => filename,
          },
          { key: 'fileType', header: t('files.fileType'), hideable: false, cell: typeCell },
          {
            key: 'size',
            header: t('files.size'),
            hideable: false,
            align: 'end',
            cell: ({ size }) => formatBytes(size),
          },
          {
            key: 'createDate',
            header: t('files.date'),
            hideable: false,
            cell: ({ createDate }) => formatDateTime(createDate),
          },
          {
            key: 'actions',
            header: '',
            name: t('files.actions'),
            hideable: false,
            align: 'end',
            cell: (file) => <FileActions file={file} onPreview={setPreviewed} onDelete={onDelete} />,
          },
        ]}
      />
      {previewed && <PdfDialog file={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  )
}
