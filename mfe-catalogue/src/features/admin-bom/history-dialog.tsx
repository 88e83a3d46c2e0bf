import { type AdminBomListItem, deleteAdminBomResults } from '@schrankwerk/contracts'
import { BulkDialog, useWholeList } from '@schrankwerk/portal-ui/list'
import { problemText, useMayCall } from '@schrankwerk/shell-api'
import {
  Button,
  Dialog,
  Empty,
  formatDateTime,
  formatNumber,
  Inline,
  notify,
  StateBadge,
} from '@schrankwerk/ui'
import { type Column, DataTable } from '@schrankwerk/ui/table'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, historyQuery, removeResults } from './admin-bom.api.ts'

export interface HistoryDialogProps {
  onClose: () => void
  onLoad: (id: string) => void
  /** The lists that are there no more. */
  onDeleted: (ids: readonly string[]) => void
}

type HistoryColumn = Column<AdminBomListItem>

const small = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

const columnsOf = (t: TFunction<'catalogue'>, actions: HistoryColumn['cell']): HistoryColumn[] => [
  {
    key: 'bomFileName',
    header: t('adminBom.history.file'),
    hideable: false,
    sortValue: ({ bomFileName }) => bomFileName,
    cell: ({ bomFileName, released }) => (
      <Inline gap={2}>
        <span>{bomFileName}</span>
        {released && <StateBadge tone="green">{t('adminBom.released')}</StateBadge>}
      </Inline>
    ),
  },
  {
    key: 'createDate',
    header: t('adminBom.history.uploaded'),
    sortValue: ({ createDate }) => createDate,
    cell: ({ createDate, uploadedByName }) => (
      <>
        <div>{formatDateTime(createDate)}</div>
        <div>{uploadedByName ?? t('adminBom.history.formerPerson')}</div>
      </>
    ),
  },
  {
    key: 'lines',
    header: t('adminBom.history.lines'),
    align: 'end',
    sortValue: ({ lines }) => lines ?? -1,
    cell: ({ lines }) => (lines === null ? t('adminBom.history.notMapped') : formatNumber(lines)),
  },
  {
    key: 'matchedPercent',
    header: t('adminBom.history.successRate'),
    align: 'end',
    sortValue: ({ matchedPercent }) => matchedPercent ?? -1,
    cell: ({ matchedPercent }) => (matchedPercent === null ? '–' : `${matchedPercent} %`),
  },
  {
    key: 'actions',
    header: '',
    name: t('adminBom.history.actions'),
    hideable: false,
    align: 'end',
    cell: actions,
  },
]

/** Earlier lists, latest first: to be loaded, downloaded and deleted. */
export function HistoryDialog({ onClose, onLoad, onDeleted }: HistoryDialogProps) {
  const { t } = useTranslation('catalogue')
  const mayDelete = useMayCall(deleteAdminBomResults)
  const [isDeleting, setDeleting] = useState(false)
  const list = useWholeList({
    name: 'adminBom',
    query: historyQuery,
    sort: { column: 'createDate', descending: true },
  })
  const downloading = useMutation({
    mutationFn: (id: string) => download(id, 'all'),
    onError: (error) => notify.error(problemText(error, t('adminBom.downloadFailed'))),
  })
  const { chosen } = list
  const actions = ({ id, bomFileName, lines }: AdminBomListItem) => (
    <Inline gap={1} justify="flex-end">
      {lines !== null && (
        <Button
          small
          icon={<IconDownload {...small} />}
          aria-label={t('adminBom.history.downloadOf', { name: bomFileName })}
          onClick={() => downloading.mutate(id)}
        >
          {t('adminBom.downloadAll')}
        </Button>
      )}
      <Button
        small
        aria-label={t('adminBom.history.loadOf', { name: bomFileName })}
        onClick={() => onLoad(id)}
      >
        {t('adminBom.history.load')}
      </Button>
    </Inline>
  )
  return (
    <>
      <Dialog open onClose={onClose} size="large" title={t('adminBom.history.title')}>
        <DataTable
          {...list.table}
          label={t('adminBom.history.title')}
          what={t('adminBom.history.what')}
          columns={columnsOf(t, actions)}
          rowLabel={({ bomFileName }) => bomFileName}
          empty={<Empty text={t('adminBom.history.empty')} />}
          selection={mayDelete ? chosen.selection : undefined}
          bulkActions={
            mayDelete && (
              <Button
                small
                variant="danger"
                icon={<IconTrash {...small} />}
                onClick={() => setDeleting(true)}
              >
                {t('adminBom.delete.verb', { count: chosen.rows.length })}
              </Button>
            )
          }
        />
      </Dialog>
      {isDeleting && (
        <BulkDialog
          items={chosen.rows}
          nameOf={({ bomFileName }) => bomFileName}
          mayAct={({ released }) => !released}
          act={async (items) => {
            const ids = items.map(({ id }) => id)
            const left = new Set(await removeResults(ids))
            onDeleted(ids.filter((id) => !left.has(id)))
            return items.filter(({ id }) => left.has(id)).map((item) => ({ item }))
          }}
          changes="bom"
          onClose={() => setDeleting(false)}
          onDone={chosen.choose}
          words={{
            title: (count, name) => t('adminBom.delete.title', { count, name }),
            verb: (count) => t('adminBom.delete.verb', { count }),
            effect: (count) => t('adminBom.delete.effect', { count }),
            done: (count) => t('adminBom.delete.done', { count }),
            failed: (names, detail) =>
              t('adminBom.delete.failed', { names, detail: detail || t('adminBom.delete.releasedSince') }),
            impossible: (names) => t('adminBom.delete.impossible', { names }),
            none: t('adminBom.delete.none'),
          }}
        />
      )}
    </>
  )
}
