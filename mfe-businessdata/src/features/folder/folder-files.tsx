import type { BusinessData } from '@schrankwerk/contracts'
import { FileTable } from '@schrankwerk/portal-ui/files'
import { Muted } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { type FolderCalls, removeItem, sessionCalls } from './folder.api.ts'
import { FolderUpload } from './folder-upload.tsx'

export interface FolderFilesProps {
  folder: BusinessData
  /** Left out, those of the session. */
  calls?: FolderCalls
  /** Id of the file shown beside the table. */
  previewed: string | undefined
  onPreview: (itemId: string | undefined) => void
}

/** The files of a folder, and the upload for those who may place some. */
export function FolderFiles({ folder, calls = sessionCalls, previewed, onPreview }: FolderFilesProps) {
  const { t } = useTranslation('businessdata')
  const { items, permissions, offerId } = folder
  return (
    <>
      <FolderUpload folder={folder} subfolderId={undefined} />
      {!permissions.write && <Muted>{t('folder.readOnly')}</Muted>}
      <FileTable
        label={t('folder.table')}
        files={items}
        empty={t(permissions.write ? 'folder.emptyWritable' : 'folder.empty')}
        columns={[
          {
            key: 'downloadCounter',
            header: t('folder.downloadCounter'),
            align: 'end',
            hideable: false,
            sortValue: ({ downloadCounter }) => downloadCounter,
            cell: ({ downloadCounter }) => downloadCounter,
          },
        ]}
        date={{ header: t('folder.lastUpdate'), of: ({ lastUpdate }) => lastUpdate }}
        mayRead={(item) => item.permissions.read}
        read={(item, signal) => calls.readItem(offerId, item.id, signal)}
        download={({ id }) => calls.download({ offerId, itemId: id })}
        downloadChosen={(chosen) => calls.download({ offerId, itemIds: chosen.map(({ id }) => id) })}
        removal={{
          mayRemove: (item) => item.permissions.write,
          remove: ({ id }) => removeItem(offerId, id),
          changes: 'businessData',
          effect: () => t('folder.deleteEffect'),
        }}
        panel={{ previewed, onPreview }}
      />
    </>
  )
}
