import { type ArticleImport, undoArticleImport } from '@schrankwerk/contracts'
import { problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import {
  ConfirmDialog,
  Empty,
  formatDateTime,
  LazyPart,
  lazyCode,
  notify,
  Section,
  StateBadge,
} from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../kept-file.module.css'
import { historyQuery, removeEntry } from './article-import.api.ts'
import { HistoryActions } from './history-actions.tsx'
import { countOf, countsOf, keptOf, leftOutMost } from './import-outcome.ts'

const undoDialog = lazyCode(() => import('./undo-dialog.tsx'))

const tones = {
  RUNNING: 'blue',
  ENDED: 'green',
  ABORTED: 'amber',
  FAILED: 'red',
  PROPOSED: 'blue',
  REJECTED: 'amber',
  EXPIRED: 'amber',
  UNDONE: 'amber',
} as const
type HistoryColumn = Column<ArticleImport>

const columnsOf = (t: TFunction<'catalogue'>, actions: HistoryColumn['cell']): HistoryColumn[] => [
  {
    key: 'filename',
    header: t('import.history.filename'),
    hideable: false,
    cell: (entry) => (
      <>
        <div className={styles.filename}>{entry.filename}</div>
        <div className={styles.quiet}>{entry.importConfigTitle}</div>
        {entry.failure && <p className={styles.failure}>{entry.failure}</p>}
      </>
    ),
  },
  {
    key: 'state',
    header: t('import.history.state'),
    hideable: false,
    cell: (entry) => (
      <>
        <StateBadge tone={leftOutMost(entry) ? 'amber' : tones[entry.state]}>
          {t(`import.state.${entry.state}`)}
        </StateBadge>
        {keptOf(entry, t) && <div className={styles.quiet}>{keptOf(entry, t)}</div>}
        {leftOutMost(entry) && <div className={styles.quiet}>{t('import.history.leftOutMost')}</div>}
      </>
    ),
  },
  {
    key: 'counts',
    header: t('import.history.counts'),
    hideable: false,
    cell: (entry) =>
      entry.state === 'PROPOSED' ? (
        <>
          <div className={styles.quiet}>{t('import.history.waits')}</div>
          <div className={styles.quiet}>{countOf('skipped', entry, t)}</div>
        </>
      ) : (
        countsOf(entry, t).map((line) => (
          <div key={line} className={styles.quiet}>
            {line}
          </div>
        ))
      ),
  },
  {
    key: 'startedAt',
    header: t('import.history.startedAt'),
    hideable: false,
    cell: (entry) => (
      <>
        <div>{formatDateTime(entry.startedAt)}</div>
        <div className={styles.quiet}>{entry.startedByName}</div>
      </>
    ),
  },
  {
    key: 'actions',
    header: '',
    name: t('import.history.actions'),
    hideable: false,
    align: 'end',
    cell: actions,
  },
]

/** Earlier imports, latest first, with their files and skipped lines; the one that runs stands above. */
export function ImportHistory({ canDelete }: { canDelete: boolean }) {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const history = useQuery(historyQuery)
  const [doomed, setDoomed] = useState<ArticleImport>()
  const mayUndo = useMayCall(undoArticleImport)
  const [undone, setUndone] = useState<ArticleImport>()
  const removing = useSingleMutation({
    mutationFn: removeEntry,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: historyQuery.queryKey })
      notify.success(t('import.history.entryDeleted'))
      setDoomed(undefined)
    },
  })
  const close = () => {
    removing.reset()
    setDoomed(undefined)
  }
  const { error } = removing
  return (
    <Section title={t('import.history.title')} level={3}>
      <DataTable
        label={t('import.history.table')}
        columns={columnsOf(t, (entry) => (
          <HistoryActions
            entry={entry}
            onDelete={canDelete ? () => setDoomed(entry) : undefined}
            onUndo={mayUndo ? () => setUndone(entry) : undefined}
          />
        ))}
        rows={history.data?.filter(({ state }) => state !== 'RUNNING')}
        rowKey={(entry) => entry.id}
        error={history.error}
        onRetry={() => void history.refetch()}
        what={t('import.history.what')}
        empty={<Empty text={t('import.history.empty')} />}
      />
      {mayUndo && history.data?.some(({ state }) => state === 'ENDED') && (
        <p className={styles.quiet}>{t('import.history.undoable')}</p>
      )}
      {undone && (
        <LazyPart part={undoDialog} what={t('undo.what')}>
          {({ UndoDialog }) => <UndoDialog entry={undone} onClose={() => setUndone(undefined)} />}
        </LazyPart>
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        onCancel={close}
        onConfirm={() => doomed && removing.mutate(doomed.id)}
        busy={removing.isPending}
        title={t('import.history.deleteTitle', { filename: doomed?.filename })}
        verb={t('import.history.deleteVerb')}
        error={error && problemText(error, t('import.history.deleteFailed'))}
      >
        {t('import.history.deleteEffect')}
        {doomed?.state === 'ENDED' && doomed.undoUntil !== null && ` ${t('import.history.deleteEndsUndo')}`}
      </ConfirmDialog>
    </Section>
  )
}
