import type { AnswerOf, getArticleImportProgress } from '@schrankwerk/contracts'
import { problemText, useSingleMutation } from '@schrankwerk/shell-api'
import {
  Button,
  ConfirmDialog,
  DescriptionList,
  formatNumber,
  formatTime,
  Inline,
  Notice,
  notify,
  Progress,
  Stack,
} from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { abort } from './article-import.api.ts'
import { hoursAndMinutes } from './elapsed.ts'

export type ImportProgress = AnswerOf<typeof getArticleImportProgress>

export interface RunningImportProps {
  progress: ImportProgress
  canEnd: boolean
  /** The last look failed: what is shown is what was known before. */
  isOutOfReach: boolean
}

/** How far the import is, since when, by whom; admins can end it. */
export function RunningImport({ progress, canEnd, isOutOfReach }: RunningImportProps) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const work = progress.work ?? 'READ'
  const ending = useSingleMutation({
    mutationFn: abort,
    onSuccess: () => notify.success(t(`import.running.aborted.${work}`)),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['articleImport'] })
      setAsking(false)
    },
    onError: (error) => notify.error(problemText(error, t(`import.running.abortFailed.${work}`))),
  })
  const filename = progress.filename ?? ''
  return (
    <Stack gap={4}>
      {isOutOfReach && (
        <Notice tone="warning" title={t('import.running.outOfReach')}>
          {t(`import.running.whatHappens.${work}`)}
        </Notice>
      )}
      <Progress label={t(`import.running.title.${work}`, { filename })} value={progress.percent ?? 0} />
      <DescriptionList
        columns={2}
        items={[
          {
            term: t('import.running.elapsed'),
            value: progress.minutesSinceStart
              ? t('import.running.hours', { time: hoursAndMinutes(progress.minutesSinceStart) })
              : t('import.running.justBegun'),
          },
          {
            term: t('import.running.startedAt'),
            value: t('import.running.clock', { time: formatTime(progress.startedAt) }),
          },
          { term: t('import.running.startedBy'), value: progress.startedByName ?? '–' },
          ...(work === 'READ'
            ? [{ term: t('import.running.rows'), value: formatNumber(progress.rows, { decimals: 0 }) }]
            : []),
        ]}
      />
      {!isOutOfReach && <p>{t(`import.running.mayClose.${work}`)}</p>}
      {canEnd && (
        <Inline justify="flex-end">
          <Button variant="danger" disabled={isOutOfReach} onClick={() => setAsking(true)}>
            {t(`import.running.end.${work}`)}
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => ending.mutate()}
        busy={ending.isPending}
        title={t(`import.running.endTitle.${work}`, { filename })}
        verb={t(`import.running.end.${work}`)}
      >
        {t(`import.running.endEffect.${work}`)}
      </ConfirmDialog>
    </Stack>
  )
}
