import { type JobConditionChoice, type JobConditionField, jobConditionChoices } from '@schrankwerk/contracts'
import { conditionApplies, jobConditionDefaults } from '@schrankwerk/domain'
import {
  CheckboxField,
  Fieldset,
  RadioGroupField,
  SelectField,
  TextArea,
  TextField,
} from '@schrankwerk/ui/forms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftField, useDraftState } from '../enquiry-draft.ts'
import { keptValues } from '../enquiry-values.ts'
import { fieldId } from '../field-ids.ts'
import type { ConditionItem } from './condition-sections.ts'
import { conditionText } from './condition-text.ts'

const nothing = ''
/** More choices than this are folded into a list. */
const radiosAtMost = 5

export type Pictures = Partial<Record<string, ReactNode>>

/** Whether the condition means something beside the others as they stand now. */
export const useApplies = (field: JobConditionField): boolean =>
  useDraftState((state) => conditionApplies(field, keptValues(state.base, state.typed)))

/** One condition by its kind, with its free text directly below; nothing where it does not apply. */
export function ConditionField({
  item,
  pictures,
  children,
}: {
  item: ConditionItem
  pictures?: Pictures
  children?: ReactNode
}) {
  const applies = useApplies(item.field)
  if (!applies) return null
  return (
    <div>
      {item.kind === 'choice' && (
        <ChoiceCondition field={item.field as JobConditionChoice} pictures={pictures} />
      )}
      {item.kind === 'checkbox' && <CheckboxCondition field={item.field} />}
      {item.kind === 'text' && <TextCondition field={item.field} />}
      {item.kind === 'long-text' && <TextCondition field={item.field} isLong />}
      {item.individual && <IndividualText field={item.individual} of={item.field} />}
      {children}
    </div>
  )
}

function IndividualText({ field, of }: { field: JobConditionField; of: JobConditionField }) {
  const { t } = useTranslation('workflow')
  const applies = useApplies(field)
  if (!applies) return null
  return (
    <Fieldset dependent legend={<span className="kit-hidden">{t(`conditions.field.${of}`)}</span>}>
      <TextCondition field={field} />
    </Fieldset>
  )
}

function ChoiceCondition({ field, pictures = {} }: { field: JobConditionChoice; pictures?: Pictures }) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField(field)
  const standard = jobConditionDefaults[field]
  const choices: readonly string[] = jobConditionChoices[field]
  const label = t(`conditions.field.${field}`)
  const options = [...(standard === null ? [nothing] : []), ...choices].map((choice) => ({
    value: choice,
    label: conditionText(t, field, choice || null),
    picture: pictures[choice],
    standard: choice === standard,
  }))
  const change = (next: string | null) => onChange((next || null) as typeof value)
  if (options.length <= radiosAtMost + 1)
    return (
      <RadioGroupField
        id={fieldId(field)}
        name={field}
        label={label}
        inline={Object.keys(pictures).length === 0}
        options={options}
        value={value ?? nothing}
        onChange={change}
        error={error}
      />
    )
  return (
    <SelectField
      id={fieldId(field)}
      label={label}
      searchable={false}
      options={options.map((option) => ({
        value: option.value,
        label: option.standard ? `${option.label} (${t('conditions.standard')})` : option.label,
      }))}
      value={value ?? nothing}
      onChange={change}
      error={error}
    />
  )
}

function CheckboxCondition({ field }: { field: JobConditionField }) {
  const { t } = useTranslation('workflow')
  const { value, onChange } = useDraftField(field)
  const onValue = field === 'systemLocation' ? 'EX_ZONE' : true
  return (
    <CheckboxField
      id={fieldId(field)}
      label={t(`conditions.field.${field}`)}
      value={value === onValue}
      onChange={(isOn) => onChange((isOn ? onValue : onValue === true ? false : null) as typeof value)}
    />
  )
}

function TextCondition({ field, isLong = false }: { field: JobConditionField; isLong?: boolean }) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField(field)
  const props = {
    id: fieldId(field),
    label: t(`conditions.field.${field}`),
    value: String(value ?? ''),
    onChange: (next: string) => onChange(next as typeof value),
    error,
  }
  return isLong ? <TextArea {...props} maxLength={4000} /> : <TextField {...props} maxLength={500} />
}
