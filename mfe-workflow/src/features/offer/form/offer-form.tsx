import { deliveryConditions, type Offer } from '@schrankwerk/contracts'
import { pastOfferDates, roundToCents } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { DescriptionList, formatMoney, Stack } from '@schrankwerk/ui'
import { DateField, FormGrid, MoneyField, SelectField, TextArea, TextField } from '@schrankwerk/ui/forms'
import { useOfferText } from '../offer-text.ts'
import { fieldId } from '../page-ids.ts'
import { useDraftField } from './offer-draft.ts'
import type { OfferValues } from './offer-values.ts'

/** What a supplier fills in; it saves itself. */
export function OfferForm({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const offerNumber = useDraftField('offerNumber')
  const price = useDraftField('price')
  const deliveryCondition = useDraftField('deliveryCondition')
  const desiredDeliveryDate = useDraftField('desiredDeliveryDate')
  const validUntil = useDraftField('validUntil')
  const additionalInfo = useDraftField('additionalInfoSupplier')
  const { amount } = offer
  const today = todayInBerlin()
  const isPriced = price.value !== null && Number.isFinite(price.value)
  return (
    <Stack gap={4}>
      <FormGrid>
        <TextField
          id={fieldId('offerNumber')}
          label={t('field.offerNumber')}
          required
          maxLength={100}
          {...offerNumber}
          value={offerNumber.value ?? ''}
        />
        <SelectField
          id={fieldId('deliveryCondition')}
          label={t('field.deliveryCondition')}
          required
          options={deliveryConditions.map((value) => ({
            value,
            label: t(`deliveryCondition.${value}`),
          }))}
          {...deliveryCondition}
          onChange={(value) => deliveryCondition.onChange(value as OfferValues['deliveryCondition'])}
        />
        <MoneyField
          id={fieldId('price')}
          label={t('field.price')}
          description={t(amount === 1 ? 'form.priceHintOne' : 'form.priceHint', { amount })}
          required
          min={0}
          {...price}
        />
        <DescriptionList
          items={[
            {
              term: t('field.pricePerCabinet'),
              value: isPriced ? (
                <output htmlFor={fieldId('price')}>
                  {formatMoney(roundToCents((price.value ?? 0) / amount))}
                </output>
              ) : (
                t('form.eachEmpty')
              ),
            },
          ]}
        />
        <DateField
          id={fieldId('desiredDeliveryDate')}
          label={t('field.desiredDeliveryDate')}
          required
          min={today}
          minText={pastOfferDates.desiredDeliveryDate}
          {...desiredDeliveryDate}
        />
        <DateField
          id={fieldId('validUntil')}
          label={t('field.validUntil')}
          description={t('form.validUntilHint')}
          min={today}
          minText={pastOfferDates.validUntil}
          {...validUntil}
        />
      </FormGrid>
      <TextArea
        id={fieldId('additionalInfoSupplier')}
        label={t('field.additionalInfoSupplier')}
        maxLength={10_000}
        {...additionalInfo}
        value={additionalInfo.value ?? ''}
      />
    </Stack>
  )
}
