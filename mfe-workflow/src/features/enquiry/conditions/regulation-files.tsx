import type { FileType } from '@schrankwerk/contracts'
import { fileTypesFor, maximumUploadBytes, uploadExtensions } from '@schrankwerk/domain'
import { notify } from '@schrankwerk/ui'
import { FileDrop } from '@schrankwerk/ui/forms'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../files/use-uploads.ts'
import type { ConditionsFormProps } from './conditions-form.tsx'

const extensions = uploadExtensions.filter((extension) => extension !== 'csv' && extension !== 'txt')
const typeOf = (file: File): FileType | undefined =>
  fileTypesFor(file.name).includes('LEGAL_DOCUMENT') ? 'LEGAL_DOCUMENT' : undefined

/** The customer's regulation as files; they are files of the enquiry like the others. */
export function RegulationFiles({ enquiry, placeFiles, onFilesChanged }: ConditionsFormProps) {
  const { t } = useTranslation('workflow')
  const onUploaded = useCallback(
    async (file: File, type: FileType) => {
      if (type !== 'LEGAL_DOCUMENT') notify.info(t('files.notAsWanted', { name: file.name }))
      await onFilesChanged()
    },
    [onFilesChanged, t],
  )
  const { uploads, add } = useUploads({ placeFiles, typeOf, onUploaded })
  const present = (enquiry?.fileItems ?? []).filter(({ fileType }) => fileType === 'LEGAL_DOCUMENT')
  return (
    <>
      <FileDrop
        label={t('conditions.regulationFiles')}
        multiple
        accept={extensions.map((extension) => `.${extension}`)}
        maxBytes={maximumUploadBytes}
        uploads={uploads}
        onFiles={add}
      />
      {present.length > 0 && (
        <ul>
          {present.map((file) => (
            <li key={file.id}>{file.filename}</li>
          ))}
        </ul>
      )}
    </>
  )
}
