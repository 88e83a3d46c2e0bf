import { maximumUploadBytes, regulationExtensions } from '@schrankwerk/domain'
import { FileUpload } from '@schrankwerk/portal-ui/files'
import { useTranslation } from 'react-i18next'
import { sendFile } from '../../../files/file.api.ts'
import type { ConditionsFormProps } from './conditions-form.tsx'

/** The customer's regulation as files; they are files of the enquiry like the others. */
export function RegulationFiles({ enquiry, makeEnquiry, onFilesChanged }: ConditionsFormProps) {
  const { t } = useTranslation('workflow')
  const present = (enquiry?.fileItems ?? []).filter(({ fileType }) => fileType === 'LEGAL_DOCUMENT')
  return (
    <>
      <FileUpload
        name="regulation"
        label={t('conditions.regulationFiles')}
        extensions={regulationExtensions}
        maxBytes={maximumUploadBytes}
        place={enquiry && `enquiry/${enquiry.id}`}
        makePlace={async () => `enquiry/${await makeEnquiry()}`}
        send={async (file, place, run) => {
          await sendFile(file, place, 'LEGAL_DOCUMENT', run)
          await onFilesChanged()
        }}
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
