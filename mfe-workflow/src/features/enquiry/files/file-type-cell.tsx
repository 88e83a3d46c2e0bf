import type { FileItem, FileType } from '@schrankwerk/contracts'
import { fileTypesFor } from '@schrankwerk/domain'
import { SelectField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'

export interface FileTypeCellProps {
  file: FileItem
  allowedTypes: readonly FileType[] | 'all'
  onChange: (type: FileType) => void
}

/** The type as text, or as a choice where its name leaves one and the asker may make it. */
export function FileTypeCell({ file, allowedTypes, onChange }: FileTypeCellProps) {
  const { t } = useTranslation('workflow')
  const offered = fileTypesFor(file.filename).filter(
    (type) => allowedTypes === 'all' || allowedTypes.includes(type),
  )
  const types = offered.includes(file.fileType) ? offered : [file.fileType, ...offered]
  const name = (type: FileType) => t(`files.type.${type}`)
  if (!file.allowedActions.includes('retype') || types.length < 2) return name(file.fileType)
  return (
    <SelectField
      hideLabel
      label={t('files.typeOf', { name: file.filename })}
      searchable={false}
      options={types.map((type) => ({ value: type, label: name(type) }))}
      value={file.fileType}
      onChange={(type) => type && type !== file.fileType && onChange(type as FileType)}
    />
  )
}
