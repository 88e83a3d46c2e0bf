import { ProblemError } from '@schrankwerk/shell-api'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { removeMany } from '../article.api.ts'

export interface DeleteArticlesDialogProps {
  /** Ids of what is to go, with a name where it is on the page. */
  ids: readonly string[]
  nameOf: (id: string) => string | undefined
  open: boolean
  onClose: () => void
  /** Ids that are still there and stay selected. */
  onDeleted: (left: string[]) => void
}

const namedAtMost = 8

/** Says how many articles go and what that means, then deletes them all at once. */
export function DeleteArticlesDialog(props: DeleteArticlesDialogProps) {
  const { ids, nameOf, open, onClose, onDeleted } = props
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const deleting = useMutation({
    mutationFn: removeMany,
    onSuccess: async (left, asked) => {
      await cache.invalidateQueries({ queryKey: ['article', 'list'] })
      if (left.length > 0) notify.error(t('article.delete.left', { count: left.length }))
      else notify.success(t('article.delete.done', { count: asked.length }))
      onClose()
      onDeleted(left)
    },
  })
  const cancel = () => {
    deleting.reset()
    onClose()
  }
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  const count = ids.length
  const more = count - Math.min(names.length, namedAtMost)
  const { error } = deleting
  return (
    <ConfirmDialog
      open={open}
      onCancel={cancel}
      onConfirm={() => deleting.mutate(ids)}
      busy={deleting.isPending}
      title={t('article.delete.title', { count, name: names[0] ?? '' })}
      verb={t('article.delete.verb', { count })}
      error={
        error && t('article.delete.failed', { detail: error instanceof ProblemError ? error.detail : '' })
      }
    >
      {count > 1 && (
        <ul>
          {names.slice(0, namedAtMost).map((name, at) => (
            <li key={at}>{name}</li>
          ))}
          {more > 0 && <li>{t('article.delete.more', { count: more })}</li>}
        </ul>
      )}
      <p>{t('article.delete.effect', { count })}</p>
    </ConfirmDialog>
  )
}
