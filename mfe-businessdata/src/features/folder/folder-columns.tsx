import type { BusinessDataItem } from '@schrankwerk/contracts'
import { formatBytes, formatDateTime, IconButton, Inline } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import { IconDownload, IconEye } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { FileKind, isPdf } from './file-kind.tsx'
import styles from './folder.module.css'

export interface ColumnContext {
  t: TFunction<'businessdata'>
  previewed: string | undefined
  downloading: string | undefined
  onPreview: (item: BusinessDataItem) => void
  onDownload: (item: BusinessDataItem) => void
}

export const itemColumns = ({
  t,
  previewed,
  downloading,
  onPreview,
  onDownload,
}: ColumnContext): Column<BusinessDataItem>[] => [
  {
    key: 'filename',
    header: t('folder.name'),
    hideable: false,
    sortValue: (item) => item.filename,
    cell: (item) => (
      <span className={styles.name}>
        <FileKind filename={item.filename} />
        <span>{item.filename}</span>
      </span>
    ),
  },
  {
    key: 'size',
    header: t('folder.size'),
    align: 'end',
    hideable: false,
    sortValue: (item) => item.size,
    cell: (item) => formatBytes(item.size),
  },
  {
    key: 'downloadCounter',
    header: t('folder.downloadCounter'),
    align: 'end',
    hideable: false,
    sortValue: (item) => item.downloadCounter,
    cell: (item) => item.downloadCounter,
  },
  {
    key: 'lastUpdate',
    header: t('folder.lastUpdate'),
    hideable: false,
    sortValue: (item) => item.lastUpdate,
    cell: (item) => formatDateTime(item.lastUpdate),
  },
  {
    key: 'actions',
    header: '',
    name: t('folder.actions'),
    hideable: false,
    align: 'end',
    cell: (item) =>
      item.permissions.read && (
        <Inline gap={1} wrap={false} justify="flex-end">
          {isPdf(item.filename) && (
            <IconButton
              small
              label={t('folder.preview', { name: item.filename })}
              aria-pressed={previewed === item.id}
              onClick={() => onPreview(item)}
            >
              <IconEye size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            small
            label={t('folder.download', { name: item.filename })}
            loading={downloading === item.id}
            onClick={() => onDownload(item)}
          >
            <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </Inline>
      ),
  },
]
