import type { BusinessData } from '@schrankwerk/contracts'
import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { FolderUpload as Upload } from '@schrankwerk/portal-ui/folder-upload'
import { refreshSoon } from '@schrankwerk/shell-api'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createUploadCalls } from './upload.api.ts'

/** What enquiries and offers take, and archives. */
const extensions = [...uploadExtensions, 'zip']

export interface FolderUploadProps {
  folder: BusinessData
  /** Where the files go; undefined is the top. */
  subfolderId: string | null | undefined
}

/** The upload for those who may put files into the folder. */
export function FolderUpload({ folder, subfolderId = null }: FolderUploadProps) {
  const { t } = useTranslation('businessdata')
  const cache = useQueryClient()
  const { permissions, offerId, items } = folder
  const calls = useMemo(
    () => createUploadCalls(offerId, () => refreshSoon('businessData', cache)),
    [offerId, cache],
  )
  if (!permissions.write) return null
  return (
    <Upload
      label={t('folder.drop')}
      extensions={extensions}
      maxBytes={maximumUploadBytes}
      place={offerId}
      calls={calls}
      subfolderId={subfolderId}
      files={items}
    />
  )
}
