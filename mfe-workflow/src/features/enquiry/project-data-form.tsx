import { deliveryConditions, type Enquiry } from '@schrankwerk/contracts'
import { pastEnquiryDates } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { Stack } from '@schrankwerk/ui'
import {
  DateField,
  FormGrid,
  NumberField,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
} from '@schrankwerk/ui/forms'
import { useTranslation } from 'react-i18next'
import { useDraftField } from './enquiry-draft.ts'
import type { EnquiryField } from './enquiry-values.ts'
import { fieldId } from './field-ids.ts'
import { useMissingNow } from './readiness/use-missing-now.ts'

export interface ProjectDataFormProps {
  enquiry: Enquiry | undefined
  /** A release was tried: what is missing is named at its field. */
  isChecked: boolean
}

export function ProjectDataForm({ enquiry, isChecked }: ProjectDataFormProps) {
  const missing = useMissingNow(enquiry)
  // Two dates that contradict each other are no gap to be filled later.
  const missingText = (field: EnquiryField) =>
    missing.find(({ path, code }) => path === field && (isChecked || code === 'deadline-too-late'))?.detail
  return (
    <Stack gap={4}>
      <FormGrid>
        <ShortText field="title" maxLength={200} required missing={missingText('title')} />
        <ShortText
          field="referenceNumber"
          maxLength={100}
          required
          missing={missingText('referenceNumber')}
        />
        <DeliveryCondition missing={missingText('deliveryCondition')} />
        <Amount missing={missingText('amount')} />
        <Day field="desiredDeliveryDate" required missing={missingText('desiredDeliveryDate')} />
        <Day field="offerDeadline" missing={missingText('offerDeadline')} />
      </FormGrid>
      <LongText />
      <EstimateVisible />
    </Stack>
  )
}

interface FieldExtras {
  required?: boolean
  missing?: string
}

function ShortText({
  field,
  maxLength,
  missing,
  ...rest
}: FieldExtras & { field: 'title' | 'referenceNumber'; maxLength: number }) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField(field)
  return (
    <TextField
      id={fieldId(field)}
      label={t(`enquiry.field.${field}`)}
      value={value ?? ''}
      onChange={onChange}
      error={error ?? missing}
      maxLength={maxLength}
      {...rest}
    />
  )
}

function Day({ field, missing, ...rest }: FieldExtras & { field: 'desiredDeliveryDate' | 'offerDeadline' }) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField(field)
  return (
    <DateField
      id={fieldId(field)}
      label={t(`enquiry.field.${field}`)}
      value={value}
      onChange={onChange}
      error={error ?? missing}
      min={todayInBerlin()}
      minText={pastEnquiryDates[field]}
      {...rest}
    />
  )
}

function DeliveryCondition({ missing }: FieldExtras) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField('deliveryCondition')
  return (
    <SelectField
      id={fieldId('deliveryCondition')}
      label={t('enquiry.field.deliveryCondition')}
      required
      searchable={false}
      options={deliveryConditions.map((condition) => ({
        value: condition,
        label: t(`enquiry.deliveryCondition.${condition}`),
      }))}
      value={value}
      onChange={(next) => onChange(next as typeof value)}
      error={error ?? missing}
    />
  )
}

function Amount({ missing }: FieldExtras) {
  const { t } = useTranslation('workflow')
  const { value, error, unreadable, onChange } = useDraftField('amount')
  return (
    <NumberField
      id={fieldId('amount')}
      label={t('enquiry.field.amount')}
      required
      integer
      min={1}
      max={100_000}
      step={1}
      value={value}
      unreadable={unreadable}
      onChange={onChange}
      error={error ?? missing}
    />
  )
}

function EstimateVisible() {
  const { t } = useTranslation('workflow')
  const { value, onChange } = useDraftField('estimateVisible')
  return (
    <SwitchField
      id={fieldId('estimateVisible')}
      label={t('enquiry.field.estimateVisible')}
      description={t('enquiry.hint.estimateVisible')}
      value={value}
      onChange={onChange}
    />
  )
}

function LongText() {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField('additionalInfo')
  return (
    <TextArea
      id={fieldId('additionalInfo')}
      label={t('enquiry.field.additionalInfo')}
      value={value ?? ''}
      onChange={onChange}
      error={error}
      maxLength={10_000}
    />
  )
}
