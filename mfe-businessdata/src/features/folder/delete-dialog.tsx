import type { BusinessDataItem } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, Dialog, notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { remove } from './folder.api.ts'

export interface DeleteDialogProps {
  offerId: string
  items: readonly BusinessDataItem[]
  onClose: () => void
}

/** Names the files that will go, then removes them one after the other. */
export function DeleteDialog({ offerId, items, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const possible = items.filter(({ permissions }) => permissions.write)
  const impossible = items.filter(({ permissions }) => !permissions.write)
  const names = (some: readonly BusinessDataItem[]) => some.map(({ filename }) => `„${filename}“`).join(', ')
  const removal = useMutation({
    mutationFn: async () => {
      const failed: { item: BusinessDataItem; error: unknown }[] = []
      for (const item of possible) {
        try {
          await remove(offerId, item.id)
        } catch (error) {
          failed.push({ item, error })
        }
      }
      return failed
    },
    onSuccess: async (failed) => {
      await cache.invalidateQueries({ queryKey: ['businessData'] })
      const reason = failed[0]?.error
      if (failed.length === 0) notify.success(t('folder.deleted', { count: possible.length }))
      else
        notify.error(
          t('folder.deleteFailed', {
            names: names(failed.map(({ item }) => item)),
            detail: reason instanceof ProblemError ? reason.detail : '',
          }),
        )
      onClose()
    },
  })
  const left = impossible.length > 0 && t('folder.deleteImpossible', { names: names(impossible) })
  if (possible.length === 0)
    return (
      <Dialog open onClose={onClose} size="small" title={t('folder.deleteNone')}>
        <p>{left}</p>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => removal.mutate()}
      busy={removal.isPending}
      title={t('folder.deleteTitle', { count: possible.length, name: possible[0]?.filename })}
      verb={t('folder.deleteVerb')}
    >
      {possible.length > 1 && (
        <ul>
          {possible.map(({ id, filename }) => (
            <li key={id}>{filename}</li>
          ))}
        </ul>
      )}
      <p>{t('folder.deleteEffect')}</p>
      {left && <p>{left}</p>}
    </ConfirmDialog>
  )
}
