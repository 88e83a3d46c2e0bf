import { enquiryChanged, enquiryClosed } from '@schrankwerk/contracts'
import { Conflict, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { decidableOffersOf } from '../offer/offer.queries.ts'
import { publishUndecidedOffers } from '../offer/publish-undecided-offers.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { authorise } from './enquiry.policy.ts'
import { type EnquiryRow, flagEnquiry } from './enquiry.queries.ts'
import { publishEnquiry } from './publish-enquiry.ts'

/** Ends a released enquiry: it takes no new offers from here on. The caller holds the enquiry's lock. */
export async function closeEnquiry(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  enquiry: EnquiryRow,
  editVersion: number,
): Promise<void> {
  authorise('close', enquiry, ctx.actor)
  if (enquiry.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
  const at = { id: enquiry.id, companyId: enquiry.company_id, now: ctx.now() }
  if (!(await flagEnquiry(tx, at, { closed: true }))) throw new Conflict('enquiry-closed')
  await recordChange(tx, ctx, { entity: 'enquiry', entityId: enquiry.id, action: 'close' })
  const change = {
    id: enquiry.id,
    customerCompanyId: enquiry.company_id,
    visibleToSuppliers: true,
    editVersion: editVersion + 1,
  }
  await publishEnquiry(tx, ctx, enquiryChanged, change)
  const hasOffers = (await decidableOffersOf(tx, enquiry.id)).length > 0
  if (hasOffers) await publishEnquiry(tx, ctx, enquiryClosed, change)
  await publishUndecidedOffers(tx, ctx, enquiry.id)
}
