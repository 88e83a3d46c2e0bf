import { offerDrafted, offerReplaced } from '@schrankwerk/contracts'
import { Conflict, inTransaction, isUniqueViolation, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { copyBom } from '../bom/copy-bom.ts'
import { copyFiles } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { flagOffer, insertOffer } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/** A new version of a released offer as a draft, with its files and lines; the older version is replaced by it. */
export async function reviseOffer(ctx: WorkflowCtx, offerId: string): Promise<string> {
  const id = uuidv7()
  try {
    await inTransaction(ctx, async (tx) => {
      const former = await lockOffer(tx, ctx, offerId)
      authorise('revise', former, ctx)
      if (!(await flagOffer(tx, former.id, 'invalidated', ctx.now()))) throw new Conflict('offer-invalidated')
      const revision = {
        id,
        enquiry_id: former.enquiry_id,
        customer_company_id: former.customer_company_id,
        customer_name: former.customer_name,
        supplier_company_id: former.supplier_company_id,
        supplier_name: former.supplier_name,
        created_by: ctx.actor.userId,
        family_id: former.family_id,
        version: former.version + 1,
        offer_number: former.offer_number,
        price: former.price,
        delivery_condition: former.delivery_condition,
        desired_delivery_date: former.desired_delivery_date,
        valid_until: former.valid_until,
        additional_info_supplier: former.additional_info_supplier,
        line_count: former.line_count,
        create_date: ctx.now(),
        last_update: ctx.now(),
      }
      await insertOffer(tx, revision)
      const fileIds = await copyFiles(tx, ctx, { offerId: former.id }, { offerId: id }, [
        'ORDER',
        'ORDER_CONFIRMATION',
      ])
      await copyBom(tx, { from: { offerId: former.id }, to: { offerId: id }, fileIds })
      await recordChange(tx, ctx, { entity: 'offer', entityId: id, action: 'revise' })
      await publishOffer(tx, offerReplaced, former, {
        userId: ctx.actor.userId,
        editVersion: former.edit_version + 1,
        replacedById: id,
      })
      await publishOffer(tx, offerDrafted, revision, { userId: ctx.actor.userId, editVersion: 1 })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Conflict('offer-invalidated')
    throw error
  }
  return id
}
