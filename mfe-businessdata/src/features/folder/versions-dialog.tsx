import type { BusinessData, BusinessDataItem, ItemVersion } from '@schrankwerk/contracts'
import { useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { absenceOf, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import {
  Button,
  Dialog,
  Failed,
  formatBytes,
  formatDateTime,
  Inline,
  Loading,
  Muted,
  Notice,
  notify,
  SimpleTable,
  Stack,
  TableSkeleton,
} from '@schrankwerk/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderCalls } from '../../folder/folder.api.ts'
import { restoreVersion } from './folder-changes.api.ts'
import { companyOf } from './item-columns.tsx'

export interface VersionsDialogProps {
  folder: BusinessData
  item: BusinessDataItem
  calls: FolderCalls
  onClose: () => void
}

/** What stood under a file's name: who put it there and when, to download or to make it current again. */
export function VersionsDialog({ folder, item, calls, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const { offerId } = folder
  const [wanted, setWanted] = useState<number>()
  const downloads = useFileDownload()
  const versions = useQuery({
    queryKey: ['businessData', offerId, calls.reader, 'versions', item.id],
    queryFn: ({ signal }) => calls.listVersions(offerId, item.id, signal),
  })
  const restoring = useSingleMutation({
    mutationFn: (version: number) => restoreVersion(offerId, item, version),
    onSettled: () => cache.invalidateQueries({ queryKey: ['businessData'] }),
    onSuccess: (restored, version) => {
      setWanted(undefined)
      notify.success(t('versions.restored', { version, next: restored.version }))
    },
  })
  const saysWho = folder.view === 'party'
  const whoOf = ({ side, name, companyName }: ItemVersion) => {
    const company = companyName ?? companyOf(side, folder)
    return [name, company].filter(Boolean).join(', ') || '–'
  }
  const download = ({ version, isCurrent }: ItemVersion) =>
    downloads.download({
      key: String(version),
      filename: item.filename,
      begin: () => calls.download({ offerId, itemId: item.id, ...(isCurrent ? {} : { version }) }),
    })
  const actionsOf = (one: ItemVersion) => (
    <Inline gap={1} justify="flex-end">
      <Button
        small
        aria-label={t('versions.downloadOf', { version: one.version })}
        loading={downloads.running === String(one.version)}
        onClick={() => download(one)}
      >
        {t('versions.download')}
      </Button>
      {!one.isCurrent && item.permissions.write && (
        <Button
          small
          aria-label={t('versions.restoreOf', { version: one.version })}
          onClick={() => {
            restoring.reset()
            setWanted(one.version)
          }}
        >
          {t('versions.restore')}
        </Button>
      )}
    </Inline>
  )
  const rowOf = (one: ItemVersion) => [
    <>
      {t('files.versionNumber', { version: one.version })}
      {one.isCurrent && <Muted> {t('versions.current')}</Muted>}
    </>,
    formatDateTime(one.at),
    ...(saysWho ? [whoOf(one)] : []),
    formatBytes(one.size),
    actionsOf(one),
  ]
  const list = () => {
    if (versions.data)
      return (
        <SimpleTable
          label={t('versions.title', { name: item.filename })}
          head={[
            t('files.version'),
            t('versions.at'),
            ...(saysWho ? [t('versions.who')] : []),
            t('versions.size'),
            t('versions.actions'),
          ]}
          rows={versions.data.map(rowOf)}
        />
      )
    if (versions.error)
      return (
        <Failed
          what={t('versions.what')}
          {...absenceOf(versions.error)}
          onRetry={() => void versions.refetch()}
        />
      )
    return (
      <Loading>
        <TableSkeleton rows={3} columns={4} />
      </Loading>
    )
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closable={!restoring.isPending}
      title={t('versions.title', { name: item.filename })}
      actions={
        <Button variant="primary" onClick={onClose} disabled={restoring.isPending}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap={3}>
        {wanted !== undefined && (
          <Notice
            tone={restoring.error ? 'error' : 'warning'}
            title={t('versions.restoreTitle', { version: wanted })}
            action={
              <Inline gap={2}>
                <Button small disabled={restoring.isPending} onClick={() => setWanted(undefined)}>
                  {t('cancel')}
                </Button>
                <Button
                  small
                  variant="primary"
                  loading={restoring.isPending}
                  onClick={() => restoring.mutate(wanted)}
                >
                  {t('versions.restore')}
                </Button>
              </Inline>
            }
          >
            {restoring.error
              ? problemText(restoring.error)
              : t('versions.restoreEffect', {
                  version: wanted,
                  next: item.version + 1,
                  current: item.version,
                })}
          </Notice>
        )}
        {downloads.failure && (
          <Notice tone="error" onClose={downloads.forgetFailure}>
            {downloads.failure}
          </Notice>
        )}
        {list()}
      </Stack>
    </Dialog>
  )
}
