import type { BusinessData } from '@schrankwerk/contracts'
import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { FileTable, FileUpload } from '@schrankwerk/portal-ui/files'
import { Muted } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download, readItem, remove, send } from './folder.api.ts'

export interface FolderFilesProps {
  folder: BusinessData
  /** Id of the file shown beside the table. */
  previewed: string | undefined
  onPreview: (itemId: string | undefined) => void
}

/** What enquiries and offers take, and archives. */
const extensions = [...uploadExtensions, 'zip']

/** The files of a folder, and the upload for those who may place some. */
export function FolderFiles({ folder, previewed, onPreview }: FolderFilesProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const { items, permissions, offerId } = folder
  return (
    <>
      <FileUpload
        label={t('folder.drop')}
        extensions={extensions}
        maxBytes={maximumUploadBytes}
        mayUpload={permissions.write}
        place={offerId}
        send={async (file, place, run) => {
          await send(file, place, run)
          await cache.invalidateQueries({ queryKey: ['businessData'] })
        }}
      />
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
        read={(item, signal) => readItem(offerId, item, signal)}
        download={({ id }) => download({ offerId, itemId: id })}
        downloadChosen={(chosen) => download({ offerId, itemIds: chosen.map(({ id }) => id) })}
        removal={{
          mayRemove: (item) => item.permissions.write,
          remove: ({ id }) => remove(offerId, id),
          changes: 'businessData',
          effect: () => t('folder.deleteEffect'),
        }}
        panel={{ previewed, onPreview }}
      />
    </>
  )
}
