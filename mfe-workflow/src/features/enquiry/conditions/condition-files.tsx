import { documentExtensions, maximumUploadBytes } from '@schrankwerk/domain'
import { FileUpload } from '@schrankwerk/portal-ui/files'
import { useTranslation } from 'react-i18next'
import { sendFile } from '../../../files/file.api.ts'
import type { ConditionsFormProps } from './conditions-form.tsx'

/** What the dialogs of conditions take files for. */
const filesOf = {
  customerRegulation: { fileType: 'LEGAL_DOCUMENT', label: 'conditions.regulationFiles' },
  cabinetLabelLanguage: { fileType: 'LABELLING', label: 'conditions.labelFiles' },
} as const

export type DialogWithFiles = keyof typeof filesOf
export const hasFiles = (dialog: string): dialog is DialogWithFiles => dialog in filesOf

/** Files that say more of a condition: the customer's regulation, what the labels say. They are files of the enquiry like the others. */
export function ConditionFiles({
  dialog,
  enquiry,
  makeEnquiry,
  onFilesChanged,
}: ConditionsFormProps & { dialog: DialogWithFiles }) {
  const { t } = useTranslation('workflow')
  const { fileType, label } = filesOf[dialog]
  const present = (enquiry?.fileItems ?? []).filter((file) => file.fileType === fileType)
  return (
    <>
      <FileUpload
        name={dialog}
        label={t(label)}
        extensions={documentExtensions}
        maxBytes={maximumUploadBytes}
        place={enquiry && `enquiry/${enquiry.id}`}
        makePlace={async () => `enquiry/${await makeEnquiry()}`}
        send={async (file, place, run) => {
          await sendFile(file, place, fileType, run)
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
