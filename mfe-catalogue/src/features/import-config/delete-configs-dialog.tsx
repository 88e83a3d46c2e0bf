import type { ImportConfig } from '@schrankwerk/contracts'
import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { remove } from '../../import-config.api.ts'

export interface DeleteConfigsDialogProps {
  configs: readonly ImportConfig[]
  open: boolean
  onClose: () => void
}

/** Names what is deleted, then deletes one after the other; what is in use stays and is said. */
export function DeleteConfigsDialog({ configs, open, onClose }: DeleteConfigsDialogProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const deleting = useMutation({
    mutationFn: async () => {
      const failures: { title: string; detail: string }[] = []
      for (const { id, title } of configs) {
        await remove(id).catch((error) => {
          failures.push({ title, detail: error instanceof ProblemError ? error.detail : '' })
        })
      }
      return failures
    },
    onSuccess: async (failures) => {
      await cache.invalidateQueries({ queryKey: ['importConfig'] })
      const done = configs.length - failures.length
      if (done > 0) notify.success(t('config.delete.done', { count: done }))
      for (const failure of failures) notify.error(t('config.delete.failed', failure))
      onClose()
    },
  })
  const count = configs.length
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => deleting.mutate()}
      busy={deleting.isPending}
      title={t('config.delete.title', { count, title: configs[0]?.title ?? '' })}
      verb={t('config.delete.verb', { count })}
    >
      {count > 1 && (
        <ul>
          {configs.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
      <p>{t('config.delete.effect', { count })}</p>
    </ConfirmDialog>
  )
}
