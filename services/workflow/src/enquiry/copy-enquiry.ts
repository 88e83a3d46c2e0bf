import { enquiryChanged } from '@schrankwerk/contracts'
import { cutText } from '@schrankwerk/domain'
import { inTransaction, mustExist, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { copyBom } from '../bom/copy-bom.ts'
import { copyFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findEnquiry, insertEnquiry } from './enquiry.queries.ts'
import { emptyDraft } from './enquiry-input.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { publishEnquiry } from './publish-enquiry.ts'

const suffix = ' (Kopie)'

/** A new draft with the same data, files and parts list as they are now; nothing is matched again. */
export async function copyEnquiry(ctx: WorkflowCtx, id: string): Promise<string> {
  const copyId = uuidv7()
  await inTransaction(ctx, async (tx) => {
    // Files, lines and their number are copied as they are at one moment.
    await lockEnquiry(tx, ctx, id)
    const enquiry = mustExist(await findEnquiry(tx, ctx, id))
    await insertEnquiry(tx, {
      ...emptyDraft(copyId, ctx),
      title: enquiry.title === null ? null : cutText(enquiry.title, 200 - suffix.length) + suffix,
      reference_number: enquiry.reference_number,
      delivery_condition: enquiry.delivery_condition,
      desired_delivery_date: enquiry.desired_delivery_date,
      offer_deadline: enquiry.offer_deadline,
      amount: enquiry.amount,
      estimate_visible: enquiry.estimate_visible,
      additional_info: enquiry.additional_info,
      job_conditions: enquiry.job_conditions,
      line_count: enquiry.line_count,
    })
    const fileIds = await copyFiles(tx, ctx, { enquiryId: id }, { enquiryId: copyId })
    await copyBom(tx, { from: { enquiryId: id }, to: { enquiryId: copyId }, fileIds })
    await recordChange(tx, ctx, { entity: 'enquiry', entityId: copyId, action: 'copy' })
    await publishEnquiry(tx, ctx, enquiryChanged, {
      id: copyId,
      customerCompanyId: ctx.actor.companyId,
      visibleToSuppliers: false,
      editVersion: 1,
    })
  })
  return copyId
}
