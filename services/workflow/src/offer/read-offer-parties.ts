import type { OfferParties } from '@schrankwerk/contracts'
import type { InternalCtx } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { confirmationsOf } from '../file/file.queries.ts'
import { offersForServices } from './offer.queries.ts'
import { presentOfferParties } from './offer-parties.presenter.ts'

/** Those of these offers that exist, for the other services. */
export async function readOfferParties(
  { db, now }: InternalCtx<WorkflowTables>,
  offerIds: string[],
): Promise<OfferParties[]> {
  if (offerIds.length === 0) return []
  const offers = await offersForServices(db, offerIds, now())
  const confirmed = offers.filter((offer) => offer.state === 'CONFIRMED').map((offer) => offer.id)
  const confirmations = await confirmationsOf(db, confirmed)
  return offers.map((offer) => presentOfferParties(offer, confirmations.get(offer.id) ?? []))
}
