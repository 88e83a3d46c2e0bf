import type { ComparedOffer, EstimateRange, OfferComparison } from '@schrankwerk/contracts'
import {
  againstRange,
  compareNames,
  daysFrom,
  fromUpperBound,
  isInPlay,
  offerActionsOf,
  offerStandingOf,
  pricePerCabinet,
  ranksOf,
  roundToCents,
} from '@schrankwerk/domain'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { pathOf } from '../file/file.presenter.ts'
import type { FileRow } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { Deviations } from './deviations.queries.ts'
import { momentOf, offerFactsOf, offerUnderLock } from './offer.policy.ts'
import { presentVersion } from './offer.presenter.ts'
import type { OfferRow } from './offer.queries.ts'
import type { ComparedEnquiryRow } from './offer-comparison.queries.ts'

interface Compared {
  enquiry: ComparedEnquiryRow
  /** Rounded, as a customer may see it. */
  range: EstimateRange | null
  linesWithoutMaterial: number
  /** The released versions of each offer, the latest first. */
  families: readonly (readonly OfferRow[])[]
  deviations: ReadonlyMap<string, Deviations>
  files: ReadonlyMap<string | null, readonly FileRow[]>
}

/** The offers of an enquiry, those in play before the others, the least price first. */
export function presentComparison(
  ctx: WorkflowCtx,
  { enquiry, range, linesWithoutMaterial, families, deviations, files }: Compared,
): OfferComparison {
  const offers = families.map((versions) => {
    const row = versions[0] as OfferRow
    const { counts, told } = deviations.get(row.id) as Deviations
    return {
      ...presentFigures(row, ctx, enquiry, range),
      sinceFirstVersion: sinceFirst(versions),
      deviationCounts: counts,
      deviations: told,
      files: (files.get(row.id) ?? []).map((file) => ({
        path: pathOf(file),
        filename: file.filename,
        fileType: file.file_type,
      })),
      versions: versions.map((version) => presentVersion(version, ctx)),
    }
  })
  const inPlay = offers.filter((offer) => offer.inPlay)
  const priceRanks = ranksOf(inPlay.map(({ price }) => price))
  const dateRanks = ranksOf(inPlay.map(({ desiredDeliveryDate }) => desiredDeliveryDate))
  const ranked = offers.map((offer): ComparedOffer => {
    const place = inPlay.indexOf(offer)
    return { ...offer, priceRank: priceRanks[place] ?? null, dateRank: dateRanks[place] ?? null }
  })
  return {
    enquiryId: enquiry.id,
    enquiryTitle: enquiry.title,
    referenceNumber: enquiry.reference_number,
    amount: enquiry.amount ?? 1,
    lineCount: enquiry.line_count,
    deliveryCondition: enquiry.delivery_condition,
    desiredDeliveryDate: enquiry.desired_delivery_date,
    range,
    linesWithoutMaterial,
    inPlay: inPlay.length,
    offers: ranked.toSorted(byPlace),
  }
}

const byPlace = (a: ComparedOffer, b: ComparedOffer): number =>
  Number(b.inPlay) - Number(a.inPlay) ||
  (a.price ?? Number.MAX_VALUE) - (b.price ?? Number.MAX_VALUE) ||
  compareNames(a.supplierName, b.supplierName)

function presentFigures(
  stored: OfferRow,
  ctx: WorkflowCtx,
  enquiry: ComparedEnquiryRow,
  range: EstimateRange | null,
) {
  const row = offerUnderLock(stored, ctx)
  const facts = offerFactsOf(row)
  const standing = offerStandingOf(facts, momentOf(ctx))
  return {
    id: row.id,
    supplierName: row.supplier_name,
    offerNumber: row.offer_number,
    version: row.version,
    state: row.state,
    standing,
    inPlay: isInPlay({ state: row.state, standing }),
    releaseDate: row.release_date?.toISOString() ?? null,
    price: row.price,
    pricePerCabinet: row.price === null ? null : pricePerCabinet(row.price, row.amount),
    againstRange: againstRange(row.price, range),
    fromUpperBound: fromUpperBound(row.price, range),
    deliveryCondition: row.delivery_condition,
    otherDeliveryCondition: row.delivery_condition !== enquiry.delivery_condition,
    desiredDeliveryDate: row.desired_delivery_date,
    daysLate: daysFrom(enquiry.desired_delivery_date, row.desired_delivery_date),
    validUntil: row.valid_until,
    additionalInfoSupplier: row.additional_info_supplier,
    allowedActions: offerActionsOf(facts, partyOf(ctx.actor), momentOf(ctx)),
  }
}

/** Price of the latest version less that of the first. */
function sinceFirst(versions: readonly OfferRow[]): number | null {
  const [latest, first] = [versions[0], versions.at(-1)]
  if (latest === first || latest?.price == null || first?.price == null) return null
  return roundToCents(latest.price - first.price)
}
