import type { ManufacturerInFull } from '@schrankwerk/contracts'
import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleAmount } from '../master-data.ts'
import { manufacturers, removeArticles } from './manufacturer.api.ts'

export interface DeleteArticlesDialogProps {
  manufacturer: ManufacturerInFull
  onClose: () => void
}

/** Deletes all articles of a manufacturer, just as many as are named. */
export function DeleteArticlesDialog({ manufacturer, onClose }: DeleteArticlesDialogProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const count = articleAmount(manufacturer)
  const { replacementAmount = 0 } = manufacturer
  const deleting = useSingleMutation({
    mutationFn: () => removeArticles(manufacturer.id, count),
    onSuccess: async ({ deleted }) => {
      void cache.invalidateQueries({ queryKey: ['article'] })
      await cache.invalidateQueries({ queryKey: ['masterData'] })
      notify.success(t('masterData.manufacturer.articles.done', { count: deleted }))
      onClose()
    },
    onError: (error) => {
      // The count in the dialog becomes the one that holds now.
      if (error instanceof ProblemError && error.code === 'article-amount-changed')
        void cache.invalidateQueries({ queryKey: manufacturers.key(manufacturer.id) })
    },
  })
  const { error } = deleting
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => deleting.mutate()}
      busy={deleting.isPending}
      title={t('masterData.manufacturer.articles.title', { count, name: manufacturer.displayName })}
      verb={t('masterData.manufacturer.articles.confirm', { count })}
      error={error && t('masterData.manufacturer.articles.failed', { detail: problemText(error) })}
    >
      <p>{t('masterData.manufacturer.articles.effect')}</p>
      {replacementAmount > 0 && <p>{t('article.delete.forgets', { count: replacementAmount })}</p>}
    </ConfirmDialog>
  )
}
