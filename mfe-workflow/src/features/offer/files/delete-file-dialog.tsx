import { deleteFile, type FileItem } from '@schrankwerk/contracts'
import { api, problemText } from '@schrankwerk/shell-api'
import { ConfirmDialog } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offerKey } from '../offer.api.ts'

export interface DeleteFileDialogProps {
  offerId: string
  file: FileItem
  onClose: () => void
}

export function DeleteFileDialog({ offerId, file, onClose }: DeleteFileDialogProps) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const removal = useMutation({
    mutationFn: () => api.call(deleteFile, { query: { path: file.path } }),
    onSuccess: onClose,
    onSettled: () => cache.invalidateQueries({ queryKey: offerKey(offerId) }),
  })
  const { error } = removal
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => removal.mutate()}
      busy={removal.isPending}
      title={t('files.deleteTitle', { name: file.filename })}
      verb={t('files.deleteVerb')}
      error={error && t('offer.files.deleteFailed', { detail: problemText(error) })}
    >
      <p>{t('offer.files.deleteEffect')}</p>
    </ConfirmDialog>
  )
}
