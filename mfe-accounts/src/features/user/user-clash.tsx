import type { UserField } from '@schrankwerk/domain'
import { ClashDialog } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { useCompanyChoices } from './company-choices.ts'
import type { UserForm } from './use-user-form.ts'
import { type UserValues, valuesOf } from './user-values.ts'

/** Somebody else saved the user first: both states, and the choice between them. */
export function UserClash({ form }: { form: UserForm }) {
  const { t } = useTranslation('accounts')
  const { options } = useCompanyChoices()
  if (!form.clash) return null
  const saved = valuesOf(form.clash.theirs)
  const text = (name: UserField, values: UserValues): string => {
    const value = values[name]
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (name === 'companyId') return options.find((option) => option.value === value)?.label ?? '–'
    return value || '–'
  }
  return (
    <ClashDialog
      title={t('user.changed.title')}
      text={t('user.changed.text')}
      rows={form.clash.fields.map((name) => [
        t(`user.field.${name}`),
        text(name, form.values),
        text(name, saved),
      ])}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.keepMine}
    />
  )
}
