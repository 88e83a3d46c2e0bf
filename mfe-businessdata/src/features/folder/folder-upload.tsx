import { maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { FileDrop } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { useUploads } from './use-uploads.ts'

/** What enquiries and offers take, and archives. */
const endings = [...uploadExtensions, 'zip'].map((extension) => `.${extension}`)

export function FolderUpload({ offerId }: { offerId: string }) {
  const { t } = useTranslation('businessdata')
  const { uploads, start } = useUploads(offerId)
  return (
    <FileDrop
      label={t('folder.drop')}
      multiple
      accept={endings}
      maxBytes={maximumUploadBytes}
      uploads={uploads}
      onFiles={(files) => {
        for (const file of files) void start(file)
      }}
    />
  )
}
