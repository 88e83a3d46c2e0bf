import type { BusinessData, Subfolder } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { removeSubfolder } from './folder-changes.api.ts'

export interface DeleteSubfolderDialogProps {
  folder: BusinessData
  subfolder: Subfolder
  onClose: () => void
}

/** Asks before a subfolder is deleted, and says how many files go with it. */
export function DeleteSubfolderDialog({ folder, subfolder, onClose }: DeleteSubfolderDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const { id, name } = subfolder
  const count = folder.items.filter(({ subfolderId }) => subfolderId === id).length
  const deleting = useSingleMutation({
    mutationFn: () => removeSubfolder(folder.offerId, id),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['businessData'] })
      notify.success(t('subfolder.deleted', { name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => deleting.mutate()}
      busy={deleting.isPending}
      title={t('subfolder.deleteTitle', { name })}
      verb={t('subfolder.delete')}
      error={deleting.error && problemText(deleting.error)}
    >
      <p>{count === 0 ? t('subfolder.deleteEmpty') : t('subfolder.deleteEffect', { count })}</p>
    </ConfirmDialog>
  )
}
