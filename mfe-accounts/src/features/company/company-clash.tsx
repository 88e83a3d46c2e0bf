import { ClashDialog } from '@schrankwerk/portal-ui/form'
import { useTranslation } from 'react-i18next'
import { type CompanyFieldName, type CompanyValues, valuesOf } from './company-values.ts'
import type { CompanyForm } from './use-company-form.ts'

/** Somebody else saved the company first: both states, and the choice between them. */
export function CompanyClash({ form }: { form: CompanyForm }) {
  const { t } = useTranslation('accounts')
  if (!form.clash) return null
  const saved = valuesOf(form.clash.theirs)
  const text = (name: CompanyFieldName, values: CompanyValues) =>
    name === 'type' && values.type ? t(`company.type.${values.type}`) : values[name] || '–'
  return (
    <ClashDialog
      title={t('company.changed.title')}
      text={t('company.changed.text')}
      rows={form.clash.fields.map((name) => [
        t(`company.field.${name}`),
        text(name, form.values),
        text(name, saved),
      ])}
      onTakeTheirs={form.takeTheirs}
      onKeepMine={form.keepMine}
    />
  )
}
