import { maximumUploadBytes, regulationExtensions } from '@schrankwerk/domain'
import { FileDrop } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { useUploads } from '../files/use-uploads.ts'
import type { ConditionsFormProps } from './conditions-form.tsx'

const typeOf = () => 'LEGAL_DOCUMENT' as const

/** The customer's regulation as files; they are files of the enquiry like the others. */
export function RegulationFiles({ enquiry, placeFiles, onFilesChanged }: ConditionsFormProps) {
  const { t } = useTranslation('workflow')
  const { uploads, add } = useUploads({ placeFiles, typeOf, onUploaded: onFilesChanged })
  const present = (enquiry?.fileItems ?? []).filter(({ fileType }) => fileType === 'LEGAL_DOCUMENT')
  return (
    <>
      <FileDrop
        label={t('conditions.regulationFiles')}
        multiple
        accept={regulationExtensions.map((extension) => `.${extension}`)}
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
