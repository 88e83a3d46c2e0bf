import { type Enquiry, enquiryInput, type JobConditionField } from '@schrankwerk/contracts'
import { enquiryDateIssues, jobConditionDefaults, settleConditions } from '@schrankwerk/domain'
import { tidied } from '@schrankwerk/portal-ui/form'
import { todayInBerlin } from '@schrankwerk/portal-ui/today-in-berlin'
import * as z from 'zod/mini'

/** What a customer writes into an enquiry. */
export type EnquiryValues = Pick<
  Enquiry,
  | 'title'
  | 'referenceNumber'
  | 'deliveryCondition'
  | 'desiredDeliveryDate'
  | 'offerDeadline'
  | 'amount'
  | 'estimateVisible'
  | 'additionalInfo'
  | JobConditionField
>
export type EnquiryField = keyof EnquiryValues

const initialValues: EnquiryValues = {
  title: null,
  referenceNumber: null,
  deliveryCondition: null,
  desiredDeliveryDate: null,
  offerDeadline: null,
  amount: 1,
  estimateVisible: true,
  additionalInfo: null,
  ...jobConditionDefaults,
}
export const enquiryFields = Object.keys(initialValues) as EnquiryField[]

export const isConditionField = (field: EnquiryField): field is JobConditionField =>
  field in jobConditionDefaults

/** The values as the service will keep them: blanks taken off, conditions settled among each other. */
export const keptValues = (base: EnquiryValues, typed: Partial<EnquiryValues>): EnquiryValues =>
  settleConditions(tidied({ ...base, ...typed })) as unknown as EnquiryValues

/** What a new enquiry begins with, as the service keeps it. */
export const emptyValues: EnquiryValues = keptValues(initialValues, {})

export const valuesOf = (enquiry: Pick<Enquiry, EnquiryField>): EnquiryValues => {
  const values = Object.fromEntries(enquiryFields.map((field) => [field, enquiry[field]]))
  return keptValues(values as unknown as EnquiryValues, {})
}

/** Those of the named fields that the contract takes as they are, as input of a call. */
export const asInput = (values: EnquiryValues, fields: readonly EnquiryField[]): Partial<EnquiryValues> => {
  const taken = fields.filter((field) => z.safeParse(enquiryInput.shape[field], values[field]).success)
  return Object.fromEntries(taken.map((field) => [field, values[field]]))
}

const dateFields = ['desiredDeliveryDate', 'offerDeadline'] as const

/** The same without the dates that the service would refuse: whoever types them is told at the field. */
export const sendableInput = (
  values: EnquiryValues,
  fields: readonly EnquiryField[],
): Partial<EnquiryValues> => {
  const { desiredDeliveryDate = null, offerDeadline = null } = asInput(values, dateFields)
  const wrong = enquiryDateIssues({ desiredDeliveryDate, offerDeadline }, todayInBerlin(), fields)
  return asInput(
    values,
    fields.filter((field) => !wrong.some(({ path }) => path === field)),
  )
}
