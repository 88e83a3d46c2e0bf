import type { ArticleSuggestion, MissingNumber } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { useNavigate } from '@schrankwerk/shell-api/router'
import { ConfirmDialog, notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleName } from '../../article-name.ts'
import { missingNumbersAddress } from '../../lists/missing-numbers-address.ts'
import { addNumberTo } from './missing-number.api.ts'

export interface AddNumberDialogProps {
  missing: MissingNumber
  article: ArticleSuggestion
  onClose: () => void
}

/** Asks before the number becomes a further one of an article: drafts of all companies find it by it from then on. */
export function AddNumberDialog({ missing, article, onClose }: AddNumberDialogProps) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const words = { number: missing.number, article: articleName(article, t) }
  const adding = useSingleMutation({
    mutationFn: () => addNumberTo(article.articleId, missing),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['article'] })
      notify.success(t('missing.add.done', words))
      onClose()
      void navigate(missingNumbersAddress())
    },
  })
  return (
    <ConfirmDialog
      open
      danger={false}
      onCancel={onClose}
      onConfirm={() => adding.mutate()}
      busy={adding.isPending}
      title={t('missing.add.title', words)}
      verb={t('missing.add.verb')}
      error={adding.error && t('missing.add.failed', { detail: problemText(adding.error) })}
    >
      <p>{t(`missing.add.effect.${missing.kind}`, words)}</p>
    </ConfirmDialog>
  )
}
