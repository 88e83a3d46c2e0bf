import { choosableCompanyTypes } from '@schrankwerk/contracts'
import { Stack } from '@schrankwerk/ui'
import { FormGrid, SelectField, TextArea, TextField } from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { companyLengths, requiredFields } from './check-company.ts'
import { type CompanyFieldName, type CompanyValues, needsNumber } from './company-values.ts'
import type { CompanyForm } from './use-company-form.ts'

export const companyFieldId = (field: string): string => `unternehmen-feld-${field}`

type TextName = Exclude<CompanyFieldName, 'type' | 'additionalInfo'>

/** All that is entered of a company. */
export function CompanyFields({ form }: { form: CompanyForm }) {
  const { t } = useTranslation('accounts')
  const { values, set } = form
  const errors = { ...form.errors, ...companyLengths(values) }
  const text = (name: TextName, required = requiredFields.includes(name)) => (
    <TextField
      id={companyFieldId(name)}
      label={t(`company.field.${name}`)}
      required={required}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
      error={errors[name]}
    />
  )
  return (
    <Stack gap={4}>
      <FormGrid>
        {text('name')}
        <SelectField
          id={companyFieldId('type')}
          label={t('company.field.type')}
          required
          searchable={false}
          options={choosableCompanyTypes.map((value) => ({ value, label: t(`company.type.${value}`) }))}
          value={values.type}
          onChange={(type) => set({ type: type as CompanyValues['type'] })}
          error={errors.type}
        />
        {needsNumber(values) && text('customerNumber', true)}
      </FormGrid>
      <FormGrid>
        {text('street')}
        {text('houseNo')}
        {text('zip')}
        {text('city')}
        {text('country')}
      </FormGrid>
      <TextArea
        id={companyFieldId('additionalInfo')}
        label={t('company.field.additionalInfo')}
        rows={4}
        value={values.additionalInfo}
        onChange={(additionalInfo) => set({ additionalInfo })}
        error={errors.additionalInfo}
      />
    </Stack>
  )
}
