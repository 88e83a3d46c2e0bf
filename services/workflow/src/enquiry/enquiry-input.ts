import { type enquiryInput, type JobConditions, jobConditions } from '@schrankwerk/contracts'
import { type EnquiryDates, jobConditionDefaults, settleConditions } from '@schrankwerk/domain'
import type * as z from 'zod/mini'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { EnquiryChanges, EnquiryDraft } from './enquiry.queries.ts'

/** A draft with nothing in it but the defaults. */
export const emptyDraft = (id: string, ctx: WorkflowCtx): EnquiryDraft => ({
  id,
  company_id: ctx.actor.companyId,
  customer_id: ctx.actor.userId,
  customer_name: ctx.actor.companyName,
  title: null,
  reference_number: null,
  delivery_condition: null,
  desired_delivery_date: null,
  offer_deadline: null,
  amount: 1,
  estimate_visible: true,
  additional_info: null,
  job_conditions: jobConditionDefaults,
  released: false,
  release_date: null,
  closed: false,
  archived: false,
  invalidated: false,
  create_date: ctx.now(),
  last_update: ctx.now(),
})

const columns = {
  title: 'title',
  referenceNumber: 'reference_number',
  deliveryCondition: 'delivery_condition',
  desiredDeliveryDate: 'desired_delivery_date',
  offerDeadline: 'offer_deadline',
  amount: 'amount',
  estimateVisible: 'estimate_visible',
  additionalInfo: 'additional_info',
} as const

/** The draft's columns and conditions after the input; what the input leaves out stays, what became meaningless goes. */
export function appliedInput(
  draft: { job_conditions: JobConditions },
  input: z.output<typeof enquiryInput>,
): EnquiryChanges & { fields: string[] } {
  const values: Record<string, unknown> = {}
  const conditions: Record<string, unknown> = { ...jobConditionDefaults, ...draft.job_conditions }
  const fields: string[] = []
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (field in columns) values[columns[field as keyof typeof columns]] = blankAsNull(value)
    else if (field in conditions) conditions[field] = value
    else continue
    fields.push(field)
  }
  return {
    values: values as EnquiryChanges['values'],
    conditions: settleConditions(jobConditions.parse(conditions)),
    fields,
  }
}

export const datesOf = (
  row: Pick<EnquiryDraft, 'desired_delivery_date' | 'offer_deadline'>,
): EnquiryDates => ({ desiredDeliveryDate: row.desired_delivery_date, offerDeadline: row.offer_deadline })

const blankAsNull = (value: unknown) => (value === '' ? null : value)
