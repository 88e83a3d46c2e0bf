import {
  type ArticleImport,
  abortArticleImport,
  deleteArticleImport,
  startArticleImport,
} from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { Dialog, Failed, Loading, Stack } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { historyQuery, progressQuery } from './article-import.api.ts'
import { ImportHistory } from './import-history.tsx'
import { isAsBefore } from './import-outcome.ts'
import { ImportResult } from './import-result.tsx'
import { useWatchImports } from './import-watchers.ts'
import { RunningImport } from './running-import.tsx'
import { StartImport } from './start-import.tsx'

/** The import that runs, or the way to start one; below it the earlier ones. What it shows is the server's state. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalogue')
  const mayStart = useMayCall(startArticleImport)
  const mayAbort = useMayCall(abortArticleImport)
  const mayDelete = useMayCall(deleteArticleImport)
  useWatchImports()
  const progress = useQuery(progressQuery)
  const history = useQuery(historyQuery)
  const [watched, setWatched] = useState<Pick<ArticleImport, 'id' | 'work'>>()
  const running = progress.data?.importId ?? undefined
  const work = progress.data?.work ?? null
  useEffect(() => {
    if (running) setWatched({ id: running, work })
  }, [running, work])
  // The list of earlier imports is as old as the last change between running and not.
  const { refetch } = history
  useEffect(() => {
    if (watched && !running) void refetch()
  }, [watched, running, refetch])

  const ended = running
    ? undefined
    : history.data?.find(
        (entry) => entry.id === watched?.id && entry.state !== 'RUNNING' && !isAsBefore(entry, watched.work),
      )
  const now = () => {
    if (progress.data && running)
      return (
        <RunningImport
          progress={progress.data}
          canEnd={mayAbort}
          isOutOfReach={progress.failureCount > 0 || progress.isError}
        />
      )
    if (progress.error && !progress.data)
      return <Failed what={t('import.progressWhat')} onRetry={() => void progress.refetch()} />
    if (!progress.data) return <Loading />
    return mayStart ? (
      <StartImport onStarted={(id) => setWatched({ id, work: 'READ' })} />
    ) : (
      <p>{t('import.noneRuns')}</p>
    )
  }
  return (
    <Dialog open onClose={onClose} size="large" title={t('import.title')}>
      <Stack gap={6}>
        {ended && <ImportResult entry={ended} onClose={() => setWatched(undefined)} />}
        {now()}
        <ImportHistory canDelete={mayDelete} />
      </Stack>
    </Dialog>
  )
}
