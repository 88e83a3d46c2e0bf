import type { BusinessData, BusinessDataItem } from '@schrankwerk/contracts'
import { TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { companyOf } from '../../folder/company-of.ts'

export interface ItemColumnContext {
  t: TFunction<'businessdata'>
  folder: BusinessData
  /** Files of several subfolders are shown together. */
  withSubfolder: boolean
  onVersions: (item: BusinessDataItem) => void
}

const nothing = '–'

/** What a folder says of a file beside its name, size and date. */
export function itemColumns(context: ItemColumnContext): Column<BusinessDataItem>[] {
  const { t, folder, withSubfolder, onVersions } = context
  const names = new Map(folder.subfolders.map(({ id, name }) => [id, name]))
  const subfolderOf = ({ subfolderId }: BusinessDataItem) => subfolderId && names.get(subfolderId)
  const subfolder: Column<BusinessDataItem> = {
    key: 'subfolder',
    header: t('files.subfolder'),
    hideable: false,
    width: 112,
    sortValue: (item) => subfolderOf(item) ?? null,
    cell: (item) => subfolderOf(item) ?? nothing,
  }
  const side: Column<BusinessDataItem> = {
    key: 'side',
    header: t('files.side'),
    hideable: false,
    width: 112,
    sortValue: (item) => companyOf(folder, item.side) ?? null,
    cell: (item) => companyOf(folder, item.side) ?? nothing,
  }
  return [
    ...(withSubfolder ? [subfolder] : []),
    ...(folder.view === 'party' ? [side] : []),
    {
      key: 'version',
      header: t('files.version'),
      hideable: false,
      width: 84,
      sortValue: ({ version }) => version,
      cell: (item) =>
        item.version > 1 ? (
          <TextLink
            component="button"
            type="button"
            aria-label={t('files.versionsOf', { version: item.version, name: item.filename })}
            onClick={() => onVersions(item)}
          >
            {t('files.versionNumber', { version: item.version })}
          </TextLink>
        ) : (
          nothing
        ),
    },
    {
      key: 'downloadCounter',
      header: t('folder.downloadCounter'),
      align: 'end',
      hideable: false,
      width: 104,
      sortValue: ({ downloadCounter }) => downloadCounter,
      cell: ({ downloadCounter }) => downloadCounter,
    },
  ]
}
