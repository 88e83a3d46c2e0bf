import { Conflict, inTransaction, mustExist, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { findEnquiry } from '../enquiry/enquiry.queries.ts'
import { findOffer } from '../offer/offer.queries.ts'
import { kindOf, type Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { requireBeginning } from './conversation.policy.ts'
import { presentConversation } from './conversation.presenter.ts'
import {
  findConversationBetween,
  findSpeaking,
  insertConversation,
  type NewConversation,
} from './conversation.queries.ts'
import { publishConversation } from './publish-conversation.ts'

type Speakers = Omit<NewConversation, 'id' | 'create_date'>

/** Begins the one conversation of an enquiry and a supplier's company; 409 with the one that is there already. */
export async function beginConversation(ctx: WorkflowCtx, at: Owner): Promise<string> {
  const speakers = await findSpeakers(ctx, at)
  await refuseSecond(ctx, ctx.db, speakers)
  const speaking = await findSpeaking(ctx.db, speakers.enquiry_id, speakers.supplier_company_id)
  requireBeginning(mustExist(speaking), ctx.actor, kindOf(at))
  const id = uuidv7()
  await inTransaction(ctx, async (tx) => {
    const isFirst = await insertConversation(tx, { ...speakers, id, create_date: ctx.now() })
    if (!isFirst) await refuseSecond(ctx, tx, speakers)
    await recordChange(tx, ctx, { entity: 'conversation', entityId: id, action: 'create' })
    await publishConversation(tx, ctx, { ...speakers, id, version: 1 })
  })
  return id
}

/** Who talks at this enquiry or offer, as far as the asker may see it. A customer names no supplier at an enquiry. */
async function findSpeakers(ctx: WorkflowCtx, at: Owner): Promise<Speakers> {
  if (at.offerId !== undefined) {
    const offer = mustExist(await findOffer(ctx.db, ctx, at.offerId))
    const { enquiry_id, customer_company_id, customer_name, supplier_company_id, supplier_name } = offer
    return { enquiry_id, customer_company_id, customer_name, supplier_company_id, supplier_name }
  }
  const enquiry = mustExist(await findEnquiry(ctx.db, ctx, at.enquiryId))
  return {
    enquiry_id: enquiry.id,
    customer_company_id: enquiry.company_id,
    customer_name: enquiry.customer_name,
    supplier_company_id: ctx.actor.companyId,
    supplier_name: ctx.actor.companyName,
  }
}

async function refuseSecond(ctx: WorkflowCtx, db: WorkflowCtx['db'], speakers: Speakers): Promise<void> {
  const { enquiry_id, supplier_company_id } = speakers
  const there = await findConversationBetween(db, ctx, enquiry_id, supplier_company_id)
  if (there !== undefined)
    throw new Conflict('conversation-exists', { conversation: presentConversation(there, ctx.actor) })
}
