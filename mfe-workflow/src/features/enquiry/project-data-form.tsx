import { deliveryConditions, type Enquiry } from '@schrankwerk/contracts'
import { pastEnquiryDates } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { LazyPart, lazyCode, Stack } from '@schrankwerk/ui'
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

const amountTotals = lazyCode(() => import('./amount-totals.tsx'))

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
        <Amount enquiry={enquiry} missing={missingText('amount')} />
        <Day field="desiredDeliveryDate" required missing={missingText('desiredDeliveryDate')} />
        <Day field="offerDeadline" missing={missingText('offerDeadline')} />
      </FormGrid>
      <LongText />
      <EstimateVisible />
    </Stack>
  )
}

type FieldOfForm = Extract<
  EnquiryField,
  | 'title'
  | 'referenceNumber'
  | 'deliveryCondition'
  | 'amount'
  | 'desiredDeliveryDate'
  | 'offerDeadline'
  | 'estimateVisible'
  | 'additionalInfo'
>

interface FieldExtras {
  required?: boolean
  missing?: string
}

/** A field by its name, with its value in the draft and what is to be said of it. */
function useField<Field extends FieldOfForm>(field: Field, missing?: string) {
  const { t } = useTranslation('workflow')
  const { value, error, onChange } = useDraftField(field)
  return {
    id: fieldId(field),
    label: t(`enquiry.field.${field as FieldOfForm}`),
    value,
    onChange,
    error: error ?? missing,
  }
}

function ShortText({
  field,
  missing,
  ...rest
}: FieldExtras & { field: 'title' | 'referenceNumber'; maxLength: number }) {
  const { value, ...shown } = useField(field, missing)
  return <TextField {...shown} value={value ?? ''} {...rest} />
}

function Day({ field, missing, ...rest }: FieldExtras & { field: 'desiredDeliveryDate' | 'offerDeadline' }) {
  return (
    <DateField
      {...useField(field, missing)}
      min={todayInBerlin()}
      minText={pastEnquiryDates[field]}
      {...rest}
    />
  )
}

function DeliveryCondition({ missing }: FieldExtras) {
  const { t } = useTranslation('workflow')
  const { onChange, ...shown } = useField('deliveryCondition', missing)
  return (
    <SelectField
      {...shown}
      required
      searchable={false}
      options={deliveryConditions.map((condition) => ({
        value: condition,
        label: t(`enquiry.deliveryCondition.${condition}`),
      }))}
      onChange={(next) => onChange(next as typeof shown.value)}
    />
  )
}

function Amount({ enquiry, missing }: FieldExtras & Pick<ProjectDataFormProps, 'enquiry'>) {
  const shown = useField('amount', missing)
  const { unreadable } = useDraftField('amount')
  return (
    <div>
      <NumberField {...shown} required integer min={1} max={100_000} step={1} unreadable={unreadable} />
      {enquiry?.quantityBasis === 'TOTAL' && (
        <LazyPart part={amountTotals} what={shown.label}>
          {({ AmountTotals }) => <AmountTotals enquiry={enquiry} />}
        </LazyPart>
      )}
    </div>
  )
}

function EstimateVisible() {
  const { t } = useTranslation('workflow')
  return <SwitchField {...useField('estimateVisible')} description={t('enquiry.hint.estimateVisible')} />
}

function LongText() {
  const { value, ...shown } = useField('additionalInfo')
  return <TextArea {...shown} value={value ?? ''} maxLength={10_000} />
}
