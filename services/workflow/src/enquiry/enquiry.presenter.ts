import { findBom, presentBomState } from '@schrankwerk/bom-service'
import { type EnquiryListItem, jobConditions } from '@schrankwerk/contracts'
import {
  enquiryActionsOf,
  enquiryFileTypesOf,
  enquiryStateOf,
  jobConditionDefaults,
  missingForEnquiryRelease,
  recommendedForEnquiry,
} from '@schrankwerk/domain'
import { type Actor, berlinDate, changeEntries } from '@schrankwerk/service-kit'
import { partsListForRecommendation } from '../bom/bom-state.presenter.ts'
import { presentFile } from '../file/file.presenter.ts'
import { filesOf } from '../file/file.queries.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { factsOf, partyOf } from './enquiry.policy.ts'
import type { EnquiryRow } from './enquiry.queries.ts'

/** An enquiry as the asker may see it, with what he may do. Supplier's names and prices only to the customer. */
export async function presentEnquiry(row: EnquiryRow, { db, actor, now }: WorkflowCtx) {
  const party = partyOf(actor)
  const facts = factsOf(row)
  const types = enquiryFileTypesOf(facts, party)
  const [files, bom, changes] = await Promise.all([
    filesOf(db, { enquiryId: row.id }),
    findBom(db, ofOwner('bom', { enquiryId: row.id })),
    party === 'CUSTOMER' ? changeEntries(db, 'enquiry', row.id) : [],
  ])
  const forRelease = {
    title: row.title,
    referenceNumber: row.reference_number,
    deliveryCondition: row.delivery_condition,
    desiredDeliveryDate: row.desired_delivery_date,
    offerDeadline: row.offer_deadline,
    amount: row.amount,
    fileTypes: files.map((file) => file.file_type),
  }
  // A row from before a condition existed has its standard.
  const conditions = jobConditions.parse({ ...jobConditionDefaults, ...row.job_conditions })
  const item = presentListItem(row, actor)
  const recommended = () =>
    recommendedForEnquiry({
      partsList: partsListForRecommendation(bom, files),
      touched: new Set(changes.flatMap(({ fields }) => fields)),
      amount: row.amount,
      conditions,
      fileTypes: forRelease.fileTypes,
    })
  return {
    ...item,
    customerId: row.customer_id,
    companyId: row.company_id,
    price: row.awarded_price,
    estimateVisible: row.estimate_visible,
    additionalInfo: row.additional_info,
    ...conditions,
    released: row.released,
    closed: row.closed,
    archived: row.archived,
    invalidated: row.invalidated,
    editVersion: row.edit_version,
    fileItems: files.map((file) => presentFile(file, types)),
    ...presentBomState(bom),
    // The file that they are in may not be attached.
    ...(party !== 'CUSTOMER' && { pricesBySheet: [] }),
    missing: row.released ? [] : missingForEnquiryRelease(forRelease, berlinDate(now())),
    recommended: item.allowedActions.includes('release') ? recommended() : [],
    allowedFileTypes: [...types],
    changeEntries: changes,
  }
}

export function presentListItem(row: EnquiryRow, actor: Actor) {
  const facts = factsOf(row)
  const party = partyOf(actor)
  return {
    id: row.id,
    title: row.title,
    referenceNumber: row.reference_number,
    customerName: row.customer_name,
    supplierName: party === 'CUSTOMER' ? row.awarded_supplier : null,
    offerCount: row.offer_count,
    declinedCount: row.declined_count,
    awardedState: row.awarded_state,
    state: enquiryStateOf(facts),
    amount: row.amount,
    deliveryCondition: row.delivery_condition,
    desiredDeliveryDate: row.desired_delivery_date,
    offerDeadline: row.offer_deadline,
    releaseDate: row.release_date,
    createDate: row.create_date,
    lastUpdate: row.last_update,
    lineCount: row.line_count,
    allowedActions: enquiryActionsOf(facts, party),
  } satisfies Record<keyof EnquiryListItem, unknown>
}
