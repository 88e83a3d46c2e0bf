import { type Offer, updateOffer } from '@schrankwerk/contracts'
import * as z from 'zod/mini'
import { tidied } from '../../../draft/draft-kind.ts'

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

/** Whether the contract takes a field's value as it stands. */
export const isTaken = (field: OfferField, value: unknown): boolean =>
  z.safeParse(updateOffer.body?.shape[field] ?? z.never(), value).success

export const asInput = (values: OfferValues, fields: readonly OfferField[]): Partial<OfferValues> =>
  Object.fromEntries(
    fields.filter((field) => isTaken(field, values[field])).map((field) => [field, values[field]]),
  )
