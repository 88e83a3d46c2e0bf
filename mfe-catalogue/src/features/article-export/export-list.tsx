import type { ArticleExport } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import {
  ConfirmDialog,
  Empty,
  formatBytes,
  formatDate,
  formatDateTime,
  formatNumber,
  notify,
  Progress,
  Section,
  StateBadge,
} from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../kept-file.module.css'
import { exportsQuery, remove } from './article-export.api.ts'
import { ExportActions } from './export-actions.tsx'
import { filterWords } from './filter-words.ts'

const tones = { RUNNING: 'blue', ENDED: 'green', FAILED: 'red' } as const

type ExportColumn = Column<ArticleExport>

const columnsOf = (t: TFunction<'catalogue'>, actions: ExportColumn['cell']): ExportColumn[] => [
  {
    key: 'filename',
    header: t('export.list.filename'),
    hideable: false,
    cell: (entry) => (
      <>
        <div className={styles.filename}>{entry.filename}</div>
        <div className={styles.quiet}>{filterWords(entry, t)}</div>
        {entry.failure && <p className={styles.failure}>{entry.failure}</p>}
      </>
    ),
  },
  {
    key: 'state',
    header: t('export.list.state'),
    hideable: false,
    cell: ({ state, percent, filename, keptUntil }) =>
      state === 'RUNNING' ? (
        <Progress label={t('export.list.progress', { filename })} value={percent} />
      ) : (
        <>
          <StateBadge tone={tones[state]}>{t(`export.state.${state}`)}</StateBadge>
          {keptUntil && (
            <div className={styles.quiet}>{t('export.list.keptUntil', { date: formatDate(keptUntil) })}</div>
          )}
        </>
      ),
  },
  {
    key: 'rows',
    header: t('export.list.rows'),
    hideable: false,
    align: 'end',
    cell: ({ rows }) => formatNumber(rows, { decimals: 0 }),
  },
  {
    key: 'size',
    header: t('export.list.size'),
    hideable: false,
    align: 'end',
    cell: ({ size }) => (size === null ? '–' : formatBytes(size)),
  },
  {
    key: 'startedAt',
    header: t('export.list.startedAt'),
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
    name: t('export.list.actions'),
    hideable: false,
    align: 'end',
    cell: actions,
  },
]

/** The exports that are kept, everyone's, latest first. */
export function ExportList() {
  const { t } = useTranslation('catalogue')
  const cache = useQueryClient()
  const exports = useQuery(exportsQuery)
  const [doomed, setDoomed] = useState<ArticleExport>()
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: exportsQuery.queryKey })
      notify.success(t('export.list.deleted'))
      setDoomed(undefined)
    },
  })
  const close = () => {
    removing.reset()
    setDoomed(undefined)
  }
  const { error } = removing
  return (
    <Section title={t('export.list.title')} level={3}>
      <DataTable
        label={t('export.list.table')}
        columns={columnsOf(t, (entry) => <ExportActions entry={entry} onDelete={() => setDoomed(entry)} />)}
        rows={exports.data}
        rowKey={(entry) => entry.id}
        error={exports.error}
        onRetry={() => void exports.refetch()}
        what={t('export.list.what')}
        empty={<Empty text={t('export.list.empty')} />}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onCancel={close}
        onConfirm={() => doomed && removing.mutate(doomed.id)}
        busy={removing.isPending}
        title={t('export.list.deleteTitle', { filename: doomed?.filename })}
        verb={t('export.list.deleteVerb')}
        error={error && problemText(error, t('export.list.deleteFailed'))}
      >
        {t(doomed?.state === 'RUNNING' ? 'export.list.endEffect' : 'export.list.deleteEffect')}
      </ConfirmDialog>
    </Section>
  )
}
