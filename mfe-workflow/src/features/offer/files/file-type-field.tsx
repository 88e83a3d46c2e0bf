import { changeFileType, type FileItem, type FileType } from '@schrankwerk/contracts'
import { api, problemText } from '@schrankwerk/shell-api'
import { Inline, notify, StateBadge } from '@schrankwerk/ui'
import { SelectField } from '@schrankwerk/ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { offerKey } from '../offer.api.ts'
import { typesToChoose } from './file-choices.ts'

export interface FileTypeFieldProps {
  offerId: string
  file: FileItem
  allowed: readonly FileType[]
}

/** The type as text, or to choose where it may be changed and there is a choice. */
export function FileTypeField({ offerId, file, allowed }: FileTypeFieldProps) {
  const { t } = useTranslation('workflow')
  const cache = useQueryClient()
  const retyping = useMutation({
    mutationFn: (fileType: string) => api.call(changeFileType, { query: { path: file.path, fileType } }),
    onError: (error) => notify.error(t('files.typeFailed', { detail: problemText(error) })),
    onSettled: () => cache.invalidateQueries({ queryKey: offerKey(offerId) }),
  })
  const choices = typesToChoose(file.filename, allowed)
  const type = t(`files.type.${file.fileType}`)
  if (file.lapsed)
    return (
      <Inline gap={2}>
        {type} <StateBadge tone="grey">{t('offer.files.lapsed')}</StateBadge>
      </Inline>
    )
  if (!file.allowedActions.includes('retype') || choices.length < 2) return <>{type}</>
  return (
    <SelectField
      label={t('files.typeOf', { name: file.filename })}
      hideLabel
      disabled={retyping.isPending}
      value={retyping.isPending ? retyping.variables : file.fileType}
      options={choices.map((value) => ({ value, label: t(`files.type.${value}`) }))}
      onChange={(value) => value !== null && value !== file.fileType && retyping.mutate(value)}
    />
  )
}
