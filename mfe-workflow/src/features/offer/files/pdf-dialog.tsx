import { type FileItem, getFile } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { Dialog, Failed, LazyPart, Loading, lazyCode, SkeletonLine } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const pdfViewer = lazyCode(() => import('@schrankwerk/ui/pdf'))

/** Shows a PDF without leaving the page. */
export function PdfDialog({ file, onClose }: { file: FileItem; onClose: () => void }) {
  const { t } = useTranslation('workflow')
  const content = useQuery({
    queryKey: ['file', file.path, file.sha256],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: async ({ signal }) => {
      const response = (await api.call(getFile, { query: { path: file.path }, signal })) as Response
      return response.blob()
    },
  })
  const shape = <SkeletonLine width="60%" />
  return (
    <Dialog open onClose={onClose} title={file.filename} size="large">
      {content.error ? (
        <Failed what={t('files.previewFailed')} onRetry={() => void content.refetch()} />
      ) : content.data ? (
        <LazyPart part={pdfViewer} what={t('files.previewFailed')} skeleton={shape}>
          {({ PdfViewer }) => <PdfViewer file={content.data} label={file.filename} />}
        </LazyPart>
      ) : (
        <Loading>{shape}</Loading>
      )}
    </Dialog>
  )
}
