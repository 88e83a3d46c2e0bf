import {
  MoneyField,
  NumberField,
  SelectField,
  type SelectFieldProps,
  TextArea,
  TextField,
  UrlField,
} from '@schrankwerk/ui/forms'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useManufacturerSearch } from '../../manufacturer-search.ts'
import { useDiscountGroupChoices, useUnitChoices } from '../../master-data.api.ts'
import type { ArticleField as Field } from './article-fields.ts'
import { lengthError } from './check-article.ts'
import { useField, useForm } from './form-context.tsx'

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>
interface Shown<Kind extends Field['kind']> {
  field: Of<Kind>
  label: string
}

/** A text field whose text is told to be too long while it is typed. */
function useText({ name, maxLength }: Of<'text' | 'area' | 'link'>) {
  const { t } = useTranslation('catalogue')
  const { error, ...field } = useField(name)
  return { ...field, error: error ?? lengthError(field.value, maxLength, t) }
}
const Text = ({ field, label }: Shown<'text'>) => <TextField label={label} {...useText(field)} />
const Area = ({ field, label }: Shown<'area'>) => <TextArea label={label} rows={3} {...useText(field)} />
const Link = ({ field, label }: Shown<'link'>) => <UrlField label={label} {...useText(field)} />
const Money = ({ field, label }: Shown<'money'>) => (
  <MoneyField label={label} min={0} max={field.max} step={0.01} {...useField(field.name)} />
)
const Amount = ({ field, label }: Shown<'number'>) => (
  <NumberField
    label={label}
    min={field.min ?? 0}
    max={field.max}
    step={field.integer || field.min ? 1 : 0.01}
    decimals={field.decimals}
    integer={field.integer}
    unit={field.unit}
    {...useField(field.name)}
  />
)

function Flag({ field, label }: Shown<'flag'>) {
  const { t } = useTranslation('catalogue')
  const { value, onChange, ...rest } = useField(field.name)
  return (
    <SelectField
      label={label}
      clearable
      searchable={false}
      options={[
        { value: 'true', label: t('article.yes') },
        { value: 'false', label: t('article.no') },
      ]}
      {...rest}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(text === null ? null : text === 'true')}
    />
  )
}

const Select = ({
  field,
  label,
  ...choices
}: Shown<'choice'> & Pick<SelectFieldProps, 'options' | 'loading' | 'onSearch'>) => (
  <SelectField label={label} clearable {...choices} {...useField(field.name)} />
)
const Manufacturer = (shown: Shown<'choice'>) => (
  <Select {...shown} {...useManufacturerSearch([useForm().values.manufacturerId])} />
)
const Unit = (shown: Shown<'choice'>) => <Select {...shown} {...useUnitChoices()} />
function DiscountGroup(shown: Shown<'choice'>) {
  const { manufacturerId, discountGroupId } = useForm().values
  const { options, loading } = useDiscountGroupChoices(manufacturerId, discountGroupId)
  return <Select {...shown} options={options} loading={loading} />
}
const choices = { manufacturerId: Manufacturer, unitId: Unit, discountGroupId: DiscountGroup }
const Choice = (shown: Shown<'choice'>) => {
  const Chosen = choices[shown.field.name]
  return <Chosen {...shown} />
}

const looks = {
  text: Text,
  area: Area,
  link: Link,
  money: Money,
  number: Amount,
  flag: Flag,
  choice: Choice,
}

/** One field of the form, by what it takes. */
export function ArticleField({ field }: { field: Field }) {
  const { t } = useTranslation('catalogue')
  const Look = looks[field.kind] as ComponentType<{ field: Field; label: string }>
  return <Look field={field} label={t(`article.field.${field.name}`)} />
}
