import { offerDrafted } from '@schrankwerk/contracts'
import { Conflict, inTransaction, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { copyBom } from '../bom/copy-bom.ts'
import { copyFiles } from '../file/file.queries.ts'
import { countVersionsAgain } from '../missing-number/count-missing-numbers.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockOffer } from './lock-offer.ts'
import { authorise } from './offer.policy.ts'
import { insertOffer, type OfferRow, versionsOf } from './offer.queries.ts'
import { publishOffer } from './publish-offer.ts'

/**
 * A draft of the next version of a released offer, with its lines and what lay with it; the released one stays valid
 * until the draft is released. One draft at a time: 409 names the one there is.
 */
export async function reviseOffer(ctx: WorkflowCtx, offerId: string): Promise<string> {
  const id = uuidv7()
  await inTransaction(ctx, async (tx) => {
    const former = await lockOffer(tx, ctx, offerId)
    authorise('revise', former, ctx)
    const versions = await versionsOf(tx, former.family_id)
    const open = versions.find((version) => !version.released && !version.archived)
    if (open !== undefined) throw new Conflict('revision-open', { offerId: open.id })
    const latest = Math.max(...versions.map(({ version }) => version))
    const revision = nextVersion(former, { id, version: latest + 1, ctx })
    await insertOffer(tx, revision)
    const fileIds = await copyFiles(tx, ctx, { offerId: former.id }, { offerId: id }, [
      'OFFER',
      'ORDER',
      'ORDER_CONFIRMATION',
    ])
    await copyBom(tx, { from: { offerId: former.id }, to: { offerId: id }, fileIds })
    await countVersionsAgain(tx, former.family_id)
    await recordChange(tx, ctx, { entity: 'offer', entityId: id, action: 'revise' })
    await publishOffer(tx, offerDrafted, revision, { userId: ctx.actor.userId, editVersion: 1 })
  })
  return id
}

const nextVersion = (
  former: OfferRow,
  { id, version, ctx }: { id: string; version: number; ctx: WorkflowCtx },
) => ({
  id,
  version,
  enquiry_id: former.enquiry_id,
  customer_company_id: former.customer_company_id,
  customer_name: former.customer_name,
  supplier_company_id: former.supplier_company_id,
  supplier_name: former.supplier_name,
  created_by: ctx.actor.userId,
  family_id: former.family_id,
  offer_number: former.offer_number,
  price: former.price,
  delivery_condition: former.delivery_condition,
  desired_delivery_date: former.desired_delivery_date,
  valid_until: former.valid_until,
  additional_info_supplier: former.additional_info_supplier,
  line_count: former.line_count,
  create_date: ctx.now(),
  last_update: ctx.now(),
})
