import { type Offer, updateOffer } from '@schrankwerk/contracts'
import { offerDateIssues } from '@schrankwerk/domain'
import { tidied } from '@schrankwerk/portal-ui/form'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
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

const dateFields = ['desiredDeliveryDate', 'validUntil'] as const

/** The same without the dates that the service would refuse: whoever types them is told at the field. */
export const sendableInput = (values: OfferValues, fields: readonly OfferField[]): Partial<OfferValues> => {
  const { desiredDeliveryDate = null, validUntil = null } = asInput(values, dateFields)
  const wrong = offerDateIssues({ desiredDeliveryDate, validUntil }, todayInBerlin())
  return asInput(
    values,
    fields.filter((field) => !wrong.some(({ path }) => path === field)),
  )
}
