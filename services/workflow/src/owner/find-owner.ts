import type { Party } from '@schrankwerk/domain'
import { Conflict, NotFound } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { enquiryOwner } from './enquiry-owner.ts'
import { offerOwner } from './offer-owner.ts'
import { idOf, kindOf, type Owner, type OwnerKind } from './owner.ts'
import type { EditableOwner, OwnerRules, SeenOwner } from './owner-kind.ts'

export const ownerRules: Record<OwnerKind, OwnerRules> = { enquiry: enquiryOwner, offer: offerOwner }

export interface VisibleOwner extends SeenOwner {
  owner: Owner
  party: Party
}

/** The owner as the asker may see it, or 404. */
export async function findOwner(
  db: WorkflowCtx['db'],
  ctx: WorkflowCtx,
  owner: Owner,
): Promise<VisibleOwner> {
  // The operator's lists are of his own imports: to him, a customer's enquiry is not there.
  if (ctx.actor.companyType === 'ADMIN') throw new NotFound()
  const seen = await ownerRules[kindOf(owner)].find(db, ctx, idOf(owner))
  return { ...seen, owner, party: partyOf(ctx.actor) }
}

/** The owner whose parts list may be changed now: 404, 403 for the other party, 409 when released or changed. */
export async function requireEditable(
  db: WorkflowCtx['db'],
  ctx: WorkflowCtx,
  owner: Owner,
  editVersion?: number,
): Promise<EditableOwner> {
  const editable = await ownerRules[kindOf(owner)].findEditable(db, ctx, idOf(owner))
  if (editVersion !== undefined && editVersion !== editable.editVersion)
    throw new Conflict('changed-meanwhile')
  return editable
}

/** Locks what decides about the owner's files and parts list. */
export const lockOwner = (
  tx: Transaction<WorkflowTables>,
  ctx: Pick<WorkflowCtx, 'now'>,
  owner: Owner,
): Promise<void> => ownerRules[kindOf(owner)].lock(tx, ctx, idOf(owner))
