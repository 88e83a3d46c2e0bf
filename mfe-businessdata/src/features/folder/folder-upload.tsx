import type { BusinessData } from '@schrankwerk/contracts'
import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { FileUpload } from '@schrankwerk/portal-ui/files'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { send } from './folder.api.ts'

/** What enquiries and offers take, and archives. */
const extensions = [...uploadExtensions, 'zip']

export interface FolderUploadProps {
  folder: BusinessData
  /** Where the files go; undefined is the top. */
  subfolderId: string | undefined
}

/** The upload for those who may put files into the folder. */
export function FolderUpload({ folder, subfolderId }: FolderUploadProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const { permissions, offerId } = folder
  return (
    <FileUpload
      label={t('folder.drop')}
      extensions={extensions}
      maxBytes={maximumUploadBytes}
      mayUpload={permissions.write}
      place={offerId}
      send={async (file, place, run) => {
        await send(file, { offerId: place, subfolderId }, run)
        await cache.invalidateQueries({ queryKey: ['businessData'] })
      }}
    />
  )
}
