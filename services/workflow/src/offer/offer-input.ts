import type { BodyOf, updateOffer } from '@schrankwerk/contracts'
import type { OfferDates } from '@schrankwerk/domain'
import type { OfferValues } from './offer.queries.ts'

const columns = {
  offerNumber: 'offer_number',
  price: 'price',
  deliveryCondition: 'delivery_condition',
  desiredDeliveryDate: 'desired_delivery_date',
  validUntil: 'valid_until',
  additionalInfoSupplier: 'additional_info_supplier',
} as const

type OfferFields = Partial<Pick<BodyOf<typeof updateOffer>, keyof typeof columns>>

/** The columns an input sets; what it leaves out stays, blank text is none. */
export function offerValues(input: OfferFields): OfferValues {
  const values: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(columns)) {
    const value = input[field as keyof typeof columns]
    if (value !== undefined) values[column] = value === '' ? null : value
  }
  return values
}

export const datesOf = (row: Pick<OfferValues, 'desired_delivery_date' | 'valid_until'>): OfferDates => ({
  desiredDeliveryDate: row.desired_delivery_date ?? null,
  validUntil: row.valid_until ?? null,
})
