import { enquiryChanged, type enquiryInput } from '@schrankwerk/contracts'
import { enquiryDateIssues } from '@schrankwerk/domain'
import { berlinDate, inTransaction, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type * as z from 'zod/mini'
import { refuseChangedDates } from '../refuse-changed-dates.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { insertEnquiry } from './enquiry.queries.ts'
import { appliedInput, datesOf, emptyDraft } from './enquiry-input.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/** Begins a draft with whatever is known of it yet; answers its id. */
export async function beginEnquiry(ctx: WorkflowCtx, input: z.output<typeof enquiryInput>): Promise<string> {
  const id = uuidv7()
  const draft = emptyDraft(id, ctx)
  const { values, conditions, fields } = appliedInput(draft, input)
  refuseChangedDates(datesOf(draft), datesOf({ ...draft, ...values }), (dates, changed) =>
    enquiryDateIssues(dates, berlinDate(ctx.now()), changed),
  )
  await inTransaction(ctx, async (tx) => {
    await insertEnquiry(tx, { ...draft, ...values, job_conditions: conditions })
    await recordChange(tx, ctx, { entity: 'enquiry', entityId: id, action: 'create', fields })
    await publishEnquiry(tx, ctx, enquiryChanged, {
      id,
      customerCompanyId: ctx.actor.companyId,
      visibleToSuppliers: false,
      editVersion: 1,
    })
  })
  return id
}
