import { findBom } from '@schrankwerk/bom-service'
import { type OfferVersion, problemCodes } from '@schrankwerk/contracts'
import {
  enquiryObstacleOf,
  missingForOfferRelease,
  nextPartyOf,
  type OfferFacts,
  offerActionsOf,
  offerFileTypesOf,
  offerObstacle,
  offerStandingOf,
  pricePerCabinet,
  recommendedForOffer,
} from '@schrankwerk/domain'
import { changeEntries } from '@schrankwerk/service-kit'
import { partsListForRecommendation, presentOfferBomState } from '../bom/bom-state.presenter.ts'
import { seesAnothersList } from '../bom/sees-anothers-list.ts'
import { countOpenQuestions } from '../conversation/question.queries.ts'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { presentEnquiry } from '../enquiry/enquiry.presenter.ts'
import { findEnquiry } from '../enquiry/enquiry.queries.ts'
import { lapsedFiles, presentFile } from '../file/file.presenter.ts'
import { filesSeenBy } from '../file/file.queries.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { Deviations } from './deviations.queries.ts'
import { knownDeviations } from './known-deviations.ts'
import { momentOf, offerFactsOf, offerUnderLock } from './offer.policy.ts'
import { findSameNumber, type OfferRow, versionsSeenBy } from './offer.queries.ts'
import { datesOf } from './offer-input.ts'

export function presentListItem(stored: OfferRow, ctx: WorkflowCtx) {
  const row = offerUnderLock(stored, ctx)
  const facts = offerFactsOf(row)
  return {
    id: row.id,
    enquiryId: row.enquiry_id,
    enquiryTitle: row.enquiry_title,
    supplierName: row.supplier_name,
    customerName: row.customer_name,
    state: row.state,
    standing: offerStandingOf(facts, momentOf(ctx)),
    version: row.version,
    offerNumber: row.offer_number,
    referenceNumber: row.reference_number,
    price: row.price,
    desiredDeliveryDate: row.desired_delivery_date,
    released: row.released,
    releaseDate: row.release_date,
    // Of an order that lapsed the date stays in the row; it binds nobody any more.
    bindingUntil: row.state === 'ACCEPTED' || row.state === 'CONFIRMED' ? row.binding_until : null,
    wishDate: canAnswerWish(facts, ctx) ? row.wish_date : null,
    archived: row.archived,
    invalidated: row.invalidated,
    createDate: row.create_date,
    lastUpdate: row.last_update,
    allowedActions: offerActionsOf(facts, partyOf(ctx.actor), momentOf(ctx)),
  }
}

/** A wish for a new version is told while its supplier can give one. */
const canAnswerWish = (facts: OfferFacts, ctx: WorkflowCtx): boolean =>
  !facts.supplierInactive && offerObstacle('revise', facts, 'SUPPLIER', momentOf(ctx)) === null

export function presentVersion(stored: OfferRow, ctx: WorkflowCtx): OfferVersion {
  const row = offerUnderLock(stored, ctx)
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    standing: offerStandingOf(offerFactsOf(row), momentOf(ctx)),
    released: row.released,
    releaseDate: row.release_date?.toISOString() ?? null,
    invalidated: row.invalidated,
    archived: row.archived,
    price: row.price,
  }
}

/** Of a draft alone: what stands in the way of its release although nothing is missing. */
function presentReleaseObstacle(row: OfferRow, ctx: WorkflowCtx) {
  if (row.released) return null
  const code = offerObstacle('release', offerFactsOf(row), partyOf(ctx.actor), momentOf(ctx))
  return code === null ? null : { code, detail: problemCodes[code].detail }
}

/** So many are told one by one; all are counted. */
const deviationsTold = 1000

/** An offer with its enquiry as the asker may see them, and what he may do. */
export async function presentOffer(stored: OfferRow, ctx: WorkflowCtx) {
  const { db, actor } = ctx
  const row = offerUnderLock(stored, ctx)
  const facts = offerFactsOf(row)
  const types = offerFileTypesOf(facts, partyOf(actor))
  const item = presentListItem(row, ctx)
  const [storedFiles, bom, enquiry, deviationsByOffer, versions, sameNumber, changes] = await Promise.all([
    filesSeenBy(db, { offerId: row.id }, actor),
    findBom(db, ofOwner('bom', { offerId: row.id })),
    findEnquiry(db, ctx, row.enquiry_id),
    knownDeviations(db, {
      enquiryId: row.enquiry_id,
      offerIds: [row.id],
      hidesOwn: seesAnothersList(actor, { offerId: row.id }),
      most: deviationsTold,
    }),
    versionsSeenBy(db, ctx, row.family_id),
    item.allowedActions.includes('edit') ? findSameNumber(db, ctx, row) : undefined,
    actor.companyType === 'SUPPLIER' ? changeEntries(db, 'offer', row.id) : [],
  ])
  const files = row === stored ? storedFiles : lapsedFiles(storedFiles, row.binding_until)
  const { counts, told } = deviationsByOffer.get(row.id) as Deviations
  const deviationCount = counts.REMOVED + counts.ADDED + counts.QUANTITY + counts.UNIT + counts.ARTICLE
  const forRelease = {
    offerNumber: row.offer_number,
    price: row.price,
    deliveryCondition: row.delivery_condition,
    ...datesOf(row),
    fileTypes: files.map((file) => file.file_type),
  }
  const step = (['release', 'accept', 'confirm'] as const).find((one) => item.allowedActions.includes(one))
  const recommended = async () =>
    recommendedForOffer({
      partsList: step === 'release' ? partsListForRecommendation(bom, files) : undefined,
      deviations: step === 'release' ? deviationCount : 0,
      openQuestions: await countOpenQuestions(db, ctx, row),
    })
  return {
    ...item,
    supplierId: row.supplier_company_id,
    ...(sameNumber && { sameNumber }),
    amount: row.amount,
    pricePerCabinet: row.price === null ? null : pricePerCabinet(row.price, row.amount),
    deliveryCondition: row.delivery_condition,
    validUntil: row.valid_until,
    additionalInfoSupplier: row.additional_info_supplier,
    rejectionReason: row.rejection_reason,
    rejectionReasonIndividual: row.rejection_reason_individual,
    acceptDate: row.accept_date,
    confirmDate: row.confirm_date,
    lapseDate: row.state === 'OPEN' || row.state === 'DECLINED' ? row.binding_until : null,
    editVersion: row.edit_version,
    fileItems: files.map((file) => ({
      ...presentFile(file, types),
      ...(actor.companyType === 'SUPPLIER' && file.id === bom?.file_id && { onlyOwn: true }),
    })),
    ...presentOfferBomState(bom, actor),
    lineCount: row.line_count,
    missing: row.released ? [] : missingForOfferRelease(forRelease, momentOf(ctx).today),
    releaseObstacle: presentReleaseObstacle(row, ctx),
    recommended: step === undefined ? [] : await recommended(),
    allowedFileTypes: [...types],
    nextParty: nextPartyOf(facts),
    deviations: told,
    deviationCount,
    versions: versions.map((version) => presentVersion(version, ctx)),
    enquiry: enquiry === undefined ? null : await presentEnquiry(enquiry, ctx),
    enquiryObstacle: enquiryObstacleOf(facts),
    changeEntries: changes,
  }
}
