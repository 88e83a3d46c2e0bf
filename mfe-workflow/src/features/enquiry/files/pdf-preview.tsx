import type { FileItem } from '@schrankwerk/contracts'
import { Button, Dialog, Failed, Loading } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readFile } from './file.api.ts'

/** Viewer and content fetched side by side; both again on a retry. */
const openPdf = async (path: string, signal: AbortSignal) => {
  const [{ PdfViewer }, content] = await Promise.all([import('@schrankwerk/ui/pdf'), readFile(path, signal)])
  return { PdfViewer, content }
}

export interface PdfPreviewProps {
  file: FileItem
  onClose: () => void
  onDownload: () => void
}

export function PdfPreview({ file, onClose, onDownload }: PdfPreviewProps) {
  const { t } = useTranslation('workflow')
  const preview = useQuery({
    queryKey: ['file', file.path, 'preview'],
    queryFn: ({ signal }) => openPdf(file.path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.filename}
      size="full"
      actions={
        <>
          <Button onClick={onDownload}>{t('files.downloadVerb')}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('files.close')}
          </Button>
        </>
      }
    >
      {preview.data && <preview.data.PdfViewer file={preview.data.content} label={file.filename} />}
      {preview.error && <Failed what={t('files.previewFailed')} onRetry={() => void preview.refetch()} />}
      {preview.isPending && <Loading />}
    </Dialog>
  )
}
