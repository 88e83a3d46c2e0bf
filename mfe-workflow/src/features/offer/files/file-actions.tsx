import type { FileItem } from '@schrankwerk/contracts'
import { downloadFile, problemText } from '@schrankwerk/shell-api'
import { IconButton, Inline, notify } from '@schrankwerk/ui'
import { IconDownload, IconEye, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

const isPdf = (filename: string) => filename.toLowerCase().endsWith('.pdf')

export interface FileActionsProps {
  file: FileItem
  onPreview: (file: FileItem) => void
  /** Left out where nothing can be deleted. */
  onDelete?: (file: FileItem) => void
}

export function FileActions({ file, onPreview, onDelete }: FileActionsProps) {
  const { t } = useTranslation('workflow')
  const { filename, path } = file
  const download = () =>
    downloadFile({ path }).catch((error: unknown) =>
      notify.error(t('files.downloadFailed', { detail: problemText(error) })),
    )
  return (
    <Inline gap={1} wrap={false} justify="flex-end">
      {isPdf(filename) && (
        <IconButton small label={t('files.preview', { name: filename })} onClick={() => onPreview(file)}>
          <IconEye size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton small label={t('files.download', { name: filename })} onClick={() => void download()}>
        <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {onDelete && file.allowedActions.includes('delete') && (
        <IconButton small label={t('files.delete', { name: filename })} onClick={() => onDelete(file)}>
          <IconTrash size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </Inline>
  )
}
