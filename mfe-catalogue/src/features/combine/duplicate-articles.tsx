import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Notice } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askAgain, combineDuplicates } from './combine.api.ts'

export interface DuplicateArticlesProps {
  amount: number
  /** The manufacturers; the first keeps its articles. */
  ids: readonly string[]
  survivorName: string
}

/** Articles that both manufacturers have under one number: the way to make them one, and what that does. */
export function DuplicateArticles({ amount, ids, survivorName }: DuplicateArticlesProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const combining = useSingleMutation({
    mutationFn: () => combineDuplicates(ids),
    onSettled: () => askAgain(cache),
  })
  return (
    <Notice
      tone="warning"
      title={t('combine.duplicates.title', { count: amount })}
      action={
        <Button small loading={combining.isPending} onClick={() => combining.mutate()}>
          {t('combine.duplicates.verb', { count: amount })}
        </Button>
      }
    >
      <p>{t('combine.duplicates.effect', { name: survivorName })}</p>
      {combining.error && (
        <p role="alert">{t('combine.duplicates.failed', { detail: problemText(combining.error) })}</p>
      )}
    </Notice>
  )
}
