import { type Offer, updateOffer } from '@schrankwerk/contracts'
import { tidied } from '@schrankwerk/portal-ui/form'
import * as z from 'zod/mini'

/** What a supplier writes into an offer. */
export type OfferValues = Pick<
  Offer,
  | 'offerNumber'
  | 'price'
  | 'deliveryCondition'
  | 'desiredDeliveryDate'
  | 'validUntil'
  | 'additionalInfoSupplier'
>
export type OfferField = keyof OfferValues

export const offerFields = [
  'offerNumber',
  'price',
  'deliveryCondition',
  'desiredDeliveryDate',
  'validUntil',
  'additionalInfoSupplier',
] as const satisfies readonly OfferField[]

export const valuesOf = (offer: Offer): OfferValues =>
  Object.fromEntries(offerFields.map((field) => [field, offer[field]])) as unknown as OfferValues

/** The values as the service will keep them: blanks taken off, empty text is none. */
export const keptValues = (base: OfferValues, typed: Partial<OfferValues>): OfferValues =>
  tidied({ ...base, ...typed })

/** Those of the named fields that the contract takes as they are, as input of a call. */
export const asInput = (values: OfferValues, fields: readonly OfferField[]): Partial<OfferValues> => {
  const taken = fields.filter(
    (field) => z.safeParse(updateOffer.body?.shape[field] ?? z.never(), values[field]).success,
  )
  return Object.fromEntries(taken.map((field) => [field, values[field]]))
}
