import { deliveryConditions, type Offer } from '@schrankwerk/contracts'
import { isOfferPrice, noOfferPrice, pastOfferDates } from '@schrankwerk/domain'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import { DescriptionList, Stack } from '@schrankwerk/ui'
import { DateField, FormGrid, MoneyField, SelectField, TextArea } from '@schrankwerk/ui/forms'
import { useState } from 'react'
import { useOfferText } from '../offer-text.ts'
import { fieldId } from '../page-ids.ts'
import { priceEach } from '../price-each.ts'
import { useDraftField } from './offer-draft.ts'
import { OfferNumberField } from './offer-number-field.tsx'
import type { OfferValues } from './offer-values.ts'

/** As much as the service keeps. */
const maximumPrice = 999_999_999_999.99

/** What a supplier fills in; it saves itself. */
export function OfferForm({ offer }: { offer: Offer }) {
  const t = useOfferText()
  const price = useDraftField('price')
  const deliveryCondition = useDraftField('deliveryCondition')
  const desiredDeliveryDate = useDraftField('desiredDeliveryDate')
  const validUntil = useDraftField('validUntil')
  const additionalInfo = useDraftField('additionalInfoSupplier')
  const { amount } = offer
  const today = todayInBerlin()
  // A typed 0 may become 0,50; what was saved is told at once.
  const [isPriceLeft, setPriceLeft] = useState(true)
  const lacksPrice = price.value !== null && !Number.isNaN(price.value) && !isOfferPrice(price.value)
  return (
    <Stack gap={4}>
      <FormGrid>
        <OfferNumberField offer={offer} />
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
          max={maximumPrice}
          {...price}
          onChange={(value, text) => {
            setPriceLeft(false)
            price.onChange(value, text)
          }}
          onBlur={() => setPriceLeft(true)}
          error={price.error ?? (isPriceLeft && lacksPrice ? noOfferPrice : undefined)}
        />
        <DescriptionList
          items={[
            {
              term: t('field.pricePerCabinet'),
              value: isOfferPrice(price.value) ? (
                <output htmlFor={fieldId('price')}>{priceEach(t, price.value, amount)}</output>
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
        {...additionalInfo}
        value={additionalInfo.value ?? ''}
        maxLength={10_000}
      />
    </Stack>
  )
}
