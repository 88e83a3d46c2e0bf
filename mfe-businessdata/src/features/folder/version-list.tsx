import type { BusinessData, BusinessDataItem, ItemVersion } from '@schrankwerk/contracts'
import { useFileDownload } from '@schrankwerk/portal-ui/file-preview'
import { absenceOf } from '@schrankwerk/shell-api'
import {
  Button,
  Failed,
  formatBytes,
  formatDateTime,
  Inline,
  Loading,
  Muted,
  Notice,
  SimpleTable,
  TableSkeleton,
} from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { companyOf } from '../../folder/company-of.ts'
import type { FolderCalls } from '../../folder/folder.api.ts'

export interface VersionListProps {
  folder: BusinessData
  item: BusinessDataItem
  calls: FolderCalls
  onRestore: (version: number) => void
}

const whoOf = ({ side, name, companyName }: ItemVersion, folder: BusinessData): string => {
  const company = companyName ?? companyOf(folder, side)
  return [name, company].filter(Boolean).join(', ') || '–'
}

/** All versions of a file, to download or to restore one. */
export function VersionList({ folder, item, calls, onRestore }: VersionListProps) {
  const { t } = useTranslation('businessdata')
  const { offerId } = folder
  const downloads = useFileDownload()
  const versions = useQuery({
    queryKey: ['businessData', offerId, calls.reader, 'versions', item.id],
    queryFn: ({ signal }) => calls.listVersions(offerId, item.id, signal),
  })
  const saysWho = folder.view === 'party'
  const download = ({ version, isCurrent }: ItemVersion) =>
    downloads.download({
      key: String(version),
      filename: item.filename,
      begin: () => calls.download({ offerId, itemId: item.id, ...(isCurrent ? {} : { version }) }),
    })
  const actionsOf = (one: ItemVersion) => (
    <VersionActions
      version={one.version}
      isLoading={downloads.running === String(one.version)}
      onDownload={() => download(one)}
      onRestore={!one.isCurrent && item.permissions.write ? () => onRestore(one.version) : undefined}
    />
  )
  const rowOf = (one: ItemVersion) => [
    <>
      {t('files.versionNumber', { version: one.version })}
      {one.isCurrent && <Muted> {t('versions.current')}</Muted>}
    </>,
    formatDateTime(one.at),
    ...(saysWho ? [whoOf(one, folder)] : []),
    formatBytes(one.size),
    actionsOf(one),
  ]
  if (versions.data)
    return (
      <>
        {downloads.failure && (
          <Notice tone="error" onClose={downloads.forgetFailure}>
            {downloads.failure}
          </Notice>
        )}
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
      </>
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

interface VersionActionsProps {
  version: number
  isLoading: boolean
  onDownload: () => void
  /** Undefined where it cannot be restored. */
  onRestore: (() => void) | undefined
}

function VersionActions({ version, isLoading, onDownload, onRestore }: VersionActionsProps) {
  const { t } = useTranslation('businessdata')
  return (
    <Inline gap={1} justify="flex-end">
      <Button
        small
        aria-label={t('versions.downloadOf', { version })}
        loading={isLoading}
        onClick={onDownload}
      >
        {t('versions.download')}
      </Button>
      {onRestore && (
        <Button small aria-label={t('versions.restoreOf', { version })} onClick={onRestore}>
          {t('versions.restore')}
        </Button>
      )}
    </Inline>
  )
}
