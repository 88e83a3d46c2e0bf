import type { CombinableKind } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Button, Dialog, Failed, FormSkeleton, Loading, Notice } from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Clashes, stands } from './clashes.tsx'
import { askAgain, combine, findCombination, previewQuery } from './combine.api.ts'
import { CombinePlan } from './combine-plan.tsx'
import { CombinedNotice } from './combined-notice.tsx'

export interface CombineDialogProps {
  kind: CombinableKind
  /** At least two; the one that most articles use is proposed to stay. */
  items: readonly { id: string; usedByArticleAmount: number }[]
  onClose: () => void
  /** Called when it is closed after they became one. */
  onCombined?: () => void
}

const idsByUse = (items: CombineDialogProps['items']): string[] =>
  [...items].sort((a, b) => b.usedByArticleAmount - a.usedByArticleAmount).map(({ id }) => id)

/** Which one stays, what moves, what stands against it; afterwards the way back. */
export function CombineDialog({ kind, items, onClose, onCombined }: CombineDialogProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  // What is chosen holds although the list behind it is asked for again.
  const [chosen] = useState(() => idsByUse(items))
  const [survivorId, setSurvivor] = useState(chosen[0]!)
  const [combinedId, setCombined] = useState<string>()
  const ids = [survivorId, ...chosen.filter((id) => id !== survivorId)]
  const combining = useSingleMutation({
    mutationFn: async () => {
      await combine(kind, ids)
      return findCombination(survivorId).catch(() => undefined)
    },
    onSuccess: (made) => {
      setCombined(made?.id ?? '')
      void askAgain(cache)
    },
    onError: () => cache.invalidateQueries(previewQuery(kind, ids)),
  })
  // While they become one there is no saying what it would do.
  const isAsking = combinedId === undefined && !combining.isPending
  const preview = useQuery({ ...previewQuery(kind, ids), enabled: isAsking })
  const close = () => {
    onClose()
    if (combinedId !== undefined) onCombined?.()
  }
  const { data, error } = preview
  const isReady = data !== undefined && !preview.isPlaceholderData && !stands(data)
  return (
    <Dialog
      open
      onClose={close}
      closable={!combining.isPending}
      title={t(`combine.${kind}.title`, { count: chosen.length })}
      actions={
        combinedId === undefined ? (
          <>
            <Button onClick={close} disabled={combining.isPending}>
              {t('combine.cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={!isReady}
              loading={combining.isPending}
              onClick={() => combining.mutate()}
            >
              {t('combine.verb')}
            </Button>
          </>
        ) : (
          <Button data-autofocus variant="primary" onClick={close}>
            {t('combine.close')}
          </Button>
        )
      }
    >
      {combinedId !== undefined ? (
        <CombinedNotice kind={kind} count={chosen.length} combinationId={combinedId || undefined} />
      ) : error && !data ? (
        <Failed what={problemText(error, t('combine.what'))} onRetry={() => void preview.refetch()} />
      ) : data ? (
        <>
          <CombinePlan
            kind={kind}
            preview={data}
            order={chosen}
            survivorId={survivorId}
            onSurvivor={setSurvivor}
            disabled={combining.isPending}
          />
          <Clashes preview={data} />
          {combining.error && (
            <Notice tone="error">{t('combine.failed', { detail: problemText(combining.error) })}</Notice>
          )}
        </>
      ) : (
        <Loading>
          <FormSkeleton fields={3} />
        </Loading>
      )}
    </Dialog>
  )
}
