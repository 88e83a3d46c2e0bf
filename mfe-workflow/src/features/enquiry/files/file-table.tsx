import type { FileItem, FileType } from '@schrankwerk/contracts'
import { extensionOf } from '@schrankwerk/domain'
import { problemText } from '@schrankwerk/shell-api'
import {
  ConfirmDialog,
  Empty,
  formatBytes,
  formatDate,
  IconButton,
  Inline,
  notify,
  TextLink,
} from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { IconDownload, IconEye, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { removeFile, retypeFile } from './file.api.ts'
import { FileTypeCell } from './file-type-cell.tsx'

export interface FileTableProps {
  files: readonly FileItem[]
  allowedTypes: readonly FileType[] | 'all'
  onChanged: () => Promise<void>
  onPreview: (file: FileItem) => void
  onDownload: (file: FileItem) => void
}

const isPdf = (file: FileItem): boolean => extensionOf(file.filename) === 'pdf'
const iconProps = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function FileTable({ files, allowedTypes, onChanged, onPreview, onDownload }: FileTableProps) {
  const { t } = useTranslation('workflow')
  const [doomed, setDoomed] = useState<FileItem>()
  const removing = useMutation({
    mutationFn: removeFile,
    onSuccess: async () => {
      await onChanged()
      setDoomed(undefined)
    },
  })
  const retyping = useMutation({
    mutationFn: ({ path, type }: { path: string; type: FileType }) => retypeFile(path, type),
    onError: (error) => notify.error(t('files.typeFailed', { detail: problemText(error) })),
    onSettled: onChanged,
  })
  const columns: Column<FileItem>[] = [
    {
      key: 'filename',
      header: t('files.name'),
      hideable: false,
      cell: (file) =>
        isPdf(file) ? (
          <TextLink component="button" type="button" onClick={() => onPreview(file)}>
            {file.filename}
          </TextLink>
        ) : (
          file.filename
        ),
    },
    {
      key: 'fileType',
      header: t('files.fileType'),
      hideable: false,
      cell: (file) => (
        <FileTypeCell
          file={file}
          allowedTypes={allowedTypes}
          onChange={(type) => retyping.mutate({ path: file.path, type })}
        />
      ),
    },
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
      cell: ({ createDate }) => formatDate(createDate),
    },
    {
      key: 'actions',
      header: '',
      name: t('files.actions'),
      hideable: false,
      align: 'end',
      cell: (file) => (
        <Inline gap={1} justify="flex-end" wrap={false}>
          {isPdf(file) && (
            <IconButton
              small
              label={t('files.preview', { name: file.filename })}
              onClick={() => onPreview(file)}
            >
              <IconEye {...iconProps} />
            </IconButton>
          )}
          <IconButton
            small
            label={t('files.download', { name: file.filename })}
            onClick={() => onDownload(file)}
          >
            <IconDownload {...iconProps} />
          </IconButton>
          {file.allowedActions.includes('delete') && (
            <IconButton
              small
              label={t('files.delete', { name: file.filename })}
              onClick={() => setDoomed(file)}
            >
              <IconTrash {...iconProps} />
            </IconButton>
          )}
        </Inline>
      ),
    },
  ]
  const close = () => {
    removing.reset()
    setDoomed(undefined)
  }
  return (
    <>
      <DataTable
        label={t('files.table')}
        columns={columns}
        rows={files}
        rowKey={(file) => file.id}
        empty={<Empty text={t('files.empty')} />}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onCancel={close}
        onConfirm={() => doomed && removing.mutate(doomed.path)}
        busy={removing.isPending}
        title={t('files.deleteTitle', { name: doomed?.filename })}
        verb={t('files.deleteVerb')}
        error={removing.error && problemText(removing.error)}
      >
        {t('files.deleteEffect')}
      </ConfirmDialog>
    </>
  )
}
