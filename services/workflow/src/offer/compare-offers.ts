import { estimateOf } from '@schrankwerk/bom-service'
import type { Estimate, OfferComparison } from '@schrankwerk/contracts'
import { linesWithoutMaterial } from '@schrankwerk/domain'
import { mustExist } from '@schrankwerk/service-kit'
import type { Disguise } from '../bom/disguise.ts'
import { estimatedBom } from '../bom/party-bom.ts'
import { filesOfOffersSeenBy } from '../file/file.queries.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findDeviations } from './deviations.queries.ts'
import { knownDeviations } from './known-deviations.ts'
import { type OfferRow, releasedOffersOf } from './offer.queries.ts'
import { presentComparison } from './offer-comparison.presenter.ts'
import { findComparedEnquiry } from './offer-comparison.queries.ts'

/** As many as a page shows; the offer's own page and the file have the others. */
const deviationsOnPage = 200

/**
 * The released offers of an enquiry side by side; 404 for everybody but its customer, who may look at each of them.
 * All deviations of an offer are counted, the first `deviationsTold` told one by one, with null all of them.
 */
export async function compareOffers(
  ctx: WorkflowCtx,
  enquiryId: string,
  disguise: Disguise | undefined,
  deviationsTold: number | null = deviationsOnPage,
): Promise<OfferComparison> {
  const { db, actor } = ctx
  const enquiry = mustExist(await findComparedEnquiry(db, ctx, enquiryId))
  const rows = await releasedOffersOf(db, ctx, enquiryId)
  const families = [...Map.groupBy(rows, (row) => row.family_id).values()]
  const offerIds = families.map(([latest]) => (latest as OfferRow).id)
  const asked = { enquiryId, offerIds, hidesOwn: true }
  const [{ estimate }, deviations, files] = await Promise.all([
    estimateOf(db, estimatedBom(ctx, { enquiryId }, disguise)),
    deviationsTold === null
      ? findDeviations(db, { ...asked, most: null })
      : knownDeviations(db, { ...asked, most: deviationsTold }),
    filesOfOffersSeenBy(db, offerIds, actor),
  ])
  return presentComparison(ctx, {
    enquiry,
    range: estimate?.range ?? null,
    linesWithoutMaterial: estimate === null ? 0 : linesWithoutMaterial(countsOf(estimate)),
    families,
    deviations,
    files,
  })
}

const countsOf = (estimate: Estimate) => (estimate.view === 'EXACT' ? estimate.parts : estimate.counts)
